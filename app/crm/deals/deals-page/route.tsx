import { data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Download } from "lucide-react";
import { requireStaff } from "../../../auth/guard.server";
import { listMembers } from "../../../auth/users.server";
import { PageHead } from "../../../ui/card";
import { Steps } from "../../../ui/data/pager";
import { Empty } from "../../../ui/empty";
import { ButtonLink } from "../../../ui/forms/button";
import { useAction } from "../../../ui/forms/use-action";
import { adminTitle } from "../../../ui/page-title";
import { AssignProvider } from "../../components/assign";
import { DEALS_EXPORT_PATH } from "../../paths";
import { type BoardColumn, columnPath, readCursor } from "../board/card";
import { DealCard } from "../board/deal-card";
import { useDeleteDeal } from "../board/delete-deal";
import { Pipeline } from "../board/pipeline";
import { loadBoard, loadColumn } from "../board.server";
import { DEAL_CHANGES_PATH, DEAL_FAILURES, DEAL_STAGE_LABELS, DEAL_STAGES } from "../deal";

export const meta = adminTitle("Deals");

/** The whole board, or one column from `after` on, for the "more" button and for its page without JavaScript. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { db, staff } = await requireStaff(request, context);
  const { stage, after } = readQuery(request);
  const reading = { now: context.clock(), zone: staff.timeZone };
  if (!stage) {
    const [board, members] = await Promise.all([loadBoard(db, reading), listMembers(db)]);
    return { board, members, column: null };
  }
  const [column, members] = await Promise.all([
    loadColumn(db, stage, readCursor(after), reading),
    listMembers(db),
  ]);
  if (column) return { board: null, members, column: { stage, ...column, isFailed: false } };
  return data({ board: null, members, column: { stage, cards: [], next: after, isFailed: true } }, 500);
}

export default function DealsPage() {
  const { board, members, column } = useLoaderData<typeof loader>();
  return (
    <AssignProvider members={members}>
      {column ? (
        <ColumnPage column={column} />
      ) : (
        <>
          <PageHead
            title="Deals"
            actions={
              <ButtonLink to={DEALS_EXPORT_PATH} reloadDocument size="sm" icon={Download}>
                Export deals
              </ButtonLink>
            }
          >
            Every deal, by stage
          </PageHead>
          <Pipeline board={board} members={members} />
        </>
      )}
    </AssignProvider>
  );
}

function readQuery(request: Request) {
  const params = new URL(request.url).searchParams;
  return {
    stage: DEAL_STAGES.find((candidate) => candidate === params.get("stage")),
    after: params.get("after"),
  };
}

type ColumnPageProps = { column: Pick<BoardColumn, "stage" | "cards" | "next"> & { isFailed: boolean } };

/** A column's next cards as a page, for browsers without JavaScript. */
function ColumnPage({ column: { stage, cards, next, isFailed } }: ColumnPageProps) {
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
