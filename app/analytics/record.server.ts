import { retryOnConflict, runIfChanged } from "../platform/db/change.server";
import type { Db } from "../platform/db/database.server";
import { applyHits } from "./apply-hits";
import { toIncoming } from "./incoming";
import { advanceVersion, readIngestState } from "./ingest-state.server";
import { writesToStatements } from "./ingest-writes.server";
import type { AnalyticsMessage } from "./visit";

const MESSAGES_AT_ONCE = 500;

/**
 * Stores the hits and adds new ones to every count: two database calls per 500 messages, the second one transaction.
 * Recording a message again changes nothing, and neither does the order: the tables depend only on the set of messages.
 * @throws ChangeRefused if others record at the same moment without end
 */
export async function recordMessages(db: Db, messages: AnalyticsMessage[]): Promise<void> {
  for (let at = 0; at < messages.length; at += MESSAGES_AT_ONCE) {
    const chunk = messages.slice(at, at + MESSAGES_AT_ONCE);
    await retryOnConflict(() => recordChunk(db, chunk));
  }
}

/** Returns null if another recorder wrote after the state was read. */
async function recordChunk(db: Db, messages: AnalyticsMessage[]): Promise<true | null> {
  const incoming = toIncoming(messages);
  const { version, state } = await readIngestState(db, incoming);
  const statements = writesToStatements(db, applyHits(state, incoming));
  if (statements.length === 0) return true;
  return (await runIfChanged(db, advanceVersion(db, version), statements)) || null;
}
