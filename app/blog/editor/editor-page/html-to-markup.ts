import TurndownService from "turndown";
import { changeProse } from "../../markup/text";
import { moveContents } from "../paste/pasted-nodes";
import { tidyPasted } from "../paste/tidy-pasted";

/** Rules for what copied pages have and articles do not. */
const RULES: Record<string, TurndownService.Rule> = {
  // The article's title is its only first-level heading.
  h1: { filter: "h1", replacement: (text) => `\n\n## ${text.trim()}\n\n` },
  strike: {
    filter: ({ nodeName }) => /^(?:DEL|S|STRIKE)$/.test(nodeName),
    replacement: (text) => wrap(text, "~~", "~~"),
  },
  // Light markup has no signs for these.
  tags: {
    filter: ["sup", "sub", "u", "mark"],
    replacement: (text, { nodeName }) =>
      wrap(text, `<${nodeName.toLowerCase()}>`, `</${nodeName.toLowerCase()}>`),
  },
  item: {
    filter: "li",
    replacement: (text, node) => {
      const list = node.parentElement;
      const at = Array.from(list?.children ?? []).indexOf(node);
      const start = Number(list?.getAttribute("start")) || 1;
      const mark = list?.nodeName === "OL" ? `${start + at}. ` : "- ";
      const lines = text.trim().replace(/\n{2,}(?= *(?:-|\d+\.) )/g, "\n");
      return `${mark}${lines.replaceAll("\n", `\n${" ".repeat(mark.length)}`)}\n`;
    },
  },
  code: {
    filter: "pre",
    replacement: (_, node) => {
      const code = (node.textContent ?? "").replaceAll("\u00a0", " ").replace(/\n$/, "");
      const longest = Math.max(2, ...(code.match(/`+/g) ?? []).map((run) => run.length));
      const fence = "`".repeat(longest + 1);
      return `\n\n${fence}${node.getAttribute("data-language") ?? ""}\n${code}\n${fence}\n\n`;
    },
  },
  cell: { filter: ["td", "th"], replacement: (text) => ` ${cellText(text)} |` },
  row: {
    filter: "tr",
    replacement: (text, node) => {
      const isFirst = node.closest("table")?.querySelector("tr") === node;
      return `\n|${text}${isFirst ? `\n|${" --- |".repeat(node.children.length)}` : ""}`;
    },
  },
  rows: { filter: ["thead", "tbody", "tfoot"], replacement: (text) => text },
  caption: { filter: "caption", replacement: (text) => `${text.trim()}\n` },
  table: { filter: "table", replacement: (text) => `\n\n${text.trim()}\n\n` },
  link: {
    filter: "a",
    replacement: (text, node) => linkMarkup(text, "getAttribute" in node ? node.getAttribute("href") : null),
  },
};

/** A cell is one line. */
function cellText(text: string): string {
  return text
    .trim()
    .replace(/\\?\n+/g, "<br>")
    .replace(/(?<!\\)\|/g, "\\|");
}

function wrap(text: string, from: string, to: string): string {
  const inner = text.trim();
  return inner === "" ? text : text.replace(inner, () => from + inner + to);
}

/** Only addresses that the site would keep; one whose parentheses do not match would end too early. */
function linkMarkup(text: string, href: string | null): string {
  const label = text.trim();
  const address = href?.trim().replace(/[\s<>]/g, encodeURIComponent) ?? "";
  if (label === "" || !/^(?:https?:|mailto:|tel:)/i.test(address)) return text;
  const isBalanced = address.replace(/\([^()]*\)/g, "").search(/[()]/) < 0;
  const safe = isBalanced ? address : address.replaceAll("(", "%28").replaceAll(")", "%29");
  return text.replace(label, () => `[${label.replace(/\s*\n\s*/g, " ")}](${safe})`);
}

/** Text that would be markup. */
function escapeText(text: string): string {
  return text
    .replace(/\\(?=[!-/:-@[-`{-~]|$)/g, "\\\\")
    .replace(
      /\*(?=\S)|(?<=\S)\*|`|~(?=~)|(?<=~)~|(?<![\p{L}\p{N}])_(?=\S)|(?<=\S)_(?![\p{L}\p{N}])/gu,
      "\\$&",
    )
    .replace(/\[(?=[^\]]*\]\()|<(?=[a-z/!?])|&(?=#?\w+;)/gi, "\\$&")
    .replace(/^(#{1,6}(?=\s)|>|[-+](?=\s)|\|)/, "\\$&")
    .replace(/^(\d+)([.)])(?=\s)/, "$1\\$2");
}

/** The page's policy forbids style sheets even in a document that is only parsed. */
const NOT_TEXT = /<!--[\s\S]*?-->|<style\b[\s\S]*?<\/style\s*>/gi;

/** Copied HTML as light markup, and how many of its pictures are not in it. */
export type Pasted = { markup: string; pictures: number };

export function readPasted(html: string): Pasted {
  const pasted: Pasted = { markup: "", pictures: 0 };
  const reader = new TurndownService();
  // Turndown parses HTML in browsers and elsewhere, and leaves the white space in a `pre` alone.
  reader.addRule("pasted", {
    filter: (node) => node.className === "pasted",
    replacement: (_, node) => {
      const root = node.ownerDocument.createElement("div");
      moveContents(node, root);
      pasted.pictures = tidyPasted(root);
      pasted.markup = tidyMarkup(createService().turndown(root));
      return "x";
    },
  });
  reader.turndown(`<pre class="pasted">\n${html.replace(NOT_TEXT, "")}</pre>`);
  return pasted;
}

/** Copied HTML as light markup: headings, lists, tables, code, links and emphasis; nothing else. */
export function htmlToMarkup(html: string): string {
  return readPasted(html).markup;
}

function tidyMarkup(markup: string): string {
  return changeProse(markup, (prose) =>
    prose
      .replace(/\u00a0/g, " ")
      // A line break at an end of a paragraph breaks nothing, and lines with bullets become a list.
      .replace(/^\\$|(?<!\\)\\(?=\n[ \t]*(?:\n|[•●▪◦‣·][ \t])|\s*$(?![\s\S]))/gm, "")
      .replace(/(?<=\S)[ \t]+$/gm, "")
      .replace(/\n{3,}/g, "\n\n"),
  ).trim();
}

function createService(): TurndownService {
  const created = new TurndownService({
    headingStyle: "atx",
    bulletListMarker: "-",
    emDelimiter: "*",
    hr: "",
    br: "\\",
    blankReplacement: (_, node) => {
      if (/^T[DH]$/.test(node.nodeName)) return "  |";
      return "isBlock" in node && node.isBlock ? "\n\n" : "";
    },
  });
  created.escape = escapeText;
  for (const [name, rule] of Object.entries(RULES)) created.addRule(name, rule);
  return created;
}
