import { data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireStaff } from "../../../auth/guard.server";
import { listMembers } from "../../../auth/users.server";
import { PageHead } from "../../../ui/card";
import { Steps } from "../../../ui/data/pager";
import { Empty } from "../../../ui/empty";
import { useAction } from "../../../ui/forms/use-action";
import { adminTitle } from "../../../ui/page-title";
import { AssignProvider } from "../../components/assign";
import { loadBoard, loadColumn, loadForecast } from "../board/board.server";
import { type BoardColumn, columnPath, readCursor } from "../board/card";
import { DealCard } from "../board/deal-card";
import { useDeleteDeal } from "../board/delete-deal";
import type { ForecastMonth } from "../board/forecast-months";
import { LiveBoard } from "../board/live-board";
import { BoardNotLoaded } from "../board/pipeline-card";
import { losesDeal, useLostQuestion } from "../board/use-lost-question";
import { DEAL_CHANGES_PATH, DEAL_FAILURES, DEAL_STAGE_LABELS, DEAL_STAGES } from "../deal";
import { type DealFilters, dealsPath, ownerChoices, readDealFilters } from "../filters/deal-filters";
import { FilterBar } from "./filter-bar";
import { PageActions } from "./page-actions";
import { PipelineStrip } from "./pipeline-strip";

export const meta = adminTitle("Deals");

/** The whole board, or one column from `after` on, for the "more" button and for its page without JavaScript. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { db, staff } = await requireStaff(request, context);
  const { stage, after, filters } = readQuery(request);
  const { stageDays } = await context.company();
  const reading = { now: context.clock(), zone: staff.timeZone, staffId: staff.id, stageDays };
  if (!stage) {
    const [board, forecast, members] = await Promise.all([
      loadBoard(db, reading, filters),
      loadForecast(db, reading, filters),
      listMembers(db),
    ]);
    const owners = ownerChoices(members, staff.id, "Everyone’s deals");
    return { board, forecast, members, filters, owners, column: null };
  }
  const query = { stage, after: readCursor(after), filters };
  const [column, members] = await Promise.all([loadColumn(db, query, reading), listMembers(db)]);
  const rest = { board: null, forecast: [], members, filters, owners: [] };
  if (column) return { ...rest, column: { stage, ...column, isFailed: false } };
  return data({ ...rest, column: { stage, cards: [], next: after, isFailed: true } }, 500);
}

export default function DealsPage() {
  const { board, forecast, members, filters, owners, column } = useLoaderData<typeof loader>();
  return (
    <AssignProvider members={members}>
      {column ? (
        <ColumnPage column={column} filters={filters} />
      ) : (
        <>
          <div className="list-head">
            <PageHead title="Deals" isLow actions={<PageActions filters={filters} members={members} />}>
              Every deal, by stage<span className="max-sm:hidden">, in your team’s order</span>
            </PageHead>
          </div>
          <FilterBar filters={filters} owners={owners} months={closingChoices(forecast, filters)} />
          <section
            style={{ "--spacing-card": "0px" }}
            className="max-sm:grid max-sm:grid-cols-1"
            aria-labelledby="pipeline"
          >
            <PipelineStrip board={board} months={forecast} filters={filters} />
            {board ? <LiveBoard board={board} filters={filters} /> : <BoardNotLoaded />}
          </section>
        </>
      )}
    </AssignProvider>
  );
}

/** The months of the forecast, and the one that is chosen if no open deal closes in it. */
function closingChoices(forecast: ForecastMonth[], { closing }: DealFilters) {
  const months = forecast.map(({ closing: value, label }) => ({ value, label: `Closing: ${label}` }));
  const isKnown = closing === "" || months.some(({ value }) => value === closing);
  if (!isKnown) months.push({ value: closing, label: `Closing: ${closing}` });
  return [{ value: "", label: "Closing any time" }, ...months];
}

function readQuery(request: Request) {
  const params = new URL(request.url).searchParams;
  return {
    stage: DEAL_STAGES.find((candidate) => candidate === params.get("stage")),
    after: params.get("after"),
    filters: readDealFilters(params),
  };
}

type ColumnPageProps = {
  column: Pick<BoardColumn, "stage" | "cards" | "next"> & { isFailed: boolean };
  filters: DealFilters;
};

/** A column's next cards as a page, for browsers without JavaScript. */
function ColumnPage({ column: { stage, cards, next, isFailed }, filters }: ColumnPageProps) {
  const { send } = useAction({ action: DEAL_CHANGES_PATH, failure: DEAL_FAILURES.move });
  const { ask, dialog: question } = useLostQuestion();
  const returnTo = dealsPath(filters);
  const { dialog, ...deletion } = useDeleteDeal(returnTo);
  return (
    <>
      {dialog}
      {question}
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
            onStage={(to) => {
              const move = (loss = {}) => send({ intent: "move", id: card.id, stage: to, ...loss, returnTo });
              if (losesDeal(card.stage, to)) ask({ deal: card, answer: move });
              else move();
            }}
          />
        ))}
      </div>
      <Steps
        label="More deals"
        previous={{ to: returnTo, text: "All stages" }}
        next={next && cards.length > 0 ? { to: columnPath(stage, next, filters), text: "Show more" } : null}
      />
    </>
  );
}
