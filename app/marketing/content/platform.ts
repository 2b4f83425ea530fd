import { claim, result } from "../../copy/claim";
import type { SignatureName } from "../../copy/modules";
import type { Closing } from "./page-copy";

export const PLATFORM = {
  title: "Three modules on one foundation.",
  lead: "Search, ads and mail usually come from three vendors with three reports. Here they share the audience, the rules and the count.",
  figures: [
    result("300%", "ROI increase"),
    result("80%", "less ad spend"),
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
  benefits: readonly string[];
};

/** The features grid: modules first, then shared capabilities. */
export const PLATFORM_FEATURES: readonly PlatformFeature[] = [
  {
    signature: "pixlseo",
    name: "PixlSEO",
    href: "/pixlseo",
    text: "Ranks on a map instead of an average, for one town or the whole country.",
    benefits: ["Local and national SEO", "Tracking pixel", "Citations and press"],
  },
  {
    signature: "adrev",
    name: "Adrev",
    href: "/adrev",
    text: "Paid media with one ceiling over all channels and a log of every move.",
    benefits: ["Google, Facebook, Instagram", "LinkedIn, TikTok, Twitter", "Limits you set"],
  },
  {
    signature: "directMail",
    name: "AI Direct Mail",
    href: "/direct-mail",
    text: "Postcards that look handwritten because a pen wrote them, and that report back.",
    benefits: ["Handwritten style", "Trade-in offers", "QR and URL tracking"],
  },
  {
    signature: "analytics",
    name: "Unified Analytics",
    href: "/unified-analytics",
    text: "A lead that came by three ways is still one lead, with its whole story.",
    benefits: ["Counted once", "First and last touch", "Down to the sale"],
  },
  {
    signature: "automation",
    name: "Smart Automation",
    href: "/smart-automation",
    text: "Follow-up that starts on a fact and ends when somebody books.",
    benefits: ["Readable flows", "Opening times kept", "Stops by itself"],
  },
  {
    signature: "targeting",
    name: "Advanced Targeting",
    href: "/advanced-targeting",
    text: "One audience, drawn once, used for the bid, the page and the card.",
    benefits: ["Drive time", "Ownership", "Your own records"],
  },
];

/** How the three shared layers answer the same question for every module. */
export const SHARED_LAYERS: readonly { signature: SignatureName; question: string; name: string }[] = [
  { signature: "targeting", question: "Who?", name: "Advanced Targeting" },
  { signature: "automation", question: "When?", name: "Smart Automation" },
  { signature: "analytics", question: "What came of it?", name: "Unified Analytics" },
];

/** One customer’s path through the platform; the numbers match the module pages. */
export const PLATFORM_DAY = {
  title: "One Tuesday, all six at work.",
  lead: "Harbor Auto, Lakeview. Nobody on their staff touched any of this.",
  items: [
    {
      when: "7:40 am",
      title: "A card is scanned",
      text: "Its owner lives eleven minutes away and drives a 2017 sedan.",
    },
    {
      when: "7:41 am",
      title: "A flow begins",
      text: "Two days to book alone, then a small ad, then Mike’s phone list.",
    },
    {
      when: "11:00 am",
      title: "Money moves",
      text: "$200 leaves a channel that has been quiet since the weekend.",
    },
    {
      when: "4:25 pm",
      title: "A visit is booked",
      text: "The flow stops. The chart adds one lead, and credits the card.",
    },
  ],
} as const;

export const PLATFORM_CLOSING: Closing = {
  title: "Start with one module. Or all.",
  text: "Each runs alone, and joins the others later without moving your data.",
  minutes: [
    "Which of the three would pay first in your trade",
    "The platform with your town and your trade in it",
    "Plan, price and a date for the first day",
  ],
};
