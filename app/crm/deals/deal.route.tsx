import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Link, type ShouldRevalidateFunctionArgs, useLoaderData, useNavigate } from "@remix-run/react";
import { Mail, Phone, Trash2 } from "lucide-react";
import { requireStaff, requireStaffForm } from "../../auth/guard.server";
import { returnPath } from "../../platform/http/forms/action-result.server";
import { httpError } from "../../platform/http/forms/form.server";
import { PageHead } from "../../ui/card";
import { ButtonLink } from "../../ui/forms/button";
import { adminTitle } from "../../ui/page-title";
import { emailPath, LEADS_PATH, leadPath } from "../paths";
import { saveDeal } from "./deal-actions.server";
import dealStyles from "./deals.css?url";
import { DEAL_IS_GONE } from "./deals.server";
import { DealDetails } from "./record/details";
import { DealFacts } from "./record/facts";
import { LeadCard } from "./record/lead-card";
import { type DealRecord, loadDeal } from "./record/load.server";
import { MoveButtons } from "./record/move-buttons";
import { StageRail } from "./record/stage-rail";
import { DealHistory, DealTasks } from "./record/work";

export const meta = adminTitle("Deal");
export const links: LinksFunction = () => [{ rel: "stylesheet", href: dealStyles }];

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { staff, db } = await requireStaff(request, context);
  const { stageDays } = await context.company();
  const id = params.dealId ?? "";
  const record = await loadDeal(db, { id, staff, now: context.clock(), stageDays });
  if (!record) throw httpError(404, DEAL_IS_GONE);
  const from = new URL(request.url).searchParams.get("returnTo");
  /** Saving leads back to where the reader came from, or else stays here. */
  return {
    ...record,
    here: `/admin/deals/${id}`,
    back: from === null ? null : returnPath(from, "/admin/deals"),
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
  const { here, back, ...record } = useLoaderData<typeof loader>();
  const { deal, lead } = record;
  const navigate = useNavigate();
  return (
    <>
      <PageHead
        title={deal.title}
        back={{
          to: back ?? "/admin/deals",
          label: back?.startsWith(LEADS_PATH) ? "Back to the lead" : "Deals",
        }}
        actions={<Actions {...record} returnTo={here} />}
      >
        {lead.companyName ? `${lead.companyName}, ` : null}
        <Link className="underline" to={leadPath(lead.id)}>
          {lead.name}
        </Link>
      </PageHead>
      <DealFacts {...record} />
      <StageRail {...record} returnTo={here} />
      <div className="record">
        <div>
          <DealDetails
            key={deal.id}
            {...record}
            returnTo={back ?? here}
            onSaved={() => (back === null ? undefined : navigate(back))}
          />
          <LeadCard {...record} />
        </div>
        <div className="record-work">
          <DealTasks {...record} />
          <DealHistory {...record} />
        </div>
      </div>
    </>
  );
}

/** With its words hidden there, so that all stands in one row. */
const ICON_ON_PHONES = "max-sm:px-4";

type ActionsProps = Pick<DealRecord, "deal" | "lead"> & { returnTo: string };

function Actions({ deal, lead, returnTo }: ActionsProps) {
  return (
    <div className="flex grow flex-wrap gap-2">
      <MoveButtons deal={deal} returnTo={returnTo} />
      <ButtonLink to={emailPath(lead.id)} size="sm" variant="ghost" icon={Mail} className={ICON_ON_PHONES}>
        <span className="max-sm:sr-only">Email</span>
      </ButtonLink>
      {lead.callTo ? (
        <ButtonLink to={lead.callTo} size="sm" variant="ghost" icon={Phone} className={ICON_ON_PHONES}>
          <span className="max-sm:sr-only">Call</span>
        </ButtonLink>
      ) : null}
      <ButtonLink
        to={`/admin/deals/${deal.id}/delete?${new URLSearchParams({ returnTo: "/admin/deals" })}`}
        size="sm"
        variant="ghost"
        icon={Trash2}
        iconOnly
      >
        Delete deal
      </ButtonLink>
    </div>
  );
}
