import { escapeXml } from "../../platform/http/xml";
import { plainText } from "../text";
import { type FigureText, figureHtml } from "./figure";

const BOLD = /^\*\*.*\*\*$|^__.*__$/;

/**
 * A calculation as a description list: the first column names a step, the last has its figure, a column between them
 * says how it comes about. A bold name is a subtotal; the last row is the result. Null without two columns and two rows.
 */
export function sumHtml(figure: FigureText): string | null {
  const { header, rows } = figure;
  if (header.length < 2 || header.length > 3 || rows.length < 2) return null;
  const steps = rows.map((row, at) => stepHtml(row, at === rows.length - 1)).join("");
  return figureHtml(figure, `<dl class="sum">${steps}</dl>`);
}

function stepHtml(row: string[], isLast: boolean): string {
  const name = row[0] ?? "";
  const how = row.length > 2 ? plainText(row[1] ?? "") : "";
  const kind = isLast ? ' class="sum-total"' : BOLD.test(name.trim()) ? ' class="sum-subtotal"' : "";
  const detail = how ? `<small>${escapeXml(how)}</small>` : "";
  const figure = escapeXml(plainText(row.at(-1) ?? ""));
  return `<div${kind}><dt>${escapeXml(plainText(name))}${detail}</dt><dd>${figure}</dd></div>`;
}
