import { BRIEFS_WITHOUT_REPETITION } from "../briefs";
import { findTown } from "../gazetteer/towns";
import { FORMS, findTrade } from "../library/catalog";
import { composeDraft } from "../library/compose";
import type { Brief, Draft, Writer } from "../writer";

/**
 * A sample writer, to try the product without a key: it fills texts that ship with the product, needs no network and
 * costs nothing. The same brief always gives the same draft, so a repair or a rejection changes nothing: the next
 * brief does.
 */
export const embeddedWriter: Writer = {
  id: "embedded",
  model: "library",
  promptVersion: "7",
  highestCostMicros: 0,
  briefLimit: BRIEFS_WITHOUT_REPETITION,
  triesPerRun: 20,
  write: async (brief) => ({
    text: JSON.stringify(draftOf(brief)),
    tokensIn: 0,
    tokensOut: 0,
    costMicros: 0,
  }),
};

/** @throws if the library has no such town, trade or form */
export function draftOf({ generator, key }: Pick<Brief, "generator" | "key">): Draft {
  const [townId = "", tradeId = "", formId = ""] = key.split("/");
  const town = findTown(townId);
  const trade = findTrade(tradeId);
  const form = FORMS[generator].find(({ id }) => id === formId);
  if (!town || !trade || !form) throw new Error(`The library has no brief ${key}`);
  return composeDraft({ generator, town, trade, form });
}
