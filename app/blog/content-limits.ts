import { ArticleLexer, ArticleTokenizer, MAX_DEPTH } from "./article-lexer";
import { MAX_CONTENT_CHARACTERS } from "./post";
import { cleanContent } from "./text";

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
