import type { Closing } from "./page-copy";

/**
 * Time frames and order as specified; `from` and `to` are the shortest and the longest time in weeks. `connects` says
 * what the product reads or writes today; of it the picture shows the systems, what comes in and goes out, and what is
 * behind the door.
 */
export const INTEGRATION_SERVICES = [
  {
    title: "CRM, DMS and EHR",
    timeFrame: "2-4 weeks",
    from: 2,
    to: 4,
    connects: "Exports of HubSpot, Salesforce, Pipedrive and Zoho; any DMS or EHR by its CSV export",
    systems: ["HubSpot", "Salesforce", "Pipedrive", "Zoho", "Any DMS", "Any EHR"],
    ways: { in: "Sales", out: "Leads" },
    here: "Customers, and their sales",
    text: "Leads go in, sales come back. Fields are mapped with the person who enters them.",
    examples: ["Customer records", "Dealer management", "Practice software"],
  },
  {
    title: "Ads and call tracking",
    timeFrame: "1-2 weeks",
    from: 1,
    to: 2,
    connects: "Ad accounts at Google, Facebook, Instagram, LinkedIn, TikTok and Twitter",
    systems: ["Google", "Facebook", "Instagram", "LinkedIn", "TikTok", "Twitter"],
    ways: { in: "Spend and calls", out: "Budgets" },
    here: "Six channels, calls, the pixel",
    text: "Ad accounts, phone numbers and the pixel. The quick ones, so they come first.",
    examples: ["Six ad channels", "Call recording off by default", "Tracking pixel"],
  },
  {
    title: "Data warehouse and custom API",
    timeFrame: "3-6 weeks",
    from: 3,
    to: 6,
    connects: "CSV exports, webhooks, your own API",
    systems: ["Your warehouse", "Your own API"],
    ways: { out: "CSV, webhook" },
    here: "Exports, every night",
    text: "Nightly exports, webhooks, or a system only your company has.",
    examples: ["Scheduled exports", "Signed webhooks", "Single sign-on"],
  },
  {
    title: "Store and booking systems",
    timeFrame: "1-3 weeks",
    from: 1,
    to: 3,
    connects: "Google Calendar, Outlook, any iCalendar feed",
    systems: ["Google Calendar", "Outlook", "iCalendar", "Your store"],
    ways: { in: "Feed" },
    here: "Products, carts, open times",
    text: "Product feeds, carts, calendars and open appointments, read every few minutes.",
    examples: ["Product feeds", "Carts", "Open times"],
  },
] as const;

export const INTEGRATIONS = {
  title: "We connect\u00a0it. You\u00a0keep\u00a0working.",
  lead: "Our engineers do it, with your system’s vendor on the line. Average delivery is 2-6 weeks, from kickoff to the first real record, tests included.",
  picture: { title: "Weeks from kickoff", shortest: "at least", longest: "at most" },
  services: "Four kinds of connection.",
  process: {
    title: "Four steps, one engineer.",
    lead: "The person who scopes it also builds it and answers the phone afterward.",
    /** Working days of a custom connection, and the two weeks that it is watched. */
    scale: { days: 30, division: 5, ends: ["Kickoff", "Week 6"], isOpen: true },
    items: [
      {
        when: "Week 1",
        from: 1,
        to: 3,
        title: "Scope",
        text: "An hour with whoever knows the system best. The result is one page: fields, directions, exceptions.",
      },
      {
        when: "Weeks 1–3",
        from: 4,
        to: 15,
        title: "Build",
        text: "Against a copy of your data. Custom integrations typically take 2-3 weeks to build. Nothing writes to your live system yet.",
      },
      {
        when: "Week 4",
        from: 16,
        to: 20,
        title: "Test",
        text: "Fifty real records, checked by one of your people, before and after.",
      },
      {
        when: "Weeks 5–6",
        from: 21,
        to: 30,
        title: "Run",
        text: "Live, watched for two weeks. If your vendor changes something, we hear about it first.",
      },
    ],
  },
} as const;

/** The result of a test: which field of a dealer's system is which of ours, and who writes it. */
export const INTEGRATION_MAPPING = {
  title: "Steps 1 and 3 at Harbor Auto, on one page",
  note: "An example",
  theirs: "In their system",
  ours: "Here",
  fields: [
    { their: "Customer", goes: "←", our: "Name" },
    { their: "Mobile", goes: "←", our: "Phone (the match key)" },
    { their: "How they found us", goes: "←", our: "First and last touch" },
    { their: "Deal status", goes: "→", our: "Stage" },
    { their: "Sold on", goes: "→", our: "Day of the sale" },
    { their: "Front gross", goes: "–", our: "Not read, as agreed" },
  ],
} as const;

export const INTEGRATIONS_CLOSING: Closing = {
  title: "Tell us what you run.",
  text: "Name the systems. We’ll tell you which ones we’ve worked with and which we haven’t.",
  minutes: [
    "Your systems, their versions and who looks after them",
    "What should flow, in which direction, how often",
    "A time frame and a price, or an honest no",
  ],
};
