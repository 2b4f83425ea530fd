import { useNavigate } from "@remix-run/react";
import { Card } from "../../ui/card";
import { ActionForm, FormAlert, SubmitButton, useActionForm } from "../../ui/forms/action-form";
import { ButtonLink } from "../../ui/forms/button";
import { TextField } from "../../ui/forms/field";
import { Switch } from "../../ui/forms/switch";
import { useAction } from "../../ui/forms/use-action";
import { Dialog, DialogBody, DialogFooter } from "../../ui/overlays/dialog";
import { CONTENT_PATH, FAILURES, INTENTS } from "../content";
import type { Policy } from "../policy";
import type { CardView, ContentView } from "./load.server";

type LimitsProps = { limits: ContentView["limits"]; cards: CardView[]; isOwner: boolean };

/** What the generators may cost and publish. */
export function Limits({ limits, cards, isOwner }: LimitsProps) {
  const change = (
    <ButtonLink to="?dialog=limits" size="sm" variant="ghost" className="-my-1 -mr-3" preventScrollReset>
      Change
    </ButtonLink>
  );
  return (
    <Card title="Limits" id="limits" aside={isOwner ? change : undefined}>
      <div className="grid gap-3 text-sm">
        <Meter label={`Spent in ${limits.month}`} text={limits.spentText} share={limits.spentShare} />
        <Meter label="Published without review today" text={limits.todayText} share={limits.todayShare} />
        <Meter label="In the last 7 days" text={limits.weekText} share={limits.weekShare} />
        <p className="flex justify-between gap-4">
          <span className="text-ink-2">Auto-publishing pauses</span>
          <span>{limits.quietText}</span>
        </p>
        {cards.map((card) => (
          <AutoPublish key={card.id} card={card} isOwner={isOwner} />
        ))}
      </div>
    </Card>
  );
}

function Meter({ label, text, share }: { label: string; text: string; share: number }) {
  const width = `${Math.min(100, Math.round(share * 100))}%`;
  return (
    <div>
      <p className="mb-1 flex justify-between gap-4">
        <span className="text-ink-2">{label}</span>
        <b className="font-semibold tabular-nums">{text}</b>
      </p>
      <div className="h-[6px] overflow-clip rounded-full bg-ink/11" aria-hidden="true">
        <div className={`h-full ${share >= 1 ? "bg-data-4" : "bg-teal"}`} style={{ width }} />
      </div>
    </div>
  );
}

function AutoPublish({ card, isOwner }: { card: CardView; isOwner: boolean }) {
  const action = useAction({ failure: FAILURES.switch, intent: INTENTS.autoPublish });
  const submitted = action.pending?.get("on");
  const shown = submitted === undefined ? card.isAutoPublished : submitted === "true";
  return (
    <ActionForm of={action} className="flex items-center justify-between gap-4">
      <input type="hidden" name="intent" value={INTENTS.autoPublish} />
      <input type="hidden" name="generator" value={card.id} />
      <input type="hidden" name="on" value={String(!card.isAutoPublished)} />
      <span className="text-ink-2">Auto-publish: {card.title}</span>
      <Switch
        checked={shown}
        label={`${card.title} is published without a review`}
        busy={action.isBusy}
        disabled={!isOwner}
      />
    </ActionForm>
  );
}

type Fields = "monthlyBudget" | "postsPerDay" | "postsPerWeek" | "quietFrom" | "quietTo";

/** Changes the limits; owners only. */
export function LimitsDialog({ policy }: { policy: Policy }) {
  const navigate = useNavigate();
  const form = useActionForm<Record<Fields, string>>({
    failure: FAILURES.limits,
    intent: INTENTS.limits,
    onDone: () => navigate(CONTENT_PATH, { preventScrollReset: true }),
    defaultValue: valuesOf(policy),
  });
  const { fields } = form;
  return (
    <Dialog
      title="Limits"
      description="A writer that costs money isn’t asked once the budget is spent."
      closeTo={CONTENT_PATH}
    >
      <form {...form.formProps}>
        <DialogBody>
          <FormAlert {...form} />
          <input type="hidden" name="intent" value={INTENTS.limits} />
          <TextField label="Dollars per month" field={fields.monthlyBudget} inputMode="decimal" required />
          <TextField
            label="Posts published without review per day"
            field={fields.postsPerDay}
            inputMode="numeric"
            required
          />
          <TextField
            label="Posts published without review in 7 days"
            field={fields.postsPerWeek}
            inputMode="numeric"
            required
          />
          <TextField label="Quiet from (hour)" field={fields.quietFrom} inputMode="numeric" required />
          <TextField label="Quiet until (hour)" field={fields.quietTo} inputMode="numeric" required />
        </DialogBody>
        <DialogFooter>
          <ButtonLink to={CONTENT_PATH} size="sm" preventScrollReset>
            Cancel
          </ButtonLink>
          <SubmitButton of={form} variant="ink" size="sm">
            Save
          </SubmitButton>
        </DialogFooter>
      </form>
    </Dialog>
  );
}

function valuesOf(policy: Policy): Record<Fields, string> {
  return {
    monthlyBudget: String(policy.monthlyBudgetCents / 100),
    postsPerDay: String(policy.postsPerDay),
    postsPerWeek: String(policy.postsPerWeek),
    quietFrom: String(policy.quietFrom),
    quietTo: String(policy.quietTo),
  };
}

const GUIDELINES = [
  "Run adds an extra run; the schedule stays as it is. Run All Functions adds one of each kind.",
  "Runs write drafts. A draft goes live when you approve it, or automatically where auto-publish is on.",
  "A statement marked [verify: …] blocks publishing until you confirm or remove it.",
  "Say why you reject a draft. An AI writer reads it in its next brief; the sample writer doesn’t.",
  "Only an owner can switch a function on or off. Anyone on the team can stop them all.",
];

const GUIDELINE =
  "relative pl-[1.1rem] before:absolute before:top-[0.62em] before:left-0 before:h-[2px] before:w-2 before:bg-signal";

/** `isSample`: the sample writer writes, which is not meant for a site of one's own. */
export function Guidelines({ isSample }: { isSample: boolean }) {
  return (
    <Card title="Usage Guidelines" id="writer" folds>
      <ul className="grid gap-2 text-sm text-ink-2">
        {GUIDELINES.map((line) => (
          <li key={line} className={GUIDELINE}>
            {line}
          </li>
        ))}
        {isSample ? (
          <li className={GUIDELINE}>
            The sample writer writes the drafts, until an AI writer is connected.
            <details>
              <summary>How to connect</summary>
              Where the site is deployed, set CONTENT_WRITER, as the README says under “Configure it”.
            </details>
          </li>
        ) : null}
      </ul>
    </Card>
  );
}
