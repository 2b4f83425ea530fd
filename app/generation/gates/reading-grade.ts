import { fleschKincaid } from "flesch-kincaid";
import { syllable } from "syllable";
import { blocksOf, sentencesOf, withoutMarkup } from "./text";

/** Plain, as the articles of the demo blog are, which were written by hand. */
export const GRADES = { min: 4, max: 11 };

export type Counts = { sentence: number; word: number; syllable: number };

/** Counts of the paragraphs alone; figures and signs are not words. */
export function countForGrade(content: string): Counts {
  const sentences = blocksOf(content)
    .filter(({ kind }) => kind === "paragraph")
    .flatMap(({ text }) => sentencesOf(withoutMarkup(text)));
  const words = sentences.flatMap((sentence) => sentence.match(/\p{L}[\p{L}'’-]*/gu) ?? []);
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return { sentence: sentences.length, word: words.length, syllable: syllables };
}

/** US school grade by Flesch and Kincaid; 0 for a text without words. */
export function readingGrade(content: string): number {
  const counts = countForGrade(content);
  return counts.word === 0 ? 0 : fleschKincaid(counts);
}

const known = new Map<string, number>();

function syllablesOf(word: string): number {
  const counted = known.get(word) ?? Math.max(1, syllable(word));
  known.set(word, counted);
  return counted;
}
