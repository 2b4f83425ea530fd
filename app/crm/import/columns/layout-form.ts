import type { LeadTable } from "../../leads/fields/lead-fields";
import { type Encoding, isEncoding } from "../file/encoding";
import { FOREIGN_AMOUNTS, type ImportLayout, type ImportSettings } from "../settings";
import { CHOICE_FIELDS, type ChoiceField } from "../values/choices";
import { chosenColumns, doubledColumns } from "./columns";
import { DATE_FIELDS, LAYOUT_FIELDS } from "./layout-fields";

/** The different values in the column of a choice; empty if there is none, or too many to show. */
export function valuesOf(
  { columns, surveys }: Pick<ImportSettings, "columns" | "surveys">,
  field: ChoiceField,
) {
  return surveys[columns.indexOf(field)]?.values ?? [];
}

/** What a person has chosen in the form of the dry run; anything that was not on offer counts as not chosen. */
export function readLayoutForm(
  form: FormData,
  { header, settings }: { header: string[]; settings: ImportSettings },
  fields: LeadTable,
): { layout: ImportLayout; readAs: Encoding; doubled: string[] } {
  const text = (name: string) => String(form.get(name) ?? "").trim();
  const readAs = text(LAYOUT_FIELDS.readAs);
  const choices = CHOICE_FIELDS.map((field) => {
    const isOption = (id: string) =>
      (field !== "status" && field !== "priority") || Object.hasOwn(fields[field].options, id);
    const chosen = valuesOf(settings, field).flatMap(({ text: value }, at) => {
      const name = LAYOUT_FIELDS.value(field, at);
      const id = text(name).slice(0, fields.source.max);
      return form.has(name) && isOption(id) ? [[value, id] as const] : [];
    });
    return [field, { ...settings.choices[field], ...Object.fromEntries(chosen) }] as const;
  });
  const orders = DATE_FIELDS.flatMap((field) => {
    const order = text(LAYOUT_FIELDS.order(field));
    return order === "day" || order === "month" ? [[field, order] as const] : [];
  });
  const decimal = text(LAYOUT_FIELDS.decimal);
  const status = text(LAYOUT_FIELDS.constant("status"));
  const fieldAt = (at: number) => text(LAYOUT_FIELDS.column(at));
  const columns = chosenColumns(header, fieldAt);
  return {
    readAs: isEncoding(readAs) ? readAs : (settings.readAs ?? settings.encoding),
    doubled: doubledColumns(header, columns, fieldAt),
    layout: {
      columns,
      choices: { ...settings.choices, ...Object.fromEntries(choices) },
      orders: Object.fromEntries(orders),
      otherCurrency: FOREIGN_AMOUNTS.find((choice) => choice === text(LAYOUT_FIELDS.otherCurrency)) ?? null,
      decimal: decimal === "." || decimal === "," ? decimal : null,
      fill: {
        company: form.has(LAYOUT_FIELDS.fill("company")),
        names: form.has(LAYOUT_FIELDS.fill("names")),
      },
      constants: {
        status: Object.hasOwn(fields.status.options, status) ? status : "",
        source: text(LAYOUT_FIELDS.constant("source")).slice(0, fields.source.max),
        assigneeId: text(LAYOUT_FIELDS.constant("assigneeId")).slice(0, 64),
      },
    },
  };
}
