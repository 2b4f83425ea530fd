import { WideAndNarrow } from "../../ui/card";
import type { MyDay as Day } from "../my-day/my-day.server";
import { WaitingForAnswer } from "./answers";
import { DayRuler } from "./day-ruler";
import { DraftsToRead } from "./drafts";
import { ToDo } from "./to-do";

/** What waits for the person today. */
export function MyDay({ day: { demos, toDo, answers, drafts }, clock }: { day: Day; clock: string }) {
  return (
    <>
      {demos && demos.events.length > 0 ? <DayRuler day={demos} clock={clock} /> : null}
      <WideAndNarrow className="items-start">
        <ToDo toDo={toDo} />
        <div className="grid grid-cols-1 gap-5">
          <WaitingForAnswer answers={answers} />
          <DraftsToRead drafts={drafts} />
        </div>
      </WideAndNarrow>
    </>
  );
}

/** The day in one sentence. */
export function DaySentence({ day: { toDo, demos, answers } }: { day: Day }) {
  const overdue = toDo?.overdue.count ?? 0;
  const rest = [
    toDo && toDo.today.count > 0 ? `${toDo.today.count} due today` : null,
    countText(demos?.events.length ?? 0, "demo", "demos"),
    countText(answers?.waitingCount ?? 0, "lead waiting", "leads waiting"),
  ].filter((part) => part !== null);
  if (overdue === 0 && rest.length === 0) return "Nothing is due today.";
  return (
    <>
      {overdue > 0 ? <b className="font-semibold text-danger">{overdue} overdue</b> : null}
      {overdue > 0 && rest.length > 0 ? ", " : ""}
      {rest.join(", ")}.
    </>
  );
}

function countText(count: number, one: string, many: string): string | null {
  return count === 0 ? null : `${count} ${count === 1 ? one : many}`;
}
