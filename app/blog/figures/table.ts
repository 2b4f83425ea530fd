import { type Element, elementsOf, isElement, textOf, writeHtml } from "../../platform/html-tree";
import { escapeXml } from "../../platform/http/xml";

/** A list is no table for a screen reader, so that a table that a phone shows as one says what its parts are. */
const ROLES: Record<string, string> = {
  table: "table",
  caption: "caption",
  thead: "rowgroup",
  tbody: "rowgroup",
  tr: "row",
};
/** With a sign or a currency before it and a short unit after it: "− $840", "3.7 mi", "20+". */
const NUMBER = /^[-+−–×÷=~≈<>$€£ ]*\d[\d.,: ]*(?:[%+×°]|[a-z]{1,4}\.?|\/ ?[a-z]{1,5}| )*$/i;
const NONE = /^[-–—]?$/;
/** A phone's column of text, and what a letter and a cell's sides take of it, in pixels, at the size of prose.css. */
const PHONE = { width: 350, letter: 7.4, sides: 13 };

/**
 * A table that fills the column, or scrolls if it is wider, by keyboard too. Columns of numbers stand under one
 * another. One that a phone would cut has rows that stand as lists there, each cell with the name of its column.
 * `label` names the table where it has no caption.
 */
export function tableHtml(table: Element, label = "Table"): string {
  const [caption] = elementsOf(table, "caption");
  const rows = rowsOf(table);
  const columns = rows.flat().some(isIrregular) ? { areNumbers: [], names: null } : readColumns(rows);
  markCells(rows, columns);
  if (columns.names) markParts(table);
  const look = columns.names ? "table-scroll table-lists" : "table-scroll";
  const name = (caption && textOf(caption)) || label;
  return `<div class="${look}" tabindex="0" role="group" aria-label="${escapeXml(name)}">${writeHtml(table)}</div>`;
}

/** A cell over several columns shifts those behind it; a table within a cell has columns of its own. */
function isIrregular(cell: Element): boolean {
  return Boolean(cell.attribs.colspan || cell.attribs.rowspan) || elementsOf(cell, "table").length > 0;
}

/** The cells of each row. */
export function rowsOf(table: Element): Element[][] {
  return elementsOf(table, "tr").map((row) => row.children.filter((cell) => isElement(cell, "th", "td")));
}

/** Which columns are numbers, and their names if a phone is too narrow for them. */
type Columns = { areNumbers: boolean[]; names: string[] | null };

function readColumns(rows: Element[][]): Columns {
  const texts = rows.map((row) => row.map(textOf));
  const body = texts.filter((_, at) => rows[at]?.some(({ name }) => name === "td"));
  const head = rows.length > body.length ? (texts[0] ?? []) : [];
  const count = Math.max(0, ...body.map((row) => row.length));
  const areNumbers = Array.from({ length: count }, (_, at) => {
    const cells = body.map((row) => row[at] ?? "");
    return (
      cells.some((text) => NUMBER.test(text)) && cells.every((text) => NUMBER.test(text) || NONE.test(text))
    );
  });
  const widths = areNumbers.map((isNumber, at) => {
    const cells = texts.map((row) => row[at] ?? "");
    const unbroken = isNumber ? cells : cells.flatMap((text) => text.split(/\s+/));
    return PHONE.sides + PHONE.letter * Math.max(...unbroken.map((text) => text.length));
  });
  const width = widths.reduce((sum, one) => sum + one, 0);
  return { areNumbers, names: count > 2 && head.length === count && width > PHONE.width ? head : null };
}

function markCells(rows: Element[][], { areNumbers, names }: Columns): void {
  for (const row of rows) {
    const isHead = row.every(({ name }) => name === "th");
    row.forEach((cell, at) => {
      const isData = cell.name === "td";
      if (names) cell.attribs.role = isData ? "cell" : isHead ? "columnheader" : "rowheader";
      if (areNumbers[at]) cell.attribs.class = "number";
      if (names && isData && at > 0) cell.attribs["data-label"] = escapeXml(names[at] ?? "");
    });
  }
}

function markParts(table: Element): void {
  for (const part of [table, ...elementsOf(table, "caption", "thead", "tbody", "tr")])
    part.attribs.role = ROLES[part.name] ?? "";
}
