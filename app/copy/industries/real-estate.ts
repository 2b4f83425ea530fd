import { claim } from "../claim";
import type { Industry } from "../industry";

export const industry: Industry = {
  slug: "real-estate",
  order: 6,
  name: "Real estate",
  storefront: "estate",
  menuNote: "Listings, buyers, follow-up",
  card: {
    text: "Listings in front of likely buyers, market reports that write themselves, follow-up that lasts months.",
    problem: "Owners settle on an agent before they tell anyone they’re selling.",
    figure: claim("93%", "faster sales"),
  },
  badge: "Real estate",
  title: "List more homes and sell them sooner.",
  lead: "Win the listing with a report on the seller’s own street, put the home in front of buyers who can close, and stay in touch with those who are a year away.",
  action: "Win More Listings",
  hero: {
    kind: "listings",
    title: "Listings, November 5",
    owner: "Lindqvist Lake Homes",
    label:
      "A listing pipeline in three columns, preparing, live and under contract, with each home’s days on market against the town’s median of 29",
    median: 29,
    columns: [
      {
        title: "Coming soon",
        listings: [
          { address: "12 Orchard Lane", price: "$389,000", days: null, note: "Photos on Friday" },
          { address: "40 Lantern Court", price: "$449,000", days: null, note: "Report sent to seller" },
          { address: "9 Beacon Hill Road", price: "$515,000", days: null, note: "Signed on Monday" },
        ],
      },
      {
        title: "Live",
        listings: [
          { address: "77 Alder Street", price: "$465,000", days: 6, note: "9 showings" },
          { address: "5 Breakwater Road", price: "$712,000", days: 11, note: "14 showings" },
          { address: "31 Mill Yard Lane", price: "$298,000", days: 34, note: "new photo" },
        ],
      },
      {
        title: "Under contract",
        listings: [
          { address: "204 Harbor Street", price: "$525,000", days: 8, note: "2 offers" },
          { address: "18 Lantern Court", price: "$349,000", days: 5, note: "4 offers" },
          { address: "63 Orchard Lane", price: "$410,000", days: 12, note: "1 offer" },
        ],
      },
    ],
  },
  metrics: [
    { figure: claim("93%", "faster sales"), chart: "faster" },
    { figure: claim("145%", "more listings"), chart: "more" },
    { figure: claim("78%", "higher quality leads"), chart: "more" },
    { figure: claim("267%", "ROI in 6 months"), chart: "growth" },
  ],
  section: {
    title: "Built around the next listing.",
    text: "Four ways a quiet month gets less quiet, for one agent or forty.",
  },
  features: [
    {
      title: "Listing optimization",
      text: "The first photo, the first line and the fields that buyers filter by decide who opens a listing. Each is tested against comparable homes.",
      picture: {
        kind: "rewrite",
        before: "GREAT RANCH MUST SEE 3BR/2BA",
        after: "Three-bedroom ranch, two blocks from the lake, new roof 2022",
        mended: ["Photo 9 moved to first", "Flood zone stated", "School, 6 min walk"],
        foot: "Saved by 41 buyers this week, 17 the week before",
      },
    },
    {
      title: "Buyer targeting",
      text: "Renters near the end of a lease, and people who saved three homes on this street. Chosen by place and by what they looked at, never by who they are, as fair housing law requires.",
      picture: { kind: "households" },
    },
    {
      title: "Market report automation",
      text: "On the first of the month each past client gets the recent sales on their street, on one page with your name on it. You approve it and read the replies.",
      picture: {
        kind: "chart",
        title: "Median days on market, Lakeview east",
        label: "Median days on market in Lakeview east over twelve months, from 52 down to 29",
        max: 64,
        ticks: [0, 30, 60],
        values: [52, 54, 49, 44, 41, 38, 33, 31, 33, 34, 31, 29],
        labels: [
          [0, "Dec"],
          [6, "Jun"],
          [11, "Nov"],
        ],
        notes: [[7, "Rates fall", 22]],
      },
    },
    {
      title: "Lead nurturing sequences",
      text: "Most people who ask about a home move a year later. The sequence keeps a light on until then, and hands them back to you on the evening they start looking again.",
      picture: {
        kind: "steps",
        title: "Dana Reyes, asked about 77 Alder Street",
        steps: [
          { when: "Day 1", what: "A call. Not before spring" },
          { when: "Month 2", what: "First report of her street" },
          { when: "Month 5", what: "Card: two homes near the school" },
          { when: "Month 7", what: "Opens 3 listings at 9 PM. Call her" },
        ],
      },
    },
  ],
  testimonial: {
    quote:
      "A seller met me at the door with our report in her hand. She had underlined the neighbor’s price.",
    author: "Grace Lindqvist",
    title: "Broker and owner",
    company: "Lindqvist Lake Homes",
  },
  closing: {
    title: "See your farm area, street by street.",
    text: "Thirty minutes on the neighborhoods you want and the listings you lost. Bring last year’s list.",
    minutes: [
      "Who is found first in your neighborhoods, portals included",
      "The streets to mail, the buyers to reach, and the cost of a listing appointment",
      "MLS rules, fair housing, and your CRM",
    ],
  },
  dayOne: {
    searches: "Neighborhood, street and school district",
    card: "What the house next door sold for",
    connects: "Your MLS feed and CRM",
  },
  meta: {
    title: "Real estate marketing for agents and brokerages",
    description:
      "Listings written and tested, buyers reached within fair housing rules, street reports that send themselves, and follow-up that lasts until they move.",
    keywords: ["real estate marketing", "listing marketing", "real estate lead nurturing", "market reports"],
  },
};
