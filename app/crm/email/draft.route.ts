import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { requireStaff } from "../../auth/guard.server";
import { httpError, readForm } from "../../platform/http/forms/form.server";
import { readLead } from "../leads/lead-detail.server";
import { emailDraftSchema } from "./email-actions.server";
import { saveEmailDraft } from "./lead-emails.server";

/** Saves the composer's draft. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { staff, db } = await requireStaff(request, context);
  const draft = emailDraftSchema.safeParse(Object.fromEntries(await readForm(request)));
  if (!draft.success) throw httpError(400, "This draft can’t be kept.");
  const lead = await readLead(db, params.leadId ?? "");
  if (!lead) throw httpError(404, "This lead is no longer here.");
  await saveEmailDraft(db, { leadId: lead.id, userId: staff.id, ...draft.data }, context.clock());
  return Response.json({ saved: true });
}
