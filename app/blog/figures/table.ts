import { escapeXml } from "../../platform/http/xml";

const CAPTION = /<caption>(.{0,2000}?)<\/caption>/s;
const ROW = /<tr>(.*?)<\/tr>/gs;
const CELL = /<(th|td)((?: [^>]*)?)>(.*?)<\/\1>/gs;
const SPAN = /<t[hd] [^>]*(?:col|row)span=/;
/** A list is no table for a screen reader, so that a table that a phone shows as one says what its parts are. */
const ROLES: Record<string, string> = {
  table: "table",
  caption: "caption",
  thead: "rowgroup",
  tbody: "rowgroup",
  tr: "row",
};
const PART = /<(table|caption|thead|tbody|tr)>/g;
/** With a sign or a currency before it and a short unit after it: "− $840", "3.7 mi", "20+". */
const NUMBER = /^[-+−–×÷=~≈<>$€£ ]*\d[\d.,: ]*(?:[%+×°]|[a-z]{1,4}\.?|\/ ?[a-z]{1,5}| )*$/i;
const NONE = /^[-–—]?$/;
/** A phone's column of text, and what a letter and a cell's sides take of it, in pixels, at the size of prose.css. */
const PHONE = { width: 350, letter: 7.4, sides: 13 };

/**
 * A table (HTML, sanitized and from one serializer) that fills the column, or scrolls if it is wider, by keyboard too.
 * Columns of numbers stand under one another. One that a phone would cut has rows that stand as lists there, each cell
 * with the name of its column. `label` names the table where it has no caption.
 */
export function tableHtml(table: string, label = "Table"): string {
  const name = textOf(CAPTION.exec(table)?.[1] ?? "") || label;
  // Cells over several columns would shift those behind them.
  const read = SPAN.test(table) ? null : readTable(table);
  const look = read?.isWide ? "table-scroll table-lists" : "table-scroll";
  return `<div class="${look}" tabindex="0" role="group" aria-label="${escapeXml(name)}">${read ? withLooks(table, read) : table}</div>`;
}

type ReadTable = { head: string[]; areNumbers: boolean[]; isWide: boolean };

/** What the columns are called, which are numbers, and whether a phone is too narrow for them. */
function readTable(table: string): ReadTable {
  const rows = [...table.matchAll(ROW)].map(([, row = ""]) => [...row.matchAll(CELL)]);
  const texts = rows.map((row) => row.map(([, , , text = ""]) => textOf(text)));
  const body = texts.filter((_, at) => rows[at]?.some(([, tag]) => tag === "td"));
  const head = rows.length > body.length ? (rows[0] ?? []).map(([, , , text = ""]) => labelOf(text)) : [];
  const columns = Math.max(0, ...body.map((row) => row.length));
  const areNumbers = Array.from({ length: columns }, (_, at) => {
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
  return { head, areNumbers, isWide: columns > 2 && head.length === columns && width > PHONE.width };
}

function withLooks(table: string, { head, areNumbers, isWide }: ReadTable): string {
  const looks = table.replace(ROW, (row) => {
    let at = -1;
    const isHead = !row.includes("<td");
    return row.replace(CELL, (_, tag: string, attributes: string, text: string) => {
      at += 1;
      const number = areNumbers[at] ? ' class="number"' : "";
      const column = isWide && tag === "td" && at > 0 ? ` data-label="${head[at] ?? ""}"` : "";
      const role = isWide ? ` role="${tag === "td" ? "cell" : isHead ? "columnheader" : "rowheader"}"` : "";
      return `<${tag}${attributes}${role}${number}${column}>${text}</${tag}>`;
    });
  });
  return isWide ? looks.replace(PART, (_, tag: string) => `<${tag} role="${ROLES[tag]}">`) : looks;
}

function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, "")
    .replace(/&\w+;/g, " ")
    .trim();
}

/** The text of a cell as the value of an attribute: it is escaped already, but for its quotes. */
function labelOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, "")
    .replaceAll('"', "&quot;")
    .trim();
}
