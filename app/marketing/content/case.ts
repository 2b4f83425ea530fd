import type { Closing } from "./page-copy";

/** A made-up case, and the page says so. Its map is that of the PixlSEO pictures; the other figures add up here. */
export const CASE = {
  badge: "Example case",
  note: "Illustrative figures",
  title: "A dentist nobody found, ninety days later.",
  lead: "Northside Dental, Lakeview: one practice, one search, both maps. What we did in each week, what it cost, and the three things that didn’t work.",
  search: "“dentist near me”",
  meta: {
    title: "A case: ninety days of a dentist nobody found",
    description:
      "An example case from day 1 to day 90: both rank maps, what was done in each week, what it cost per call and patient, and what did not work.",
    keywords: ["local SEO case study", "dentist marketing", "rank map", "cost per patient"],
  },
  /** Calls in the thirteen weeks before, and new patients among the extra calls. */
  before: 123,
  patients: 34,
  months: 3,
  cards: 300,
  weeks: {
    title: "Thirteen weeks, line by line.",
    lead: "Bars are calls, and they add up to 203. The two red weeks are our mistakes.",
    calls: [10, 10, 11, 9, 12, 13, 14, 17, 17, 20, 22, 24, 24],
    mistakes: [5, 9],
  },
  actions: [
    { when: "Week 1", what: "31 wrong addresses found" },
    { when: "Week 2", what: "Pixel, call tracking, new phone line" },
    { when: "Week 3", what: "All 31 fixed. Citations: 64 of 100+ live" },
    { when: "Week 4", what: "Four pages, one per service" },
    { when: "Week 5", what: "Category changed: rank fell for two days", isMistake: true },
    { when: "Week 6", what: "Two pages rewritten by Dr. Reed" },
    { when: "Weeks 7–8", what: "Asked 38 patients for a review; 21 wrote one" },
    { when: "Week 9", what: "300 cards to new movers: 9 scans, 0 visits", isMistake: true },
    { when: "Weeks 10–11", what: "Press: picked up by two local papers" },
    { when: "Weeks 12–13", what: "Saturday hours added, and posted on the profile" },
  ],
  failures: {
    title: "What didn’t work.",
    lead: "Two of the three were our own mistakes. We’d rather you read it here than find it in month two.",
    items: [
      {
        title: "The cards to new movers",
        text: "300 mailed, 9 scanned, nobody came. Nobody picks a dentist in the week the boxes arrive. Today we’d put that money into Saturday hours.",
      },
      {
        title: "The category change",
        text: "“Dental clinic” instead of “Dentist” cost three ranks on average for two days, until we changed it back.",
      },
      {
        title: "The northeast corner",
        text: "Four points still rank 11th to 17th. A competitor over there has 412 reviews. Closing that takes a year, or a second office.",
      },
    ],
  },
  quote: {
    text: "“I’d have bet money it was our ads. It was an old suite number on 31 websites.”",
    by: "Dr. Anna Reed, owner, Northside Dental",
  },
  next: [
    { href: "/pixlseo", name: "PixlSEO", text: "Moved the ranks: listings, pages, reviews and press." },
    {
      href: "/unified-analytics",
      name: "Unified Analytics",
      text: "Counted each call once, and the misses, too.",
    },
    { href: "/healthcare", name: "Healthcare", text: "The same plan for any clinic, HIPAA-compliant." },
  ],
} as const;

export const CASE_CLOSING: Closing = {
  title: "Now see your own.",
  text: "Thirty minutes, one address, three searches. You keep the map either way.",
  minutes: [
    "Your address, street by street, next to two competitors",
    "Your first weeks, in order, and what each would cost",
    "What could go wrong, and how you would see it",
  ],
};
