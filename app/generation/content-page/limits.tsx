import { ActionForm } from "../../ui/action-form";
import { ButtonLink } from "../../ui/button";
import { Card } from "../../ui/card";
import { Switch } from "../../ui/switch";
import { useAction } from "../../ui/use-action";
import { FAILURES, INTENTS } from "../content";
import type { CardView, ContentView } from "./load.server";

type LimitsProps = { limits: ContentView["limits"]; cards: CardView[]; isOwner: boolean };

/** What the generators may cost and publish. */
export function Limits({ limits, cards, isOwner }: LimitsProps) {
  const change = (
    <ButtonLink to="?dialog=limits" size="sm" variant="ghost" preventScrollReset>
      Change
    </ButtonLink>
  );
  return (
    <Card title="Limits" aside={isOwner ? change : undefined}>
      <div className="grid gap-3 text-sm">
        <Meter label={`Spent in ${limits.month}`} text={limits.spentText} share={limits.spentShare} />
        <Meter label="Published without review today" text={limits.todayText} share={limits.todayShare} />
        <Meter label="In the last 7 days" text={limits.weekText} share={limits.weekShare} />
        <p className="flex justify-between gap-4">
          <span className="text-ink-2">Quiet hours</span>
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
      <div className="h-[6px] overflow-clip rounded-full bg-sunk" aria-hidden="true">
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
