/**
 * The fictional business behind the pictures: Harbor Auto in Lakeview, in November. Hero, cards and flow share these
 * numbers, so that they add up.
 */

/** One mailing: postcards sent, how many were scanned, and how many of those led to a booking. */
export const MAILING = { cards: 400, scans: 61, visits: 17 } as const;
/** Its first cards, on day 30. */
export const FIRST_CARDS = { cards: 150, scans: 23 } as const;

/** Its scans by day of delivery, of which some booked at once; of day 5, one asked for no more mail. */
export const SCANS_BY_DAY = [
  { scans: 0, booked: 0 },
  { scans: 7, booked: 2 },
  { scans: 12, booked: 3 },
  { scans: 10, booked: 3 },
  { scans: 8, booked: 2 },
  { scans: 6, booked: 2 },
  { scans: 4, booked: 1 },
  { scans: 3, booked: 1 },
  { scans: 4, booked: 1 },
  { scans: 2, booked: 1 },
  { scans: 2, booked: 0 },
  { scans: 1, booked: 1 },
  { scans: 1, booked: 0 },
  { scans: 1, booked: 0 },
] as const;

/** A mailing's audience by minutes in a car; each number is part of the one before it, and `mail` is `served` less `leftOut`. */
export const AUDIENCE = {
  county: 18_240,
  minutes: [
    { minutes: 8, within: 2870, car: 960, served: 204, leftOut: 23, mail: 181 },
    { minutes: 12, within: 6310, car: 2140, served: 455, leftOut: 55, mail: 400 },
    { minutes: 20, within: 12_480, car: 4270, served: 910, leftOut: 112, mail: 798 },
  ],
  /** Within twelve minutes by model year of the car; `chosen` ones add up to `car`. */
  years: [
    { year: "≤11", homes: 692, chosen: false },
    { year: "’12", homes: 392, chosen: false },
    { year: "’13", homes: 405, chosen: false },
    { year: "’14", homes: 437, chosen: false },
    { year: "’15", homes: 443, chosen: false },
    { year: "’16", homes: 392, chosen: true },
    { year: "’17", homes: 418, chosen: true },
    { year: "’18", homes: 451, chosen: true },
    { year: "’19", homes: 462, chosen: true },
    { year: "’20", homes: 417, chosen: true },
    { year: "’21", homes: 468, chosen: false },
    { year: "’22", homes: 472, chosen: false },
    { year: "’23", homes: 472, chosen: false },
    { year: "’24+", homes: 389, chosen: false },
  ],
  leftOut: [
    { why: "This month’s customers", homes: 31 },
    { why: "Asked for no mail", homes: 15 },
    { why: "Staff", homes: 6 },
    { why: "Competitors", homes: 3 },
  ],
} as const;

/** A month's budget in dollars by channel, now and at the start of the month. */
export const BUDGET = [
  { channel: "Google", now: 6480, before: 5580 },
  { channel: "Facebook", now: 3960, before: 3660 },
  { channel: "Instagram", now: 2880, before: 2460 },
  { channel: "LinkedIn", now: 1800, before: 2500 },
  { channel: "TikTok", now: 1620, before: 1340 },
  { channel: "Twitter", now: 1260, before: 2460 },
] as const;

/** Leads in a month by budget in dollars, at the cost of a lead before anything is learned; too few are outlined. */
export const LEADS_BY_BUDGET = {
  costPerLead: 40,
  enough: 50,
  budgets: [
    { dollars: 1000, leads: 25 },
    { dollars: 2000, leads: 50 },
    { dollars: 3000, leads: 75 },
    { dollars: 4000, leads: 100 },
  ],
} as const;

/** Dollars moved between channels on a Tuesday at 11:00 AM; they add up to 0. */
export const MOVED_TUESDAY = [
  { channel: "Google", dollars: 140, share: { now: 82, before: 66 } },
  { channel: "Instagram", dollars: 60, share: { now: 46, before: 36 } },
  { channel: "Twitter", dollars: -200, share: { now: 18, before: 52 } },
] as const;

/** What became of the people who scanned a card, once each. */
export const SCANNED = { booked: 17, leftAlone: 1, waiting: 9, sawAd: 22, toCall: 12 } as const;

/** Leads per week by source, over twelve weeks. */
export const LEADS_PER_WEEK = {
  sources: ["Search", "Ads", "Mail"],
  rows: [
    [18, 20, 22, 25, 27, 30, 34, 38, 44, 49, 54, 58],
    [14, 15, 17, 16, 19, 21, 20, 25, 28, 30, 33, 34],
    [5, 6, 5, 7, 18, 22, 17, 15, 19, 24, 22, 26],
  ],
} as const;

/** Week 12 by person, four ways, each of which adds up to `people`: `touches` by what came first and by what came last. */
export const WEEK_12 = {
  people: 118,
  claims: [
    { label: "Search claims", leads: 72 },
    { label: "Ad platforms claim", leads: 61 },
    { label: "Mail vendor claims", leads: 34 },
  ],
  /** Of the claims, those of a person whom another vendor claims too. */
  twice: 49,
  touches: [
    { source: "Search", first: 41, last: 58 },
    { source: "Ads", first: 29, last: 34 },
    { source: "Mail", first: 48, last: 26 },
  ],
  steps: [
    { people: 118, what: "leads" },
    { people: 63, what: "booked a visit" },
    { people: 41, what: "came in" },
  ],
  sold: { people: 11, what: "bought, $271,700" },
  leads: [
    { row: 1, name: "Dana R.", first: "Mail", last: "Search" },
    { row: 2, name: "Luis F.", first: "Mail", last: "Mail" },
    { row: 3, name: "Ada K.", first: "Ads", last: "Search" },
    { row: 4, name: "Noor H.", first: "Search", last: "Search" },
    { row: 118, name: "Sam O.", first: "Search", last: "Ads" },
  ],
} as const;

/** What the modules sent on one day of that week, and the people behind it. */
export const TUESDAY = {
  visits: 212,
  channels: 6,
  spendRows: 144,
  scans: 9,
  records: 365,
  people: 17,
} as const;

/** Records that came through a new connection in its test, by what became of them. */
export const TESTED_RECORDS = [
  { what: "Right the first time", records: 46 },
  { what: "Right after a new mapping", records: 3 },
  { what: "Left out: a test customer", records: 1 },
] as const;

/** One person's way to a sale. `at` is a stop's place on the drawing, in percent. */
export const VISITOR = {
  name: "Dana Reyes",
  days: 19,
  stops: [
    {
      day: "Nov 4",
      what: "Scanned the postcard",
      result: "4 pages",
      pages: 4,
      mark: undefined,
      at: { x: 6.4, y: 74 },
    },
    {
      day: "Nov 9",
      what: "Saw an Instagram ad",
      result: "0 pages",
      pages: 0,
      mark: "quiet",
      at: { x: 28.6, y: 58.1 },
    },
    {
      day: "Nov 20",
      what: "Searched “harbor auto hours”",
      result: "6 pages",
      pages: 6,
      mark: undefined,
      at: { x: 77.5, y: 34.4 },
    },
    {
      day: "Nov 23",
      what: "Bought a 2024 CR-V",
      result: "$28,400",
      pages: 0,
      mark: "good",
      at: { x: 94.6, y: 38 },
    },
  ],
} as const;

/** A dental practice's average rank each week after day 1, up to day 85. */
export const RANK_WEEKS = [18.5, 18.1, 17.4, 17, 16.6, 15.9, 14.9, 13.3, 11, 8.3, 6.2, 5] as const;

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

export const BUYER_CARD = {
  message: [
    "Hi Luis, we have a buyer",
    "for a 2020 Pilot like",
    "yours: $22,300, good",
    "until the 15th. Bring",
    "the second key.",
    "Mike, Harbor Auto",
  ],
  to: { name: "Luis Ferrer", street: "9 Breakwater Road", town: "Lakeview" },
  link: "bcny.example/luis",
  from: "Harbor Auto · Lakeview",
} as const;

export const TUNE_UP_CARD = {
  message: [
    "Hello Mr. Osei, your",
    "furnace turns ten this",
    "winter. A tune-up is $49",
    "until the first frost.",
    "Call and ask for me.",
    "Dave",
  ],
  to: { name: "Kwame Osei", street: "23 Mill Yard Lane", town: "Lakeview" },
  link: "bcny.example/osei",
  from: "Wierzba Heating &amp; Air · Lakeview",
} as const;
