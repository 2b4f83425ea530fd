import { periodText } from "../../../crm/leads/filters/visit-filters";
import type { OriginFilters } from "../../../crm/leads/lead-origins.server";
import { LEADS_PATH } from "../../../crm/paths";
import type { MoneyFigures } from "../../money";
import type { HourRange } from "../../report";
import type { ReportSearch } from "../../report-search";
import type { MoneyCells } from "./money-cells";

type Counted = OriginFilters & { source?: string };
/** The cells of a row whose number of leads leads to the list of them. */
export type LinkCells = (cells: MoneyCells, row: Pick<MoneyFigures, "leads">, counted: Counted) => MoneyCells;

/** Of the leads that the table counts, `counted` says which: with the page's filters, where it does not change them. */
export function leadLinks({ filters, range }: ReportSearch, hours: HourRange, isKnown: boolean): LinkCells {
  // All time has every lead, also one that came before the first visit was counted.
  const came = range === "all" ? {} : { came: periodText(hours) };
  const { channel, campaign, landing } = filters;
  return (cells, { leads }, counted) => {
    if (!isKnown || leads === 0) return cells;
    const wanted = { ...came, channel, campaign, landing, ...counted };
    const set = Object.entries(wanted).filter((entry): entry is [string, string] => entry[1] !== undefined);
    return { ...cells, leadsTo: `${LEADS_PATH}?${new URLSearchParams(set)}` };
  };
}
