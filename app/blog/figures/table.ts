import { escapeXml } from "../../platform/http/xml";

const CAPTION = /<caption>(.{0,2000}?)<\/caption>/s;
const ROW = /<tr>(.*?)<\/tr>/gs;
const CELL = /<(th|td)((?: [^>]*)?)>(.*?)<\/\1>/gs;
const SPAN = /<t[hd] [^>]*(?:col|row)span=/;
/** With a sign or a currency before it and a short unit after it: "− $840", "3.7 mi", "20+". */
const NUMBER = /^[-+−–×÷=~≈<>$€£ ]*\d[\d.,: ]*(?:[%+×°]|[a-z]{1,4}\.?|\/ ?[a-z]{1,5}| )*$/i;
const NONE = /^[-–—]?$/;

/**
 * A table (HTML, sanitized and from one serializer) that fills the column, or scrolls if it is wider, by keyboard too.
 * Columns of numbers stand under one another. `label` names it where it has no caption.
 */
export function tableHtml(table: string, label = "Table"): string {
  const name = textOf(CAPTION.exec(table)?.[1] ?? "") || label;
  return `<div class="table-scroll" tabindex="0" role="group" aria-label="${escapeXml(name)}">${withNumbers(table)}</div>`;
}

function withNumbers(table: string): string {
  // Cells over several columns would shift those behind them.
  if (SPAN.test(table)) return table;
  const rows = [...table.matchAll(ROW)].map(([, row = ""]) => [...row.matchAll(CELL)]);
  const body = rows.filter((row) => row.some(([, tag]) => tag === "td"));
  const columns = Math.max(0, ...body.map((row) => row.length));
  const areNumbers = Array.from({ length: columns }, (_, at) => {
    const texts = body.map((row) => textOf(row[at]?.[3] ?? ""));
    return (
      texts.some((text) => NUMBER.test(text)) && texts.every((text) => NUMBER.test(text) || NONE.test(text))
    );
  });
  return table.replace(ROW, (row) => {
    let at = -1;
    return row.replace(CELL, (cell, tag: string, attributes: string, text: string) => {
      at += 1;
      return areNumbers[at] ? `<${tag}${attributes} class="number">${text}</${tag}>` : cell;
    });
  });
}

function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, "")
    .replace(/&\w+;/g, " ")
    .trim();
}
