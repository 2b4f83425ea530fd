/** A block of light markup: a heading, a list item or a paragraph. */
export type Block = { kind: "heading" | "item" | "paragraph"; level: number; text: string };

/** The blocks of light markup in reading order; `text` is without its marker. */
export function blocksOf(content: string): Block[] {
  return content
    .split(/\n+/)
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .map((line) => {
      const heading = /^(#{1,6})\s+(.*)$/.exec(line);
      if (heading) return { kind: "heading", level: heading[1]?.length ?? 1, text: heading[2] ?? "" };
      const item = /^(?:[-*]|\d+\.)\s+(.*)$/.exec(line);
      if (item) return { kind: "item", level: 0, text: item[1] ?? "" };
      return { kind: "paragraph", level: 0, text: line };
    });
}

/** Text without emphasis and with links as their words. */
export function withoutMarkup(text: string): string {
  return text.replace(/\[([^[\]]*)\]\([^()\s]*\)/g, "$1").replace(/\*\*|__/g, "");
}

/** What is before the end of a sentence; the period of "St. Louis" is none. As the source of a pattern. */
export const SENTENCE_END = String.raw`(?<!\b(?:St|Ste|Mt|Ft|Mr|Mrs|Ms|Dr)\.)(?<=[.?!][”")]?)`;

const BETWEEN_SENTENCES = new RegExp(String.raw`${SENTENCE_END}\s+(?=[A-Z0-9“"(*])`);

export function sentencesOf(text: string): string[] {
  return text
    .split(BETWEEN_SENTENCES)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");
}

/** Words and figures; signs alone are none. */
export function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,:%-]*/gu) ?? [];
}

export function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
