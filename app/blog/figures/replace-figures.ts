import { escapeXml } from "../../platform/http/xml";
import { chartHtml } from "./chart";
import { type FigureText, figureHtml } from "./figure";
import { tableHtml } from "./table";

const KIND = "(Chart|Stacked chart|Sum)";
/** Bounded, so that captions and notes that never end do not each read the rest of the article. */
const TEXT_OF = (tag: string) => `((?:(?!</${tag}>).){0,2000})</${tag}>`;
const TABLE = "<table>((?:(?!<table>).)*?)</table>";
const NOTE = `(?:\\s*<p>Note: ${TEXT_OF("p")})?`;
/** A table right below a paragraph 'Chart: …', and perhaps a paragraph 'Note: …' below it. */
const BELOW_CAPTION = new RegExp(`<p>${KIND}: ${TEXT_OF("p")}\\s*${TABLE}${NOTE}`, "gs");
/** A table of HTML whose caption says the same. */
const WITH_CAPTION = new RegExp(
  `<table>\\s*<caption>${KIND}: ${TEXT_OF("caption")}((?:(?!<table>).)*?)</table>${NOTE}`,
  "gs",
);
/** One that is not in the region that scrolls it. */
const PLAIN_TABLE = /(?<!">)<table>(?:(?!<table>).)*?<\/table>/gs;
const ROW = /<tr>(.*?)<\/tr>/gs;
const CELL = /<(?:th|td)(?: [^>]*)?>(.*?)<\/(?:th|td)>/gs;

/**
 * Turns tables that are written as figures into charts and sums; others stay tables, with their numbers under one
 * another. `html` is sanitized and comes from one serializer, so that every tag is written in one way and no text has
 * a `<`.
 */
export function replaceFigures(html: string): string {
  const replace = (whole: string, kind: string, caption: string, table: string, note = "") =>
    figureOf({ kind, caption, table, note }) ?? whole;
  const drawn = html.replace(BELOW_CAPTION, replace).replace(WITH_CAPTION, replace);
  return drawn.replace(PLAIN_TABLE, (table) => tableHtml(table));
}

type Found = { kind: string; caption: string; table: string; note: string };

function figureOf({ kind, caption, table, note }: Found): string | null {
  const [header = [], ...rows] = [...table.matchAll(ROW)].map(([, row = ""]) =>
    [...row.matchAll(CELL)].map(([, cell = ""]) => cell),
  );
  // The caption's first sentence is the title.
  const [, title = "", detail = ""] = /^(.+?)(?:\.\s+(.*))?$/s.exec(textOf(caption)) ?? [];
  const figure: FigureText = {
    title: title.replace(/\.$/, ""),
    detail: detail.replace(/\.$/, ""),
    note: textOf(note),
    header: header.map(textOf),
    rows: rows.map((row) => row.map(textOf)),
    strong: rows.map(([first = ""]) => /^<(?:strong|b)>/.test(first)),
  };
  if (kind === "Sum") return sumHtml(figure);
  return chartHtml(figure, `<table>${table}</table>`, kind === "Stacked chart");
}

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"' };

function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, "")
    .replace(/&(amp|lt|gt|quot);/g, (_, name: string) => ENTITIES[name] ?? "")
    .trim();
}

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
