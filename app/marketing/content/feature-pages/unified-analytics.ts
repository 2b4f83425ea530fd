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
  lead: "Search, ads and mail report to the same place. Someone who saw all three is still one person, and the chart shows which of them came first.",
  cards: {
    title: "What the chart knows.",
    lead: "Week 12 at Harbor Auto in Lakeview, four ways. The total is 118 in every one of them.",
    items: [
      {
        title: "One lead, one line",
        text: "Calls, forms, scans and walk-ins by the same person are joined by phone, email or card code.",
      },
      {
        title: "First and last touch",
        text: "Both are kept and both are shown. You decide which one earns the credit, and you can change your mind.",
      },
      {
        title: "Down to the sale",
        text: "When your CRM, DMS or EHR marks a sale, the lead’s line ends in dollars.",
      },
      {
        title: "Numbers you can check",
        text: "Click any figure and the list behind it opens. If it says 118, there are 118 rows.",
      },
    ],
  },
  example: {
    title: "Twelve weeks, three sources, no double counting.",
    paragraphs: [
      "In week 1 this dealership had 37 leads. In week 12 it had 118. You can see the week the postcards landed, and the week the budget moved to search.",
      "The ad Dana saw on day five cost 60 cents and changed nothing. That’s on the chart, too.",
    ],
  },
  modules: {
    title: "Where its numbers come from.",
    items: [
      { name: "PixlSEO", href: "/pixlseo", text: "Sends searches, ranks and visits from the pixel." },
      {
        name: "Adrev",
        href: "/adrev",
        text: "Sends spend by channel and hour, next to the leads it bought.",
      },
      {
        name: "AI Direct Mail",
        href: "/direct-mail",
        text: "Sends every card’s scan, by name and by minute.",
      },
    ],
  },
  closing: {
    title: "Bring three reports that disagree.",
    text: "Most businesses have them. We’ll put them on one axis with you.",
    minutes: [
      "Your sources, and where they count the same person twice",
      "A month of your leads on one chart",
      "Which system tells us about the sale, and how",
    ],
  },
};
