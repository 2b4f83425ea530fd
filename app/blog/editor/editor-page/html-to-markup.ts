import TurndownService from "turndown";

const DROPPED = /^(?:STYLE|SCRIPT|TITLE|META|LINK|NOSCRIPT|IFRAME|IMG|SVG|BUTTON|INPUT|SELECT|O:P)$/i;
const HEADED = "strong, h1, h2, h3, h4, h5, h6";

/** Rules for what copied pages have and articles do not. */
const RULES: Record<string, TurndownService.Rule> = {
  dropped: { filter: (node) => DROPPED.test(node.nodeName), replacement: () => "" },
  // The article's title is its only first-level heading.
  h1: { filter: "h1", replacement: (text) => `\n\n## ${text.trim()}\n\n` },
  // '<b style="font-weight: normal">' wraps whatever is copied from a Google document.
  plainBold: {
    filter: (node) => /^(?:B|STRONG)$/.test(node.nodeName) && isPlain(node),
    replacement: (text) => text,
  },
  boldSpan: {
    filter: (node) => node.nodeName === "SPAN" && isBold(node),
    replacement: (text) => wrap(text, "**"),
  },
  italicSpan: {
    filter: (node) =>
      node.nodeName === "SPAN" && /font-style:\s*italic/i.test(styleOf(node)) && !node.closest("i, em"),
    replacement: (text) => wrap(text, "*"),
  },
  // Word writes lists as paragraphs that begin with a drawn bullet.
  wordBullet: {
    filter: (node) => node.nodeName === "SPAN" && /mso-list:\s*Ignore/i.test(styleOf(node)),
    replacement: () => "",
  },
  wordList: {
    filter: (node) => node.nodeName === "P" && /MsoListParagraph/.test(node.className),
    replacement: (text) => `\n- ${text.replace(/^[\s·•o§-]+(?=\s)/u, "").trim()}\n`,
  },
  link: {
    filter: "a",
    replacement: (text, node) => linkMarkup(text, "getAttribute" in node ? node.getAttribute("href") : null),
  },
};

function styleOf(node: HTMLElement): string {
  return node.getAttribute("style") ?? "";
}

function isPlain(node: HTMLElement): boolean {
  return /font-weight:\s*(?:normal|400)/i.test(styleOf(node));
}

function isBold(node: HTMLElement): boolean {
  if (!/font-weight:\s*(?:bold|[6-9]00)/i.test(styleOf(node))) return false;
  const bold = node.closest("b");
  return node.closest(HEADED) === null && (bold === null || isPlain(bold));
}

function wrap(text: string, mark: string): string {
  const inner = text.trim();
  return inner === "" ? text : text.replace(inner, () => `${mark}${inner}${mark}`);
}

/** Only addresses that the site would keep. */
function linkMarkup(text: string, href: string | null): string {
  const label = text.trim();
  return label !== "" && href !== null && /^(?:https?:|mailto:|tel:)/i.test(href)
    ? `[${label}](${href})`
    : text;
}

/** The page's policy forbids style sheets even in a document that is only parsed. */
const NOT_TEXT = /<!--[\s\S]*?-->|<style\b[\s\S]*?<\/style\s*>/gi;

let service: TurndownService | undefined;

/** Copied HTML as light markup: headings, lists, links, bold and italic; nothing else. */
export function htmlToMarkup(html: string): string {
  service ??= createService();
  return service
    .turndown(html.replace(NOT_TEXT, ""))
    .replace(/\u00a0/g, " ")
    .replace(/^(\s*)-\s{2,}/gm, "$1- ")
    .replace(/(^- .*)\n\n(?=- )/gm, "$1\n")
    .replace(/[ \t]+$/gm, "")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

function createService(): TurndownService {
  const created = new TurndownService({
    headingStyle: "atx",
    bulletListMarker: "-",
    emDelimiter: "*",
    hr: "",
  });
  for (const [name, rule] of Object.entries(RULES)) created.addRule(name, rule);
  return created;
}
