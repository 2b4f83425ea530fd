import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { Search } from "lucide-react";
import { requireStaff } from "../../auth/guard.server";
import { returnPath } from "../../platform/http/answer.server";
import { readForm } from "../../platform/http/form.server";
import { Button } from "../../ui/button";
import { PageHead } from "../../ui/card";
import { SearchField } from "../../ui/field";
import { adminTitle } from "../../ui/page-title";
import { LEADS_PATH } from "../paths";
import { answerNewDeal } from "./deal-answers.server";
import { DealFields } from "./deal-form/deal-fields";
import { LeadSelect } from "./deal-form/lead-picker";
import { PageForm } from "./deal-form/page-form";
import { loadLeadChoices, readLeadChoice } from "./lead-choices.server";

export const meta = adminTitle("Create New Deal");

/** The page of the form, and for its dialog the leads that match `q`. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { db } = await requireStaff(request, context);
  const params = new URL(request.url).searchParams;
  const q = (params.get("q") ?? "").slice(0, 100);
  const leadId = params.get("leadId");
  const lead = leadId ? await readLeadChoice(db, leadId) : null;
  const choices = lead ? [lead] : await loadLeadChoices(db, q);
  return { q, choices, leadId: lead?.id ?? "", returnTo: returnPath(params.get("returnTo"), LEADS_PATH) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { staff, db } = await requireStaff(request, context);
  const form = await readForm(request);
  const actor = { id: staff.id, label: staff.email };
  const returnTo = returnPath(form.get("returnTo"), LEADS_PATH);
  return answerNewDeal({ request, form, db, actor, now: context.clock(), returnTo });
}

export default function NewDealPage() {
  const { q, choices, leadId, returnTo } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const busy = useNavigation().state === "submitting";
  return (
    <>
      <PageHead title="Create New Deal" />
      {leadId ? null : (
        <Form method="get" className="flex flex-wrap items-end gap-2 max-w-[40rem]">
          <input type="hidden" name="returnTo" value={returnTo} />
          <div className="grow">
            <SearchField
              small
              hideLabel={false}
              label="Find a lead"
              name="q"
              defaultValue={q}
              placeholder="Name, company or email"
            />
          </div>
          <Button type="submit" size="sm" icon={Search}>
            Search leads
          </Button>
        </Form>
      )}
      <PageForm answer={answer} returnTo={returnTo} submitLabel="Create Deal" busy={busy}>
        <DealFields values={answer?.values} errors={answer?.errors} />
        <LeadSelect
          choices={choices}
          errors={answer?.errors.leadId}
          defaultValue={answer?.values.leadId ?? leadId}
          hint={q && choices.length === 0 ? "No lead matches" : undefined}
        />
      </PageForm>
    </>
  );
}
