import { claim } from "../../copy/claim";
import type { SignatureName } from "../../copy/modules";
import type { Closing } from "./page-copy";

export const PLATFORM = {
  title: "Three modules on one foundation.",
  lead: "Search, ads and mail usually come from three vendors with three reports. Here they share the audience, the rules and the count.",
  figures: [
    claim("300%", "ROI increase"),
    claim("80%", "less ad spend"),
    claim("24/7", "optimization"),
    claim("2,500+", "businesses"),
    claim("4.9/5", "customer rating"),
  ],
} as const;

type PlatformFeature = {
  signature: SignatureName;
  name: string;
  href: string;
  text: string;
  /** What the other parts get from it; follows "Passes on:". */
  hands: string;
};

/** The features grid: modules first, then shared capabilities. The hero names them; this says what joins them. */
export const PLATFORM_FEATURES: readonly PlatformFeature[] = [
  {
    signature: "pixlseo",
    name: "PixlSEO",
    href: "/pixlseo",
    text: "Ranks on a map instead of an average, for one town or the whole country.",
    hands: "the streets where you don’t rank yet.",
  },
  {
    signature: "adrev",
    name: "Adrev",
    href: "/adrev",
    text: "Paid media with one ceiling over all channels and a log of every move.",
    hands: "the people who saw an ad and didn’t book.",
  },
  {
    signature: "directMail",
    name: "AI Direct Mail",
    href: "/direct-mail",
    text: "Postcards that look handwritten because a pen wrote them, and that report back.",
    hands: "who scanned, when, and which page.",
  },
  {
    signature: "analytics",
    name: "Unified Analytics",
    href: "/unified-analytics",
    text: "A lead that came in three ways is still one lead, with its whole story.",
    hands: "the count Adrev bids on.",
  },
  {
    signature: "automation",
    name: "Smart Automation",
    href: "/smart-automation",
    text: "Follow-up that starts with a fact and ends when somebody books.",
    hands: "the word to stop, to every module at once.",
  },
  {
    signature: "targeting",
    name: "Advanced Targeting",
    href: "/advanced-targeting",
    text: "One audience, drawn once, used for the bid, the page and the card.",
    hands: "the same 400 households, to all three.",
  },
];

export const HANDOVERS = {
  title: "What each part passes to the others.",
  lead: "Six separate tools can’t do this. Nothing here is exported on Friday and imported on Monday.",
} as const;

/** Around the business, in rows of seven: strong near it, weak in one corner. */
export const PLATFORM_RANKS = [
  4, 3, 3, 3, 2, 11, 12, 3, 3, 2, 2, 3, 11, 12, 3, 3, 2, 1, 2, 3, 4, 4, 3, 3, 2, 3, 3,
] as const;

/** How the three shared layers answer the same question for every module. */
export const SHARED_LAYERS: readonly { signature: SignatureName; question: string; name: string }[] = [
  { signature: "targeting", question: "Who?", name: "Advanced Targeting" },
  { signature: "automation", question: "When?", name: "Smart Automation" },
  { signature: "analytics", question: "What came of it?", name: "Unified Analytics" },
];

/** One customer’s path through the platform; the numbers match the other pages. `hour` is the time of day. */
export const PLATFORM_DAY = {
  title: "One Tuesday, four parts at work.",
  lead: "Harbor Auto, Lakeview. Nobody on their staff touched any of this.",
  hours: { from: 7, to: 17 },
  flow: ["Two days to book on his own", "Then a small ad, $0.90 at most", "Then Mike’s call list"],
  stopped: "The ad and the call are called off.",
  items: [
    {
      hour: 7 + 40 / 60,
      when: "7:40 AM",
      title: "A card is scanned",
      text: "Luis Ferrer lives eleven minutes away. The offer has his name on it, and so does the page behind the code.",
    },
    {
      hour: 7 + 41 / 60,
      when: "7:41 AM",
      title: "A flow begins",
      text: "The wait is real: no ad and no call until Thursday.",
    },
    {
      hour: 11,
      when: "11:00 AM",
      title: "Money moves",
      text: "$200 leaves a channel that’s been quiet since Saturday. The log says why.",
    },
    {
      hour: 16 + 25 / 60,
      when: "4:25 PM",
      title: "A visit is booked",
      text: "The flow stops. The chart adds one lead, 118 in seven days, and credits the card.",
    },
  ],
} as const;

export const PLATFORM_CLOSING: Closing = {
  title: "Start with one module. Or all.",
  text: "Each runs on its own and can join the others later without moving your data.",
  minutes: [
    "Which of the three would pay first in your trade",
    "The platform with your town and your trade in it",
    "A plan, a price and a date for day one",
  ],
};
