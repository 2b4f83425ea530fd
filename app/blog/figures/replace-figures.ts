import {
  type ChildNode,
  type Edit,
  type Element,
  editHtml,
  elementsOf,
  isBlank,
  isElement,
  neighborOf,
  parseHtml,
  textOf,
} from "../../platform/html-tree";
import { escapeXml } from "../../platform/http/xml";
import { chartHtml } from "./chart";
import { type FigureText, figureHtml } from "./figure";
import { rowsOf, tableHtml } from "./table";

/** The caption's first sentence is the title. */
const CAPTION = /^(Chart|Stacked chart|Sum): (.+?)(?:\.\s+(.*))?$/s;
const NOTE = /^Note: (.*)$/s;

/**
 * Turns tables that are written as figures into charts and sums: one whose caption, or the paragraph right above it,
 * begins with 'Chart:', 'Stacked chart:' or 'Sum:', and perhaps with a paragraph 'Note: …' right below it. Others stay
 * tables, with their numbers under one another. `html` is sanitized.
 */
export function replaceFigures(html: string): string {
  const tables = elementsOf(parseHtml(html), "table").filter((table) => !isWithinTable(table));
  return editHtml(
    html,
    tables.map((table) => figureEdit(table) ?? { first: table, html: tableHtml(table) }),
  );
}

function isWithinTable({ parentNode }: Element): boolean {
  const parent = parentNode && "name" in parentNode ? parentNode : null;
  return parent !== null && (parent.name === "table" || isWithinTable(parent));
}

/** The figure that the table and the lines around it are, or null for a plain table. */
function figureEdit(table: Element): Edit | null {
  const above = neighborOf(table, "prev");
  const below = neighborOf(table, "next");
  const caption = [isElement(above, "p") ? above : null, elementsOf(table, "caption")[0]].find(
    (line): line is Element => line != null && CAPTION.test(textOf(line)),
  );
  const [, kind = "", title = "", detail = ""] = (caption && CAPTION.exec(textOf(caption))) ?? [];
  if (!caption || elementsOf(table, "table").length > 1) return null;
  const note = isElement(below, "p") ? NOTE.exec(textOf(below))?.[1] : undefined;
  const [header = [], ...rows] = rowsOf(table);
  const figure: FigureText = {
    title: title.replace(/\.$/, ""),
    detail: detail.replace(/\.$/, ""),
    note: note?.trim() ?? "",
    header: header.map(textOf),
    rows: rows.map((row) => row.map(textOf)),
    strong: rows.map(([name]) => isElement(name?.children.find(isWritten), "strong", "b")),
  };
  const drawn = kind === "Sum" ? sumHtml(figure) : chartHtml(figure, table, kind === "Stacked chart");
  if (drawn === null) return null;
  const first = caption === above ? caption : table;
  return { first, last: note !== undefined && below ? below : table, html: drawn };
}

const isWritten = (node: ChildNode) => !isBlank(node);

/**
 * A calculation as a description list: the first column names a step, the last has its figure, a column between them
 * says how it comes about. A bold name is a subtotal; the last row is the result. Null without two columns and two
 * rows.
 */
function sumHtml(figure: FigureText): string | null {
  const { header, rows, strong } = figure;
  if (header.length < 2 || header.length > 3 || rows.length < 2) return null;
  const steps = rows.map((row, at) => stepHtml(row, (strong[at] ?? false) && at < rows.length - 1));
  return figureHtml(figure, `<dl>${steps.join("")}</dl>`);
}

function stepHtml(row: string[], isSubtotal: boolean): string {
  const [name = "", how = ""] = row;
  const detail = row.length > 2 && how ? `<small>${escapeXml(how)}</small>` : "";
  const look = isSubtotal ? ' class="sum-subtotal"' : "";
  return `<div${look}><dt>${escapeXml(name)}${detail}</dt><dd>${escapeXml(row.at(-1) ?? "")}</dd></div>`;
}
