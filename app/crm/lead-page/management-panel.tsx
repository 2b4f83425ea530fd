import { useEffect, useRef, useState } from "react";
import { Badge } from "../../ui/badge";
import { Button } from "../../ui/button";
import { TextField } from "../../ui/field";
import { scoreBand } from "../lead";
import { useIntentFetcher } from "../parts/use-intent-fetcher";
import type { LeadView } from "./lead-data";

const SCORE_PAUSE_MS = 500;
const BAND_TICKS = [
  { label: "Cold", at: "0" },
  { label: "Cool 40", at: ".4" },
  { label: "Warm 60", at: ".6" },
  { label: "Hot 80", at: ".8" },
];

/** Score and deal value, each saved by itself. */
export function ManagementPanel({ lead }: { lead: LeadView }) {
  return (
    <section className="panel">
      <h3>Lead Management</h3>
      <ScoreForm score={lead.leadScore} />
      <ValueForm key={lead.dealAmount} amount={lead.dealAmount} />
    </section>
  );
}

/** The slider saves when it has rested; what it shows goes back when the change is refused. */
function ScoreForm({ score }: { score: number }) {
  const { fetcher, isBusy } = useIntentFetcher("score");
  const [moved, setMoved] = useState<number | null>(null);
  const timer = useRef<number>();
  useEffect(() => () => window.clearTimeout(timer.current), []);
  useEffect(() => {
    if (!isBusy) setMoved(null);
  }, [isBusy]);
  const shown = moved ?? score;
  const band = scoreBand(shown);
  return (
    <fetcher.Form method="post" className={`score ${band.tone}`}>
      <input type="hidden" name="intent" value="score" />
      <div className="score-big num">
        <b>{shown}</b>
        <span className="muted">Score: {shown}/100</span>
        <Badge tone="beam">{band.label}</Badge>
      </div>
      <input
        className="range"
        type="range"
        name="score"
        aria-label="Lead score"
        aria-valuetext={`${shown} of 100, ${band.label}`}
        min={0}
        max={100}
        step={5}
        value={shown}
        style={{ "--p": `${shown}%` }}
        onChange={(event) => {
          const { form, valueAsNumber } = event.currentTarget;
          setMoved(valueAsNumber);
          window.clearTimeout(timer.current);
          timer.current = window.setTimeout(() => fetcher.submit(form), SCORE_PAUSE_MS);
        }}
      />
      <BandTicks />
      <noscript>
        <Button type="submit" size="sm">
          Save score
        </Button>
      </noscript>
    </fetcher.Form>
  );
}

function BandTicks() {
  return (
    <p className="ticks num" aria-hidden="true">
      {BAND_TICKS.map(({ label, at }) => (
        <span key={label} style={{ "--at": at }}>
          {label}
        </span>
      ))}
    </p>
  );
}

function ValueForm({ amount }: { amount: string }) {
  const { fetcher, answer, isBusy } = useIntentFetcher("value");
  return (
    <fetcher.Form method="post" className="value-form" noValidate>
      <input type="hidden" name="intent" value="value" />
      <TextField
        label="Deal value"
        small
        name="value"
        inputMode="decimal"
        autoComplete="off"
        maxLength={30}
        defaultValue={amount}
        placeholder="None"
        errors={answer?.errors.value}
      />
      <Button type="submit" size="sm" busy={isBusy}>
        Save
      </Button>
    </fetcher.Form>
  );
}
