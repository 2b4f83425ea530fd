import { slugOf } from "../slug";

export type Heading = { id: string; html: string };

/** An article's sanitized HTML in reading order: its first paragraph, and the rest, whose sections have ids. */
export type ArticleParts = { opening: string; rest: string; contents: Heading[] };

const START = /^\s*((?:<h[2-6][^>]*>(?:(?!<\/h[2-6]>).)*<\/h[2-6]>\s*)*)(<p>.+?<\/p>)/s;
const HEADINGS = /<h[2-6][^>]*>(.*?)<\/h[2-6]>\s*/gs;
const SECTION = /<h2( class="level-1")?>(.*?)<\/h2>/gs;
/** Ids of the page around the article. */
const TAKEN = ["main", "key-points", "contents", "next", "related", "next-step"];
/** Fewer sections than this need no table of contents. */
const MIN_CONTENTS = 3;

/**
 * Splits an article, so that it begins with its first paragraph even if a heading precedes it. A leading heading that
 * repeats the title goes, and so does one that the move leaves without text. `html` comes from `renderMarkup`, whose
 * serializer writes every tag in one way.
 */
export function articleParts(html: string, title: string): ArticleParts {
  const [start, headings = "", opening = ""] = START.exec(html) ?? [""];
  const below = html.slice(start.length);
  const isEmptied = /^\s*(?:<h[2-6]|$)/.test(below);
  const kept = isEmptied
    ? ""
    : headings.replace(HEADINGS, (heading, inner: string) =>
        stripTags(inner).toLowerCase() === title.toLowerCase() ? "" : heading,
      );
  const contents: Heading[] = [];
  const ids = new Map(TAKEN.map((id) => [id, 1]));
  const rest = (kept + below).replace(SECTION, (_, look: string | undefined, inner: string) => {
    const text = stripTags(inner);
    const id = uniqueId(slugOf(text.replace(/&\w+;/g, " ")), ids);
    contents.push({ id, html: text });
    return `<h2${look ?? ""} id="${id}">${inner}</h2>`;
  });
  return { opening, rest, contents: contents.length >= MIN_CONTENTS ? contents : [] };
}

/** `ids`: how many have an id so far, so that the next copy need not be counted up to. */
function uniqueId(base: string, ids: Map<string, number>): string {
  let copy = ids.get(base) ?? 0;
  let id = base;
  while (ids.has(id)) {
    copy += 1;
    id = `${base}-${copy}`;
  }
  ids.set(base, Math.max(copy, 1)).set(id, 1);
  return id;
}

function stripTags(html: string): string {
  return html.replace(/<[^>]*>/g, "").trim();
}
