import { LIST_GROUPS, type ListGroup } from "../../attributes";
import type { FilterName, Filters, RangeReport } from "../../report";
import { hasFilters, LISTS, LISTS_BY_GROUP, type ListName, type ReportSearch } from "../../report-search";
import { count, percent, ratio } from "../figures";
import { valueLabel } from "./values";

const GROUPS: Record<ListGroup, string> = {
  pages: "Pages",
  sources: "Sources",
  places: "Places",
  machines: "Machines",
};

type ListRowView = {
  value: string;
  label: string;
  figure: string;
  share: string;
  /** The bar's width in percent of the longest. */
  width: number;
  /** The row is the filter that is set. */
  isSet: boolean;
};

type Counted = {
  rows: { value: string; figure: number }[];
  others: { values: number; figure: number };
  total: number;
};

/** The four list cards, each with the list of its chosen tab. */
export function toListCards(report: RangeReport, search: ReportSearch) {
  return LIST_GROUPS.map((group) => toCard(group, report, search));
}

function toCard(group: ListGroup, report: RangeReport, { filters, lists, more }: ReportSearch) {
  const name = lists[group];
  const list = countsOf(report, name);
  const { title, many } = LISTS[name];
  const values = list ? list.rows.length + list.others.values : 0;
  const all = more === name ? null : `All ${count(values)} ${title.toLowerCase()}`;
  const isViews = name === "pages" || name === "articles";
  return {
    group,
    label: GROUPS[group],
    name,
    title,
    unit: isViews ? "Page views" : "Visits",
    /** A page's row shows the visits that began on it: which pages came later is not kept by visit. */
    filter: filterOf(name),
    tabs: LISTS_BY_GROUP[group].map((one) => ({ name: one, label: LISTS[one].title })),
    rows: list ? toRows(list, name, filters) : null,
    others:
      list && list.others.values > 0
        ? {
            label: `${count(list.others.values)} other ${many}`,
            figure: count(list.others.figure),
            share: percent(list.others.figure, list.total),
          }
        : null,
    note: noteOf(list, name, filters),
    more: list && list.others.values > 0 ? all : null,
    /** There a list has four rows. */
    moreOnPhones: list && list.others.values === 0 && list.rows.length > 4 ? all : null,
    less: more === name ? `Fewer ${title.toLowerCase()}` : null,
  };
}

function filterOf(name: ListName): FilterName {
  return name === "pages" || name === "articles" ? "landing" : name;
}

function countsOf(report: RangeReport, name: ListName): Counted | null {
  if (name === "pages" || name === "articles") {
    const list = report[name];
    return (
      list && {
        rows: list.rows.map(({ path, views }) => ({ value: path, figure: views })),
        others: { values: list.others.values, figure: list.others.views },
        total: list.total,
      }
    );
  }
  const list = report.lists[name];
  return {
    rows: list.rows.map(({ value, visits }) => ({ value, figure: visits })),
    others: { values: list.others.values, figure: list.others.visits },
    total: list.total,
  };
}

function toRows({ rows, total }: Counted, name: ListName, filters: Filters): ListRowView[] {
  const longest = Math.max(...rows.map(({ figure }) => figure), 0);
  return rows.map(({ value, figure }) => ({
    value,
    label: valueLabel(name, value),
    figure: count(figure),
    share: percent(figure, total),
    width: Math.round(ratio(figure, longest) * 1000) / 10,
    isSet: filters[filterOf(name)] === value,
  }));
}

function noteOf(list: Counted | null, name: ListName, filters: Filters): string | null {
  const { title, many } = LISTS[name];
  if (!list) return "Views of single pages can’t be filtered. Landing pages can.";
  if (list.rows.length === 0) return `No ${many} in this range.`;
  if (name === "pages" || name === "articles" || filters[name] === undefined) return null;
  const isOnly = Object.keys(filters).length === 1 || !hasFilters(filters);
  return `${count(list.total)} in all ${title.toLowerCase()}${isOnly ? "" : ", with the other filters"}. This list leaves its own filter out`;
}
