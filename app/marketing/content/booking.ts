import { INDUSTRIES } from "../../copy/industries";

/** Copy of the 30-minute demo's page. */
export const BOOKING = {
  title: { start: "Book a", minutes: "30-minute", end: "demo." },
  lead: "One person, your town on screen, three ten-minute parts.",
  parts: [
    {
      minutes: "0–10 min",
      title: "Your map",
      text: "Your address, street by street, next to two competitors.",
    },
    {
      minutes: "10–20 min",
      title: "Your plan",
      text: "Where customers are missing, and what it costs to reach them.",
    },
    {
      minutes: "20–30 min",
      title: "Your questions",
      text: "Contracts, your data, your systems, and what you came to ask.",
    },
  ],
  person: (name: string) => `${name} or a colleague takes your call`,
  facts: [
    { term: "How", text: "By video or phone, no slides" },
    { term: "You bring", text: "One address and three searches" },
    { term: "You get", text: "A rank map of that address, yours to keep" },
    { term: "Cost", text: "Free. No credit card." },
  ],
  request: {
    title: "Ask for a time.",
    text: "Write which days suit you. A person proposes two times, within 2 hours.",
    example: "Tuesday or Thursday after 2 pm. Two locations, most calls come from one of them…",
  },
  note: "Two locations, most calls come from one of them.",
  frame: "Calendar for booking a 30-minute demo",
} as const;

/** What the buttons of a page promise, by its path: it is shown, and the host reads it. */
const TOPICS: Record<string, string> = {
  "/direct-mail": "Your sample card",
  "/pixlseo": "Your rank map",
  "/adrev": "Your budget plan",
  "/white-label": "Your own brand on the platform",
  "/integrations": "Your systems, connected",
  ...Object.fromEntries(INDUSTRIES.map(({ slug, name }) => [`/${slug}`, `A plan for ${name.toLowerCase()}`])),
};

/** What a visitor asked for on the page with this path; null if nothing in particular. */
export function topicOf(path: string): string | null {
  return Object.hasOwn(TOPICS, path) ? (TOPICS[path] ?? null) : null;
}

/** The topic as one of ours, whatever the form sends. */
export function knownTopic(text: string): string {
  return Object.values(TOPICS).find((topic) => topic === text) ?? "";
}

export const BOOKING_TOASTS = {
  taken: {
    title: "This time was just taken",
    description: "If you booked it yourself, the link to your demo is in your email. Or choose another time.",
    destructive: true,
  },
  unconfirmed: {
    title: "Please confirm that you are a person",
    description: "The check above the button failed or has run out. Repeat it, then book again.",
    destructive: true,
  },
  review: {
    title: "We have your request",
    description: "A person confirms your time by email, or proposes another one.",
  },
  tooMany: {
    title: "We have your request",
    description:
      "Several demos were booked with your address or from your network already, so a person confirms this one by email. What is booked stays.",
  },
  failed: {
    title: "Nothing was booked",
    description: "Something went wrong on our side. Please try again or call us.",
    destructive: true,
  },
} as const;

/** Copy of the page of a demo that is booked. */
export const BOOKED = {
  title: "Bring two things.",
  lead: "No homework, nothing to install. With these in hand, we skip ten minutes of questions.",
  bring: [
    { title: "One address", text: "The location you worry about most. We’ll open its rank map live." },
    { title: "Three searches", text: "What a customer types the moment they need you." },
    { title: "Whoever signs off on marketing", text: "Optional, but it saves a second call." },
  ],
  example: {
    by: "A heating company might bring",
    searches: ["furnace repair near me", "ac tune up lakeview", "heat pump cost"],
  },
  half: "How the half hour goes",
  keep: "You keep the map either way.",
} as const;
