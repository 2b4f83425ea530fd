import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useNavigate } from "@remix-run/react";
import { requireStaff, requireStaffForm } from "../../auth/guard.server";
import { listMembers } from "../../auth/users.server";
import { returnPath } from "../../platform/http/forms/action-result.server";
import { PageHead } from "../../ui/card";
import { adminTitle } from "../../ui/page-title";
import { LeadSearch } from "../components/lead-search";
import { LEADS_PATH } from "../paths";
import { addDeal } from "./deal-actions.server";
import { DealFields } from "./deal-form/deal-fields";
import { LeadSelect } from "./deal-form/lead-picker";
import { PageForm } from "./deal-form/page-form";
import { useNewDeal } from "./deal-form/use-deal-form";
import { loadLeadChoices, readLeadChoice } from "./lead-choices.server";

export const meta = adminTitle("Create New Deal");

/** The form's page, and for its dialog the leads that match `q`. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { db } = await requireStaff(request, context);
  const params = new URL(request.url).searchParams;
  const q = (params.get("q") ?? "").slice(0, 100);
  const leadId = params.get("leadId");
  const [lead, members] = await Promise.all([leadId ? readLeadChoice(db, leadId) : null, listMembers(db)]);
  const choices = lead ? [lead] : await loadLeadChoices(db, q);
  const returnTo = returnPath(params.get("returnTo"), LEADS_PATH);
  return { q, choices, members, leadId: lead?.id ?? "", returnTo };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const sent = await requireStaffForm(request, context);
  return addDeal(sent, returnPath(sent.form.get("returnTo"), LEADS_PATH));
}

export default function NewDealPage() {
  const { q, choices, members, leadId, returnTo } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  const { fields, formProps, ...sending } = useNewDeal({ leadId, onDone: () => navigate(returnTo) });
  return (
    <>
      <PageHead title="Create New Deal" />
      {leadId ? null : <LeadSearch q={q} kept={{ returnTo }} />}
      <PageForm formProps={formProps} sending={sending} returnTo={returnTo} submitLabel="Create Deal">
        <LeadSelect
          choices={choices}
          field={fields.leadId}
          hint={q && choices.length === 0 ? "No lead matches" : undefined}
        />
        <DealFields fields={fields} members={members} />
      </PageForm>
    </>
  );
}
