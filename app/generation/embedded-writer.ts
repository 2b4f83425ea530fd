import { findSubject } from "./briefs";
import { composeDraft } from "./library/compose";
import type { Brief, Draft, Writer } from "./writer";

/**
 * Composes drafts from texts that ship with the product; it needs no network and costs nothing. The same brief always
 * gives the same draft, so a repair or a rejection changes nothing: the next brief does.
 */
export const embeddedWriter: Writer = {
  id: "embedded",
  model: "library",
  promptVersion: "1",
  highestCostMicros: 0,
  write: async (brief) => ({
    text: JSON.stringify(draftOf(brief)),
    tokensIn: 0,
    tokensOut: 0,
    costMicros: 0,
  }),
};

/** @throws if the brief is none of the library's */
export function draftOf(brief: Pick<Brief, "generator" | "key">): Draft {
  const subject = findSubject(brief.generator, brief.key);
  if (!subject) throw new Error(`The library has no brief ${brief.key}`);
  return composeDraft(subject);
}
