import { DAY, isoAfter } from "../../platform/clock";
import type { FilterOption } from "../leads/filters/filter-ranges";
import { ANSWER_WITHIN } from "./first-response";

/** Of the figures and of who waits: who has waited longer has written again, or elsewhere. */
export const WAITING_DAYS = 30;

/** The filter by leads that wait for an answer (`isWaiting`); its range is of when they wrote. */
export const WAITING_FILTER = {
  name: "waiting",
  label: "Waiting for an answer",
  placeholder: "Any time",
  column: "createdAt",
  options: [
    {
      value: "over-2-hours",
      label: "More than 2 hours",
      within: (now) => ({
        from: isoAfter(now, -WAITING_DAYS * DAY),
        before: isoAfter(now, -ANSWER_WITHIN),
      }),
    },
  ] as readonly FilterOption[],
} as const;
