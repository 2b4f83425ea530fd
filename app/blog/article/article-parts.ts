import {
  type ChildNode,
  elementsOf,
  isBlank,
  isElement,
  parseHtml,
  textOf,
  writeHtml,
} from "../../platform/html-tree";
import { slugOf } from "../slug";

export type Heading = { id: string; text: string };

/** An article's sanitized HTML in reading order: its first paragraph, and the rest, whose sections have ids. */
export type ArticleParts = { opening: string; rest: string; contents: Heading[] };

const HEADINGS = ["h2", "h3", "h4", "h5", "h6"];
/** Ids of the page around the article. */
const TAKEN = ["main", "key-points", "contents", "next", "related", "next-step"];
/** Fewer sections than this need no table of contents. */
const MIN_CONTENTS = 3;

/**
 * Splits an article, so that it begins with its first paragraph even if a heading precedes it. A leading heading that
 * repeats the title goes, and so does one that the move leaves without text. `html` comes from `renderMarkup`.
 */
export function articleParts(html: string, title: string): ArticleParts {
  const { headings, opening, below } = splitArticle(parseHtml(html).children);
  const [next] = below.filter((node) => !isBlank(node));
  const isEmptied = opening !== null && (!next || isElement(next, ...HEADINGS));
  const kept = headings.filter((node) => !isEmptied && textOf(node).toLowerCase() !== title.toLowerCase());
  const contents: Heading[] = [];
  const ids = new Map(TAKEN.map((id) => [id, 1]));
  for (const heading of [...kept, ...below].flatMap((node) => elementsOf(node, "h2"))) {
    const text = textOf(heading);
    const id = uniqueId(slugOf(text), ids);
    contents.push({ id, text });
    heading.attribs.id = id;
  }
  return {
    opening: opening ? writeHtml(opening) : "",
    rest: [...kept, ...below].map(writeHtml).join(""),
    contents: contents.length >= MIN_CONTENTS ? contents : [],
  };
}

/** The headings that precede an article's first paragraph, that paragraph, and what follows it. */
function splitArticle(nodes: ChildNode[]) {
  const at = nodes.findIndex((node) => !isBlank(node) && !isElement(node, ...HEADINGS));
  const opening = nodes[at];
  if (!isElement(opening, "p") || opening.children.length === 0)
    return { headings: [], opening: null, below: nodes };
  return { headings: nodes.slice(0, at), opening, below: nodes.slice(at + 1) };
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

/** The same as its first paragraph, which is set larger, and the rest, with headings and title as they are. */
export function splitLead(html: string): { lead: string; rest: string } {
  const [first] = parseHtml(html).children.filter((node) => !isBlank(node));
  const end = isElement(first, "p") ? (first.endIndex ?? 0) + 1 : 0;
  return { lead: html.slice(0, end), rest: html.slice(end) };
}
