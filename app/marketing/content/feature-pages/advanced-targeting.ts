import type { FeaturePage } from "../page-copy";

export const ADVANCED_TARGETING: FeaturePage = {
  path: "/advanced-targeting",
  name: "Advanced Targeting",
  signature: "targeting",
  badge: "Advanced Targeting, part of every module",
  meta: {
    title: "Advanced targeting: households by drive time and need",
    description:
      "Choose households by drive time, ownership and last visit. One audience feeds search, ads and mail, and you pay to reach the filled dots only.",
    keywords: ["audience targeting", "drive time targeting", "local audience", "household targeting"],
  },
  title: "Reach the filled dots only.",
  lead: "Draw the area by minutes in a car, not by miles on a map. Then say what a household must own, need or have done, and watch the number fall.",
  picture: "targeting",
  cards: {
    title: "Four ways to say who.",
    items: [
      {
        title: "Drive time",
        text: "Twelve minutes on a Tuesday at five, across the bridge or around it. Rivers and rush hours count.",
      },
      {
        title: "Ownership",
        text: "The age of a car, a roof or a furnace, where public records tell it.",
      },
      {
        title: "Your own records",
        text: "Last visit, last invoice, never came back. Matched in hashed form; the list stays with you.",
      },
      {
        title: "Who to leave out",
        text: "This month’s customers, staff, competitors, and everyone who asked for no mail.",
      },
    ],
  },
  example: {
    title: "From a county to a mailing.",
    paragraphs: [
      "Each line takes people away, and shows how many. When a line takes too many, you see it before you pay for it.",
      "The last number goes to the printer and to the ad accounts, as the same four hundred households.",
    ],
    picture: {
      kind: "bars",
      title: "Audience: trade-in, November",
      note: "Households",
      bars: [
        { label: "In the county", value: "18,240", percent: 100, color: 6 },
        { label: "Within 12 minutes", value: "6,310", percent: 34.6, color: 3 },
        { label: "Car of 2016–2020", value: "2,140", percent: 11.7, color: 3 },
        { label: "Served by you", value: "455", percent: 2.5, color: 1 },
        { label: "May be written to", value: "400", percent: 2.2, color: 1 },
      ],
      foot: "55 left out: bought this year or asked for no mail",
    },
  },
  modules: {
    title: "Who uses the audience.",
    items: [
      { name: "PixlSEO", href: "/pixlseo", text: "Places its rank points where those households are." },
      { name: "Adrev", href: "/adrev", text: "Bids only inside the line you drew, and only for them." },
      {
        name: "AI Direct Mail",
        href: "/direct-mail",
        text: "Prints one card for each of them, and none spare.",
      },
    ],
  },
  closing: {
    title: "How many are worth reaching?",
    text: "Give us one address and one kind of customer. The count is usually smaller than people fear.",
    minutes: [
      "The drive-time line around your address, drawn live",
      "Who is inside it, and what is known about them",
      "What reaching all of them would cost, per channel",
    ],
  },
};
