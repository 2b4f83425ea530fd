import type { AppLoadContext } from "@remix-run/cloudflare";
import { listMembers } from "../../auth/users.server";
import {
  type ActionContext,
  isDocumentRequest,
  makeChange,
  parseForm,
  submissionId,
} from "../../platform/http/forms/action-result.server";
import type { Toast } from "../../platform/http/forms/toast";
import { localDate } from "../../platform/time/zoned-time";
import { LEAD_STATUS_LABELS } from "../leads/lead";
import { type Move, type MovedFrom, moveDeal } from "./board/deal-moves.server";
import { DEAL_CHANGES_PATH, DEAL_FAILURES, DEAL_STAGE_LABELS } from "./deal";
import type { SavedDeal } from "./deal-form/use-deal-form";
import { type DealChange, dealChangeSchemaFor, dealEditSchemaFor, newDealSchemaFor } from "./deal-forms";
import { assignDeal, createDeal, deleteDeal, editDeal, readDeal } from "./deals.server";
import { convertDealLead, type LeadOfDeal, restoreLeadStatus, type Win } from "./won-deal.server";

type DealAction = ActionContext & { context: AppLoadContext };

/** A deal is closed on the company's date, wherever who closes it is; and the company decides what a won deal does. */
async function rulesOf({ context, now }: DealAction) {
  const { timeZone, wonDealLead } = await context.company();
  return { today: localDate(now, timeZone), convertsLead: wonDealLead === "convert" };
}

export async function addDeal(action: DealAction, backTo: string) {
  const { form, db, actor, now } = action;
  const { input, invalid } = parseForm(form, newDealSchemaFor(await listMembers(db)));
  if (invalid) return namingFields(invalid);
  return makeChange(action, {
    failure: DEAL_FAILURES.create,
    backTo,
    onOwnPage: true,
    change: async () => {
      const deal = { ...input, ...(await rulesOf(action)), id: submissionId(form), actor };
      const win = await createDeal(db, deal, now);
      return { toast: wonToast({ title: "Deal created successfully" }, win, backTo) };
    },
  });
}

const FIELD_LABELS: Record<string, string> = {
  ...{ title: "Title", value: "Value (USD)", stage: "Stage", probability: "Probability" },
  ...{ expectedCloseDate: "Expected close date", assigneeId: "Assigned to", leadId: "Associated lead" },
  ...{ lostReason: "Why was it lost?", lostTo: "Who?", lostNote: "Note" },
};

/** The toast of a refused form also says which fields it means. */
function namingFields(refused: NonNullable<ReturnType<typeof parseForm>["invalid"]>) {
  const names = Object.keys(refused.data.fieldErrors).map((name) => FIELD_LABELS[name] ?? name);
  const { toast } = refused.data;
  if (toast) refused.data.toast = { ...toast, description: names.join(", ") };
  return refused;
}

export async function saveDeal(action: DealAction, id: string, backTo: string) {
  const { form, db, actor, now } = action;
  const [members, stored] = await Promise.all([listMembers(db), readDeal(db, id)]);
  const { input, invalid } = parseForm(form, dealEditSchemaFor(members, stored?.assigneeId ?? null));
  if (invalid) return namingFields(invalid);
  return makeChange<SavedDeal>(action, {
    failure: DEAL_FAILURES.edit,
    backTo,
    onOwnPage: true,
    change: async () => {
      const edit = { ...input, ...(await rulesOf(action)), id, actor };
      const { win, version } = await editDeal(db, edit, now);
      const toast = wonToast({ title: "Deal updated successfully" }, win, backTo);
      return { toast, data: { version } };
    },
  });
}

/** Moves or assigns a deal, undoes a move, converts the lead of a won one (or undoes that), or deletes a deal. */
export async function changeDeal(action: DealAction, backTo: string) {
  const { form, db } = action;
  const members = form.has("assigneeId") ? await listMembers(db) : [];
  const { input: change, invalid } = parseForm(form, dealChangeSchemaFor(members));
  if (invalid) return invalid;
  return makeChange(action, {
    failure: DEAL_FAILURES[change.intent],
    backTo,
    change: async () => ({
      toast: await applyDealChange(action, change, backTo),
      ...(asksWhyLost(action, change) ? { to: lostDealPath(change.id, backTo) } : {}),
    }),
  });
}

/** Without scripts a select loses a deal without having asked why: its page asks. */
function asksWhyLost(
  { request, form }: DealAction,
  change: DealChange,
): change is DealChange & { intent: "move" } {
  const isLost = change.intent === "move" && change.stage === "closed-lost";
  return isLost && !form.has("lostReason") && isDocumentRequest(request);
}

function lostDealPath(id: string, returnTo: string): string {
  return `/admin/deals/${id}?${new URLSearchParams({ returnTo })}#why-lost`;
}

async function applyDealChange(action: DealAction, change: DealChange, returnTo: string): Promise<Toast> {
  const { db, actor, now } = action;
  switch (change.intent) {
    case "move":
      return movedToast(await move(action, change), change, returnTo);
    case "undo-move": {
      const { closeDate: actualCloseDate, stageEnteredAt, leadStatus, ...back } = change;
      const restore = { actualCloseDate, stageEnteredAt, leadStatus };
      const { title } = await move(action, { ...back, place: "board", restore });
      return { title: "Move undone", description: `"${title}" is back in ${DEAL_STAGE_LABELS[back.stage]}` };
    }
    case "convert":
      return convertedToast(await convertDealLead(db, { ...change, actor }, now), returnTo);
    case "undo-convert":
      await restoreLeadStatus(db, { ...change, actor }, now);
      return { title: STATUS_SAVED };
    case "assign":
      await assignDeal(db, { ...change, actor }, now);
      return { title: "Deal assignee updated successfully" };
    case "delete":
      await deleteDeal(db, change.id, actor, now);
      return { title: "Deal deleted successfully" };
  }
}

async function move(action: DealAction, to: Omit<Move, "today">): Promise<MovedFrom> {
  return moveDeal(action.db, { ...to, ...(await rulesOf(action)) }, action.actor, action.now);
}

function movedToast(from: MovedFrom, { stage }: Pick<MovedFrom, "stage">, returnTo: string): Toast {
  const title = from.stage === stage ? "Deal moved" : "Deal stage updated successfully";
  const fields = {
    intent: "undo-move",
    id: from.id,
    stage: from.stage,
    after: from.after,
    closeDate: from.actualCloseDate ?? "",
    stageEnteredAt: from.stageEnteredAt,
    ...{ lostReason: from.lostReason ?? "", lostTo: from.lostTo ?? "", lostNote: from.lostNote ?? "" },
    // An empty field is no status.
    ...(from.win?.isConverted ? { leadStatus: from.win.lead.status } : {}),
    returnTo,
  };
  const undo = { action: DEAL_CHANGES_PATH, fields, failed: DEAL_FAILURES["undo-move"].title };
  return { ...wonToast({ title }, from.win, returnTo), undo };
}

const STATUS_SAVED = "Lead status updated successfully";

/** Says that the lead of a won deal was converted with it, or offers to do so. */
function wonToast(toast: Toast, win: Win | null, returnTo: string): Toast {
  if (!win) return toast;
  const { lead, isConverted } = win;
  if (isConverted) return { ...convertedToast(lead, returnTo), title: toast.title };
  const fields = { intent: "convert", leadId: lead.id, returnTo };
  return {
    ...toast,
    description: `The lead ${nameOf(lead)} is still ${LEAD_STATUS_LABELS[lead.status]}.`,
    offer: {
      ...{ label: "Set lead to Converted", action: DEAL_CHANGES_PATH, fields },
      failed: DEAL_FAILURES.convert.title,
    },
  };
}

type Converted = Pick<LeadOfDeal, "id" | "firstName" | "lastName" | "status">;

/** `lead` as it was before. */
function convertedToast(lead: Converted, returnTo: string): Toast {
  const fields = { intent: "undo-convert", leadId: lead.id, status: lead.status, returnTo };
  const undo = { action: DEAL_CHANGES_PATH, fields, failed: DEAL_FAILURES["undo-convert"].title };
  return { title: STATUS_SAVED, description: `The lead ${nameOf(lead)} is now Converted.`, undo };
}

function nameOf({ firstName, lastName }: Converted): string {
  return `${firstName} ${lastName}`.trim();
}
