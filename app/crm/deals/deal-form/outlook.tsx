import { formatUsd } from "../../../platform/money";
import { Card } from "../../../ui/card";
import { DEAL_STAGE_LABELS, DEAL_STAGES, isClosed, probabilityOf, weightedOf } from "../deal";
import type { StageDays } from "../filters/deal-filters";

type OutlookProps = {
  /** With what stands in them. */
  fields: Record<"value" | "stage" | "probability", { value?: string | undefined }>;
  stageDays: StageDays;
};

/** What the deal adds to the pipeline as its form stands, and how long it may stay in each stage. */
export function DealOutlook({ fields, stageDays }: OutlookProps) {
  const stage = DEAL_STAGES.find((known) => known === fields.stage.value) ?? DEAL_STAGES[0];
  const value = plainAmount(fields.value.value ?? "");
  const probability = probabilityOf({ stage, probability: Number(fields.probability.value) });
  return (
    <Card title="In the pipeline">
      <div className="grid gap-1" data-outlook>
        <span className="text-sm font-medium text-ink-2">Weighted value</span>
        <span className="figure text-[1.75rem]">
          {value === null ? "–" : formatUsd(weightedOf({ stage, value, probability }))}
        </span>
        <span className="text-sm text-ink-2">
          {value === null
            ? `Value times probability, ${fields.value.value ? "once the deal is created" : "once there is a value"}`
            : `${probability}% of ${formatUsd(value)}`}
        </span>
      </div>
      <h3 className="mt-4 mb-1 text-sm font-medium text-ink-2">Longest time in a stage</h3>
      <dl className="grid text-sm">
        {DEAL_STAGES.map((known) =>
          isClosed(known) ? null : (
            <div
              key={known}
              className={`flex justify-between gap-3 border-t border-line py-[0.4rem] ${known === stage ? "font-semibold" : "text-ink-2"}`}
            >
              <dt>{DEAL_STAGE_LABELS[known]}</dt>
              <dd className="tabular-nums">{daysText(stageDays[known])}</dd>
            </div>
          ),
        )}
      </dl>
      <p className="mt-3 text-sm text-ink-3">The board marks a deal that stays longer.</p>
    </Card>
  );
}

/** An amount in cents; null where only the server can tell what it says: its ways to read one are large. */
function plainAmount(text: string): number | null {
  const amount = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d{1,9})(?:\.(\d\d)|(k))?$/i.exec(text.trim());
  if (!amount) return null;
  const [, dollars = "", cents = "0", thousand] = amount;
  return Number(dollars.replaceAll(",", "")) * (thousand ? 100_000 : 100) + Number(cents);
}

function daysText(days: number): string {
  return `${days} ${days === 1 ? "day" : "days"}`;
}
