import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireStaff, requireStaffForm } from "../../auth/guard.server";
import { SUPPRESSION_TEXTS } from "../../mail/suppression/suppression";
import { readSuppression } from "../../mail/suppression/suppressions.server";
import { httpError } from "../../platform/http/forms/form.server";
import { PageHead } from "../../ui/card";
import { adminTitle } from "../../ui/page-title";
import { mergeValuesOf } from "../leads/fields/lead-values";
import { readLead } from "../leads/lead-detail.server";
import { leadPath } from "../paths";
import { EmailPageForm } from "./composer/page-form";
import { sendEmail, sharedMergeValues } from "./email-actions.server";
import { readEmailDraft } from "./lead-emails.server";

export const meta = adminTitle("Send email");

/** The composer's data: the recipient, the merge values, and the saved draft, if any. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { staff, db } = await requireStaff(request, context);
  const lead = await readLead(db, params.leadId ?? "");
  if (!lead) throw httpError(404, "This lead is no longer here.");
  const [shared, draft, suppression] = await Promise.all([
    sharedMergeValues(context),
    readEmailDraft(db, lead.id, staff.id),
    readSuppression(db, lead.businessEmail),
  ]);
  return {
    leadId: lead.id,
    name: `${lead.firstName} ${lead.lastName}`,
    address: lead.businessEmail,
    unwanted: suppression && SUPPRESSION_TEXTS[suppression.reason],
    values: mergeValuesOf(lead, shared),
    draft,
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const sent = await requireStaffForm(request, context);
  return sendEmail({ ...sent, context, leadId: params.leadId ?? "" });
}

export default function EmailPage() {
  const composition = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title="Send email">to {composition.name}</PageHead>
      <EmailPageForm composition={composition} backTo={leadPath(composition.leadId)} />
    </>
  );
}
