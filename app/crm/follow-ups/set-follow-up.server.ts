import type { Actor } from "../../platform/db/audit.server";
import { ChangeRefused } from "../../platform/db/change.server";
import type { Db } from "../../platform/db/database.server";
import type { Toast } from "../../platform/http/forms/toast";
import { LEAD_FAILURES } from "../leads/lead";
import { changeLead } from "../leads/lead-changes.server";
import type { Lead } from "../leads/lead-detail.server";
import { leadPath } from "../paths";
import { dueInFull } from "../tasks/due";
import { NO_FOLLOW_UP } from "./follow-up";

export const FOLLOW_UP_CHANGED = "Somebody else has changed it in the meantime. The page now shows it.";

const NOBODYS = "The lead is unassigned, so it’s among the unassigned tasks.";

type FollowUpChange = {
  leadId: string;
  actor: Actor;
  /** The moment (ISO); null removes it. */
  at: string | null;
  /** What the person saw stored, or `NO_FOLLOW_UP`; undefined overwrites whatever is there. */
  shown?: string;
  isUndo?: boolean;
};

/**
 * Sets the next follow-up of a lead. Returns the toast that says so and can undo it.
 * @throws ChangeRefused if the lead is gone, or somebody else has set another one than the person saw
 */
export async function setFollowUp(
  db: Db,
  { leadId, actor, at, shown, isUndo = false }: FollowUpChange,
  { now, zone }: { now: Date; zone: string },
): Promise<Toast> {
  const patch = ({ nextFollowUp }: Lead) => {
    const isOutdated = shown !== undefined && shown !== (nextFollowUp ?? NO_FOLLOW_UP);
    if (isOutdated && nextFollowUp !== at) throw new ChangeRefused(409, FOLLOW_UP_CHANGED);
    return { nextFollowUp: at };
  };
  const before = await changeLead(db, { leadId, actor, action: "lead.follow-up", patch }, now);
  const description = at === null ? undefined : dueInFull({ at, allDay: false }, now, zone);
  if (isUndo) return { title: "The follow-up is as before", description: description ?? "None" };
  const fields = {
    ...{ intent: "follow-up", followUp: before.nextFollowUp ?? NO_FOLLOW_UP },
    ...{ shown: at ?? NO_FOLLOW_UP, undo: "true" },
  };
  const undo = { action: leadPath(leadId), fields, failed: LEAD_FAILURES["follow-up"].title };
  const title = at === null ? "Follow-up removed" : "Follow-up set";
  // Among the tasks it stands where the lead does.
  const isNobodys = description !== undefined && before.assigneeId === null;
  return {
    title,
    description: isNobodys ? `${description}. ${NOBODYS}` : description,
    ...(before.nextFollowUp === at ? {} : { undo }),
  };
}
