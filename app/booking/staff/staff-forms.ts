export const BOOKINGS_PATH = "/admin/bookings";

export const BOOKING_FAILURES = {
  done: { title: "Failed to mark the demo as done" },
  "no-show": { title: "Failed to mark the no-show" },
  cancel: { title: "Failed to cancel the demo" },
  move: { title: "Failed to move the demo" },
} as const;

export const BOOKING_VIEWS = ["upcoming", "past", "week"] as const;
export type BookingViewName = (typeof BOOKING_VIEWS)[number];

export const BOOKING_VIEW_LABELS = {
  upcoming: "Upcoming",
  past: "Past",
  week: "Week",
} as const satisfies Record<BookingViewName, string>;

/** The state of the page, all of it in the URL. */
export type BookingsQuery = {
  view: BookingViewName;
  /** A date in the shown week, YYYY-MM-DD. */
  week: string | null;
  page: number;
};

type Extra = { move?: string; cancel?: string };

export function bookingsPath({ view, week, page }: Partial<BookingsQuery>, extra: Extra = {}): string {
  const params = new URLSearchParams();
  if (view && view !== "upcoming") params.set("view", view);
  if (week) params.set("week", week);
  if (page && page > 1) params.set("page", String(page));
  for (const [name, value] of Object.entries(extra)) params.set(name, value);
  return params.size > 0 ? `${BOOKINGS_PATH}?${params}` : BOOKINGS_PATH;
}
