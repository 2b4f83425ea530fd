import type { Tokens } from "marked";
import { type Edit, editHtml, elementsOf, parseHtml, textOf, writeHtml } from "../../platform/html-tree";
import { escapeXml } from "../../platform/http/xml";
import { changeProse } from "./text";

/** "[^name]: text", with further lines indented. */
const DEFINITION = /^\[\^([^\]\s]{1,50})\]:[ \t]+(.+(?:\n(?: {2,}|\t).+)*)\n?/gm;
const REFERENCE = /^\[\^([^\]\s]{1,50})\]/;
const ADDRESS = /#fn-(\d+)$/;

/** The footnotes of an article; the n-th that the text refers to has the number n. */
export class Footnotes {
  /** The article without its footnotes. */
  readonly text: string;
  private readonly known = new Map<string, string>();
  private readonly numbers = new Map<string, number>();

  constructor(content: string) {
    this.text = changeProse(content, (prose) =>
      prose.replace(DEFINITION, (_, name: string, note: string) => {
        if (!this.known.has(name)) this.known.set(name, note.replace(/\s+/g, " "));
        return "";
      }),
    );
  }

  /** The reference that a piece of the text begins with; undefined if it has none, or nothing explains it. */
  referenceAt(source: string): Tokens.Link | undefined {
    const [raw, name = ""] = REFERENCE.exec(source) ?? [];
    if (raw === undefined || !this.known.has(name)) return undefined;
    const number = this.numbers.get(name) ?? this.numbers.size + 1;
    this.numbers.set(name, number);
    const text = `${number}`;
    const label: Tokens.Text = { type: "text", raw: text, text, escaped: false };
    return { type: "link", raw, href: `#fn-${number}`, title: null, text, tokens: [label] };
  }

  /** The markup of those that the text refers to, by their numbers. A note may refer to another. */
  *notes(): Generator<string> {
    for (const [name] of this.numbers) yield this.known.get(name) ?? "";
  }
}

/**
 * Puts the notes, as clean HTML, below an article's clean HTML; each leads back to the place that refers to it.
 * `page` is the article's address where the text stands elsewhere.
 */
export function withNotes(html: string, notes: string[], page = ""): string {
  if (notes.length === 0) return html;
  const seen = new Set<string>();
  const marks = elementsOf(parseHtml(html), "a").flatMap((link): Edit[] => {
    const number = ADDRESS.exec(link.attribs.href ?? "")?.[1];
    if (number === undefined || textOf(link) !== number) return [];
    const id = seen.has(number) ? "" : ` id="fnref-${number}"`;
    seen.add(number);
    return [{ first: link, html: `<sup${id}>${writeHtml(link)}</sup>` }];
  });
  const items = notes.map(
    (note, at) =>
      `<li id="fn-${at + 1}">${note} <a href="${escapeXml(page)}#fnref-${at + 1}" aria-label="Back to the text">↩</a></li>`,
  );
  return `${editHtml(html, marks)}<hr />\n<ol>${items.join("")}</ol>\n`;
}
