import { Lexer, type Token, Tokenizer } from "marked";
import { MAX_CONTENT_CHARACTERS } from "../post";
import { beginsWithArticleTag } from "./article-tags";
import type { Footnotes } from "./footnotes";
import { cleanContent } from "./text";

/** Lists and quotations within each other. An article has two or three; each level costs stack. */
export const MAX_DEPTH = 50;
/** Of characters in one paragraph, heading, list item or cell: marked's work grows with their square. */
const MAX_MARKS = 200;
const MARK = /[*_~`[\]<!\\@]/g;

/** Without code and links, in which stars mean something else. */
const CLOSE_BOLD = /^\*\*(?=[^\s*])((?:[^*\\`[\n]|\\.|\*(?!\*)){0,300}?[^\s*\\`[])\*\*(?!\*)/;

/** Numbers with signs between them, as in "20 × $22 = $440". */
const SUM = /(?<![\d.,])[$€£]?\d[\d.,]*%?(?: [−+×÷=] [$€£]?\d[\d.,]*%?)+/g;
/** About half a line on a phone; longer sums may break. */
const SHORT_SUM = 24;
const joinSum = (sum: string) => (sum.length <= SHORT_SUM ? sum.replaceAll(" ", "\u00a0") : sum);

/** Takes lists and quotations beyond `MAX_DEPTH` as text, and notes that there were some. */
export class ArticleTokenizer extends Tokenizer {
  isTooDeep = false;
  private depth = 0;

  constructor(private readonly footnotes: Footnotes | null = null) {
    super();
  }

  /** Indented text is a paragraph: in our articles it is indented HTML, rarely code. */
  override code(): undefined {}

  /** No setext headings; '---' rules are removed earlier. */
  override lheading(): undefined {}

  /** A word that looks like a tag begins no block, and a block that never ends does not take the rest of the text. */
  override html(src: string) {
    const block = super.html(src);
    if (!block || !beginsWithArticleTag(block.raw)) return undefined;
    return /^\s*<pre\b/i.test(block.raw) && !/<\/pre\s*>/i.test(block.raw) ? undefined : block;
  }

  override tag(src: string) {
    if (!beginsWithArticleTag(src)) return undefined;
    const wasInLink = this.lexer.state.inLink;
    const tag = super.tag(src);
    // The text between the tags is escaped like any other, and what is not closed begins no link.
    this.lexer.state.inRawBlock = false;
    if (!wasInLink && !src.includes("</")) this.lexer.state.inLink = false;
    return tag;
  }

  /** A short sum stays on one line. */
  override inlineText(src: string) {
    const token = super.inlineText(src);
    if (token) token.text = token.text.replace(SUM, joinSum);
    return token;
  }

  /** Bold text beside a word or sign, as in "**Note:**then" or Chinese, which CommonMark takes for stars. */
  override emStrong(src: string, maskedSrc: string, prevChar?: string) {
    const [raw, text] = CLOSE_BOLD.exec(src) ?? [];
    if (raw === undefined || text === undefined) return super.emStrong(src, maskedSrc, prevChar);
    return { type: "strong" as const, raw, text, tokens: this.lexer.inlineTokens(text) };
  }

  override link(src: string) {
    return this.footnotes?.referenceAt(src) ?? super.link(src);
  }

  override blockquote(src: string) {
    return this.nest(this.rules.block.blockquote.test(src), () => super.blockquote(src));
  }

  override list(src: string) {
    return this.nest(this.rules.block.list.test(src), () => super.list(src));
  }

  private nest<Block>(begins: boolean, read: () => Block): Block | undefined {
    if (!begins) return undefined;
    if (this.depth === MAX_DEPTH) {
      this.isTooDeep = true;
      return undefined;
    }
    this.depth += 1;
    const block = read();
    this.depth -= 1;
    return block;
  }
}

/** Takes a paragraph as plain text if it has more marks than people write. */
export class ArticleLexer extends Lexer {
  override inlineTokens(src: string, tokens: Token[] = []): Token[] {
    if (countMarks(src) <= MAX_MARKS) return super.inlineTokens(src, tokens);
    tokens.push({ type: "text", raw: src, text: src, escaped: false });
    return tokens;
  }
}

function countMarks(text: string): number {
  return text.length <= MAX_MARKS ? 0 : (text.match(MARK)?.length ?? 0);
}

/** Why a text cannot be an article's, as a sentence for the writer, or null. */
export function contentProblem(content: string): string | null {
  if (content.length > MAX_CONTENT_CHARACTERS) {
    return `An article has at most ${MAX_CONTENT_CHARACTERS.toLocaleString("en-US")} characters; this text has ${content.length.toLocaleString("en-US")}.`;
  }
  return isTooDeep(content)
    ? `At most ${MAX_DEPTH} lists and quotations can stand within each other. Take some levels out.`
    : null;
}

function isTooDeep(content: string): boolean {
  const tokenizer = new ArticleTokenizer();
  new ArticleLexer({ gfm: true, tokenizer }).lex(cleanContent(content));
  return tokenizer.isTooDeep;
}
