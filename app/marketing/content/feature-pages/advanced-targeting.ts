import type { FeaturePage } from "../page-copy";

export const ADVANCED_TARGETING: FeaturePage = {
  path: "/advanced-targeting",
  name: "Advanced Targeting",
  signature: "targeting",
  badge: "Advanced Targeting, part of every module",
  meta: {
    title: "Advanced targeting: households by drive time and need",
    description:
      "Choose households by drive time, ownership and last visit. One audience feeds search, ads and mail, and you pay only for homes that match.",
    keywords: ["audience targeting", "drive time targeting", "local audience", "household targeting"],
  },
  title: "Reach the filled dots only.",
  lead: "Draw the area in minutes behind the wheel, not miles on a map. Then say what a household has to own, need or have done, and watch the number fall.",
  cards: {
    title: "Four ways to say who.",
    lead: "Each one takes people off the list and shows how many. If one takes too many, you’ll see it before you pay for it.",
    items: [
      {
        title: "Drive time",
        text: "Twelve minutes on a Tuesday at five, over the bridge or around it. Rivers and rush hour count.",
        caption: ["Six miles is a circle", "1,120 homes in it are 19 min away"],
      },
      {
        title: "Ownership",
        text: "The age of a car, a roof or a furnace, from licensed data, permits and your own records.",
        caption: ["Homes by model year", "2,140 of 6,310"],
      },
      {
        title: "Your own records",
        text: "Last visit, last invoice, never came back. Matched in hashed form, so the list stays with you.",
        caption: ["What we see of your list", "455 matches"],
      },
      {
        title: "Who to leave out",
        text: "This month’s customers, staff, competitors, and everyone who asked for no mail.",
        caption: ["Left out in November", "55 homes"],
      },
    ],
  },
  example: {
    title: "The county is 18,240 homes. The filled dots are 400.",
    paragraphs: [
      "A card to everybody would cost 45.6 times as much as a card to the right ones.",
      "Ten dots are 400 homes, and 61 of them scanned the card. The same 400 go to the pens and to the ad accounts.",
    ],
  },
  modules: {
    title: "Who uses the audience.",
    items: [
      { name: "PixlSEO", href: "/pixlseo", text: "Places its rank points where those households are." },
      { name: "Adrev", href: "/adrev", text: "Bids only inside the line you drew, and only for them." },
      {
        name: "AI Direct Mail",
        href: "/direct-mail",
        text: "Prints one card for each of them, and none to spare.",
      },
    ],
  },
  closing: {
    title: "How many are worth reaching?",
    text: "Give us one address and one kind of customer. The count is usually smaller than people fear.",
    minutes: [
      "The drive-time line around your address, drawn live",
      "Who’s inside it, and what is known about them",
      "What reaching all of them would cost, by channel",
    ],
  },
};
