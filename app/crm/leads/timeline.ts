/** The kinds of timeline entries, which are also the filters of the Activities tab. */
export const TIMELINE_KINDS = ["activity", "mail", "note", "change", "deal", "visit"] as const;
export type TimelineKind = (typeof TIMELINE_KINDS)[number];

export const TIMELINE_LABELS = {
  activity: "Activities",
  mail: "Mails",
  note: "Notes",
  change: "Changes",
  deal: "Deals",
  visit: "Visits",
} as const satisfies Record<TimelineKind, string>;

export const TIMELINE_PER_PAGE = 20;

export function readTimelineKind(text: string | null): TimelineKind | null {
  return TIMELINE_KINDS.find((kind) => kind === text) ?? null;
}
