import { escapeXml } from "../../platform/http/xml";
import { type FigureText, figureHtml } from "./figure";

/**
 * A calculation as a description list: the first column names a step, the last has its figure, a column between them
 * says how it comes about. A bold name is a subtotal; the last row is the result. Null without two columns and two
 * rows.
 */
export function sumHtml(figure: FigureText): string | null {
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
