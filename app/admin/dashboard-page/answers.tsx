import { Link } from "@remix-run/react";
import { Mail, Phone } from "lucide-react";
import { shortName } from "../../auth/member-names";
import { FIGURES } from "../../copy/figures";
import { EmptyAvatar } from "../../crm/components/assignee";
import { leadPath, WAITING_PATH } from "../../crm/paths";
import { StaffAvatar } from "../../ui/avatar";
import { ButtonLink } from "../../ui/forms/button";
import { Definition } from "../../ui/overlays/definition";
import type { MyDay } from "../my-day/my-day.server";
import { DayCard, GROWING_ROWS, ROW_SIZE } from "./day-card";

type Answers = NonNullable<MyDay["answers"]>;

/** Who waits for longer than the company promises, and below how soon the others were answered. */
export function WaitingForAnswer({ answers }: { answers: MyDay["answers"] }) {
  const count = answers?.waitingCount ?? 0;
  const all = { to: WAITING_PATH, label: "See all" };
  return (
    <DayCard title="Waiting for an answer" count={count || null} all={count > 1 ? all : null}>
      {answers ? (
        <>
          <ul className={GROWING_ROWS}>
            {answers.waiting.map((lead) => (
              <Waiting key={lead.id} lead={lead} />
            ))}
          </ul>
          <WaitingNote answers={answers} />
          <FirstResponseFigure answers={answers} />
        </>
      ) : null}
    </DayCard>
  );
}

function WaitingNote({ answers: { waitingCount, waiting } }: { answers: Answers }) {
  const more = waitingCount - waiting.length;
  if (waitingCount > 0 && more === 0) return null;
  return (
    <p className="border-t border-line px-card py-3 text-sm text-ink-2">
      {more > 0 ? `${more} more have waited for over 2 hours.` : "Nobody has waited for over 2 hours."}
    </p>
  );
}

function FirstResponseFigure({ answers: { enquiries, median, inTime, judged } }: { answers: Answers }) {
  if (judged === 0) {
    return (
      <p className="border-t border-line px-card py-3 text-sm text-ink-2">
        {enquiries === 0
          ? "No lead by a form in the last 30 days."
          : "Nobody is answered yet, and nobody has waited for 2 hours."}
      </p>
    );
  }
  const share = Math.round((inTime / judged) * 100);
  return (
    <div
      className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2 border-t border-line px-card py-3"
      data-stat
    >
      <span className="flex items-center gap-1">
        <b className="figure text-[1.75rem]">{median ?? "–"}</b>
        <Definition {...FIGURES.firstResponse} />
      </span>
      <p className="text-sm text-ink-2">
        {median
          ? "Median first answer in 30 days, of those who have one."
          : "None of the last 30 days is answered yet."}{" "}
        <Definition {...FIGURES.answeredInTime}>
          <b className="text-ink">
            {inTime} of {judged}
          </b>
        </Definition>{" "}
        within the promised 2 hours.
      </p>
      <div
        className="col-span-full flex h-2 gap-[2px]"
        role="img"
        aria-label={`${share}% within 2 hours, ${100 - share}% later or not yet`}
      >
        <i className="h-full bg-teal" style={{ width: `${share}%` }} />
        <i className="h-full flex-1 bg-data-bad" />
      </div>
    </div>
  );
}

const UNASSIGNED = "Unassigned";
const ICON = "min-h-8 w-8";

type WaitingProps = { lead: Answers["waiting"][number] };

function Waiting({ lead: { id, name, company, owner, callTo, waits } }: WaitingProps) {
  return (
    <li
      className="grid min-h-13 grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-3 border-t border-line py-1 pr-3 pl-card text-sm hover:bg-hover sm:grid-cols-[minmax(0,1fr)_auto_auto_auto]"
      style={ROW_SIZE}
    >
      <span className="min-w-0">
        <Link to={leadPath(id)} className="block truncate font-semibold hover:underline">
          {name}
        </Link>
        {/* Relative, because the hidden part would otherwise widen the page from behind what is cut. */}
        <small className="relative block text-xs text-ink-2 sm:truncate">
          {company}
          <span className="max-sm:block sm:sr-only">
            <span className="sr-only">, </span>
            {owner === null ? UNASSIGNED : shortName(owner)}
          </span>
        </small>
      </span>
      <span className="flex max-sm:hidden" title={owner ?? UNASSIGNED}>
        {owner === null ? <EmptyAvatar /> : <StaffAvatar name={owner} size="sm" />}
      </span>
      <span className="w-18 text-right text-xs whitespace-nowrap text-danger tabular-nums">{waits}</span>
      <span className="flex">
        <ButtonLink
          to={`${leadPath(id)}?show=email`}
          variant="ghost"
          size="sm"
          icon={Mail}
          iconOnly
          className={ICON}
        >
          Email {name}
        </ButtonLink>
        {callTo ? (
          <ButtonLink to={callTo} variant="ghost" size="sm" icon={Phone} iconOnly className={ICON}>
            Call {name}
          </ButtonLink>
        ) : (
          <span className="w-8" aria-hidden="true" />
        )}
      </span>
    </li>
  );
}
