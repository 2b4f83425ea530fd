import { type AdCost, centsIn, enteredText } from "../../../crm/ad-costs/ad-costs";
import { decimalUsd, formatUsdAndCents } from "../../../platform/money";
import { dayText } from "../../../platform/time/time-text";
import { dateText } from "../../../platform/time/zoned-time";
import { CHANNEL_LABELS } from "../../channel";
import type { MoneyCosts, MoneyDimension, MoneyFigures } from "../../money";
import type { ReportRange } from "../../ranges";
import { dollars, dollarsEach, UNKNOWN } from "../figures";

/** The costs of the range by channel or campaign; null where nothing was entered, or costs are of no such value. */
export function costsOf(
  costs: AdCost[],
  split: MoneyDimension,
  days: ReportRange["days"],
): MoneyCosts | null {
  if (costs.length === 0 || (split !== "channel" && split !== "campaign")) return null;
  const range = { fromDay: dateText(days.from), toDay: dateText(days.to) };
  const cents: Record<string, number> = {};
  let noValue = 0;
  for (const cost of costs) {
    const value = cost[split];
    const part = centsIn(cost, range);
    if (value === null) noValue += part;
    else cents[value] = (cents[value] ?? 0) + part;
  }
  return { cents, noValue };
}

export function totalCost({ cents, noValue }: MoneyCosts): number {
  return Object.values(cents).reduce((sum, one) => sum + one, noValue);
}

/** Of a row: what its ads cost, each lead, and each dollar of them brought; unknown where nothing was entered. */
export function costCells(cents: number, { leads, wonCents }: Pick<MoneyFigures, "leads" | "wonCents">) {
  if (cents <= 0) return { cost: UNKNOWN, perLead: UNKNOWN, returned: UNKNOWN };
  return {
    cost: dollars(cents),
    perLead: leads === 0 ? UNKNOWN : dollarsEach(cents, leads),
    returned: `${(wonCents / cents).toFixed(2)}×`,
  };
}
export type CostCells = ReturnType<typeof costCells>;

/** The amounts as entered, for their list. */
export function costItems(costs: AdCost[]) {
  return costs.map(({ id, channel, campaign, fromDay, toDay, cents }) => ({
    id,
    what: campaign === null ? CHANNEL_LABELS[channel] : `${CHANNEL_LABELS[channel]}, ${campaign}`,
    when:
      fromDay === toDay
        ? dayText("date", fromDay)
        : `${dayText("date", fromDay)} to ${dayText("date", toDay)}`,
    amount: formatUsdAndCents(cents),
    values: { channel, campaign: campaign ?? "", fromDay, toDay, amount: decimalUsd(cents) },
    seen: enteredText({ channel, campaign, fromDay, toDay, cents }),
  }));
}
