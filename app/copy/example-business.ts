/**
 * The fictional business behind the pictures: Harbor Auto in Lakeview, in November. Hero, cards and flow share these
 * numbers, so that they add up.
 */

/** One mailing: postcards sent, how many were scanned, and how many of those led to a booking. */
export const MAILING = { cards: 400, scans: 61, visits: 17 } as const;

/** A month's budget in dollars by channel, now and at the start of the month. */
export const BUDGET = [
  { channel: "Google", now: 6480, before: 5580 },
  { channel: "Facebook", now: 3960, before: 3660 },
  { channel: "Instagram", now: 2880, before: 2460 },
  { channel: "LinkedIn", now: 1800, before: 2500 },
  { channel: "TikTok", now: 1620, before: 1340 },
  { channel: "Twitter", now: 1260, before: 2460 },
] as const;

/** Dollars moved between channels on one day; they add up to 0. */
export const MOVED_TODAY = [
  { channel: "Google", dollars: 140, share: { now: 82, before: 66 }, color: 1 },
  { channel: "Instagram", dollars: 60, share: { now: 46, before: 36 }, color: 2 },
  { channel: "Twitter", dollars: -200, share: { now: 18, before: 52 }, color: 6 },
] as const;

/** Leads per week by source, over twelve weeks. */
export const LEADS_PER_WEEK = {
  sources: ["Search", "Ads", "Mail"],
  rows: [
    [18, 20, 22, 25, 27, 30, 34, 38, 44, 49, 54, 58],
    [14, 15, 17, 16, 19, 21, 20, 25, 28, 30, 33, 34],
    [5, 6, 5, 7, 18, 22, 17, 15, 19, 24, 22, 26],
  ],
} as const;

/** A dental practice's searches: rank before and now, and the resulting visits per month. */
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
