import { LEAD_SORTS, type LeadSort } from "./filters/lead-sorts";

export const LIST_VIEWS = ["cards", "table"] as const;
export type ListView = (typeof LIST_VIEWS)[number];

/** The board of deals below the leads: its sums alone, or with its cards. */
export const BOARD_STATES = ["folded", "open"] as const;
type BoardState = (typeof BOARD_STATES)[number];

/** Leads on a page of the table; of cards there are always `LEADS_PER_PAGE`. */
export const TABLE_ROWS = [25, 50, 100] as const;
export type TableRows = (typeof TABLE_ROWS)[number];

/** The columns beside the name, in their order: who, state, what is next, money, and what else may be wanted. */
export const LEAD_COLUMNS = {
  company: "Company",
  status: "Status",
  priority: "Priority",
  score: "Score",
  assignee: "Assigned to",
  "follow-up": "Next follow-up",
  value: "Deal value",
  contacted: "Last contacted",
  created: "Created",
  email: "Email",
  phone: "Phone",
  industry: "Industry",
  source: "Source",
  tags: "Tags",
} as const;
export type LeadColumn = keyof typeof LEAD_COLUMNS;

const COLUMN_NAMES = Object.keys(LEAD_COLUMNS).filter((name): name is LeadColumn => name in LEAD_COLUMNS);
const USUAL_COLUMNS = COLUMN_NAMES.slice(0, COLUMN_NAMES.indexOf("created"));

/** The columns that can be made wider or narrower. */
export type WideColumn = LeadColumn | "name";
export const WIDE_COLUMNS: readonly WideColumn[] = ["name", ...COLUMN_NAMES];
/** In rem. */
export const COLUMN_WIDTH = { min: 4, max: 30 };
export type ColumnWidths = { readonly [name in WideColumn]?: number };

/** How a person looks at the list. */
export type ListSettings = {
  view: ListView;
  rows: TableRows;
  columns: readonly LeadColumn[];
  /** In rem; a column that is missing is as wide as usual. */
  widths: ColumnWidths;
  board: BoardState;
};

export const USUAL_LIST: ListSettings = {
  view: "cards",
  rows: 25,
  columns: USUAL_COLUMNS,
  widths: {},
  board: "folded",
};

/** Reads what is stored with the person; what is missing, or no longer known, is as usual. */
export function readListSettings(stored: string | null): ListSettings {
  const kept: { [name in keyof ListSettings]?: unknown } = stored === null ? {} : JSON.parse(stored);
  return {
    view: LIST_VIEWS.find((view) => view === kept.view) ?? USUAL_LIST.view,
    rows: TABLE_ROWS.find((rows) => rows === kept.rows) ?? USUAL_LIST.rows,
    board: BOARD_STATES.find((state) => state === kept.board) ?? USUAL_LIST.board,
    columns: Array.isArray(kept.columns) ? knownColumns(kept.columns) : USUAL_COLUMNS,
    widths: knownWidths(new Map(Object.entries(kept.widths ?? {}))),
  };
}

function knownWidths(kept: Map<string, unknown>): ColumnWidths {
  const { min, max } = COLUMN_WIDTH;
  const known = WIDE_COLUMNS.flatMap((name) => {
    const width = Number(kept.get(name));
    return width >= min && width <= max ? [[name, width]] : [];
  });
  return Object.fromEntries(known);
}

/** Those of the names that are columns, in the order of the table. */
export function knownColumns(names: readonly unknown[]): LeadColumn[] {
  return COLUMN_NAMES.filter((name) => names.includes(name));
}

/** A sort order by its name, and whether it is the other way round. */
export function orderOf(sort: LeadSort) {
  const order = LEAD_SORTS.find(({ name }) => sort.endsWith(name)) ?? LEAD_SORTS[0];
  return { order, isReversed: sort.startsWith("-") };
}

/** Limit on the pages of a list; to see more, users narrow the list. */
export const MAX_PAGES = 1000;

export type Paging = {
  total: number;
  page: number;
  pages: number;
  /** There are more rows than `MAX_PAGES` hold. */
  isTruncated: boolean;
};

/** The paging of a list with `total` rows; a page past the end becomes the last one. */
export function pagingOf(wanted: number, { total, perPage }: { total: number; perPage: number }): Paging {
  const all = Math.max(1, Math.ceil(total / perPage));
  const pages = Math.min(all, MAX_PAGES);
  return { total, page: Math.min(wanted, pages), pages, isTruncated: all > pages };
}
