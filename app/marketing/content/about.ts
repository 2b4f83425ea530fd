import { claim } from "../../copy/claim";
import type { SignatureName } from "../../copy/modules";
import type { Person, Promised } from "../../platform/company";
import type { Closing } from "./page-copy";

export const ABOUT = {
  title: "We light up the places around you.",
  lead: "Either the people nearby find you, or nobody does. Closing that gap is our job.",
  mission: {
    title: "Our mission",
    statement: "Every local business should be as easy to find as the biggest one in town.",
    text: "Big companies buy visibility with departments: one for search, one for ads, one for mail, and one to find out which of them worked. We give the same to a shop with nine people, in one program, with one number at the end.",
  },
  values: "Four rules we’re held to.",
} as const;

type Value = { title: string; text: string; caption: readonly [title: string, number: string] };

/** Each with the evidence that its picture shows. */
export const VALUES: readonly Value[] = [
  {
    title: "Results-Driven",
    text: "A report that shows no sale shows nothing. We count booked visits and money, and we print the months that went badly, too.",
    caption: ["Bookings vs. a year ago", "9 up, 3 down"],
  },
  {
    title: "Customer-Centric",
    text: "You know your town. We ask before we assume, and whoever picks up your first call can change something.",
    caption: ["A call from Old Market", "7 minutes"],
  },
  {
    title: "Innovation First",
    text: "We try new things on our own budget. What survives a quarter there might meet yours.",
    caption: ["Tried on us, third quarter", "8 tried, 2 kept"],
  },
  {
    title: "Transparency",
    text: "Your accounts, your data, your logs. Every dollar that moves leaves a line that says why.",
    caption: ["Moved Tuesday, 11:00 AM", "adds up to $0"],
  },
];

/** Bookings of a made-up customer by month, against the year before. */
export const MONTHS = [
  { month: "N", change: 4 },
  { month: "D", change: 7 },
  { month: "J", change: -3 },
  { month: "F", change: 9 },
  { month: "M", change: 12 },
  { month: "A", change: 6 },
  { month: "M", change: -5 },
  { month: "J", change: 8 },
  { month: "J", change: 11 },
  { month: "A", change: 14 },
  { month: "S", change: -2 },
  { month: "O", change: 16 },
] as const;

export const CALL = [
  { time: "10:02 AM", what: "“You’re advertising Saturday. We close at noon.”" },
  { time: "10:04 AM", what: "Sam cuts Saturday’s ads off at 11:30." },
  { time: "10:09 AM", what: "All six channels changed. He says so on the phone." },
] as const;

export const TRIALS = [
  { name: "Cards with a map", isKept: true },
  { name: "Voice ads", isKept: false },
  { name: "Bus shelters", isKept: false },
  { name: "Review reply drafts", isKept: true },
  { name: "Podcast host reads", isKept: false },
  { name: "Door hangers", isKept: false },
  { name: "Chat on the map", isKept: false },
  { name: "Sunday mail", isKept: false },
] as const;

export const PEOPLE = {
  title: "The people who pick up.",
  lead: "Whoever gives your demo works on your account afterward. Nobody here is paid to close.",
  exampleNote: "Illustrative team.",
} as const;

/** Stand on the page until an owner has saved the company's own. */
export const EXAMPLE_PEOPLE: readonly Person[] = [
  {
    name: "Ruth Lindgren",
    role: "Founder",
    life: "Ran her father’s tire shop for eleven years and bought a lot of bad ads.",
  },
  {
    name: "Theo Baptiste",
    role: "Local search",
    life: "Reads rank maps before coffee. Has walked every street on the ones he draws.",
  },
  {
    name: "Mara Quist",
    role: "Direct mail",
    life: "Owns the pens. Has a card rewritten for a crooked comma.",
  },
  {
    name: "Sam Okonkwo",
    role: "Paid media",
    life: "Spent $40 million of other people’s money and can tell you where it went.",
  },
  {
    name: "Ines Carvalho",
    role: "Analytics",
    life: "Removes leads from the chart for a living. Counts everybody once.",
  },
  {
    name: "Nora Blum",
    role: "Onboarding",
    life: "Gets your logins, your feed and your worst address in one call.",
  },
];

export const OFFICE = {
  title: "Our office, on our own chart.",
  lead: "Every Monday we survey ourselves, the same way we’d survey you.",
  weakness:
    "We’re weak south of the river. A competitor there has 287 reviews, and we have 96. Our own plan says nine months.",
  search: "“marketing agency near me”",
} as const;

export const RECORD = {
  title: "Our own report card.",
  lead: "What we promised, next to last month’s results. Misses included.",
  figures: [
    claim("2,500+", "businesses"),
    claim("4.9/5", "customer rating"),
    claim("100+", "agency partners"),
    claim("99.9%", "platform uptime"),
  ],
} as const;

/** Stand on the page until an owner has saved the company's own. */
export const EXAMPLE_RECORD: readonly Promised[] = [
  {
    promise: "A reply within 2 hours",
    kept: "211 of 218 messages, 97%",
    missed: "7, all on one Sunday night",
  },
  {
    promise: "Live within 30 days",
    kept: "26 of 29 launches, 90%",
    missed: "3, waiting for an EHR connection",
  },
  {
    promise: "99.9% uptime",
    kept: "99.94% of 44,640 minutes",
    missed: "27 minutes down, on the 11th",
  },
  {
    promise: "A review with a person every month",
    kept: "All of them",
    missed: "None, but 14 were late",
  },
];

/** What the name means. */
/** The rhythm of each module's light, as its signature draws it. */
export const FLASHES: Record<SignatureName, string> = {
  pixlseo: "two short",
  adrev: "on and off, evenly",
  directMail: "one long",
  analytics: "long, then short",
  automation: "quick, no pause",
  targeting: "three short",
};

export const NAME_STORY = {
  title: "Why a lighthouse?",
  paragraphs: [
    "Every lighthouse has its own rhythm, so a ship can tell it from all the others in the dark. Sailors don’t admire it. They read it, and know where they are.",
    "That’s a fair description of good marketing: one place, seen from far off, mistaken for no other. So each of our modules flashes in its own way.",
  ],
} as const;

export const ABOUT_CLOSING: Closing = {
  title: "Meet the people.",
  text: "Your demo is given by someone who’ll work on your account, never by a closer.",
  minutes: [
    "Your business, and what being found would mean for it",
    "What we’d do, and what we’d leave alone",
    "Who you’d work with, by name",
  ],
};
