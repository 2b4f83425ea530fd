import { Marked, Parser, type Token, type Tokens } from "marked";
import sanitizeHtml from "sanitize-html";
import { escapeXml } from "../../platform/http/xml";
import { logError } from "../../platform/log.server";
import { inlineDrawings } from "../figures/demo-drawings.server";
import { replaceFigures } from "../figures/replace-figures";
import { IMAGES_PATH, parseImageName } from "../images/post-image";
import { MAX_CONTENT_CHARACTERS } from "../post";
import { ArticleLexer, ArticleTokenizer } from "./article-lexer";
import { ARTICLE_TAGS, escapeStrayTags } from "./article-tags";
import { Footnotes, withNotes } from "./footnotes";
import { changeProse, cleanContent } from "./text";

/** "[!NOTE]" at the beginning of a quotation. */
const CALL_OUT = /^\[!([a-z]{1,20})\]\s*/i;
/** Bullets as word processors type them. */
const BULLET = /^([ \t]*)[•●▪◦‣·][ \t]+/gm;

const parser = new Marked({
  gfm: true,
  renderer: {
    paragraph({ tokens }) {
      const inner = this.parser.parseInline(tokens);
      const caption = captionOf(tokens);
      if (caption === null) return `<p>${inner}</p>\n`;
      return `<figure>${inner}${caption && `<figcaption>${escapeXml(caption)}</figcaption>`}</figure>\n`;
    },
    checkbox: ({ checked }) => (checked ? "☑ " : "☐ "),
    blockquote({ tokens }) {
      return `<blockquote>\n${this.parser.parse(withCallOut(tokens))}</blockquote>\n`;
    },
  },
});

/** A quotation that begins with "[!NOTE]" says so in a line of its own. */
function withCallOut(tokens: Token[]): Token[] {
  const [paragraph, ...others] = tokens;
  if (paragraph?.type !== "paragraph") return tokens;
  const [first, ...words] = (paragraph as Tokens.Paragraph).tokens;
  const [mark, name] = (first?.type === "text" && CALL_OUT.exec(first.raw)) || [];
  if (!first || mark === undefined || name === undefined) return tokens;
  const text = name.charAt(0).toUpperCase() + name.slice(1).toLowerCase();
  const label = {
    type: "paragraph",
    raw: mark,
    tokens: [{ type: "strong", raw: mark, tokens: [textToken(text)] }],
  };
  const after = first.raw.slice(mark.length);
  const rest = after ? [textToken(after), ...words] : words.slice(words[0]?.type === "br" ? 1 : 0);
  return [label, ...(rest.length > 0 ? [{ ...paragraph, tokens: rest }] : []), ...others];
}

const textToken = (text: string): Tokens.Text => ({ type: "text", raw: text, text, escaped: false });

const RULES: sanitizeHtml.IOptions = {
  allowedTags: ARTICLE_TAGS.filter((name) => name !== "h1"),
  allowedAttributes: {
    a: ["href", "title", "rel"],
    abbr: ["title"],
    img: ["src", "alt", "width", "height", "loading", "decoding"],
    ol: ["start"],
    td: ["colspan", "rowspan"],
    th: ["colspan", "rowspan", "scope"],
  },
  allowedClasses: { h2: ["level-1"] },
  allowedSchemes: ["http", "https", "mailto", "tel"],
  // The CSP allows our own images only.
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
  parseStyleAttributes: false,
  transformTags: {
    // The page's title is its only h1; a first-level heading keeps its look through a class.
    h1: sanitizeHtml.simpleTransform("h2", { class: "level-1" }),
    // Our own pictures carry their size in the address, so that the text does not jump when they load.
    img: (tagName, attribs) => {
      const { src = "", alt = "" } = attribs;
      const own = uploadOf(src);
      if (!own) return { tagName, attribs: isPicture(src) ? attribs : {} };
      const size = { width: `${own.width}`, height: `${own.height}` };
      return { tagName, attribs: { src, alt, ...size, loading: "lazy", decoding: "async" } };
    },
    a: (tagName, { rel: _, ...attribs }) => ({
      tagName,
      attribs: /^https?:/i.test(attribs.href ?? "") ? { ...attribs, rel: "noopener" } : attribs,
    }),
  },
  exclusiveFilter: (frame) => frame.tag === "img" && !frame.attribs.src,
};

/** The drawings of the demo articles: static files. */
const DEMO_DRAWING = /^\/demo\/[a-z\d-]+\.svg$/;

/**
 * Whether an article may show it: the CSP refuses foreign pictures, and any other path of ours would be asked for in
 * the name of whoever reads the article.
 */
function isPicture(src: string): boolean {
  return uploadOf(src) !== null || DEMO_DRAWING.test(src);
}

/** The uploaded picture that an address names, or null. */
function uploadOf(src: string) {
  return src.startsWith(`${IMAGES_PATH}/`) ? parseImageName(src.slice(IMAGES_PATH.length + 1)) : null;
}

/** Unclosed and wrongly nested tags are sorted out by the second pass, rarely by a third. */
const PASSES = 4;

/**
 * Any HTML without what an article may not have: scripts, handlers, styles, foreign addresses of pictures. What is
 * clean stays as it is.
 */
export function cleanHtml(html: string, rules = RULES): string {
  let clean = html;
  for (let pass = 0; pass < PASSES; pass += 1) {
    const next = sanitizeHtml(clean, rules);
    if (next === clean) break;
    clean = next;
  }
  return clean;
}

/** Recently rendered HTML by source: parsed and sanitized once per isolate. */
const rendered = new Map<string, string>();
const KEPT_ARTICLES = 100;

/**
 * Renders an article's light markup (HTML allowed) to sanitized HTML. Tables that are written as figures become charts
 * and sums (figures.ts). Never throws: a text that cannot be rendered is shown as it was typed.
 */
export function renderMarkup(content: string): string {
  const known = rendered.get(content);
  if (known !== undefined) return known;
  const html = orPlain(content, (text) =>
    renderNotes(text, (html) => inlineDrawings(replaceFigures(cleanHtml(html)))),
  );
  rendered.set(content, html);
  const oldest = rendered.keys().next();
  if (rendered.size > KEPT_ARTICLES && !oldest.done) rendered.delete(oldest.value);
  return html;
}

/**
 * The same for feed readers: tables stay tables, and links and pictures have the absolute addresses that they have on
 * the article's page.
 */
export function renderFeedMarkup(content: string, articleUrl: string): string {
  const resolve = (name: "href" | "src") => (tagName: string, attribs: sanitizeHtml.Attributes) => {
    const address = attribs[name];
    const url = address === undefined ? null : URL.parse(address, articleUrl);
    return { tagName, attribs: url ? { ...attribs, [name]: url.href } : attribs };
  };
  const rules = {
    ...RULES,
    transformTags: { a: resolve("href"), img: resolve("src") },
    allowedSchemesByTag: {},
  };
  return orPlain(content, (text) =>
    renderNotes(
      text,
      (html) => sanitizeHtml(cleanHtml(html, { ...RULES, allowProtocolRelative: true }), rules),
      articleUrl,
    ),
  );
}

/** What was stored before there were limits, or escapes them, must not take a page down with it. */
function orPlain(content: string, render: (content: string) => string): string {
  if (content.length <= MAX_CONTENT_CHARACTERS) {
    try {
      return render(content);
    } catch (error) {
      logError("render article", error, { characters: content.length });
    }
  }
  return `<p>${escapeXml(content)}</p>\n`;
}

/** An article and its footnotes, each cleaned. */
function renderNotes(content: string, clean: (html: string) => string, page?: string): string {
  const footnotes = new Footnotes(cleanContent(content));
  const prose = changeProse(footnotes.text, (text) => text.replace(BULLET, "$1- "));
  const html = clean(parse(footnotes, (lexer) => lexer.lex(prose)));
  const notes = Array.from(footnotes.notes(), (note) =>
    clean(
      parse(footnotes, (lexer) => [
        { type: "text", raw: note, text: note, tokens: lexer.inlineTokens(note) },
      ]),
    ).trim(),
  );
  return withNotes(html, notes, page);
}

function parse(footnotes: Footnotes, lex: (lexer: ArticleLexer) => Token[]): string {
  const options = { ...parser.defaults, tokenizer: new ArticleTokenizer(footnotes) };
  const tokens = lex(new ArticleLexer(options));
  escapeStrayTags(tokens);
  return Parser.parse(tokens, options);
}

/** The caption of a picture that stands alone in its paragraph: its title, perhaps ''. Null for other paragraphs. */
function captionOf(tokens: Token[]): string | null {
  const [picture] = tokens;
  if (tokens.length !== 1 || picture?.type !== "image") return null;
  return "title" in picture && typeof picture.title === "string" ? picture.title : "";
}
