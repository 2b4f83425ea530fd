/**
 * The one fictional business behind the pictures, so that the same numbers appear in the hero, the cards and the
 * flow, and add up. Harbor Auto, in Lakeview, on a November.
 */

/** One mailing: of the cards sent, so many were scanned, and so many of those booked a visit. */
export const MAILING = { cards: 400, scans: 61, visits: 17 } as const;

/** A month's budget in dollars by channel: what each has now, and what it had when the month began. */
export const BUDGET = [
  { channel: "Google", now: 6480, before: 5580 },
  { channel: "Facebook", now: 3960, before: 3660 },
  { channel: "Instagram", now: 2880, before: 2460 },
  { channel: "LinkedIn", now: 1800, before: 2500 },
  { channel: "TikTok", now: 1620, before: 1340 },
  { channel: "Twitter", now: 1260, before: 2460 },
] as const;

/** What moved on one day, in dollars; what one channel loses the others gain. */
export const MOVED_TODAY = [
  { channel: "Google", dollars: 140, share: { now: 82, before: 66 }, color: 1 },
  { channel: "Instagram", dollars: 60, share: { now: 46, before: 36 }, color: 2 },
  { channel: "Twitter", dollars: -200, share: { now: 18, before: 52 }, color: 6 },
] as const;

/** Leads a week by source over twelve weeks. */
export const LEADS_PER_WEEK = {
  sources: ["Search", "Ads", "Mail"],
  rows: [
    [18, 20, 22, 25, 27, 30, 34, 38, 44, 49, 54, 58],
    [14, 15, 17, 16, 19, 21, 20, 25, 28, 30, 33, 34],
    [5, 6, 5, 7, 18, 22, 17, 15, 19, 24, 22, 26],
  ],
} as const;

/** Searches of a dental practice: its rank before and now, and the visits that came of them in a month. */
export const SEARCHES = [
  { words: "dentist near me", before: "14", now: "2", visits: 412 },
  { words: "emergency dentist lakeview", before: "9", now: "1", visits: 168 },
  { words: "children’s dentist open saturday", before: "20+", now: "3", visits: 97 },
] as const;

export const TRADE_IN_CARD = {
  message: [
    "Hi Dana, your 2019 CR-V",
    "could be worth $14,850",
    "on trade this month.",
    "Stop by before Saturday",
    "and ask for me.",
    "Mike, Harbor Auto",
  ],
  to: { name: "Dana Reyes", street: "418 Alder Street", town: "Lakeview" },
  link: "bcny.example/dana",
  from: "Harbor Auto · Lakeview",
} as const;

export const TUNE_UP_CARD = {
  message: [
    "Hello Mr. Osei, your",
    "furnace turns ten this",
    "winter. A check-up is $49",
    "until the first frost.",
    "Call and ask for me.",
    "Dave",
  ],
  to: { name: "Kwame Osei", street: "23 Mill Yard Lane", town: "Lakeview" },
  link: "bcny.example/osei",
  from: "Wierzba Heating &amp; Air · Lakeview",
} as const;
