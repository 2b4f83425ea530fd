import { escapeXml } from "../../platform/http/xml";

/** What an article's text says of a figure: the caption above its table, the note below it, and the table's cells. */
export type FigureText = {
  title: string;
  /** The rest of the caption. */
  detail: string;
  note: string;
  header: string[];
  rows: string[][];
  /** Whether a row's name is bold. */
  strong: boolean[];
};

/** A figure with its caption; `content` is HTML. */
export function figureHtml({ title, detail, note }: FigureText, content: string): string {
  const caption = `<strong>${escapeXml(title)}</strong>${detail ? `<span>${escapeXml(detail)}</span>` : ""}`;
  const below = note ? `<p class="figure-note">${escapeXml(note)}</p>` : "";
  return `<figure class="figure"><figcaption>${caption}</figcaption>${content}${below}</figure>`;
}
