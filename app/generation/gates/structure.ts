import { blocksOf, withoutMarkup, wordsOf } from "./text";

export const WORDS = { min: 700, max: 1100 };
const DESCRIPTION_MIN = 70;
const HEADINGS_MIN = 3;
const HEADING_LENGTH = 80;
const KEY_POINT_MIN = 12;

/** What is broken in the light markup; empty if nothing is. */
export function markupFaults(content: string): string[] {
  const lines = content.split("\n");
  const linked = content.replace(/\[[^[\]]+\]\([^()\s]+\)/g, "").replace(/\[verify:[^\]]*\]/g, "");
  const faults: [boolean, string][] = [
    [/<\/?[a-z!][^>]*>/i.test(content), "an HTML tag"],
    [/```|~~~/.test(content), "a code fence"],
    [/!\[/.test(content), "an image"],
    [/^\s*\|.*\|\s*$/m.test(content), "a table"],
    [/^(?:-{3,}|\*{3,}|_{3,})\s*$/m.test(content), "a rule"],
    [/[[\]]/.test(linked), "a broken link or bracket"],
    [lines.some((line) => (line.match(/\*\*/g) ?? []).length % 2 === 1), "bold without an end"],
    [lines.some((line) => /(?<!\*)\*(?!\*)/.test(line.replace(/^\s*\*\s+/, ""))), "a stray asterisk"],
    [/^#{1,6}[^#\s]/m.test(content), "a heading without a space"],
    [
      lines.some((line) => (line.match(/“/g) ?? []).length !== (line.match(/”/g) ?? []).length),
      "a quotation without an end",
    ],
    [/&(?:[a-z]+|#\d+);/i.test(content), "an HTML entity"],
    [/\uFFFD|â€/.test(content), "broken characters"],
  ];
  return faults.flatMap(([isBroken, name]) => (isBroken ? [name] : []));
}

/** What is wrong with the order of the headings; empty if nothing is. */
export function headingFaults(content: string): string[] {
  const blocks = blocksOf(content);
  const headings = blocks.filter(({ kind }) => kind === "heading");
  const texts = headings.map(({ text }) => withoutMarkup(text).toLowerCase());
  const levels = headings.map(({ level }) => level);
  const isEmpty = blocks.some(
    (block, index) =>
      block.kind === "heading" &&
      (blocks[index + 1] === undefined ||
        (blocks[index + 1]?.kind === "heading" && (blocks[index + 1]?.level ?? 0) <= block.level)),
  );
  const faults: [boolean, string][] = [
    [headings.length < HEADINGS_MIN, `${headings.length} headings, at least ${HEADINGS_MIN}`],
    [levels.includes(1), "a heading of the first level"],
    [levels.some((level, index) => level > (levels[index - 1] ?? 1) + 1), "a level is skipped"],
    [new Set(texts).size < texts.length, "the same heading twice"],
    [isEmpty, "a heading without text"],
    [texts.some((text) => text.length > HEADING_LENGTH), `a heading over ${HEADING_LENGTH} characters`],
    [texts.some((text) => text.trim() === ""), "an empty heading"],
  ];
  return faults.flatMap(([isWrong, name]) => (isWrong ? [name] : []));
}

export function keyPointFaults(keyPoints: readonly string[], title: string): string[] {
  const bare = keyPoints.map((point) => point.trim().toLowerCase());
  const faults: [boolean, string][] = [
    [keyPoints.length !== 5, `${keyPoints.length} key points, exactly 5`],
    [new Set(bare).size < bare.length, "the same key point twice"],
    [bare.some((point) => point.length < KEY_POINT_MIN), "a key point that says nothing"],
    [bare.includes(title.trim().toLowerCase()), "the title as a key point"],
    [keyPoints.some((point) => /[*#[\]]|^\s*(?:[-•]|\d+\.)\s/.test(point)), "markup in a key point"],
  ];
  return faults.flatMap(([isWrong, name]) => (isWrong ? [name] : []));
}

/** Words of the content: paragraphs, items and headings. */
export function countWords(content: string): number {
  return wordsOf(withoutMarkup(content)).length;
}

export function lengthFaults(content: string, metaDescription: string): string[] {
  const words = countWords(content);
  const faults: [boolean, string][] = [
    [
      words < WORDS.min || words > WORDS.max,
      `${words} words, ${WORDS.min} to ${WORDS.max.toLocaleString("en-US")}`,
    ],
    [
      metaDescription.length < DESCRIPTION_MIN,
      `a description of ${metaDescription.length} characters, at least ${DESCRIPTION_MIN}`,
    ],
  ];
  return faults.flatMap(([isWrong, name]) => (isWrong ? [name] : []));
}
