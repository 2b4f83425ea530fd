import { Link } from "@remix-run/react";
import { Play } from "lucide-react";
import { COMPANY_SETTINGS_PATH } from "../../settings/sections";
import { Badge, type BadgeTone } from "../../ui/badge";
import { Card } from "../../ui/card";
import { ActionForm, RetryButton, SubmitButton } from "../../ui/forms/action-form";
import { Switch } from "../../ui/forms/switch";
import { useAction } from "../../ui/forms/use-action";
import { FAILURES, INTENTS, runFailure } from "../content";
import { RUN_STEPS, type RunStatus } from "../generators";
import type { CardView, Check } from "./load.server";

type FunctionRowProps = { card: CardView; isOwner: boolean; isStopped: boolean };

/** A generator as a row: its switch, its schedule, its last run, and the button that runs it now. */
export function FunctionRow({ card, isOwner, isStopped }: FunctionRowProps) {
  return (
    <section
      className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-3 px-card py-4 xl:grid-cols-[11rem_7rem_16rem_minmax(0,1fr)_auto]"
      aria-labelledby={`fn-${card.id}`}
    >
      <div>
        <h2 id={`fn-${card.id}`}>{card.title}</h2>
        <p className="text-sm text-ink-2">{card.about}</p>
      </div>
      <ActiveSwitch card={card} isOwner={isOwner} />
      <dl className="grid grid-cols-[5.5rem_1fr] gap-y-1 text-sm max-xl:col-span-full">
        <dt className="text-ink-2">Schedule</dt>
        <dd>{card.schedule}</dd>
        <dt className="text-ink-2">Next run</dt>
        <dd>{card.next}</dd>
        <dt className="text-ink-2">Today</dt>
        <dd>
          <a href="#runs" className="underline decoration-line-strong underline-offset-4">
            {card.runsToday} {card.runsToday === 1 ? "run" : "runs"}
            <span className="sr-only"> today</span>
          </a>
          , {card.today}
        </dd>
      </dl>
      <div className="min-w-0" aria-live="polite">
        {card.running ? <Progress running={card.running} /> : <LastRun last={card.last} />}
      </div>
      <RunButton card={card} isStopped={isStopped} />
    </section>
  );
}

function RunButton({ card, isStopped }: Omit<FunctionRowProps, "isOwner">) {
  const run = useAction({ failure: runFailure(card.title), intent: INTENTS.run });
  return (
    <ActionForm of={run} className="justify-self-end">
      <input type="hidden" name="intent" value={INTENTS.run} />
      <input type="hidden" name="generator" value={card.id} />
      <input type="hidden" name="manual_trigger" value="true" />
      <SubmitButton
        of={{ ...run, isBusy: run.isBusy || card.running !== null }}
        size="sm"
        icon={Play}
        disabled={isStopped}
        aria-label={`Run ${card.title}`}
      >
        {run.isBusy || card.running ? "Running" : "Run"}
      </SubmitButton>
    </ActionForm>
  );
}

function ActiveSwitch({ card, isOwner }: { card: CardView; isOwner: boolean }) {
  const action = useAction({ failure: FAILURES.switch, intent: INTENTS.enable });
  const submitted = action.pending?.get("on");
  const shown = submitted === undefined ? card.isEnabled : submitted === "true";
  return (
    <ActionForm of={action} className="flex items-center gap-2 text-sm text-ink-2">
      <input type="hidden" name="intent" value={INTENTS.enable} />
      <input type="hidden" name="generator" value={card.id} />
      <input type="hidden" name="on" value={String(!card.isEnabled)} />
      <span aria-hidden="true">{shown ? "Active" : "Paused"}</span>
      <Switch
        checked={shown}
        label={`${card.title} runs on schedule`}
        busy={action.isBusy}
        disabled={!isOwner || !card.isSwitchable}
      />
      <RetryButton of={action} />
    </ActionForm>
  );
}

function Progress({ running }: { running: NonNullable<CardView["running"]> }) {
  const at = RUN_STEPS.indexOf(running.step);
  return (
    <div className="grid gap-2 text-sm">
      <p className="flex flex-wrap justify-between gap-x-3">
        <b>Running</b>
        <span className="text-ink-2">{running.text}</span>
      </p>
      <progress
        className="h-[6px] w-full appearance-none overflow-hidden rounded-full bg-sunk [&::-moz-progress-bar]:bg-signal [&::-webkit-progress-bar]:bg-sunk [&::-webkit-progress-value]:bg-signal"
        max={RUN_STEPS.length}
        value={at + 0.5}
        aria-label={`${running.label}, step ${at + 1} of ${RUN_STEPS.length}`}
      />
      <p className="text-ink-2">
        {running.label}, step {at + 1} of {RUN_STEPS.length}
      </p>
    </div>
  );
}

export const STATUS_TONES: Record<RunStatus, BadgeTone> = {
  success: "ok",
  error: "danger",
  running: "info",
  refused: "warn",
  skipped: "neutral",
};

function LastRun({ last }: { last: CardView["last"] }) {
  if (!last) return <p className="text-sm text-ink-2">It hasn’t run yet.</p>;
  return (
    <div className="grid gap-1 text-sm">
      <p className="flex flex-wrap items-center gap-x-3">
        <b>Last run</b>
        <span className="text-ink-2" title={last.time.full}>
          {last.time.short}
        </span>
        <Badge tone={STATUS_TONES[last.status]} className="capitalize">
          {last.label}
        </Badge>
      </p>
      <p className="line-clamp-2">{last.text}</p>
      <p className="text-ink-2 tabular-nums">
        {[last.gates, last.score === null ? null : `score ${last.score}/100`].filter(Boolean).join(", ")}
      </p>
    </div>
  );
}

/** Why nothing runs on schedule in a product that nobody has set up. */
export function CompanyFirst({ isOwner }: { isOwner: boolean }) {
  const page = isOwner ? (
    <Link to={COMPANY_SETTINGS_PATH} className="underline">
      the company’s page
    </Link>
  ) : (
    "the company’s page"
  );
  return (
    <p className="rounded-md bg-info-soft px-card py-3 text-sm">
      Nothing runs on schedule until an owner has saved {page} once: drafts are written in the company’s name.
    </p>
  );
}

type SystemStatusProps = { checks: Check[]; measuredAt: string; isIll: boolean };

/** What was measured when the page was loaded. */
export function SystemStatus({ checks, measuredAt, isIll }: SystemStatusProps) {
  return (
    <Card
      title="System status"
      id="status"
      aside={<span className="text-sm text-ink-2 max-sm:w-full">measured {measuredAt}</span>}
      flush
      folds={isIll ? "open" : true}
    >
      <ul className="grid grid-cols-2 overflow-clip border-t border-line md:grid-cols-3 xl:grid-cols-6">
        {checks.map(({ name, isHealthy, isOff, text, detail, link }) => (
          <li
            key={name}
            className="-mt-px -ml-px grid content-start justify-items-start gap-[0.35rem] border-t border-l border-line px-card py-[0.85rem]"
          >
            <span className="text-sm">{name}</span>
            <Badge tone={isOff ? "neutral" : isHealthy ? "ok" : "warn"}>
              <span className="size-[7px] rounded-full bg-current" />
              {text}
            </Badge>
            <span className="text-xs text-ink-2">
              {detail}{" "}
              {link ? (
                <Link
                  to={link.to}
                  className="font-semibold text-ink underline"
                  aria-label={`${link.text}: ${name}`}
                >
                  {link.text}
                </Link>
              ) : null}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
