import { fleschKincaid } from "flesch-kincaid";
import { countForGrade } from "../gates/reading-grade";
import { lowered } from "./fill";

/**
 * Between two sentences that could as well be one, the library has the word that would join them: `One. ~so~ two.`
 * A post joins as many as its reading grade needs, the shorter ones first, and not the same way each time.
 */
const JOINT = /\. ~(and|but|so|since|;)~ /g;
const TARGET_GRADE = 8.1;
/** A sentence joined from two has at most so many words. */
const LONGEST = 40;

/** How many words longer a joined sentence may be chosen, so that posts join different ones. */
const VARIETY = 14;

/** How many words longer a joined sentence may be for each one that is joined the same way already. */
const REPETITION: Readonly<Record<Manner, number>> = { so: 4, because: 3, ";": 3, since: 3, and: 4, but: 2 };

type Word = "and" | "but" | "so" | "since" | ";";
/** "because" turns `One. ~so~ two.` into "Because one, two". */
type Manner = Word | "because";
type Joint = {
  index: number;
  length: number;
  word: Word;
  words: number;
  /** Where the sentence before begins. */
  start: number;
  manners: readonly Manner[];
};

/** An imperative, a condition or a reason that "because" does not go before; nor do bold words. */
const NOT_A_REASON =
  /^(?:If|When|Where|Because|Since|For|In|On|At|After|Before|During|Once|While|With|Without|Then|Perhaps|Not|Never|Do|Some|Listen|Begin|Write|Ask|Take|Look|Search|Report|Start|Treat|Read|Put|Keep|Count|Send|Give|Print|The \w+ perhaps)\b|\*\*|^[“(]/i;

/** The content with its joints settled: joined where the reading grade needs it, two sentences elsewhere. */
export function settleJoints(content: string, seed: number): string {
  const joints = jointsOf(content);
  const wanted = joinsNeeded(render(content, joints, new Map()));
  const chosen = new Map<Joint, Manner>();
  const used = new Map<Manner, number>();
  const isFree = (joint: Joint) => {
    const position = joints.indexOf(joint);
    return [joints[position - 1], joints[position + 1]].every(
      (other) => !other || !chosen.has(other) || !areAdjacent(content, joint, other),
    );
  };
  while (chosen.size < wanted) {
    const options = joints
      .filter((joint) => !chosen.has(joint) && joint.words <= LONGEST && isFree(joint))
      .flatMap((joint) => joint.manners.map((manner) => ({ joint, manner, cost: costOf(joint, manner) })));
    const [best] = options.sort((one, other) => one.cost - other.cost);
    if (!best) break;
    chosen.set(best.joint, best.manner);
    used.set(best.manner, (used.get(best.manner) ?? 0) + 1);
  }
  return render(content, joints, chosen);

  function costOf({ words, index }: Joint, manner: Manner): number {
    const turn = (index * 31 + seed * 17 + manner.length * 5) % VARIETY;
    return words + turn + (used.get(manner) ?? 0) * REPETITION[manner];
  }
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
    const word = (match[1] ?? ";") as Word;
    return {
      index: match.index,
      length: match[0].length,
      word,
      words: before.split(" ").length + after.split(" ").length,
      start: match.index - before.length,
      manners: mannersOf(word, before, after),
    };
  });
}

/** How the two sentences may be joined: not at all if either has a semicolon or a second reason would follow. */
function mannersOf(word: Word, before: string, after: string): Manner[] {
  const both = `${before} ${after}`;
  if (/;|\(/.test(both)) return [];
  const isReasoned = /\b(?:so|since|because)\b/i.test(both);
  if (word === "since") return isReasoned ? [] : ["since"];
  if (word !== "so") return [word];
  if (isReasoned) return [];
  const isReason = !/[,:]/.test(before) && before.length > 20 && !NOT_A_REASON.test(before);
  return isReason ? ["so", "because"] : ["so"];
}

/** Whether the two joints have one sentence between them. */
function areAdjacent(content: string, one: Joint, other: Joint): boolean {
  const [first, second] = one.index < other.index ? [one, other] : [other, one];
  return !/\n|[.?!] /.test(content.slice(first.index + first.length, second.index));
}

function render(content: string, joints: readonly Joint[], chosen: ReadonlyMap<Joint, Manner>): string {
  let text = "";
  let end = 0;
  for (const joint of joints) {
    const manner = chosen.get(joint);
    if (manner === "because") {
      // An unjoined sentence before has begun this one with a capital already.
      text = end > joint.start ? text.slice(0, joint.start - end) : text + content.slice(end, joint.start);
      text += `Because ${lowered(content.slice(joint.start, joint.index))}, `;
    } else {
      text += content.slice(end, joint.index);
      text += manner === undefined ? ". " : connector(manner);
    }
    end = joint.index + joint.length;
    if (manner === undefined) {
      text += content.charAt(end).toUpperCase();
      end += 1;
    }
  }
  return text + content.slice(end);
}

function connector(manner: Manner): string {
  return manner === ";" ? "; " : `, ${manner} `;
}
