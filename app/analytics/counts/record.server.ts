import { retryOnConflict, runIfChanged } from "../../platform/db/change.server";
import type { Db } from "../../platform/db/database.server";
import { ATTRIBUTE_NAMES, ATTRIBUTES } from "../attributes";
import type { AnalyticsMessage } from "../visit";
import { applyHits } from "./apply-hits";
import { fitWithinDayLimit, type RowLimit } from "./day-limit";
import { toIncoming } from "./incoming";
import { advanceVersion, readIngestState } from "./ingest-state.server";
import { writesToStatements } from "./ingest-writes.server";

const MESSAGES_AT_ONCE = 500;
/** D1 takes at most 2 MB in one value; in JSON a character takes at most 2 × 3 bytes. */
const TEXT_AT_ONCE = 300_000;
const NO_LIMIT: RowLimit = { perDay: Number.POSITIVE_INFINITY, zone: "UTC" };

/**
 * Stores the hits and adds new ones to every count: two database calls per 500 messages, the second one transaction.
 * Recording a message again changes nothing, and neither does the order: the tables depend only on the set of messages.
 * Beyond the limit of new rows on a day, and in a database that is nearly full, hits are only counted, as filtered.
 * @throws ChangeRefused if others record at the same moment without end
 */
export async function recordMessages(db: Db, messages: AnalyticsMessage[], limit = NO_LIMIT): Promise<void> {
  for (const chunk of chunksOf(messages)) await retryOnConflict(() => recordChunk(db, chunk, limit));
}

function chunksOf(messages: AnalyticsMessage[]): AnalyticsMessage[][] {
  const chunks: AnalyticsMessage[][] = [];
  let length = Number.POSITIVE_INFINITY;
  for (const message of messages) {
    length += textLength(message);
    if (length > TEXT_AT_ONCE || chunks.at(-1)?.length === MESSAGES_AT_ONCE) {
      chunks.push([]);
      length = textLength(message);
    }
    chunks.at(-1)?.push(message);
  }
  return chunks;
}

function textLength(message: AnalyticsMessage): number {
  if (!("hit" in message)) return 0;
  const { hit } = message;
  const attributes = ATTRIBUTE_NAMES.map((name) => hit[ATTRIBUTES[name].field]);
  return [hit.pagePath, hit.pageTitle, hit.userAgent, hit.referrer, ...attributes].join("").length;
}

/** Returns null if another recorder wrote after the state was read. */
async function recordChunk(db: Db, messages: AnalyticsMessage[], limit: RowLimit): Promise<true | null> {
  const incoming = toIncoming(messages);
  const { version, dayRows, isFull, state } = await readIngestState(db, incoming);
  const { kept, leftOut, after } = fitWithinDayLimit(incoming, {
    ...limit,
    before: dayRows,
    known: state.known,
    isFull,
  });
  const statements = writesToStatements(db, applyHits(state, kept, leftOut));
  if (statements.length === 0) return true;
  return (await runIfChanged(db, advanceVersion(db, version, after), statements)) || null;
}
