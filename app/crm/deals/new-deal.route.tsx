import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useLocation, useNavigate } from "@remix-run/react";
import { requireStaff, requireStaffForm } from "../../auth/guard.server";
import { listMembers } from "../../auth/users.server";
import { returnPath } from "../../platform/http/forms/action-result.server";
import { PageHead } from "../../ui/card";
import { SelectField, TextField } from "../../ui/forms/field";
import { adminTitle } from "../../ui/page-title";
import { useHydrated } from "../../ui/use-browser-state";
import { LeadSearchField } from "../components/lead-search";
import { LEADS_PATH } from "../paths";
import { addDeal } from "./deal-actions.server";
import { DealFields } from "./deal-form/deal-fields";
import { LeadPicker, labelOf } from "./deal-form/lead-picker";
import { DealOutlook } from "./deal-form/outlook";
import { PageForm } from "./deal-form/page-form";
import { type DealField, MAX_LEAD_SEARCH, NEW_DEAL_PATH, useNewDeal } from "./deal-form/use-deal-form";
import { type LeadChoice, loadLeadChoices, readLeadChoice } from "./lead-choices.server";

export const meta = adminTitle("Create New Deal");

/** The form's page, and for its dialog the leads that match `q`. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { db } = await requireStaff(request, context);
  const { stageDays } = await context.company();
  const params = new URL(request.url).searchParams;
  const q = (params.get("q") ?? "").slice(0, MAX_LEAD_SEARCH);
  const leadId = params.get("leadId");
  const [lead, members] = await Promise.all([leadId ? readLeadChoice(db, leadId) : null, listMembers(db)]);
  const choices = lead ? [lead] : await loadLeadChoices(db, q);
  const returnTo = returnPath(params.get("returnTo"), LEADS_PATH);
  return { q, choices, members, leadId: lead?.id ?? "", returnTo, stageDays };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const sent = await requireStaffForm(request, context);
  return addDeal(sent, returnPath(sent.form.get("returnTo"), LEADS_PATH));
}

export default function NewDealPage() {
  const { members, stageDays, ...leads } = useLoaderData<typeof loader>();
  const { choices, leadId, returnTo } = leads;
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const chosen = leadId ? choices[0] : undefined;
  const { fields, formProps, ...sending } = useNewDeal({
    leadId,
    // Refused without scripts, the page knows its lead and its search again.
    action: NEW_DEAL_PATH + useLocation().search,
    onDone: () => navigate(returnTo),
  });
  return (
    <>
      <PageHead title="Create New Deal" back={{ to: "/admin/deals", label: "Deals" }} />
      <div className="grid items-start gap-5 *:min-w-0 min-[72rem]:grid-cols-[minmax(0,8fr)_minmax(0,4fr)]">
        <PageForm formProps={formProps} sending={sending} returnTo={returnTo} submitLabel="Create Deal">
          <div className="noscript:hidden">
            <LeadPicker
              errors={fields.leadId.errors}
              chosen={chosen}
              // Without scripts another field sends it, unless it is known.
              name={isHydrated || chosen ? "leadId" : ""}
            />
          </div>
          <noscript>
            {chosen ? (
              <TextField small label="Associated lead" value={labelOf(chosen)} readOnly />
            ) : (
              <LeadSelect {...leads} field={fields.leadId} />
            )}
          </noscript>
          <DealFields fields={fields} members={members} />
        </PageForm>
        <DealOutlook fields={fields} stageDays={stageDays} />
      </div>
      <noscript>
        <form id={SEARCH} method="get">
          <input type="hidden" name="returnTo" value={returnTo} />
        </form>
      </noscript>
    </>
  );
}

const SEARCH = "find-lead";

type LeadSelectProps = { q: string; choices: LeadChoice[]; field: DealField };

/** The lead without scripts: chosen from the newest, or from those that a search found. */
function LeadSelect({ q, choices, field }: LeadSelectProps) {
  return (
    <div className="grid gap-[0.9rem]">
      <div className="flex items-end gap-2">
        <LeadSearchField q={q} form={SEARCH} />
      </div>
      <SelectField
        small
        required
        label="Associated lead"
        field={field}
        hint={q && choices.length === 0 ? "No lead matches" : undefined}
      >
        <option value="">Choose a lead</option>
        {choices.map((lead) => (
          <option key={lead.id} value={lead.id}>
            {labelOf(lead)}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
