import { and, eq, inArray, sql } from "drizzle-orm";
import type { z } from "zod";
import { SECOND } from "../../platform/clock";
import { insertAudit } from "../../platform/db/audit.server";
import { runIfChanged } from "../../platform/db/change.server";
import { sha256 } from "../../platform/ids";
import type { JobContext } from "../../platform/jobs/job-context.server";
import { enqueueOnce } from "../../platform/jobs/outbox.server";
import type { LeadImport } from "./imports.server";
import { readImport, resumeFailedImport } from "./imports.server";
import { importMessage } from "./message";
import { importRows } from "./rows/import-rows.server";
import { undoRows } from "./rows/undo-rows.server";
import { leadImports } from "./tables";

type Message = z.infer<typeof importMessage.schema>;
type Context = Pick<JobContext, "db" | "queues" | "clock">;

/** Well within the claim's lease and D1's queries of one invocation; remaining rows are left to the next message. */
const WORK_MS = 45 * SECOND;
const CHUNKS = 40;

/**
 * Imports or undoes rows in chunks, depending on the import's state. Idempotent: a redelivery continues with the
 * remaining rows.
 */
export async function workOnImport(message: Message, ctx: Context): Promise<void> {
  const { importId } = message;
  const until = ctx.clock().getTime() + WORK_MS;
  await resumeFailedImport(ctx.db, importId, ctx.clock());
  for (let chunk = 1; ; chunk += 1) {
    const leadImport = await readImport(ctx.db, importId);
    if (leadImport?.state !== "running" && leadImport?.state !== "undoing") return;
    // Rows not written, because one of their leads changed concurrently, are read again.
    const hasRows = await (leadImport.state === "running" ? importRows : undoRows)(
      ctx.db,
      leadImport,
      ctx.clock(),
    );
    if (!hasRows) return finish(leadImport, ctx);
    if (chunk >= CHUNKS || ctx.clock().getTime() > until) return requeueRemainder(message, ctx);
  }
}

/** Each message has one successor, however often it is delivered. */
async function requeueRemainder(message: Message, { db, queues, clock }: Context): Promise<void> {
  const successor = { ...message, id: await sha256(`${message.id} continued`) };
  await enqueueOnce(db, queues, { queue: importMessage.queue, message: successor }, clock());
}

async function finish(leadImport: LeadImport, { db, clock }: Context): Promise<void> {
  const now = clock();
  const isUndo = leadImport.state === "undoing";
  const { createdRows, updatedRows, skippedRows, failedRows } = leadImport;
  const change = db
    .update(leadImports)
    .set({ state: isUndo ? "undone" : "done", error: null, updatedAt: now.toISOString() })
    .where(and(eq(leadImports.id, leadImport.id), eq(leadImports.state, leadImport.state)));
  const entry = {
    actor: { id: leadImport.actorId, label: leadImport.actorLabel },
    action: isUndo ? "import.undone" : "import.done",
    entity: "import",
    entityId: leadImport.id,
    after: { createdRows, updatedRows, skippedRows, failedRows },
  };
  await runIfChanged(db, change, [insertAudit(db, entry, now)]);
}

/** Records that the queue has given up; the import's page then offers to resume or undo. */
export async function noteImportError(
  { importId }: Message,
  error: string,
  isLast: boolean,
  ctx: Context,
): Promise<void> {
  if (!isLast) return;
  await ctx.db
    .update(leadImports)
    .set({
      state: sql`iif(${leadImports.state} = 'running', 'failed', ${leadImports.state})`,
      error,
      updatedAt: ctx.clock().toISOString(),
    })
    .where(and(eq(leadImports.id, importId), inArray(leadImports.state, ["running", "undoing"])));
}
