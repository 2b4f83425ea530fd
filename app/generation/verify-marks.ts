import { SENTENCE_END } from "./gates/text";

/** A statement that neither brief nor facts prove: "[verify: 61% of patients]". */
const MARK = /\[verify: ([^\]]*)\]/g;
const SENTENCE_START = new RegExp(String.raw`${SENTENCE_END}\s+|\n(?:- )?`, "g");
const SENTENCE_STOP = new RegExp(String.raw`${SENTENCE_END}(?=\s|$)|\n|$`);

/** The statements that are marked, in the order of the text. */
export function listMarks(content: string): string[] {
  return [...content.matchAll(MARK)].map(([, statement = ""]) => statement);
}

/**
 * The content with the first mark of that statement confirmed, so that its text stays, or removed together with the
 * sentence that contains it. Null if there is none.
 */
export function decideMark(content: string, statement: string, isTrue: boolean): string | null {
  const mark = `[verify: ${statement}]`;
  const at = content.indexOf(mark);
  if (at === -1) return null;
  if (isTrue) return content.slice(0, at) + statement + content.slice(at + mark.length);
  // Ends of sentences inside other marks do not count: half a mark would block nothing.
  const opaque = content.replace(MARK, (other) => "x".repeat(other.length));
  const start = sentenceStart(opaque, at);
  const end = sentenceEnd(opaque, at + mark.length);
  const rest = content.slice(0, start) + content.slice(end).replace(/^ +/, "");
  // A list item or paragraph that held nothing else also goes.
  return rest.replace(/^(?:-|\d+\.) *\n/gm, "").replace(/\n{3,}/g, "\n\n");
}

function sentenceStart(content: string, at: number): number {
  const before = content.slice(0, at);
  const ends = [...before.matchAll(SENTENCE_START)];
  const last = ends.at(-1);
  return last ? last.index + last[0].length : 0;
}

function sentenceEnd(content: string, at: number): number {
  const rest = content.slice(at);
  const end = SENTENCE_STOP.exec(rest);
  return end ? at + end.index : content.length;
}
