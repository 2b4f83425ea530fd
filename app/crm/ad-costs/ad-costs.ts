import type { Channel } from "../../analytics/channel";
import { parseDay } from "../../platform/time/zoned-time";

export const ADD_AD_COST = "add-ad-cost";
export const EDIT_AD_COST = "edit-ad-cost";
export const DELETE_AD_COST = "delete-ad-cost";
export const UNDO_AD_COST = "undo-ad-cost";
export const AD_COST_INTENTS = [ADD_AD_COST, EDIT_AD_COST, DELETE_AD_COST, UNDO_AD_COST];
export const AD_COST_FAILURES = {
  add: { title: "Failed to add the ad cost" },
  edit: { title: "Failed to save the ad cost" },
  delete: { title: "Failed to delete the ad cost" },
  undo: { title: "Failed to undo" },
} as const;
export const MAX_CAMPAIGN = 300;
export type AdCost = {
  id: string;
  channel: Channel;
  campaign: string | null;
  fromDay: string;
  toDay: string;
  cents: number;
};

/** The days of an amount, or of a range: YYYY-MM-DD, both inclusive. */
type Days = Pick<AdCost, "fromDay" | "toDay">;

/** The cents (with a fraction) of an amount that fall into a range, spread evenly over the days it was paid for. */
export function centsIn({ cents, fromDay, toDay }: AdCost, range: Days): number {
  const first = fromDay > range.fromDay ? fromDay : range.fromDay;
  const last = toDay < range.toDay ? toDay : range.toDay;
  return (cents * Math.max(0, daysBetween(first, last))) / daysBetween(fromDay, toDay);
}

/** Both inclusive; 0 or less if the last is before the first, NaN if one is no day. */
export function daysBetween(first: string, last: string): number {
  return (parseDay(last) ?? Number.NaN) - (parseDay(first) ?? Number.NaN) + 1;
}

/** What was entered, as a text to compare with what is stored: whoever changes it must have seen the latest. */
export function enteredText({ channel, campaign, fromDay, toDay, cents }: Omit<AdCost, "id">): string {
  return JSON.stringify([channel, campaign, fromDay, toDay, cents]);
}
