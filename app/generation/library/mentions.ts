import type { TradeWords } from "./library";

/**
 * The content with fewer full mentions of the firm: every second one is shorter, so that "a plumbing company" becomes "a
 * company" or "a business". Headings keep theirs.
 */
export function varyMentions(content: string, words: TradeWords): string {
  const mention = new RegExp(`\\b(?:(an?) )?(${words.firms}|${words.firm})\\b`, "gi");
  let count = 0;
  return content
    .split("\n")
    .map((line) =>
      line.startsWith("#") ? line : line.replace(mention, (...found: string[]) => varied(found)),
    )
    .join("\n");

  function varied([whole = "", article, firm = ""]: string[]): string {
    count += 1;
    if (count % 2 === 1) return whole;
    const isPlural = firm.toLowerCase() === words.firms;
    const turn = count % 4 === 2;
    const other = isPlural ? (turn ? words.shorts : "businesses") : turn ? words.short : "business";
    const text = article ? `${/^[aeiou]/.test(other) ? "an" : "a"} ${other}` : other;
    return /^[A-Z]/.test(whole) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
  }
}
