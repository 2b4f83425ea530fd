import type { Token, Tokens } from "marked";

/** The tags that an article may have. Any other is text, as in "the <title> tag". */
export const ARTICLE_TAGS = [
  ...["h1", "h2", "h3", "h4", "h5", "h6", "p", "br", "hr", "ul", "ol", "li", "blockquote", "pre", "div"],
  ...["strong", "b", "em", "i", "u", "s", "del", "sub", "sup", "small", "mark", "code", "abbr", "cite", "q"],
  ...["a", "span", "img", "figure", "figcaption", "dl", "dt", "dd"],
  ...["table", "caption", "thead", "tbody", "tr", "th", "td"],
];

const ALLOWED = new Set(ARTICLE_TAGS);
const VOID = new Set(["br", "hr", "img"]);
/** HTML lets authors leave out their end tags. */
const OPTIONAL_END = new Set(["p", "li", "dt", "dd", "caption", "thead", "tbody", "tr", "th", "td"]);
/** Within a paragraph, one that its paragraph does not close is text. */
const PHRASING = new Set("strong b em i u s del sub sup small mark code abbr cite q a span".split(" "));
const HEADING = /^h[1-6]$/;
/** Begins what follows a tag that is spoken of: "the <br> tag". */
const NOUN = /^\s+(?:tags?|elements?)\b/i;

const ATTRIBUTE = /\s+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?/.source;
const TAG = new RegExp(`<(/?)([a-z][a-z\\d-]*)((?:${ATTRIBUTE})*)\\s*/?>`, "i");
const COMMENT = /<!--(?:-?>|[\s\S]*?-->)/;
const PIECE = new RegExp(`${COMMENT.source}|${TAG.source}|<`, "gi");
const START = new RegExp(`^\\s*(?:${COMMENT.source}|${TAG.source})`, "i");

/** Whether a piece of the source begins with a comment or a tag that articles may have. */
export function beginsWithArticleTag(source: string): boolean {
  const match = START.exec(source);
  return match !== null && (match[2] === undefined || ALLOWED.has(match[2].toLowerCase()));
}

type Tag = {
  name: string;
  isEnd: boolean;
  /** The paragraph, cell or block of HTML in which it stands. */
  scope: object;
  isMarkup: boolean;
};

/**
 * Escapes every `<` in the HTML of an article that does not begin a tag which articles may have and which is closed:
 * HTML-like words in prose would otherwise vanish, or take the rest of the article with them.
 */
export function escapeStrayTags(tokens: Token[]): void {
  const tags = new Map<Tokens.HTML | Tokens.Tag, Tag[]>();
  collect(tokens, tokens, tags);
  matchTags([...tags.values()].flat());
  for (const [token, own] of tags) {
    let at = 0;
    token.text = token.text.replace(PIECE, (piece: string, _: string, name?: string) => {
      const isText = name === undefined ? piece === "<" : !own[at++]?.isMarkup;
      return isText ? piece.replaceAll("<", "&lt;") : piece;
    });
  }
}

function collect(tokens: Token[], scope: object, tags: Map<Tokens.HTML | Tokens.Tag, Tag[]>): void {
  tokens.forEach((token, at) => {
    if (isHtml(token)) tags.set(token, tagsOf(token, token.block ? token : scope, tokens[at + 1]?.raw ?? ""));
    else for (const part of partsOf(token)) collect(part, isPhrase(token) ? scope : part, tags);
  });
}

function isHtml(token: Token): token is Tokens.HTML | Tokens.Tag {
  return token.type === "html";
}

const isPhrase = ({ type }: Token) => /^(?:strong|em|del|link|image)$/.test(type);

/** The lists of tokens within a token, in reading order. */
function partsOf(token: Token): Token[][] {
  if (token.type === "table") {
    const { header, rows } = token as Tokens.Table;
    return [header, ...rows].flat().map((cell) => cell.tokens);
  }
  if (token.type === "list") return (token as Tokens.List).items.map((item) => item.tokens);
  return "tokens" in token && token.tokens ? [token.tokens] : [];
}

function tagsOf(token: Tokens.HTML | Tokens.Tag, scope: object, after: string): Tag[] {
  return [...token.text.matchAll(PIECE)].flatMap(({ 0: piece, 1: end, 2: found, 3: attributes, index }) => {
    if (found === undefined) return [];
    const name = found.toLowerCase();
    const following = token.text.slice(index + piece.length, index + piece.length + 20) + after.slice(0, 20);
    const isSpokenOf =
      !ALLOWED.has(name) ||
      NOUN.test(following) ||
      (!token.block && HEADING.test(name)) ||
      (name === "img" && !/\ssrc\s*=/i.test(attributes ?? ""));
    return [
      { name: isSpokenOf ? "" : name, isEnd: end === "/", scope, isMarkup: VOID.has(isSpokenOf ? "" : name) },
    ];
  });
}

/** Marks the tags that are closed, or close another, as markup. Tags are matched even if they are nested wrongly. */
function matchTags(tags: Tag[]): void {
  const open: Tag[] = [];
  for (const tag of tags) {
    if (tag.name === "" || tag.isMarkup) continue;
    if (!tag.isEnd) {
      open.push(tag);
      continue;
    }
    const isStart = ({ name, scope }: Tag) =>
      name === tag.name && (scope === tag.scope || !PHRASING.has(name));
    const start = open.findLastIndex(isStart);
    if (start < 0) continue;
    const within = open.splice(start);
    for (const one of within.slice(1)) {
      if (OPTIONAL_END.has(one.name)) one.isMarkup = true;
      else open.push(one);
    }
    for (const one of [tag, ...within.slice(0, 1)]) one.isMarkup = true;
  }
}
