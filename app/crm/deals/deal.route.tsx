import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Link, type ShouldRevalidateFunctionArgs, useLoaderData, useNavigate } from "@remix-run/react";
import { ListChecks } from "lucide-react";
import { requireStaff, requireStaffForm } from "../../auth/guard.server";
import { nameOfEmail } from "../../auth/member-names";
import { listMembers } from "../../auth/users.server";
import { returnPath } from "../../platform/http/forms/action-result.server";
import { httpError } from "../../platform/http/forms/form.server";
import { formatDateTime } from "../../platform/time/time-text";
import { Card, PageHead, WideAndNarrow } from "../../ui/card";
import { ButtonLink } from "../../ui/forms/button";
import { adminTitle } from "../../ui/page-title";
import { LEADS_PATH, leadPath, newTaskPath } from "../paths";
import { DEAL_STAGE_LABELS } from "./deal";
import { saveDeal } from "./deal-actions.server";
import { DealFields } from "./deal-form/deal-fields";
import { PageForm } from "./deal-form/page-form";
import { useDealEdit } from "./deal-form/use-deal-form";
import { toDealView } from "./deal-view";
import { DEAL_IS_GONE, listStageChanges, readDeal } from "./deals.server";

export const meta = adminTitle("Deal");

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { staff, db } = await requireStaff(request, context);
  const [deal, members] = await Promise.all([readDeal(db, params.dealId ?? ""), listMembers(db)]);
  if (!deal) throw httpError(404, DEAL_IS_GONE);
  const stages = await listStageChanges(db, deal.id);
  const lead = leadPath(deal.leadId);
  return {
    deal: toDealView(deal, members, { now: context.clock(), zone: staff.timeZone }),
    members,
    lead,
    newTask: newTaskPath({ leadId: deal.leadId, dealId: deal.id, returnTo: `/admin/deals/${deal.id}` }),
    returnTo: returnPath(new URL(request.url).searchParams.get("returnTo"), lead),
    stages: stages.map(({ id, toStage, actorLabel, createdAt }) => ({
      ...{ id, toStage, actor: nameOfEmail(members, actorLabel) },
      at: formatDateTime(createdAt, staff.timeZone),
    })),
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const sent = await requireStaffForm(request, context);
  return saveDeal(sent, params.dealId ?? "", returnPath(sent.form.get("returnTo"), LEADS_PATH));
}

/** A deal that is gone stays, with what was typed. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return actionStatus === 404 ? false : defaultShouldRevalidate;
}

export default function DealPage() {
  const { deal, members, lead, newTask, stages, returnTo } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  const { fields, formProps, version, ...sending } = useDealEdit(deal, () => navigate(returnTo));
  return (
    <>
      <PageHead
        title={deal.title}
        actions={
          <ButtonLink to={newTask} size="sm" icon={ListChecks}>
            Add task
          </ButtonLink>
        }
      >
        {deal.value} in {DEAL_STAGE_LABELS[deal.stage]}.{" "}
        <Link className="underline" to={lead}>
          Open the lead
        </Link>
      </PageHead>
      <WideAndNarrow className="items-start">
        <PageForm formProps={formProps} sending={sending} returnTo={returnTo} submitLabel="Save Deal">
          <input type="hidden" name="version" value={version} />
          <DealFields fields={fields} members={members} currentAssigneeId={deal.fields.assigneeId} />
        </PageForm>
        <Card title="Stages">
          <ol className="grid text-sm">
            {stages.map((stage) => (
              <li key={stage.id} className="flex flex-wrap justify-between gap-x-4 py-1">
                <strong className="font-semibold">{DEAL_STAGE_LABELS[stage.toStage]}</strong>
                <span className="text-ink-2">
                  {stage.at}, {stage.actor}
                </span>
              </li>
            ))}
          </ol>
          {deal.lost === null ? null : <p className="mt-3 text-sm wrap-anywhere">{deal.lost}</p>}
          <p className="mt-3 text-sm text-ink-3">
            {deal.days} {deal.days === 1 ? "day" : "days"} in the present stage
          </p>
        </Card>
      </WideAndNarrow>
    </>
  );
}
