import { and, inArray, lte } from "drizzle-orm";
import { MINUTE } from "../clock";
import type { Db } from "../db/database.server";
import { outbox } from "../db/tables";
import { logError } from "../log.server";
import { recordFailedJob } from "./failed-jobs.server";
import type { Queues } from "./outbox.server";

const SWEEP_LIMIT = 500;
/** Each costs a database call. */
const UNREADABLE_LIMIT = 100;
export const SWEEP_CRON = "*/5 * * * *";
/** Of its cron. */
export const SWEEP_INTERVAL = 5 * MINUTE;

/** Resends entries that no consumer picked up or whose consumer died. Returns the number sent. */
export async function sweepOutbox(db: Db, queues: Queues, now: Date): Promise<number> {
  const at = now.toISOString();
  const due = await db
    .select({ id: outbox.id, queue: outbox.queue, message: outbox.message })
    .from(outbox)
    .where(and(inArray(outbox.state, ["pending", "processing"]), lte(outbox.dueAt, at)))
    .orderBy(outbox.dueAt)
    .limit(SWEEP_LIMIT);
  let sent = 0;
  let unreadable = 0;
  for (const row of due) {
    const message = parseEntry(row);
    if (message === null) {
      unreadable += 1;
      if (unreadable > UNREADABLE_LIMIT) continue;
      const error = "This outbox entry cannot be read";
      const failure = { queue: row.queue, message: row.message, attempts: 0, outboxId: row.id, error };
      await recordFailedJob(db, failure, now);
      continue;
    }
    try {
      await queues[row.queue].send(message);
      sent += 1;
    } catch (error) {
      logError("outbox.sweep", error, { queue: row.queue });
    }
  }
  return sent;
}

/** The message; null if it does not name its entry, which no consumer could then close. */
function parseEntry({ id, message }: { id: string; message: string }): unknown {
  try {
    const parsed: unknown = JSON.parse(message);
    return typeof parsed === "object" && parsed !== null && "id" in parsed && parsed.id === id
      ? parsed
      : null;
  } catch {
    return null;
  }
}
