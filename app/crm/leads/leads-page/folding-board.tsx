import { ChevronDown, ChevronUp } from "lucide-react";
import type { Member } from "../../../auth/staff";
import { ActionForm } from "../../../ui/forms/action-form";
import { Button } from "../../../ui/forms/button";
import { onDemand, Part } from "../../../ui/on-demand";
import type { BoardColumn, Board as BoardView } from "../../deals/board/card";
import { LiveBoard } from "../../deals/board/live-board";
import { PipelineCard, useReturnTo } from "../../deals/board/pipeline-card";
import { StageHead } from "../../deals/board/stage-head";
import { NewDeal } from "../../deals/deal-form/new-deal";
import { useListSetting } from "./table-foot";

const liveBoard = onDemand({
  name: "board",
  rendered: import.meta.env.SSR ? LiveBoard : null,
  load: async () => (await import("../../deals/board/live-board")).LiveBoard,
});
const newDeal = onDemand({
  name: "new-deal",
  rendered: import.meta.env.SSR ? NewDeal : null,
  load: async () => (await import("../../deals/deal-form/new-deal")).NewDeal,
});

type FoldingBoardProps = { board: BoardView | null; members: Member[]; isOpen: boolean };

/** The board of deals below the leads: six sums until it is opened, which is kept with the person. */
export function FoldingBoard({ board, members, isOpen }: FoldingBoardProps) {
  const saving = useListSetting();
  const returnTo = useReturnTo();
  const fold = (
    <ActionForm of={saving}>
      <input type="hidden" name="intent" value="board" />
      <Button
        type="submit"
        name="value"
        value={isOpen ? "folded" : "open"}
        size="sm"
        icon={isOpen ? ChevronUp : ChevronDown}
        busy={saving.isBusy}
        aria-expanded={isOpen}
      >
        {isOpen ? "Fold the board" : "Open the board"}
      </Button>
    </ActionForm>
  );
  return (
    <PipelineCard
      board={board}
      isOpen={isOpen}
      actions={
        <>
          {fold}
          {isOpen ? <Part of={newDeal} props={{ returnTo, members }} /> : null}
        </>
      }
    >
      {(loaded) =>
        isOpen ? <Part of={liveBoard} props={{ board: loaded }} /> : <Sums columns={loaded.columns} />
      }
    </PipelineCard>
  );
}

/** On a phone the sums of the head are enough. */
function Sums({ columns }: { columns: BoardColumn[] }) {
  return (
    <div className="grid grid-cols-3 xl:grid-cols-6 gap-[0.6rem] px-card pb-card max-sm:hidden [&_p]:grid">
      {columns.map((column) => (
        <StageHead key={column.stage} column={column} />
      ))}
    </div>
  );
}
