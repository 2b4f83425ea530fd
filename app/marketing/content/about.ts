import type { Closing } from "./page-copy";

export const ABOUT = {
  title: "We light up the places around you.",
  lead: "Either the people nearby find you, or nobody does. Closing that gap is our job.",
  mission: {
    title: "Our mission",
    statement: "Every local business should be as easy to find as the largest one in town.",
    text: "Large companies buy visibility with departments: one for search, one for ads, one for mail, and one to find out which of them worked. We give the same to a shop with nine people, in one program, with one number at the end.",
  },
  values: "Four rules we are held to.",
} as const;

export const VALUES = [
  {
    title: "Results-Driven",
    text: "A report that shows no sale shows nothing. We count booked visits and money, and print the months that went badly too.",
  },
  {
    title: "Customer-Centric",
    text: "You know your town. We ask before we assume, and the first call is answered by somebody who can change something.",
  },
  {
    title: "Innovation First",
    text: "We try new things on our own budget. What survives a quarter there may then meet yours.",
  },
  {
    title: "Transparency",
    text: "Your accounts, your data, your logs. Every dollar that was moved has a line that says why.",
  },
] as const;

/** What the name means. */
export const NAME_STORY = {
  title: "Why a lighthouse?",
  paragraphs: [
    "Each lighthouse has its own rhythm, so that a ship can tell it from all others in the dark. Sailors do not admire it. They read it, and know where they are.",
    "That is a fair description of good marketing: one place, seen from far off, not mistaken for any other. So each of our modules carries a flash pattern of its own.",
  ],
} as const;

export const ABOUT_CLOSING: Closing = {
  title: "Meet the people.",
  text: "A demo is given by someone who will work on your account, never by a closer.",
  minutes: [
    "Your business and what being found means for it",
    "What we would do, and what we would leave alone",
    "Whom you would work with, by name",
  ],
};
