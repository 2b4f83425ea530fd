import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { requireStaff } from "../../auth/guard.server";
import { httpError } from "../../platform/http/forms/form.server";
import { readSubmissionLead } from "./submissions.server";

/** The link in the mail to sales: redirects to the lead that the submission created or joined. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { db } = await requireStaff(request, context);
  const leadId = await readSubmissionLead(db, params.submissionId ?? "");
  if (leadId === null) throw httpError(404, "This message is no longer here.");
  return redirect(`/admin/leads/${leadId}`);
}
