import { Form } from "@remix-run/react";
import { useState } from "react";
import {
  ActionForm,
  FormAlert,
  RetryButton,
  SubmitButton,
  useActionForm,
} from "../../../ui/forms/action-form";
import { Button } from "../../../ui/forms/button";
import { TextField } from "../../../ui/forms/field";
import { useAction, useEarlyChange } from "../../../ui/forms/use-action";
import { MemberSelect } from "../../components/assignee";
import { BAND_COLORS, BandBadge } from "../../components/lead-badges";
import type { LeadDeals } from "../../deals/deal-view";
import { LEAD_FIELDS } from "../fields/lead-fields";
import { LEAD_FAILURES, scoreBand } from "../lead";
import type { LeadView } from "./load.server";
import { useScore } from "./use-score";

const BAND_TICKS = [
  { label: "Cold", at: "0" },
  { label: "Cool 40", at: ".4" },
  { label: "Warm 60", at: ".6" },
  { label: "Hot 80", at: ".8" },
];

/** Assignee, score and deal value; each is saved on its own. */
export function ManagementPanel({ lead, deals }: { lead: LeadView; deals: LeadDeals }) {
  return (
    <section className="grid gap-[0.7rem]">
      <h3>Lead Management</h3>
      <AssigneeForm lead={lead} />
      <ScoreForm leadId={lead.id} stored={lead.leadScore} />
      <ValueForm amount={lead.dealAmount} />
      <DealSums deals={deals} />
    </section>
  );
}

/** Beside the lead's own value, since the two are not the same. */
function DealSums({ deals: { count, open, won } }: { deals: LeadDeals }) {
  return (
    <p className="text-sm text-ink-2 tabular-nums">
      {count === 0 ? (
        "No deals yet. The pipeline counts deals, not this estimate."
      ) : (
        <>
          An estimate noted on the lead, counted in Total Value. Its deals, counted in the pipeline:{" "}
          <b className="text-ink">{open}</b> open, <b className="text-ink">{won}</b> won.
        </>
      )}
    </p>
  );
}

function ScoreForm({ leadId, stored }: { leadId: string; stored: number }) {
  const { score, move, sending } = useScore(leadId, stored);
  const band = scoreBand(score);
  return (
    <Form method="post" className={`grid gap-[0.35rem] ${BAND_COLORS[band.tone]}`} preventScrollReset>
      <input type="hidden" name="intent" value="score" />
      <div className="flex items-baseline gap-[0.6rem] tabular-nums">
        <span className="text-ink-2">
          Score: <b className="font-display text-[2.25rem] leading-none font-[560] text-ink">{score}</b>/100
        </span>
        <BandBadge band={band} className="ml-auto" />
      </div>
      <input
        className="score-range"
        type="range"
        name="score"
        aria-label="Lead score"
        aria-valuetext={`${score} of 100, ${band.label}`}
        min={0}
        max={100}
        step={5}
        autoComplete="off"
        ref={useEarlyChange(score, (chosen) => move(Number(chosen)))}
        value={score}
        style={{ "--score": `${score}%` }}
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
    <p className="score-ticks" aria-hidden="true">
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
  // State and not a ref: React may render a load and throw that away, because somebody types in the meantime.
  const [shown, setShown] = useState(amount);
  if (!isTyping && shown !== amount) setShown(amount);
  return <ValueFields key={shown} amount={shown} setTyping={setTyping} />;
}

type ValueFieldsProps = { amount: string; setTyping: (isTyping: boolean) => void };

function ValueFields({ amount, setTyping }: ValueFieldsProps) {
  const { fields, formProps, ...sending } = useActionForm<{ value: string }>({
    intent: "value",
    failure: LEAD_FAILURES.value,
    defaultValue: { value: amount },
    keepsFields: true,
    onDone: (_, isTypedOn) => setTyping(isTypedOn),
  });
  return (
    <form
      {...formProps}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2"
      onInput={() => setTyping(true)}
    >
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
      <SubmitButton of={sending} size="sm" className="mt-[1.65rem]">
        Save
      </SubmitButton>
      <FormAlert {...sending} />
    </form>
  );
}

/** The assignee as a select; updates optimistically and reverts if the change is rejected. */
function AssigneeForm({ lead: { assigneeId, members } }: { lead: LeadView }) {
  const sending = useAction({ intent: "assign", failure: LEAD_FAILURES.assign });
  const wanted = sending.pending?.get("assigneeId");
  const shown = typeof wanted === "string" ? wanted : (assigneeId ?? "");
  const save = (chosen: string) => sending.send({ intent: "assign", assigneeId: chosen });
  return (
    <ActionForm of={sending} className="flex items-end gap-2">
      <input type="hidden" name="intent" value="assign" />
      <div className="min-w-0 grow">
        <MemberSelect
          label={LEAD_FIELDS.assigneeId.label}
          name="assigneeId"
          members={members}
          currentId={assigneeId}
          autoComplete="off"
          controlRef={useEarlyChange(shown, save)}
          value={shown}
          onChange={(event) => save(event.currentTarget.value)}
        />
      </div>
      <RetryButton of={sending} />
      <noscript>
        <Button type="submit" size="sm">
          Set
        </Button>
      </noscript>
    </ActionForm>
  );
}
