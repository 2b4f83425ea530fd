import { Form } from "@remix-run/react";
import { useRef, useState } from "react";
import { FormAlert, RetryButton, SubmitButton, useActionForm } from "../../../ui/action-form";
import { Badge } from "../../../ui/badge";
import { Button } from "../../../ui/button";
import { TextField } from "../../../ui/field";
import { scoreBand } from "../lead";
import { LEAD_FAILURES } from "../lead-failures";
import { AssigneeForm } from "./assignee-form";
import type { LeadView } from "./lead-data";
import { useScore } from "./use-score";

const BAND_TICKS = [
  { label: "Cold", at: "0" },
  { label: "Cool 40", at: ".4" },
  { label: "Warm 60", at: ".6" },
  { label: "Hot 80", at: ".8" },
];

/** Assignee, score and deal value; each is saved on its own. */
export function ManagementPanel({ lead }: { lead: LeadView }) {
  return (
    <section className="panel">
      <h3>Lead Management</h3>
      <AssigneeForm lead={lead} />
      <ScoreForm leadId={lead.id} stored={lead.leadScore} />
      <ValueForm amount={lead.dealAmount} />
    </section>
  );
}

function ScoreForm({ leadId, stored }: { leadId: string; stored: number }) {
  const { score, move, sending } = useScore(leadId, stored);
  const band = scoreBand(score);
  return (
    <Form method="post" className={`score ${band.tone}`} preventScrollReset>
      <input type="hidden" name="intent" value="score" />
      <div className="score-big num">
        <b>{score}</b>
        <span className="muted">Score: {score}/100</span>
        <Badge className={`band-${band.tone}`}>{band.label}</Badge>
      </div>
      <input
        className="range"
        type="range"
        name="score"
        aria-label="Lead score"
        aria-valuetext={`${score} of 100, ${band.label}`}
        min={0}
        max={100}
        step={5}
        value={score}
        style={{ "--p": `${score}%` }}
        onChange={(event) => move(event.currentTarget.valueAsNumber)}
      />
      <BandTicks />
      <RetryButton of={sending} />
      <noscript>
        <Button type="submit" size="sm">
          Save score
        </Button>
      </noscript>
    </Form>
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

/** Follows the stored value, but never replaces one that is being typed. */
function ValueForm({ amount }: { amount: string }) {
  const [isTyping, setTyping] = useState(false);
  const shown = useRef(amount);
  if (!isTyping) shown.current = amount;
  return <ValueFields key={shown.current} amount={shown.current} setTyping={setTyping} />;
}

type ValueFieldsProps = { amount: string; setTyping: (isTyping: boolean) => void };

function ValueFields({ amount, setTyping }: ValueFieldsProps) {
  const { fields, formProps, ...sending } = useActionForm<{ value: string }>({
    intent: "value",
    failure: LEAD_FAILURES.value,
    defaultValue: { value: amount },
    onDone: () => setTyping(false),
  });
  return (
    <form {...formProps} className="value-form" onInput={() => setTyping(true)}>
      <input type="hidden" name="intent" value="value" />
      <TextField
        label="Deal value"
        small
        field={fields.value}
        inputMode="decimal"
        autoComplete="off"
        maxLength={30}
        placeholder="None"
      />
      <SubmitButton of={sending} size="sm">
        Save
      </SubmitButton>
      <FormAlert {...sending} />
    </form>
  );
}
