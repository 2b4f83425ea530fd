import { Marked } from "marked";
import sanitizeHtml from "sanitize-html";
import { cleanContent } from "./text";

const parser = new Marked({
  gfm: true,
  tokenizer: {
    // Indented text is a paragraph: articles hold indented HTML far more often than code.
    code: () => undefined,
    // Two dashes under a line are not a heading; '---' rules are taken out before.
    lheading: () => undefined,
  },
});

const RULES: sanitizeHtml.IOptions = {
  allowedTags: [
    ...["h2", "h3", "h4", "h5", "h6", "p", "br", "hr", "ul", "ol", "li", "blockquote", "pre", "div"],
    ...[
      "strong",
      "b",
      "em",
      "i",
      "u",
      "s",
      "del",
      "sub",
      "sup",
      "small",
      "mark",
      "code",
      "abbr",
      "cite",
      "q",
    ],
    ...["a", "span", "img", "figure", "figcaption", "dl", "dt", "dd"],
    ...["table", "caption", "thead", "tbody", "tr", "th", "td"],
  ],
  allowedAttributes: {
    a: ["href", "title", "rel"],
    abbr: ["title"],
    img: ["src", "alt", "width", "height"],
    ol: ["start"],
    td: ["colspan", "rowspan"],
    th: ["colspan", "rowspan", "scope"],
  },
  allowedClasses: { h2: ["level-1"] },
  allowedSchemes: ["http", "https", "mailto", "tel"],
  // The content policy shows our own pictures only.
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
  parseStyleAttributes: false,
  transformTags: {
    // The page's title is its one h1; a first-level heading keeps its look by its class.
    h1: sanitizeHtml.simpleTransform("h2", { class: "level-1" }),
    a: (tagName, { rel: _, ...attribs }) => ({
      tagName,
      attribs: /^https?:/i.test(attribs.href ?? "") ? { ...attribs, rel: "noopener" } : attribs,
    }),
  },
  exclusiveFilter: (frame) => frame.tag === "img" && !frame.attribs.src,
};

/** What was rendered last, by its source: an article that is read often is parsed and sanitised once in an isolate. */
const rendered = new Map<string, string>();
const KEPT_ARTICLES = 100;

/** An article's light markup (HTML allowed) as HTML that is safe to put into a page. */
export function renderMarkup(content: string): string {
  const known = rendered.get(content);
  if (known !== undefined) return known;
  const html = sanitizeHtml(parser.parse(cleanContent(content), { async: false }), RULES);
  rendered.set(content, html);
  const oldest = rendered.keys().next();
  if (rendered.size > KEPT_ARTICLES && !oldest.done) rendered.delete(oldest.value);
  return html;
}
