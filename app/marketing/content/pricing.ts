import type { Rates } from "../../platform/company";
import type { Closing } from "./page-copy";

/** Stand on the price page until an owner has saved the company's own. The case uses whichever the page shows. */
export const EXAMPLE_RATES: Rates = {
  locationCents: 390_00,
  adPercent: 8,
  cardCents: 1_28,
  setupCents: 300_00,
};

export const PRICING = {
  badge: "Pricing",
  title: "Three numbers make your price.",
  lead: "Locations, ad budget and cards. There’s no tier to outgrow and no seat to count. Put in your own numbers and see the bill, line by line.",
  exampleNote: "Example rates. Yours are in your quote.",
  meta: {
    title: "Pricing: how a price is built, line by line",
    description:
      "Locations, ad budget and cards: the three numbers that make a price, three worked examples that add up, and what doesn’t cost extra.",
    keywords: ["local marketing pricing", "SEO cost", "direct mail cost", "ad management fee"],
  },
  table: {
    title: "What moves it, and what doesn’t.",
    exampleLead: "The rates below are samples. Your quote lists yours, line by line.",
    lead: "Your quote repeats these rates, line by line, with your own figures beside them.",
  },
  free: {
    title: "Doesn’t cost extra",
    items: [
      "Users and sign-ins",
      "Analytics, automation, targeting",
      "The monthly review with a person",
      "Calls to our line",
      "Exporting your data, any day",
      "Leaving",
    ],
  },
  own: {
    title: "Now try your own.",
    lead: "Those three set the monthly price. Setup is paid once per location.",
    submit: "Calculate My Price",
    example: { title: "Lakeview Eye Care, per month", aside: "example" },
    bill: { title: "Your business, per month", aside: "your figures" },
    missing: "The price stands here once every figure is right.",
  },
  worth: {
    title: "Then ask what it brought in.",
    picture: { title: "From card to visit", owner: "Harbor Auto, November" },
  },
  terms: {
    title: "The terms, in plain English.",
    items: [
      {
        question: "When do I pay?",
        answer:
          "In advance for each billing cycle; cards when they’re mailed. If a payment is late, service may pause until it arrives.",
      },
      {
        question: "Who pays the ad platforms?",
        answer: "You do, on your own credit card. It’s your account before us and after us.",
      },
      {
        question: "How do I leave?",
        answer:
          "By email, at the end of the paid cycle. Ad accounts, domain, pixel data and mailing lists stay yours.",
      },
    ],
    agency: {
      question: "Is there an agency price?",
      answer: "Yes, one rate per location.",
      link: "Ask for it",
    },
  },
} as const;

/** The three figures and the setup: what a rate is for, what is in it, and where customers find theirs. */
export const PRICE_FIGURES = [
  {
    rate: "location",
    name: "Locations",
    per: "a month each",
    text: "Rank map, citations on 100+ platforms, reviews, the pixel, all reports",
    yours: "Count the doors a customer can walk through",
  },
  {
    rate: "ads",
    name: "Ad budget",
    per: "of the budget",
    text: "Six channels, hourly moves, the log. The budget itself stays in your accounts, and we add nothing to a click.",
    yours: "Add up last month’s ad invoices",
  },
  {
    rate: "card",
    name: "Cards",
    per: "each",
    text: "Card, pen, postage, the list check and the page behind the code",
    yours: "Count the households worth reaching, usually fewer than you think",
  },
  {
    rate: "setup",
    name: "Setup",
    per: "once per location",
    text: "The systems you use, connected. A custom connector takes two to three weeks and gets its own quote.",
    yours: "Note the name on your CRM’s sign-in page",
  },
] as const;

/**
 * The worked examples: made-up businesses of the other pages, with a month's figures. The first one is shown, the
 * second one begins the sum of one's own.
 */
export const PRICE_EXAMPLES = [
  { label: "1 shop", name: "Wierzba Heating & Air", locations: 1, adDollars: 2400, cards: 800 },
  { label: "3 offices", name: "Lakeview Eye Care", locations: 3, adDollars: 6000, cards: 500 },
  { label: "6 rooftops", name: "Harbor Auto Group", locations: 6, adDollars: 18_000, cards: 400 },
] as const;

export const PRICING_CLOSING: Closing = {
  title: "Your three numbers, your price.",
  text: "No sign-up, no credit card. Bring the numbers, or send them to us: a person answers within 2 hours.",
  minutes: [
    "Your locations, last month’s ads, your households",
    "The price from them, line by line, on screen",
    "What it has to bring in to be worth it",
  ],
};
