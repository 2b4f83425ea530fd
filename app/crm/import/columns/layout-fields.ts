import type { ChoiceField } from "../values/choices";

/** The names of the form's fields; `at` is the place of a column, or of a value among those of a column. */
export const LAYOUT_FIELDS = {
  readAs: "readAs",
  column: (at: number) => `column-${at}`,
  value: (field: ChoiceField, at: number) => `${field}-value-${at}`,
  order: (field: string) => `order-${field}`,
  decimal: "decimal",
  otherCurrency: "other-currency",
  fill: (what: "company" | "names") => `fill-${what}`,
  constant: (field: "status" | "source" | "assigneeId") => `all-${field}`,
};

export const DATE_FIELDS = ["createdAt", "nextFollowUp"] as const;

/** The name of the input that corrects a cell, and how to find its line in it. */
export function mendName(line: number, column: number): string {
  return `cell-${line}-${column}`;
}
export const MEND_FIELD = /^cell-(\d{1,8})-\d{1,3}$/;
