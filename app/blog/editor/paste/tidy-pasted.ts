import { tidyLists } from "./pasted-lists";
import { all, moveContents, putBefore, styleOf, unwrap, wrapContents } from "./pasted-nodes";

const NOT_TEXT =
  "style, script, title, meta, link, noscript, iframe, svg, button, select, textarea, img, video, colgroup, input, .code-block-decoration";
const BLOCK =
  "p, div, h1, h2, h3, h4, h5, h6, ul, ol, table, pre, blockquote, section, article, figure, header, footer, main, aside";

/**
 * Brings copied HTML into the form that well-written HTML has, whatever program it comes from: real lists, tables with
 * as many cells in every row, code in `pre`, and tags where the program has styles. Returns how many pictures it left
 * out.
 */
export function tidyPasted(root: HTMLElement): number {
  taskBoxes(root);
  const pictures = all(root, "img").filter((image) => !isEmoji(image));
  for (const image of all(root, "img")) {
    if (isEmoji(image)) image.replaceWith(image.getAttribute("alt") ?? "");
  }
  codeBlocks(root);
  for (const node of all(root, NOT_TEXT)) node.remove();
  for (const node of all(root, "*")) if (/^O:P$/i.test(node.nodeName)) unwrap(node);
  styledText(root);
  tidyLists(root);
  tables(root);
  return pictures.length;
}

/** The boxes of GitHub, Google Docs, whose box is a picture, and Notion. */
function taskBoxes(root: HTMLElement): void {
  for (const box of all(root, "input[type=checkbox], li[role=checkbox], .checkbox-on, .checkbox-off")) {
    const isDone =
      box.hasAttribute("checked") ||
      box.getAttribute("aria-checked") === "true" ||
      /checkbox-on/.test(box.className);
    const mark = root.ownerDocument.createTextNode(isDone ? "[x] " : "[ ] ");
    if (box.nodeName === "LI") {
      for (const picture of all(box, "img")) picture.remove();
      box.insertBefore(mark, box.firstChild);
    } else box.replaceWith(mark);
  }
}

const isEmoji = (image: Element) => /^\p{Extended_Pictographic}/u.test(image.getAttribute("alt") ?? "");

/** Editors copy code as lines in a box whose spaces count; assistants put a bar with buttons above theirs. */
function codeBlocks(root: HTMLElement): void {
  for (const box of all(root, "div")) {
    if (
      !/white-space:\s*pre(?!-line)/i.test(styleOf(box)) ||
      !/mono|consolas|courier|menlo/i.test(styleOf(box))
    )
      continue;
    const code = root.ownerDocument.createElement("pre");
    moveContents(box, code);
    box.replaceWith(code);
  }
  for (const block of all(root, "pre")) {
    const [code, second] = all(block, "code");
    const source = code && !second ? code : block;
    for (const line of all(source, "br")) line.replaceWith("\n");
    for (const line of all(source, "div, p"))
      if (line.nextSibling) line.appendChild(root.ownerDocument.createTextNode("\n"));
    const [, language = ""] = /\blanguage-([\w+#-]+)/.exec(source.className) ?? [];
    block.setAttribute("data-language", language);
    block.textContent = source.textContent;
  }
}

const STYLES: { name: string; pattern: RegExp; known: string }[] = [
  {
    name: "strong",
    pattern: /font-weight:\s*(?:bold|[6-9]00)/i,
    known: "strong, b, h1, h2, h3, h4, h5, h6, th",
  },
  { name: "em", pattern: /font-style:\s*italic/i, known: "em, i" },
  { name: "del", pattern: /text-decoration[\w-]*:[^;]*line-through/i, known: "del, s, strike" },
  { name: "sup", pattern: /vertical-align:\s*super/i, known: "sup" },
  { name: "sub", pattern: /vertical-align:\s*sub(?!\w)/i, known: "sub" },
];

function styledText(root: HTMLElement): void {
  // Whatever is copied from a Google document stands in '<b style="font-weight: normal">'.
  for (const bold of all(root, "b, strong")) {
    if (/font-weight:\s*(?:normal|400)/i.test(styleOf(bold)) || bold.querySelector(BLOCK)) unwrap(bold);
  }
  for (const span of all(root, "span, font")) {
    for (const { name, pattern, known } of STYLES) {
      if (pattern.test(styleOf(span)) && !span.closest(known)) wrapContents(span, name);
    }
  }
  for (const bold of all(root, "h1, h2, h3, h4, h5, h6")) {
    for (const inner of all(bold, "b, strong")) unwrap(inner);
  }
  for (const span of all(root, "span, font")) {
    if (!/mso-list:\s*Ignore/i.test(styleOf(span))) unwrap(span);
  }
  for (const line of all(root, "u")) if (line.closest("a") ?? line.querySelector("a")) unwrap(line);
  for (const node of all(root, "strong, b, em, i")) joinNext(node);
  for (const heading of all(root, "a h1, a h2, a h3, a h4, a h5, a h6")) unwrap(heading);
}

/** One bold text is often copied as several. */
function joinNext(node: Element): void {
  let next = node.nextSibling;
  while (next && next.nodeName === node.nodeName) {
    moveContents(next, node);
    next.parentNode?.removeChild(next);
    next = node.nextSibling;
  }
}

/** Tables that only place things become their content; in others every row gets as many cells. */
function tables(root: HTMLElement): void {
  for (const table of all(root, "table")) {
    if (table.querySelector("table") || table.querySelectorAll("td, th").length < 2) {
      for (const part of all(table, "tbody, thead, tfoot, tr")) unwrap(part);
      for (const cell of all(table, "td, th")) wrapContents(cell, "div");
      for (const cell of all(table, "td, th")) unwrap(cell);
      unwrap(table);
    } else fillCells(all(table, "tr"));
  }
}

function fillCells(rows: Element[]): void {
  /** How many more rows the cell of each column reaches down. */
  const reach: number[] = [];
  for (const row of rows) {
    let column = 0;
    for (const cell of Array.from(row.children)) {
      for (; (reach[column] ?? 0) > 0; column += 1) putBefore(cell, emptyCell(row));
      const span = Math.min(Number(cell.getAttribute("colspan")) || 1, 50);
      for (let at = 0; at < span; at += 1) reach[column + at] = Number(cell.getAttribute("rowspan")) || 1;
      for (let at = 1; at < span; at += 1) row.insertBefore(emptyCell(row), cell.nextSibling);
      column += span;
    }
    for (; (reach[column] ?? 0) > 0; column += 1) row.appendChild(emptyCell(row));
    for (let at = 0; at < reach.length; at += 1) reach[at] = Math.max(0, (reach[at] ?? 0) - 1);
  }
}

function emptyCell(row: Element): Element {
  return row.ownerDocument.createElement("td");
}
