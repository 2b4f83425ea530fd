type LeadOrder = {
  /** The value of the URL's `sort` parameter. */
  name: string;
  label: string;
  /** The sort columns; ties are broken by creation date. */
  by: readonly string[];
  direction: "asc" | "desc";
};

/** The sort orders of the lead list, default first. An index is generated for each. */
export const LEAD_SORTS = [
  { name: "newest", label: "Newest first", by: [], direction: "desc" },
  { name: "score", label: "Highest score", by: ["leadScore"], direction: "desc" },
  { name: "value", label: "Highest deal value", by: ["dealValue"], direction: "desc" },
  { name: "follow-up", label: "Next follow-up", by: ["nextFollowUp"], direction: "asc" },
  { name: "name", label: "Last name", by: ["lastName", "firstName"], direction: "asc" },
] as const satisfies readonly LeadOrder[];

type SortName = (typeof LEAD_SORTS)[number]["name"];
/** An order; with "-" before it, the other way round, which the same index serves. */
export type LeadSort = SortName | `-${SortName}`;
export const DEFAULT_LEAD_SORT = LEAD_SORTS[0].name;
/** Both ways. */
export const SORTS: LeadSort[] = LEAD_SORTS.flatMap(({ name }) => [name, `-${name}`] as const);
