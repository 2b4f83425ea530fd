import { currencyOf, foreignMark, isForeign, readAmount } from "../../../platform/money";
import { fieldLabel } from "../columns/columns";
import type { ImportField } from "../columns/header-names";
import { currencyColumn, decimalFor, hasForeignAmounts, type ImportSettings } from "../settings";

/** What is said of a row's amounts. */
type Remarks = { warnings: string[]; drop: (name: string, text: string, reason: string) => "" };

/** Adds the currency that the header or a column of the file says to an amount without one. */
export function currencyAdder({ columns, surveys }: ImportSettings) {
  const ofHeader = surveys[columns.indexOf("dealValue")]?.currency ?? "";
  const beside = currencyColumn({ columns, surveys });
  return (text: string, cells: string[]): string => {
    const currency = currencyOf(cells[beside] ?? "") ?? ofHeader;
    const isBare = /\d/.test(text) && !/\p{Sc}|[A-Z]{3}/iu.test(text);
    return isBare && isForeign(currency || null) ? `${text} ${currency}` : text;
  };
}

/** Reads an amount as dollars; drops what is none, and one in another currency if that is chosen. */
export function moneyReader(name: ImportField, settings: ImportSettings) {
  const { sign: decimal } = decimalFor(settings, name);
  const isAsked = settings.otherCurrency === null && hasForeignAmounts(settings);
  return (text: string, remarks: Remarks): string => {
    const cents = readAmount(text, decimal);
    const isOther = typeof cents === "number" && !settings.isOwnExport && foreignMark(text) !== null;
    if (isOther && settings.otherCurrency === "note")
      return remarks.drop(name, text, "it is in another currency than US dollars");
    const how = isAsked ? "is in another currency: what becomes of it?" : "was taken as dollars";
    if (isOther) remarks.warnings.push(`${fieldLabel(name)} "${text}" ${how}`);
    if (typeof cents === "number")
      return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, "0")}`;
    if (cents === "ask") return remarks.drop(name, text, "is the point a thousand’s or a decimal one?");
    return remarks.drop(name, text, cents === "negative" ? "it is below 0" : "it is no amount");
  };
}
