import { fleschKincaid } from "flesch-kincaid";
import { countForGrade } from "../gates/reading-grade";

/**
 * Between two sentences that could as well be one, the library has the word that would join them: `One. ~so~ two.`
 * A post joins as many as its reading grade needs, the shorter ones first.
 */
const JOINT = /\. ~(and|but|so|since|;)~ /g;
const TARGET_GRADE = 8.3;
/** A sentence joined from two has at most so many words; with a third, its middle counts twice. */
const LONGEST = 43;
const LONGEST_OF_THREE = 56;

/** How many words longer a joined sentence may be chosen, so that posts join different ones. */
const VARIETY = 14;

/** Semicolons are chosen last. */
const SEMICOLON = 10;

/** `isLoose`: neither side has a semicolon of its own. */
type Joint = { index: number; length: number; word: string; words: number; isLoose: boolean };

/** The content with its joints settled: joined where the reading grade needs it, two sentences elsewhere. */
export function settleJoints(content: string, seed: number): string {
  const joints = jointsOf(content);
  const wanted = joinsNeeded(render(content, joints, new Set()));
  const chosen = new Set<Joint>();
  const positions = new Map(joints.map((joint, position) => [joint, position]));
  const cost = ({ word, words, index }: Joint) =>
    words + ((index * 31 + seed * 17) % VARIETY) + (word === ";" ? SEMICOLON : 0);
  for (const joint of [...joints].sort((a, b) => cost(a) - cost(b))) {
    if (chosen.size >= wanted) break;
    if (!joint.isLoose) continue;
    const position = positions.get(joint) ?? 0;
    const beside = [joints[position - 1], joints[position + 1]].filter(
      (other) => other && chosen.has(other) && areAdjacent(content, joint, other),
    );
    const words = beside.reduce((sum, other) => sum + (other?.words ?? 0), joint.words);
    const isChain = beside.length === 1 && words <= LONGEST_OF_THREE && canChain(joint, beside[0]);
    if (beside.length === 0 ? words <= LONGEST : isChain) chosen.add(joint);
  }
  return render(content, joints, chosen);
}

/** How many sentences fewer the text must have to reach the target. */
function joinsNeeded(content: string): number {
  const counts = countForGrade(content);
  let needed = 0;
  while (
    needed < counts.sentence / 2 &&
    fleschKincaid({ ...counts, sentence: counts.sentence - needed }) < TARGET_GRADE
  ) {
    needed += 1;
  }
  return needed;
}

function jointsOf(content: string): Joint[] {
  return [...content.matchAll(JOINT)].map((match) => {
    const before =
      content
        .slice(0, match.index)
        .split(/\n|[.?!] (?:~\S+~ )?/)
        .at(-1) ?? "";
    const after = content.slice(match.index + match[0].length).split(/\n|[.?!](?: |$)/)[0] ?? "";
    const words = before.split(" ").length + after.split(" ").length;
    return {
      index: match.index,
      length: match[0].length,
      word: match[1] ?? ";",
      words,
      isLoose: !/;/.test(before + after),
    };
  });
}

/** Three sentences become one only with two different words between them, and without a semicolon. */
function canChain(one: Joint, other: Joint | undefined): boolean {
  return one.word !== other?.word && one.word !== ";" && other?.word !== ";";
}

/** Whether the two joints have one sentence between them. */
function areAdjacent(content: string, one: Joint, other: Joint): boolean {
  const [first, second] = one.index < other.index ? [one, other] : [other, one];
  return !/\n|[.?!] /.test(content.slice(first.index + first.length, second.index));
}

function render(content: string, joints: readonly Joint[], chosen: ReadonlySet<Joint>): string {
  let text = "";
  let end = 0;
  let count = 0;
  for (const joint of joints) {
    text += content.slice(end, joint.index);
    end = joint.index + joint.length;
    if (chosen.has(joint)) {
      count += 1;
      text += connector(joint.word, text, content.slice(end), count);
    } else {
      text += `. ${content.charAt(end).toUpperCase()}`;
      end += 1;
    }
  }
  return text + content.slice(end);
}

/** What joins the end of `before` with the beginning of `after`. A semicolon where a comma would make a list. */
function connector(word: string, before: string, after: string, count: number): string {
  const first = before.split(/\n|[.?!] /).at(-1) ?? "";
  const second = after.split(/\n|[.?!](?: |$)/)[0] ?? "";
  const isList = /, and |, so |;/.test(first) || /, and |;/.test(second);
  if (word === ";") return isList || count % 2 === 0 ? "; " : ", and ";
  if (word === "and") return isList ? "; " : ", and ";
  return word === "so" && /, so |;/.test(`${first}${second}`) ? "; " : `, ${word} `;
}
