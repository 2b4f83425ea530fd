import type { Brief, Draft } from "../writer";
import { checkFacts } from "./facts";
import { stuffedKeywords } from "./keywords";
import { bannedClaimsIn, leaksIn } from "./language";
import { GRADES, readingGrade } from "./reading-grade";
import { SIMILARITY_LIMIT } from "./similarity";
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
] as const;

export type GateResult = {
  gate: (typeof GATES)[number];
  passed: boolean;
  /** What was measured, as a short phrase for staff: "884 words, 700 to 1,100". */
  detail: string;
};
export type Nearest = { title: string; similarity: number };

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
};
const SHOWN = 4;

/**
 * Checks a draft. `content` is the draft's content with every unproven number, quotation or URL replaced by
 * [verify: …]. `score` is 0 to 100.
 */
export function checkDraft(
  draft: Draft,
  brief: Brief,
  nearest: Nearest | null,
): { content: string; gates: GateResult[]; score: number } {
  const facts = checkFacts(draft, brief);
  const all = allTexts(draft);
  const grade = Math.round(readingGrade(draft.content) * 10) / 10;
  const similarity = nearest?.similarity ?? 0;
  const gates: GateResult[] = [
    faultGate("facts", facts.unproven, "every figure, quotation, name and link is proven"),
    faultGate("leaks", leaksIn(all), "no instructions or debris"),
    faultGate("claims", bannedClaimsIn(all), "no banned claim"),
    faultGate("markup", markupFaults(draft.content), "headings, lists, bold and links are whole"),
    faultGate("key-points", keyPointFaults(draft.keyPoints, draft.title), "5 different key points"),
    faultGate("keywords", stuffedKeywords(draft.content), "no word or phrase too often"),
    faultGate(
      "length",
      lengthFaults(draft.content, draft.metaDescription),
      `${countWords(draft.content)} words, ${WORDS.min} to ${WORDS.max.toLocaleString("en-US")}`,
    ),
    {
      gate: "reading-grade",
      passed: grade >= GRADES.min && grade <= GRADES.max,
      detail: `grade ${grade}, ${GRADES.min} to ${GRADES.max}`,
    },
    faultGate("headings", headingFaults(draft.content), "headings in order"),
    {
      gate: "similarity",
      passed: similarity < SIMILARITY_LIMIT,
      detail: nearest
        ? `${similarity.toFixed(2)} to “${nearest.title}”, below ${SIMILARITY_LIMIT.toFixed(2)}`
        : "no other post to compare with",
    },
  ];
  return { content: facts.content, gates, score: scoreOf(gates, WEIGHTS) };
}

function faultGate(gate: GateResult["gate"], faults: string[], clean: string): GateResult {
  const rest = faults.length > SHOWN ? ` and ${faults.length - SHOWN} more` : "";
  const detail = faults.length === 0 ? clean : faults.slice(0, SHOWN).join(", ") + rest;
  return {
    gate,
    passed: faults.length === 0,
    detail: gate === "facts" && faults.length > 0 ? `unproven: ${detail}` : detail,
  };
}

/** 0, where every gate failed, to 100; whole. `weights` need no particular sum. */
export function scoreOf<Gate extends string>(
  gates: readonly { gate: Gate; passed: boolean }[],
  weights: Readonly<Record<Gate, number>>,
): number {
  const weigh = (counted: typeof gates) => counted.reduce((sum, { gate }) => sum + weights[gate], 0);
  return Math.round((100 * weigh(gates.filter(({ passed }) => passed))) / weigh(gates));
}

/** Everything that a reader sees, one text a line. */
function allTexts({ title, metaDescription, category, keyPoints, content, postcard }: Draft): string {
  const card = postcard
    ? [postcard.audience, postcard.offer, postcard.front, postcard.back, postcard.signature]
    : [];
  return [title, metaDescription, category, ...keyPoints, content, ...card].join("\n");
}
