const EDITOR_LINE = /^(?:Article Type:|Title:|Meta Description:).*$/gm;
const RULE = /^-{3,}[ \t]*$/gm;
const BLANK_RUN = /\n(?:[ \t]*\n){3,}/g;
const TITLE_PREFIX = /^(?:SEO Blog Title|Title):\s*/i;
const LINK = /\[([^[\]]*)\]\(([^()]*)\)/g;
/** Stars that touch a word mark it up; a star between blanks is a star. */
const STARS = /(?<=\S)\*+|\*+(?=\S)/g;
const UNDERSCORES = /(^|[^\p{L}\p{N}_])_{1,3}(?=\S)([^_]+)(?<=\S)_{1,3}(?![\p{L}\p{N}_])/gu;

/** An article's text without the lines that writers leave in it: editor lines, '---' rules, runs of 3 and more blank lines. */
export function cleanContent(content: string): string {
  return content
    .replace(/\r\n?/g, "\n")
    .replace(EDITOR_LINE, "")
    .replace(RULE, "")
    .replace(BLANK_RUN, "\n\n")
    .trim();
}

/** A title without heading hashes, bold and italic markers, and a 'Title:' or 'SEO Blog Title:' in front. */
export function cleanTitle(title: string): string {
  return withoutEmphasis(title.trim().replace(/^#+\s*/, ""))
    .replace(TITLE_PREFIX, "")
    .replace(/^#+\s*/, "")
    .trim();
}

/** Light markup as plain text, for summaries: a link becomes its words. */
export function plainText(markup: string): string {
  return withoutEmphasis(markup.replace(LINK, "$1").replace(/^#{1,4}\s+/gm, "")).trim();
}

function withoutEmphasis(text: string): string {
  return text.replace(STARS, "").replace(UNDERSCORES, "$1$2");
}
