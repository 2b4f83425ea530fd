import type { FeaturePage } from "../page-copy";

export const UNIFIED_ANALYTICS: FeaturePage = {
  path: "/unified-analytics",
  name: "Unified Analytics",
  signature: "analytics",
  badge: "Unified Analytics, part of every module",
  meta: {
    title: "Unified analytics: search, ads and mail on one chart",
    description:
      "Every lead from search, paid media and direct mail on one chart, counted once and followed to the booked visit and the money it brought.",
    keywords: ["marketing analytics", "lead attribution", "cross-channel reporting", "cost per lead"],
  },
  title: "One chart. Every\u00a0lead on it once.",
  lead: "Search, ads and mail report to the same place. A person who saw all three is one person, and the chart says which of them came first.",
  picture: "leads",
  cards: {
    title: "What the chart knows.",
    items: [
      {
        title: "One lead, one line",
        text: "Calls, forms, scans and walk-ins of the same person are joined by phone, email or card code.",
      },
      {
        title: "First and last touch",
        text: "Both are kept and both are shown. You choose which one earns the credit, and can change your mind.",
      },
      {
        title: "Down to the sale",
        text: "When your CRM, DMS or EHR marks a sale, the lead’s line ends in dollars.",
      },
      {
        title: "Numbers you can check",
        text: "Each figure opens the list behind it. If 61 is printed, 61 rows are there.",
      },
    ],
  },
  example: {
    title: "Who made this sale?",
    paragraphs: [
      "Three vendors would each claim this sale. Here it is one line with four stops, nineteen days long.",
      "The postcard started it, search confirmed it, and the ad in between was paid for and changed nothing.",
    ],
    picture: {
      kind: "rows",
      title: "Dana Reyes, 2024 Pilot",
      note: "19 days",
      rows: [
        { label: "Nov 4", value: "Scanned the postcard" },
        { label: "Nov 9", value: "Saw an Instagram ad", mark: "quiet" },
        { label: "Nov 20", value: "Searched: harbor auto hours" },
        { label: "Nov 23", value: "Sold, $28,400", mark: "good" },
      ],
      foot: "First touch mail, last touch search",
    },
  },
  modules: {
    title: "Where its numbers come from.",
    items: [
      { name: "PixlSEO", href: "/pixlseo", text: "Sends searches, ranks and visits from the pixel." },
      { name: "Adrev", href: "/adrev", text: "Sends spend by channel and hour, next to its leads." },
      {
        name: "AI Direct Mail",
        href: "/direct-mail",
        text: "Sends each card’s scan, by name and by minute.",
      },
    ],
  },
  closing: {
    title: "Bring three reports that disagree.",
    text: "Most businesses have them. We put them on one axis with you.",
    minutes: [
      "Your sources, and where they count the same person twice",
      "One month of your leads on one chart",
      "Which system tells us about the sale, and how",
    ],
  },
};
