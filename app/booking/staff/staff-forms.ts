export const BOOKINGS_PATH = "/admin/bookings";

export const BOOKING_FAILURES = {
  done: { title: "Failed to mark the demo as done" },
  "no-show": { title: "Failed to mark the no-show" },
  unsettle: { title: "Failed to undo" },
  cancel: { title: "Failed to cancel the demo" },
  move: { title: "Failed to move the demo" },
} as const;

export const BOOKING_VIEWS = ["week", "upcoming", "past"] as const;
export type BookingViewName = (typeof BOOKING_VIEWS)[number];

export const BOOKING_VIEW_LABELS = {
  week: "Week",
  upcoming: "Upcoming",
  past: "Past",
} as const satisfies Record<BookingViewName, string>;

/** The state of the page, all of it in the URL. */
export type BookingsQuery = {
  view: BookingViewName;
  /** A date in the shown week, YYYY-MM-DD, which is the day that phones show. */
  week: string | null;
  page: number;
};

/** The dialog over the page: a demo's, to move it (`to`: the time asked about, ISO), or to cancel it. */
type Extra = { demo?: string; move?: string; to?: string; cancel?: string };

export function bookingsPath({ view, week, page }: Partial<BookingsQuery>, extra: Extra = {}): string {
  const params = new URLSearchParams();
  if (view && view !== "upcoming") params.set("view", view);
  if (week) params.set("week", week);
  if (page && page > 1) params.set("page", String(page));
  for (const [name, value] of Object.entries(extra)) params.set(name, value);
  return params.size > 0 ? `${BOOKINGS_PATH}?${params}` : BOOKINGS_PATH;
}
