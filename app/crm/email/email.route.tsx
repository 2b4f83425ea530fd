import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireStaff, requireStaffForm } from "../../auth/guard.server";
import { httpError } from "../../platform/http/forms/form.server";
import { PageHead } from "../../ui/card";
import { adminTitle } from "../../ui/page-title";
import { mergeValuesOf } from "../leads/fields/lead-values";
import { readLead } from "../leads/lead-detail.server";
import { leadPath } from "../paths";
import { EmailPageForm } from "./composer/page-form";
import { sendEmail, sharedMergeValues } from "./email-actions.server";
import { readEmailStart } from "./lead-emails.server";

export const meta = adminTitle("Send email");

/** The composer's data: the recipient, the merge values, and the saved draft, if any. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { staff, db } = await requireStaff(request, context);
  const lead = await readLead(db, params.leadId ?? "");
  if (!lead) throw httpError(404, "This lead is no longer here.");
  const [shared, start] = await Promise.all([sharedMergeValues(context), readEmailStart(db, lead, staff.id)]);
  return {
    leadId: lead.id,
    name: `${lead.firstName} ${lead.lastName}`,
    address: lead.businessEmail,
    values: mergeValuesOf(lead, shared),
    ...start,
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
