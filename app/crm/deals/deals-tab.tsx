import { useLocation } from "@remix-run/react";
import type { Member } from "../../auth/staff";
import { RetryButton } from "../../ui/action-form";
import { useAction } from "../../ui/use-action";
import { Assignee } from "../components/assignee";
import { DeleteDeal } from "./board/delete-deal";
import { StageForm } from "./board/stage-form";
import { DEAL_CHANGES_PATH, DEAL_FAILURES, DEAL_STAGES } from "./deal";
import { EditDeal } from "./deal-form/edit-deal";
import { NewDeal } from "./deal-form/new-deal";
import type { DealView, LeadDeals } from "./deal-view";

/** The Deals tab of a lead; `leadDeals` comes from `toLeadDeals(await listLeadDeals(db, leadId), now)`. */
export function DealsTab({ leadId, leadDeals }: { leadId: string; leadDeals: LeadDeals }) {
  const { pathname, search } = useLocation();
  const returnTo = pathname + search;
  const { deals, total, count, averageProbability, members } = leadDeals;
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <dl className="deal-sum num">
          <div>
            <dt>Total value</dt>
            <dd>{total}</dd>
          </div>
          <div>
            <dt>Deals</dt>
            <dd>{count}</dd>
          </div>
          <div>
            <dt>Average probability</dt>
            <dd>{averageProbability}%</dd>
          </div>
        </dl>
        <NewDeal returnTo={returnTo} leadId={leadId} members={members} />
      </div>
      {deals.length === 0 ? <p className="empty-sm">No deals yet</p> : null}
      <ul className="grid gap-2">
        {deals.map((deal) => (
          <li key={deal.id}>
            <LeadDeal deal={deal} members={members} returnTo={returnTo} />
          </li>
        ))}
      </ul>
    </div>
  );
}

type LeadDealProps = { deal: DealView; members: Member[]; returnTo: string };

function LeadDeal({ deal, members, returnTo }: LeadDealProps) {
  const sending = useAction({ action: DEAL_CHANGES_PATH, failure: DEAL_FAILURES.move });
  const wanted = sending.pending?.get("stage");
  const stage = DEAL_STAGES.find((known) => known === wanted) ?? deal.stage;
  const dates = [
    deal.expectedClose ? `Expected close ${deal.expectedClose}` : null,
    deal.closed ? `Closed ${deal.closed}` : `${deal.days} ${deal.days === 1 ? "day" : "days"} in stage`,
    `created ${deal.created}`,
  ];
  return (
    <article className="deal deal-row" aria-label={deal.title}>
      <div className="deal-t">
        <strong>{deal.title}</strong>
        <span className="flex">
          <EditDeal deal={deal} members={members} returnTo={returnTo} />
          <DeleteDeal deal={deal} returnTo={returnTo} />
        </span>
      </div>
      <p className="val">
        <b>{deal.value}</b>
        <span>{deal.probability}%</span>
      </p>
      {deal.assignee === null ? null : <Assignee email={deal.assignee} />}
      <p className="who2 num">{dates.filter(Boolean).join(" · ")}</p>
      <StageForm
        deal={{ ...deal, stage }}
        place="lead"
        returnTo={returnTo}
        onChange={(to) =>
          sending.send({ intent: "move", place: "lead", id: deal.id, stage: to, after: "", returnTo })
        }
      />
      <RetryButton of={sending} />
    </article>
  );
}
