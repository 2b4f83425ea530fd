import { HOUR } from "../../../platform/clock";
import type { ValueRange } from "./custom-range";
import type { FilterOption } from "./filter-ranges";

/** Leads of any visit, or of none that is known. */
export const [VISIT_KNOWN, VISIT_UNKNOWN] = ["known", "unknown"];
/** Of a visit without one: the texts of visits are in small letters, and a landing page begins with "/". */
export const NOT_SET = "None";

const notSet: FilterOption = { value: NOT_SET, label: "None", is: "empty" };

/**
 * Filters by the visit that a lead came with, as the analytics name it, and by its import. Their columns are in no
 * index of the list: a visit that is stored later than its lead would write every one of them again. `fromLinks`: any
 * text may come by a link, and no choice is offered.
 */
export const VISIT_FILTERS = [
  {
    name: "came",
    label: "Came",
    placeholder: "",
    column: "visitBeganAt",
    options: [],
    fromLinks: true,
  },
  {
    name: "import",
    label: "From import",
    placeholder: "",
    column: "id",
    options: [],
    fromLinks: true,
  },
  {
    name: "channel",
    label: "Channel",
    placeholder: "Any channel",
    column: "channel",
    dynamicOptionsLabel: "Channels",
    options: [
      { value: VISIT_KNOWN, label: "Any known visit", is: "filled" },
      { value: VISIT_UNKNOWN, label: "No visit known", is: "empty" },
    ],
  },
  {
    name: "campaign",
    label: "Campaign",
    placeholder: "",
    column: "campaign",
    options: [notSet],
    fromLinks: true,
  },
  {
    name: "landing",
    label: "Landing page",
    placeholder: "",
    column: "landingPath",
    options: [notSet],
    fromLinks: true,
  },
] as const satisfies readonly { options: readonly FilterOption[]; [field: string]: unknown }[];

/** The filter "came" for whole hours since 1970, the second exclusive: "2026-03-01T06Z/2026-03-08T06Z". */
export function periodText({ from, to }: { from: number; to: number }): string {
  return [from, to].map((hour) => `${new Date(hour * HOUR).toISOString().slice(0, 13)}Z`).join("/");
}

/** Null if the text is no such period. */
export function periodOf(text: string): ValueRange | null {
  const [, ...hours] = /^(\d{4}-\d\d-\d\dT\d\d)Z\/(\d{4}-\d\d-\d\dT\d\d)Z$/.exec(text) ?? [];
  const [from, before] = hours.map((hour) => Date.parse(`${hour}:00Z`));
  if (from === undefined || before === undefined || !(from < before)) return null;
  return { from: new Date(from).toISOString(), before: new Date(before).toISOString() };
}
