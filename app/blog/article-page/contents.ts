import { slugOf } from "../slug";

export type ContentsEntry = { id: string; text: string };

/** With fewer parts a table of contents tells nothing. */
const MIN_ENTRIES = 3;
const HEADING = /<h2([^>]*)>(.*?)<\/h2>/gs;
const FIRST_PARAGRAPH = /^\s*(<p>.*?<\/p>)/s;

/**
 * An article's sanitized HTML in the order of the page: the first paragraph, then, after the key points, the rest, whose
 * second-level headings have ids. `contents` is empty for a short article. An article that does not begin with a
 * paragraph has no `opening`.
 */
export function splitArticle(html: string): { opening: string; rest: string; contents: ContentsEntry[] } {
  const [start = "", opening = ""] = FIRST_PARAGRAPH.exec(html) ?? [];
  const contents: ContentsEntry[] = [];
  const rest = html.slice(start.length).replace(HEADING, (_, attributes: string, inner: string) => {
    const text = textOf(inner);
    const id = uniqueId(slugOf(text), contents);
    contents.push({ id, text });
    return `<h2 id="${id}"${attributes}>${inner}</h2>`;
  });
  return { opening, rest, contents: contents.length < MIN_ENTRIES ? [] : contents };
}

/** The page has ids of its own, so those of headings have a prefix. */
function uniqueId(slug: string, others: ContentsEntry[]): string {
  const wanted = `part-${slug}`;
  const taken = new Set(others.map(({ id }) => id));
  let id = wanted;
  for (let number = 2; taken.has(id); number += 1) id = `${wanted}-${number}`;
  return id;
}

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };

/** The text of sanitized inline HTML; the sanitizer writes no other entities. */
function textOf(html: string): string {
  return html
    .replace(/<[^>]+>/g, "")
    .replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => ENTITIES[name] ?? "")
    .trim();
}
