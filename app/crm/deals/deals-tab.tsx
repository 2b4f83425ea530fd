import { useLocation } from "@remix-run/react";
import type { Member } from "../../auth/staff";
import { EmptyNote } from "../../ui/empty";
import { RetryButton } from "../../ui/forms/action-form";
import { useAction } from "../../ui/forms/use-action";
import { Assignee } from "../components/assignee";
import { DealValue, dealClass, dealTitleClass } from "./board/deal-card";
import { DeleteButton, type OnDelete, useDeleteDeal } from "./board/delete-deal";
import { StageForm } from "./board/stage-form";
import { losesDeal, useLostQuestion } from "./board/use-lost-question";
import { DEAL_CHANGES_PATH, DEAL_FAILURES, DEAL_STAGES } from "./deal";
import { EditDeal } from "./deal-form/edit-deal";
import { NewDeal } from "./deal-form/new-deal";
import type { DealView, LeadDeals } from "./deal-view";

/** A lead in spam review gets no new deals: `canAdd`. */
type DealsTabProps = { leadId: string; leadDeals: LeadDeals; canAdd: boolean };

/** The Deals tab of a lead; `leadDeals` comes from `toLeadDeals(await selectLeadDeals(db, leadId), now)`. */
export function DealsTab({ leadId, leadDeals, canAdd }: DealsTabProps) {
  const { pathname, search } = useLocation();
  const returnTo = pathname + search;
  const { deals, total, count, averageProbability, members } = leadDeals;
  const { dialog, ...deletion } = useDeleteDeal(returnTo);
  const shared = { members, returnTo, ...deletion };
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <dl className="flex flex-wrap gap-x-6 gap-y-1 tabular-nums">
          <Sum label="Total value" value={total} />
          <Sum label="Deals" value={count.toString()} />
          <Sum label="Average probability" value={`${averageProbability}%`} />
        </dl>
        {canAdd ? <NewDeal returnTo={returnTo} leadId={leadId} members={members} /> : null}
      </div>
      {deals.length === 0 ? <EmptyNote>No deals yet</EmptyNote> : null}
      <ul className="grid gap-2">
        {deals.map((deal) => (
          <li key={deal.id}>
            <LeadDeal deal={deal} {...shared} />
          </li>
        ))}
      </ul>
      {dialog}
    </div>
  );
}

function Sum({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="text-xs text-ink-2">{label}</dt>
      <dd className="font-display text-[1.375rem]/[1.2] font-[560]">{value}</dd>
    </div>
  );
}

type LeadDealProps = {
  deal: DealView;
  members: Member[];
  returnTo: string;
  pages: string;
  onDelete: OnDelete;
};

function LeadDeal({ deal, members, returnTo, pages, onDelete }: LeadDealProps) {
  const sending = useAction({ action: DEAL_CHANGES_PATH, failure: DEAL_FAILURES.move });
  const { ask, dialog } = useLostQuestion();
  const wanted = sending.pending?.get("stage");
  const stage = DEAL_STAGES.find((known) => known === wanted) ?? deal.stage;
  const dates = [
    deal.expectedClose ? `Expected close ${deal.expectedClose}` : null,
    deal.closed ? `Closed ${deal.closed}` : `${deal.days} ${deal.days === 1 ? "day" : "days"} in stage`,
    `created ${deal.created}`,
  ];
  return (
    <article className={dealClass()} aria-label={deal.title} data-deal={deal.id}>
      <div className="flex items-start gap-1">
        <strong className={`${dealTitleClass} min-w-0 grow`}>{deal.title}</strong>
        <span className="flex">
          <EditDeal deal={deal} members={members} returnTo={returnTo} />
          <DeleteButton deal={deal} onDelete={onDelete} pages={pages} />
        </span>
      </div>
      <DealValue deal={{ ...deal, stage }} />
      {deal.assignee === null ? null : <Assignee name={deal.assignee} />}
      <p className="text-xs text-ink-2 tabular-nums">{dates.filter(Boolean).join(" · ")}</p>
      {deal.lost === null ? null : <p className="text-sm wrap-anywhere text-ink-2">{deal.lost}</p>}
      <div className="max-w-56">
        <StageForm
          deal={{ ...deal, stage }}
          place="lead"
          returnTo={returnTo}
          onChange={(to) => {
            const move = (loss = {}) =>
              sending.send({
                intent: "move",
                place: "lead",
                id: deal.id,
                stage: to,
                after: "",
                ...loss,
                returnTo,
              });
            if (losesDeal(deal.stage, to)) ask({ deal, answer: move });
            else move();
          }}
        />
      </div>
      <RetryButton of={sending} />
      {dialog}
    </article>
  );
}
