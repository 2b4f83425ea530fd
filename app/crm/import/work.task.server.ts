import { and, eq, inArray, sql } from "drizzle-orm";
import type { z } from "zod";
import { SECOND } from "../../platform/clock";
import { insertAudit } from "../../platform/db/audit.server";
import { runIfChanged } from "../../platform/db/change.server";
import type { JobContext } from "../../platform/jobs/job-context.server";
import { enqueueOnce } from "../../platform/jobs/outbox.server";
import { isVersionConflict } from "../leads/lead-changes.server";
import { importRows } from "./import-rows.server";
import type { LeadImport } from "./imports.server";
import { readImport, resumeFailedImport } from "./imports.server";
import type { importMessage } from "./message";
import { leadImports } from "./tables";
import { undoRows } from "./undo-rows.server";

type Message = z.infer<typeof importMessage.schema>;
type Job = Pick<JobContext, "db" | "queues" | "clock">;

/** Well below the lease of a claim: then the next message goes on. */
const WORK_MS = 45 * SECOND;

/**
 * Works on an import in the direction of its state, portion by portion. Delivered twice, or again after a consumer
 * died, it goes on with the rows that are left.
 */
export async function workOnImport({ importId }: Message, job: Job): Promise<void> {
  const until = job.clock().getTime() + WORK_MS;
  await resumeFailedImport(job.db, importId, job.clock());
  for (;;) {
    const lead = await readImport(job.db, importId);
    if (lead?.state !== "running" && lead?.state !== "undoing") return;
    if (!(await workOnRows(lead, job))) return finish(lead, job);
    if (job.clock().getTime() > until) return goOnLater(lead, job);
  }
}

async function workOnRows(lead: LeadImport, job: Job): Promise<boolean> {
  try {
    return await (lead.state === "running" ? importRows : undoRows)(job.db, lead, job.clock());
  } catch (error) {
    // Someone changed one of the leads in this moment: the same rows are read and written again.
    if (isVersionConflict(error)) return true;
    throw error;
  }
}

async function goOnLater(lead: LeadImport, { db, queues, clock }: Job): Promise<void> {
  const message = {
    v: 1,
    id: `${lead.id}-${lead.state}-after-${lead.doneRows}`,
    type: "crm.import",
    importId: lead.id,
  };
  await enqueueOnce(db, queues, { queue: "content", message }, clock());
}

async function finish(lead: LeadImport, { db, clock }: Job): Promise<void> {
  const now = clock();
  const isUndo = lead.state === "undoing";
  const { createdRows, updatedRows, skippedRows, failedRows } = lead;
  const change = db
    .update(leadImports)
    .set({ state: isUndo ? "undone" : "done", error: null, updatedAt: now.toISOString() })
    .where(and(eq(leadImports.id, lead.id), eq(leadImports.state, lead.state)));
  const entry = {
    actor: { id: lead.actorId, label: lead.actorLabel },
    action: isUndo ? "import.undone" : "import.done",
    entity: "import",
    entityId: lead.id,
    after: { createdRows, updatedRows, skippedRows, failedRows },
  };
  await runIfChanged(db, change, [insertAudit(db, entry, now)]);
}

/** Notes that the queue has given up; the import's page offers to go on, or to take back what was stored. */
export async function noteImportError(
  { importId }: Message,
  error: string,
  final: boolean,
  job: Job,
): Promise<void> {
  if (!final) return;
  await job.db
    .update(leadImports)
    .set({
      state: sql`iif(${leadImports.state} = 'running', 'failed', ${leadImports.state})`,
      error,
      updatedAt: job.clock().toISOString(),
    })
    .where(and(eq(leadImports.id, importId), inArray(leadImports.state, ["running", "undoing"])));
}
