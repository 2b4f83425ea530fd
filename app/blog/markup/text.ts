const EDITOR_LINE = /^(?:Article Type:|Title:|Meta Description:).*$/gm;
const RULE = /^-{3,}[ \t]*$/gm;
const BLANK_RUN = /\n(?:[ \t]*\n){3,}/g;
const TITLE_PREFIX = /^(?:SEO Blog Title|Title):\s*/i;
const LINK = /\[([^[\]]*)\]\(([^()]*)\)/g;
/** Asterisks that touch a word are markup; one between spaces is literal. */
const STARS = /(?<=\S)\*+|\*+(?=\S)/g;
const UNDERSCORES = /(^|[^\p{L}\p{N}_])_{1,3}(?=\S)([^_]+)(?<=\S)_{1,3}(?![\p{L}\p{N}_])/gu;

/** Removes what writers leave behind: editor lines, '---' rules, and runs of 3 or more blank lines. */
export function cleanContent(content: string): string {
  return content
    .replace(/\r\n?/g, "\n")
    .replace(EDITOR_LINE, "")
    .replace(RULE, "")
    .replace(BLANK_RUN, "\n\n")
    .trim();
}

/** Strips heading hashes, emphasis markers, and a leading 'Title:' or 'SEO Blog Title:'. */
export function cleanTitle(title: string): string {
  return withoutEmphasis(title.trim().replace(/^#+\s*/, ""))
    .replace(TITLE_PREFIX, "")
    .replace(/^#+\s*/, "")
    .trim();
}

/** Light markup as plain text, for excerpts; links become their text. */
export function plainText(markup: string): string {
  return withoutEmphasis(markup.replace(LINK, "$1").replace(/^#{1,4}\s+/gm, "")).trim();
}

function withoutEmphasis(text: string): string {
  return text.replace(STARS, "").replace(UNDERSCORES, "$1$2");
}

/** Sanitized HTML of an article as its first paragraph, which is set larger, and the rest. */
export function splitLead(html: string): { lead: string; rest: string } {
  const [lead = ""] = /^\s*<p>.*?<\/p>/s.exec(html) ?? [];
  return { lead, rest: html.slice(lead.length) };
}
