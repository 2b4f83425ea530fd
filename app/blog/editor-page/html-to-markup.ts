import TurndownService from "turndown";

/** The service without rules for what articles do not have. */
function createService(): TurndownService {
  const service = new TurndownService({
    headingStyle: "atx",
    bulletListMarker: "-",
    codeBlockStyle: "fenced",
    emDelimiter: "*",
    hr: "",
  });
  service.remove([
    "style",
    "script",
    "title",
    "meta",
    "link",
    "noscript",
    "iframe",
    "img",
    "svg",
    "button",
    "input",
  ] as never);
  // The article's title is its only first-level heading.
  service.addRule("h1", { filter: "h1", replacement: (text) => `\n\n## ${text.trim()}\n\n` });
  // '<b style="font-weight: normal">' wraps whatever is copied from a Google document.
  service.addRule("plain-b", {
    filter: (node) => /^(?:B|STRONG)$/.test(node.nodeName) && /^(?:normal|400)$/.test(node.style.fontWeight),
    replacement: (text) => text,
  });
  service.addRule("bold-span", {
    filter: (node) =>
      node.nodeName === "SPAN" &&
      isBold(node.style.fontWeight) &&
      node.closest("b, strong, h1, h2, h3, h4") === null,
    replacement: (text) => wrap(text, "**"),
  });
  service.addRule("italic-span", {
    filter: (node) =>
      node.nodeName === "SPAN" && node.style.fontStyle === "italic" && node.closest("i, em") === null,
    replacement: (text) => wrap(text, "*"),
  });
  // Word writes lists as paragraphs that begin with a drawn bullet.
  service.addRule("word-bullet", {
    filter: (node) =>
      node.nodeName === "SPAN" && /mso-list:\s*Ignore/i.test(node.getAttribute("style") ?? ""),
    replacement: () => "",
  });
  service.addRule("word-list", {
    filter: (node) => node.nodeName === "P" && /MsoListParagraph/.test(node.className),
    replacement: (text) => `\n- ${text.replace(/^[\s·•o§-]+/u, "").trim()}\n`,
  });
  service.addRule("link", {
    filter: (node) => node.nodeName === "A",
    replacement: (text, node) =>
      linkMarkup(text, node instanceof Element ? (node.getAttribute("href") ?? "") : ""),
  });
  return service;
}

function isBold(weight: string): boolean {
  return weight === "bold" || Number(weight) >= 600;
}

function wrap(text: string, mark: string): string {
  const inner = text.trim();
  return inner === "" ? text : text.replace(inner, () => `${mark}${inner}${mark}`);
}

/** Only addresses that the site would keep. */
function linkMarkup(text: string, href: string): string {
  return text.trim() !== "" && /^(?:https?:|mailto:|tel:)/i.test(href) ? `[${text.trim()}](${href})` : text;
}

let service: TurndownService | undefined;

/** Copied HTML as light markup: headings, lists, links, bold and italic; nothing else. Browser only. */
export function htmlToMarkup(html: string): string {
  service ??= createService();
  const markup = service.turndown(html.replace(/<!--[\s\S]*?-->/g, "").replace(/<o:p>[\s\S]*?<\/o:p>/g, ""));
  return markup
    .replace(/\u00a0/g, " ")
    .replace(/^(\s*)-\s{2,}/gm, "$1- ")
    .replace(/(^- .*)\n\n(?=- )/gm, "$1\n")
    .replace(/[ \t]+$/gm, "")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
