import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { requireStaff } from "../../auth/guard.server";
import { formatDateTime } from "../../platform/dates";
import { returnPath } from "../../platform/http/answer.server";
import { httpError, readForm } from "../../platform/http/form.server";
import { Card, PageHead } from "../../ui/card";
import { adminTitle } from "../../ui/page-title";
import { LEADS_PATH, leadPath } from "../paths";
import { DEAL_STAGE_LABELS } from "./deal";
import { answerDealEdit } from "./deal-answers.server";
import { DealFields } from "./deal-form/deal-fields";
import { PageForm } from "./deal-form/page-form";
import { toDealView } from "./deal-view";
import { listStageChanges, readDeal } from "./deals.server";

export const meta = adminTitle("Deal");

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { db } = await requireStaff(request, context);
  const deal = await readDeal(db, params.dealId ?? "");
  if (!deal) throw httpError(404, "This deal is not here any more.");
  const stages = await listStageChanges(db, deal.id);
  const lead = leadPath(deal.leadId);
  return {
    deal: toDealView(deal, context.clock()),
    lead,
    returnTo: returnPath(new URL(request.url).searchParams.get("returnTo"), lead),
    stages: stages.map(({ id, toStage, actorLabel, createdAt }) => ({
      ...{ id, toStage, actorLabel },
      at: formatDateTime(createdAt),
    })),
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { staff, db } = await requireStaff(request, context);
  const form = await readForm(request);
  const actor = { id: staff.id, label: staff.email };
  const returnTo = returnPath(form.get("returnTo"), LEADS_PATH);
  const sent = { request, form, db, actor, now: context.clock(), returnTo };
  return answerDealEdit(sent, params.dealId ?? "");
}

export default function DealPage() {
  const { deal, lead, stages, returnTo } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const busy = useNavigation().state === "submitting";
  return (
    <>
      <PageHead title={deal.title}>
        {deal.value} in {DEAL_STAGE_LABELS[deal.stage]}.{" "}
        <Link className="underline" to={lead}>
          Open the lead
        </Link>
      </PageHead>
      <div className="g g75 items-start">
        <PageForm answer={answer} returnTo={returnTo} submitLabel="Save Deal" busy={busy}>
          <input type="hidden" name="version" value={deal.version} />
          <DealFields values={answer?.values ?? deal.fields} errors={answer?.errors} />
        </PageForm>
        <Card title="Stages">
          <ol className="kv">
            {stages.map((stage) => (
              <li key={stage.id} className="flex flex-wrap justify-between gap-x-4 py-1">
                <strong className="font-semibold">{DEAL_STAGE_LABELS[stage.toStage]}</strong>
                <span className="muted">
                  {stage.at}, {stage.actorLabel}
                </span>
              </li>
            ))}
          </ol>
          <p className="hint mt-3">
            {deal.days} {deal.days === 1 ? "day" : "days"} in the present stage
          </p>
        </Card>
      </div>
    </>
  );
}
