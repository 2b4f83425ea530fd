import { ARTICLE_TAGS } from "./article-tags";

const EDITOR_LINE = /^(?:Article Type:|Title:|Meta Description:).*$/gm;
const RULE = /^-{3,}[ \t]*$/gm;
const BLANK_RUN = /\n(?:[ \t]*\n){3,}/g;
const HEADING = /^#{1,6}\s+/;
const TITLE_PREFIX = /^(?:SEO Blog Title|Title):\s*/i;
/** A link or picture; its address may hold pairs of parentheses. */
const LINK = /!?\[([^[\]]*)\]\((?:[^()\\]|\\.|\([^()]*\))*\)/g;
const BOLD = /(?<!\\)(\*{2,3})(?=\S)(.{1,200}?)(?<=[^\s\\])\1/g;
/** Only pairs at the edges of words: "5* hotels" and "3*4" keep their stars. */
const ITALIC = /(?<![\p{L}\p{N}*\\])\*(?=[^\s*])([^*\n]+?)(?<=[^\s\\])\*(?![\p{L}\p{N}*])/gu;
const UNDERSCORES = /(?<![\p{L}\p{N}_\\])(_{1,3})(?=[^\s_])([^_]+)(?<=[^\s\\])\1(?![\p{L}\p{N}_])/gu;
const ESCAPE = /\\([!-/:-@[-`{-~])/g;
/** A block of code between fences, in a list or a quotation, too; one that is not closed goes on to the end. */
const FENCED =
  /^(?:[ \t>]|[-*+][ \t]|\d+[.)][ \t])*(?:(`{3,})(?=[^`\n]*$)|(~{3,}))[^\n]*(?:\n(?![ \t>]*(?:\1\2)[`~]*[ \t]*$)[^\n]*)*\n?[^\n]*/gm;

/**
 * Removes what writers leave behind: editor lines, '---' rules, and runs of 3 or more blank lines. Code between fences
 * stays as it is.
 */
export function cleanContent(content: string): string {
  return changeProse(content.replace(/\r\n?/g, "\n"), cleanProse).trim();
}

/** Light markup with everything but the code between fences changed. */
export function changeProse(markup: string, change: (prose: string) => string): string {
  let changed = "";
  let at = 0;
  for (const { 0: code, index } of markup.matchAll(FENCED)) {
    changed += change(markup.slice(at, index)) + code;
    at = index + code.length;
  }
  return changed + change(markup.slice(at));
}

function cleanProse(text: string): string {
  return text.replace(EDITOR_LINE, "").replace(RULE, "").replace(BLANK_RUN, "\n\n");
}

/** Strips heading hashes, emphasis markers, and a leading 'Title:' or 'SEO Blog Title:'. */
export function cleanTitle(title: string): string {
  return withoutEmphasis(title.trim().replace(HEADING, ""))
    .replace(TITLE_PREFIX, "")
    .replace(HEADING, "")
    .trim();
}

/** Light markup as plain text, for excerpts; links become their text, and pictures their description. */
export function plainText(markup: string): string {
  // A linked picture takes two rounds.
  const text = markup
    .replace(LINK, "$1")
    .replace(LINK, "$1")
    .replace(/^#{1,6}\s+/gm, "");
  return withoutEmphasis(text).replace(ESCAPE, "$1").trim();
}

const CODE_FENCE = /^[ \t>]*(?:`{3,}|~{3,})[^\n`]*$/gm;
const LINE_START =
  /^(?:[ \t>]+|[-*+•][ \t]+(?:\[[ xX]\] )?|\d+[.)][ \t]+|\[\^[^\]\s]+\]:[ \t]*|#{1,6}[ \t]+)+/gm;
const TABLE_RULE = /^[ \t|:-]*-{2,}[ \t|:-]*$/gm;
/** What a caption says of the kind of its figure. */
const FIGURE = /^(?:Chart|Stacked chart|Sum|Note): /gm;
const NOTE = /\[(?:\^[^\]\s]+|![A-Z]+)\]/g;
const HTML = new RegExp(`<!--[\\s\\S]*?-->|</?(?:${ARTICLE_TAGS.join("|")})(?=[\\s/>])[^<>]*>`, "gi");

/** The words of an article, line by line, without its markup. */
export function proseText(content: string): string {
  const text = cleanContent(content).replace(CODE_FENCE, "").replace(TABLE_RULE, "").replace(HTML, " ");
  return plainText(
    text
      .replace(LINE_START, "")
      .replace(FIGURE, "")
      .replace(NOTE, "")
      .replace(/(?<!\\)\|/g, " ")
      .replace(/`/g, ""),
  ).replace(/[ \t]{2,}/g, " ");
}

function withoutEmphasis(text: string): string {
  return text.replace(BOLD, "$2").replace(ITALIC, "$1").replace(UNDERSCORES, "$2");
}
