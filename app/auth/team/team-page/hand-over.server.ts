import type { AppLoadContext } from "@remix-run/cloudflare";
import { and, eq, sql } from "drizzle-orm";
import { z } from "zod";
import { startBulkChange } from "../../../crm/leads/bulk/bulk-changes.server";
import { isListed } from "../../../crm/leads/listed-leads.server";
import { deals, leadActivities, leads } from "../../../crm/tables";
import type { Actor } from "../../../platform/db/audit.server";
import { ChangeRefused } from "../../../platform/db/change.server";
import { type Db, runBatch, type Statement } from "../../../platform/db/database.server";
import { newIdSql } from "../../../platform/db/new-id.server";
import { auditLog } from "../../../platform/db/tables";
import {
  type ActionContext,
  makeChange,
  requireInput,
  submissionId,
} from "../../../platform/http/forms/action-result.server";
import type { OutboxEntry } from "../../../platform/jobs/outbox.server";
import { TEAM_PATH } from "../../paths";
import { listMembers } from "../../users.server";
import { HAND_OVER_FAILURE, workText } from "../work-left";
import { isHandedOver, selectWorkLeft, toWorkLeft } from "./work-left.server";

const id = z.string().min(1).max(64);
const schema = z.object({ intent: z.literal("hand-over"), id, to: z.string().max(64).default("") });

/** Gives leads, open deals and open tasks of somebody to a colleague. The caller has checked that the person may. */
export function handOverWork(sent: ActionContext & { context: AppLoadContext }) {
  const { db, form, actor, now, context } = sent;
  const { id: from, to } = requireInput(form, schema);
  return makeChange(sent, {
    failure: HAND_OVER_FAILURE,
    backTo: TEAM_PATH,
    onOwnPage: true,
    change: async () => {
      const member = (await listMembers(db)).find((one) => one.id === to && one.isActive && to !== from);
      if (!member) throw new ChangeRefused(409, "Choose an active member.");
      const work = toWorkLeft(await db.batch(selectWorkLeft(db, { asked: from, now })), from);
      const given = work ? workText({ ...work, demos: 0 }) : undefined;
      context.dispatch(await handOver(db, { id: submissionId(form), from, to, actor }, now));
      return { toast: { title: `Handed over to ${member.name}`, description: given }, to: TEAM_PATH };
    },
  });
}

type HandOver = { id: string; from: string; to: string; actor: Actor };

/**
 * Deals and tasks at once, leads as a change of many, which can be undone. The same `id` again, after an answer that
 * was lost, changes nothing.
 */
async function handOver(db: Db, { id, from, to, actor }: HandOver, now: Date): Promise<OutboxEntry[]> {
  const at = now.toISOString();
  const ofDeals = and(isHandedOver.deals, eq(deals.assigneeId, from));
  const ofTasks = and(isHandedOver.tasks, eq(leadActivities.assigneeId, from));
  const audit = (entity: "deal" | "task", rows: ReturnType<typeof sql>): Statement =>
    db.insert(auditLog).select(
      sql`select ${newIdSql()}, ${actor.id}, ${actor.label}, ${`${entity}.assign`}, ${entity}, id,
        json_object('assigneeId', ${from}), json_object('assigneeId', ${to}), ${at}, null from ${rows}`,
    );
  await runBatch(db, [
    audit("deal", sql`${deals} where ${ofDeals}`),
    audit("task", sql`${leadActivities} where ${ofTasks}`),
    db
      .update(deals)
      .set({ assigneeId: to, version: sql`${deals.version} + 1`, updatedAt: at })
      .where(ofDeals),
    db
      .update(leadActivities)
      .set({ assigneeId: to, version: sql`${leadActivities.version} + 1` })
      .where(ofTasks),
  ]);
  const matching = and(isListed(leads), eq(leads.assigneeId, from));
  const entry = await startBulkChange(db, { id, actor, field: "assignee", value: to, matching }, now);
  return entry ? [entry] : [];
}
