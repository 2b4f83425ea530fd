import type { Brief, Draft } from "../writer";
import { checkFacts } from "./facts";
import { stuffedKeywords } from "./keywords";
import { bannedClaimsIn, leaksIn } from "./language";
import { GRADES, readingGrade } from "./reading-grade";
import { SHARED_LIMIT, SIMILARITY_LIMIT } from "./similarity";
import { countWords, headingFaults, keyPointFaults, lengthFaults, markupFaults, WORDS } from "./structure";

export const GATES = [
  "facts",
  "leaks",
  "claims",
  "markup",
  "key-points",
  "keywords",
  "length",
  "reading-grade",
  "headings",
  "similarity",
  "sentences",
] as const;

export type GateResult = {
  gate: (typeof GATES)[number];
  passed: boolean;
  /** What was measured, as a short phrase for staff: "884 words, 700 to 1,100". */
  detail: string;
};
/** The stored post that says most of the same, and the one that shares most sentences with the draft, as a share. */
export type Nearest = { title: string; similarity: number };
export type RepeatedText = { title: string; share: number };

/** A gate with its margin: 0 at a limit, 1 where the draft is far from every limit. */
type Measured = GateResult & { margin: number };

/** How much a gate counts beside the others. */
const WEIGHTS: Readonly<Record<GateResult["gate"], number>> = {
  facts: 20,
  leaks: 15,
  claims: 15,
  markup: 8,
  "key-points": 6,
  keywords: 7,
  length: 7,
  "reading-grade": 6,
  headings: 6,
  similarity: 10,
  sentences: 10,
};
/** What a gate that is passed at its limit counts; the rest is for the distance from it. */
const AT_THE_LIMIT = 0.5;
const SHOWN = 4;

/**
 * Checks a draft. `content` is the draft's content with every unproven number, quotation or URL replaced by
 * [verify: …]. `score` is 0 to 100.
 */
export function checkDraft(
  draft: Draft,
  brief: Brief,
  nearest: Nearest | null,
  repeated: RepeatedText | null = null,
): { content: string; gates: GateResult[]; score: number } {
  const facts = checkFacts(draft, brief);
  const all = allTexts(draft);
  const grade = Math.round(readingGrade(draft.content) * 10) / 10;
  const words = countWords(draft.content);
  const measured: Measured[] = [
    faultGate("facts", facts.unproven, "every figure, quotation, name and link is proven"),
    faultGate("leaks", leaksIn(all), "no instructions or debris"),
    faultGate("claims", bannedClaimsIn(all), "no banned claim"),
    faultGate("markup", markupFaults(draft.content), "headings, lists, bold and links are whole"),
    faultGate("key-points", keyPointFaults(draft.keyPoints, draft.title), "5 different key points"),
    faultGate("keywords", stuffedKeywords(draft.content), "no word or phrase too often"),
    {
      ...faultGate(
        "length",
        lengthFaults(draft.content, draft.metaDescription),
        `${words} words, ${WORDS.min} to ${WORDS.max.toLocaleString("en-US")}`,
      ),
      margin: marginIn(words, WORDS),
    },
    {
      gate: "reading-grade",
      passed: grade >= GRADES.min && grade <= GRADES.max,
      detail: `grade ${grade}, ${GRADES.min} to ${GRADES.max}`,
      margin: marginIn(grade, GRADES),
    },
    faultGate("headings", headingFaults(draft.content), "headings in order"),
    ...otherPostGates(nearest, repeated),
  ];
  const gates = measured.map(({ margin: _, ...gate }) => gate);
  return { content: facts.content, gates, score: scoreOf(measured, WEIGHTS) };
}

function otherPostGates(nearest: Nearest | null, repeated: RepeatedText | null): Measured[] {
  const similarity = nearest?.similarity ?? 0;
  const share = repeated?.share ?? 0;
  return [
    {
      gate: "similarity",
      passed: similarity < SIMILARITY_LIMIT,
      detail: nearest ? sharedPhrases(nearest) : "no other article to compare with",
      margin: marginBelow(similarity, SIMILARITY_LIMIT),
    },
    {
      gate: "sentences",
      passed: share <= SHARED_LIMIT,
      detail: repeated
        ? `${percent(share)} also in “${repeated.title}”, at most ${percent(SHARED_LIMIT)}`
        : "no sentence of another post",
      margin: marginBelow(share, SHARED_LIMIT),
    },
  ];
}

/** How far a value is from the nearer end of its range, as a share of half the range. */
function marginIn(value: number, { min, max }: { min: number; max: number }): number {
  return Math.max(0, (2 * Math.min(value - min, max - value)) / (max - min));
}

function marginBelow(value: number, limit: number): number {
  return Math.max(0, 1 - value / limit);
}

function sharedPhrases({ title, similarity }: Nearest): string {
  const [share, limit] = [similarity, SIMILARITY_LIMIT].map(wholePercent);
  return `${share} of phrases in common with “${title}”, the most similar article; ${limit} is too much`;
}

/** Rounded down, so that what passes is below the limit as written, too. */
function wholePercent(share: number): string {
  return share < 0.01 ? "less than 1%" : `${Math.floor(share * 100 + 1e-9)}%`;
}

function percent(share: number): string {
  return `${Math.round(100 * share)}%`;
}

function faultGate(gate: GateResult["gate"], faults: string[], clean: string): Measured {
  const rest = faults.length > SHOWN ? ` and ${faults.length - SHOWN} more` : "";
  const detail = faults.length === 0 ? clean : faults.slice(0, SHOWN).join(", ") + rest;
  return {
    gate,
    passed: faults.length === 0,
    detail: gate === "facts" && faults.length > 0 ? `unproven: ${detail}` : detail,
    margin: 1,
  };
}

/**
 * 0, where every gate failed, to 100, where every one is passed far from its limits; whole. A gate that is passed at a
 * limit counts half. `weights` need no particular sum.
 */
export function scoreOf<Gate extends string>(
  gates: readonly { gate: Gate; passed: boolean; margin: number }[],
  weights: Readonly<Record<Gate, number>>,
): number {
  let [reached, possible] = [0, 0];
  for (const { gate, passed, margin } of gates) {
    possible += weights[gate];
    if (passed) reached += weights[gate] * (AT_THE_LIMIT + (1 - AT_THE_LIMIT) * margin);
  }
  return Math.round((100 * reached) / possible);
}

/** Everything that a reader sees, one text a line. */
function allTexts({ title, metaDescription, category, keyPoints, content, postcard }: Draft): string {
  const card = postcard ? [postcard.homes, postcard.offer, postcard.front, postcard.back] : [];
  return [title, metaDescription, category, ...keyPoints, content, ...card].join("\n");
}
