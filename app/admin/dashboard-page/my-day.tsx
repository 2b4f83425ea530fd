import { WideAndNarrow } from "../../ui/card";
import type { Dashboard } from "../dashboard";
import type { MyDay as Day } from "../my-day/my-day.server";
import { WaitingForAnswer } from "./answers";
import { DayRuler } from "./day-ruler";
import { DraftsToRead } from "./drafts";
import { NextDemos } from "./next-demos";
import { ToDo } from "./to-do";

type MyDayProps = { day: Day; clock: string } & Pick<Dashboard, "demos">;

/** The second card of a column takes the rest of the height. */
const ROWS = { gridTemplateRows: "auto 1fr" };
/** The cards of both columns begin and end in line. */
const LEVEL = { gridTemplateRows: "subgrid" };

/** Heights in pixels, as to-do.tsx and answers.tsx draw them; what is alike may be a row apart. */
const HEIGHT = { group: 34, task: 58, waiting: 52, firstResponse: 84, alike: 80 };

/** Whether the first cards of both columns are about as high: else the second ones stand right below them. */
function isLevel({ toDo, answers }: Day): boolean {
  if (!toDo || !answers) return false;
  const groups = [toDo.overdue, toDo.today, toDo.nobodys, toDo.next].filter(({ rows }) => rows.length > 0);
  const left = groups.reduce((sum, { rows }) => sum + HEIGHT.group + rows.length * HEIGHT.task, 0);
  const right = answers.waiting.length * HEIGHT.waiting + HEIGHT.firstResponse;
  return Math.abs(left - right) < HEIGHT.alike;
}

/**
 * What waits for the person today, in two columns: with little to do there is room for more drafts. In one column, as
 * in the document, people who wait come before drafts; in two the drafts stand under what is to do.
 */
export function MyDay({ day, demos, clock }: MyDayProps) {
  const { demos: today, toDo, answers, drafts } = day;
  const due = toDo ? toDo.total.mine + toDo.total.nobodys + toDo.next.rows.length : 0;
  return (
    <>
      {today && today.events.length > 0 ? <DayRuler day={today} clock={clock} /> : null}
      <WideAndNarrow style={ROWS}>
        <ToDo toDo={toDo} />
        <div className="row-span-2 grid grid-cols-1 gap-5" style={isLevel(day) ? LEVEL : ROWS}>
          <WaitingForAnswer answers={answers} />
          <NextDemos demos={demos} />
        </div>
        <DraftsToRead drafts={drafts} shown={due > 3 ? 4 : 6} />
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
      {overdue > 0 ? <b className="font-semibold text-danger">{`${overdue}\u00a0overdue`}</b> : null}
      {overdue > 0 && rest.length > 0 ? ", " : ""}
      {rest.join(", ")}.
    </>
  );
}

function countText(count: number, one: string, many: string): string | null {
  return count === 0 ? null : `${count} ${count === 1 ? one : many}`.replaceAll(" ", "\u00a0");
}
