import type { z } from "zod";
import { SECOND } from "../../../platform/clock";
import { sha256 } from "../../../platform/ids";
import type { JobContext } from "../../../platform/jobs/job-context.server";
import { enqueueOnce } from "../../../platform/jobs/outbox.server";
import {
  continueChange,
  continueUndo,
  failBulkChange,
  readBulkChange,
  resumeFailedChange,
} from "./bulk-changes.server";
import { bulkChangeMessage } from "./message";

type Message = z.infer<typeof bulkChangeMessage.schema>;
type Context = Pick<JobContext, "db" | "queues" | "clock">;

/** As for imports: within the claim's lease and D1's queries of one invocation. */
const WORK_MS = 45 * SECOND;
const PORTIONS = 40;

/** Changes or undoes portion after portion. Idempotent: a redelivery goes on with those that are left. */
export async function workOnBulkChange(message: Message, { db, queues, clock }: Context): Promise<void> {
  const { changeId } = message;
  const until = clock().getTime() + WORK_MS;
  await resumeFailedChange(db, changeId, clock());
  for (let done = 0; done < PORTIONS && clock().getTime() <= until; done += 1) {
    const change = await readBulkChange(db, changeId);
    if (change?.state !== "running" && change?.state !== "undoing") return;
    await (change.state === "running" ? continueChange : continueUndo)(db, change, clock());
  }
  // Each message has one successor, however often it is delivered.
  const successor = { ...message, id: await sha256(`${message.id} continued`) };
  await enqueueOnce(db, queues, { queue: bulkChangeMessage.queue, message: successor }, clock());
}

export async function noteBulkError(
  { changeId }: Message,
  error: string,
  isLast: boolean,
  { db, clock }: Context,
): Promise<void> {
  if (isLast) await failBulkChange(db, changeId, error, clock());
}
