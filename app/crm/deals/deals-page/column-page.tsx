import { PageHead } from "../../../ui/card";
import { Empty } from "../../../ui/empty";
import { Steps } from "../../../ui/pager";
import { useAction } from "../../../ui/use-action";
import { type BoardColumn, columnPath } from "../board/card";
import { DealCard } from "../board/deal-card";
import { useDeleteDeal } from "../board/delete-deal";
import { DEAL_CHANGES_PATH, DEAL_FAILURES, DEAL_STAGE_LABELS } from "../deal";

type ColumnPageProps = { column: Pick<BoardColumn, "stage" | "cards" | "next"> & { isFailed: boolean } };

/** A column's next cards as a page, for browsers without JavaScript. */
export function ColumnPage({ column: { stage, cards, next, isFailed } }: ColumnPageProps) {
  const { send } = useAction({ action: DEAL_CHANGES_PATH, failure: DEAL_FAILURES.move });
  const returnTo = "/admin/deals";
  const { dialog, ...deletion } = useDeleteDeal(returnTo);
  return (
    <>
      {dialog}
      <PageHead title={DEAL_STAGE_LABELS[stage]}>More deals in this stage</PageHead>
      {cards.length === 0 ? (
        <Empty title={isFailed ? "Failed to fetch deals" : "No deals in this stage"} />
      ) : null}
      <div className="grid gap-2 max-w-[40rem]">
        {cards.map((card) => (
          <DealCard
            key={card.id}
            card={card}
            actions={{ returnTo, ...deletion }}
            onStage={(to) => send({ intent: "move", id: card.id, stage: to, returnTo })}
          />
        ))}
      </div>
      <Steps
        label="More deals"
        previous={{ to: returnTo, text: "All stages" }}
        next={next && cards.length > 0 ? { to: columnPath(stage, next), text: "Show more" } : null}
      />
    </>
  );
}
