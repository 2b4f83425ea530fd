import type { Closing } from "./page-copy";

export const SOLUTIONS = {
  title: "One platform, six trades, no blank page.",
  lead: "Searches, ad copy, cards and reports for your trade are in place before you sign in. Change only what makes you different.",
  action: "Get Custom Strategy",
  /** What each trade has on day one. */
  dayOne: { searches: "Searches", card: "First postcard", connects: "Connected to" },
  whiteLabel: {
    title: "Serve all six? Put your name on it.",
    text: "Sell the platform under your own name: your domain, your colors, your price. Your clients never see ours.",
    label: "See White Label",
  },
  meta: {
    title: "Marketing solutions for six trades",
    description:
      "Local search, paid media and direct mail set up for auto dealerships, law firms, healthcare, e-commerce, home services and real estate.",
    keywords: ["marketing by industry", "local business marketing", "industry marketing solutions"],
  },
} as const;

export const SOLUTIONS_CLOSING: Closing = {
  title: "See it set up for your trade.",
  text: "Bring one address. We open the platform with your town and your trade already in it.",
  minutes: [
    "Where people find you today, street by street",
    "Your trade’s searches, first card and reports, edited with you",
    "What it costs, and when you could be live",
  ],
};
