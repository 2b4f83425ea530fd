import { type ColumnFields, fieldLabel } from "../columns/columns";
import type { ImportField } from "../columns/header-names";

/** The fields that can cost a row; what is wrong in another one only leaves that empty. */
export const NEEDED_FIELDS: ImportField[] = [
  "fullName",
  "firstName",
  "lastName",
  "businessEmail",
  "companyName",
];

/** The cells of a row that may have to be corrected. */
export function mendableCells(cells: string[], columns: ColumnFields) {
  return columns.flatMap((field, at) =>
    field && NEEDED_FIELDS.includes(field) ? [{ at, label: fieldLabel(field), text: cells[at] ?? "" }] : [],
  );
}
