import type { TradeWords } from "./library";

/** Words after "a plumbing company" that keep it from being "you": it is another company, or one of a kind. */
const OTHER = "(?! (?:like|of|with|that|which|in|from|who|on|as))";
const VERBS: Readonly<Record<string, string>> = { needs: "need", has: "have", knows: "know", gets: "get" };
const PRONOUN = /\b(?:its?|itself|they|their|you|yours?)\b/i;

/** After these words the workers are the reader's own. */
const OWN =
  "(ask|asks|tell|tells|let|lets|give|gives|have|hear|show|with|by|when|if|that|which|how|as|until|since|because|than|to|from|of|could|while|where|whether)";

/**
 * The content with fewer full mentions of the firm: they become "you" or "your" where the sentence allows it, and of
 * three others one is shorter, "a company". "Ask plumbers" becomes "Ask your plumbers". Headings keep theirs; in list
 * items a firm is "your company".
 */
export function varyMentions(content: string, words: TradeWords): string {
  const mention = new RegExp(`\\b(?:(an?) )?(${words.firms}|${words.firm})\\b`, "gi");
  const workers = new RegExp(
    `\\b${OWN} (${words.workers})\\b(?! (?:in|who|that|with|of|from|around|near)\\b)`,
    "gi",
  );
  let count = 0;
  return content
    .split("\n")
    .map((line) =>
      line.startsWith("#")
        ? line
        : line.startsWith("- ")
          ? line.replace(new RegExp(`\\ban? ${words.firm}\\b`, "g"), `your ${words.short}`)
          : line
              .split(/(?<=[.?!]) (?=\S)/)
              .map(variedSentence)
              .join(" "),
    )
    .join("\n");

  function variedSentence(whole: string): string {
    const sentence = mentions(whole) > 0 ? whole : whole.replace(workers, "$1 your $2");
    const addressed = mentions(sentence) === 1 ? addressedTo(sentence, words) : null;
    if (addressed !== null) {
      count += 1;
      return addressed;
    }
    return sentence.replace(mention, (...found: string[]) => varied(found));
  }

  function mentions(sentence: string): number {
    return sentence.match(mention)?.length ?? 0;
  }

  function varied([whole = "", article, firm = ""]: string[]): string {
    count += 1;
    if (count % 3 !== 2) return whole;
    const other = firm.toLowerCase() === words.firms ? words.shorts : words.short;
    const text = article ? `${/^[aeiou]/.test(other) ? "an" : "a"} ${other}` : other;
    return /^[A-Z]/.test(whole) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
  }
}

/** The sentence with "you" or "your" for the firm, or null if its grammar does not allow that. */
function addressedTo(sentence: string, { firm, short }: TradeWords): string | null {
  if (PRONOUN.test(sentence)) return null;
  const whole = `an? ${firm}`;
  const forms: [RegExp, string | ((...found: string[]) => string)][] = [
    [new RegExp(`\\bthe (\\w+) of ${whole}\\b${OTHER}`), "your $1"],
    [new RegExp(`\\bat ${whole}\\b${OTHER}`), `at your ${short}`],
    [new RegExp(`\\bFor ${whole}\\b${OTHER}`), "For you"],
    [new RegExp(`\\bfor ${whole}\\b${OTHER}`), "for you"],
    [
      new RegExp(
        `(?<!\\b(?:at|of|for|with|by|to|in|from|as|than|beside) )\\b(a)n? ${firm} (can|should|will|could|must|may|would|needs|has|knows|gets)\\b`,
        "i",
      ),
      (_, start = "", verb = "") => `${start === "A" ? "You" : "you"} ${VERBS[verb] ?? verb}`,
    ],
  ];
  for (const [pattern, replacement] of forms) {
    if (pattern.test(sentence)) return sentence.replace(pattern, replacement as string);
  }
  return null;
}
