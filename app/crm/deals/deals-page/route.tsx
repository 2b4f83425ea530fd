import { data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireStaff } from "../../../auth/guard.server";
import { listMembers } from "../../../auth/users.server";
import { PageHead } from "../../../ui/card";
import { adminTitle } from "../../../ui/page-title";
import { AssignProvider } from "../../components/assign";
import { readCursor } from "../board/card";
import { Pipeline } from "../board/pipeline";
import { loadBoard, loadColumn } from "../board.server";
import { DEAL_STAGES } from "../deal";
import { ColumnPage } from "./column-page";

export const meta = adminTitle("Deals");

/** The whole board, or one column from `after` on, for the "more" button and for its page without JavaScript. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { db } = await requireStaff(request, context);
  const { stage, after } = readQuery(request);
  const now = context.clock();
  if (!stage) {
    const [board, members] = await Promise.all([loadBoard(db, now), listMembers(db)]);
    return { board, members, column: null };
  }
  const [column, members] = await Promise.all([
    loadColumn(db, stage, readCursor(after), now),
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
          <PageHead title="Deals">Every deal, by stage</PageHead>
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
