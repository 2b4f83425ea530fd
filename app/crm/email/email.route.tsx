import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { requireStaff } from "../../auth/guard.server";
import { httpError, readForm } from "../../platform/http/form.server";
import { PageHead } from "../../ui/card";
import { adminTitle } from "../../ui/page-title";
import { readLead } from "../leads/lead-detail.server";
import { mergeValuesOf } from "../leads/lead-values";
import { leadPath } from "../paths";
import { EmailPageForm } from "./composer/page-form";
import { answerEmail, emailFacts } from "./email-answers.server";
import { SEND_FAILED } from "./email-delivery";
import { readEmailDraft } from "./lead-emails.server";

export const meta = adminTitle("Send email");

/** What the composer needs to begin: the recipient, what may be named, and a draft if there is one. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { staff, db } = await requireStaff(request, context);
  const lead = await readLead(db, params.leadId ?? "");
  if (!lead) throw httpError(404, "This lead is not here any more.");
  return {
    leadId: lead.id,
    name: `${lead.firstName} ${lead.lastName}`,
    address: lead.businessEmail,
    values: mergeValuesOf(lead, emailFacts(context)),
    draft: await readEmailDraft(db, lead.id, staff.id),
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { staff, db } = await requireStaff(request, context);
  const form = await readForm(request);
  const lead = await readLead(db, params.leadId ?? "");
  if (!lead) throw httpError(404, "This lead is not here any more.");
  const actor = { id: staff.id, label: staff.email };
  return answerEmail({ request, form, context, db, lead, actor });
}

/** Without a connection nothing was sent, and what was typed stays. */
export async function clientAction({ serverAction }: ClientActionFunctionArgs) {
  try {
    return await serverAction<typeof action>();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const toast = { title: SEND_FAILED, description: "There is no connection.", destructive: true };
    return { ok: false, toast, delivery: null, values: null };
  }
}

export default function EmailPage() {
  const composition = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const busy = useNavigation().state === "submitting";
  return (
    <>
      <PageHead title="Send email">to {composition.name}</PageHead>
      <EmailPageForm
        composition={composition}
        answer={answer}
        busy={busy}
        backTo={leadPath(composition.leadId)}
      />
    </>
  );
}
