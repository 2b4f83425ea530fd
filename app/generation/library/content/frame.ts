import type { PlaceKind } from "../library";

/** Headings and short texts of a post's frame; they hold no advice of their own. */
export const CHECKLIST_HEADINGS = [
  "Before you begin",
  "On one page",
  "To tick off",
  "The list for the wall",
  "What to have ready",
  "A short list for Monday",
  "In order of effort",
  "A few lines to keep",
  "For the clipboard",
  "What should be true at the end",
  "A list to print",
] as const;

export const TRADE_LINES = [
  "What we do for {group} is described on [a page of its own]({page}).",
  "The rest of it, from first search to booked {job}, is on [our page for this trade]({page}).",
  "There is [more for {group}]({page}), with examples from the trade.",
  "See also [how {firms} use the other channels]({page}).",
  "For {group} we keep [a separate page]({page}).",
  "[Our notes for {firms}]({page}) go further into that.",
  "How it looks for {a firm} in practice is shown on [the page for {group}]({page}).",
] as const;

export const CARD_HEADINGS = [
  "The card itself",
  "Front, back, signature",
  "What goes to print",
  "A card to begin with",
  "The text of the card",
  "How the card reads",
  "One card, ready to adapt",
] as const;

/** They begin the sentence that sums the card up, each with a figure of the place. */
export const CARD_BEGINNINGS = [
  "For the {hh} households of {place} that comes to this",
  "In a town of {pop} people it reads",
  "Sent first to {place} and {n1}, {d1} miles apart, it has",
  "For a first run between {place} and {n2}, {d2} miles, the parts are",
  "Among the {all25} people within 25 miles it begins with",
] as const;

/** Before the card, one sentence each. */
export const CARD_LINES = [
  "The card below belongs to this campaign: it is addressed to a deliberately small selection of households, makes a single offer about {jobs}, and leaves everything else to the conversation with {a worker} that follows.",
  "For this campaign the audience was narrowed until one offer suited all of it, and every other line of the card, from the picture to the signature of {the worker}, was written around that offer.",
  "What follows is a complete example for {workers} in {place}, in which audience, offer, picture side and handwriting were decided in exactly that order and may be adapted in the same order.",
  "Every element of this card can be exchanged separately, so {workers} may keep the handwriting and replace the offer, or keep the offer and address another group of {customers} with it.",
  "The example assumes nothing about the reader except the address and the season, which is usually all that {workers} in {place} know about a household before the first {job}.",
  "Audience and offer were chosen together, because an invitation that interests every household in {place} a little is generally less valuable for selling {jobs} than one that interests a few of them immediately.",
  "This version was written for a first mailing about {jobs}, with an offer that can be explained in a single sentence and an audience that any of the {workers} could describe from memory.",
] as const;

/** A statement about the place for the key points, by the kind of fact that the post begins with. */
export const PLACE_KEYS: Readonly<Record<PlaceKind, readonly string[]>> = {
  neighbors: [
    "{n1} is {d1} miles from {place} and {n2} is {d2}; start with those two",
    "{n4}, {d4} miles out, comes last among the four nearest towns",
  ],
  rings: [
    "Within 25 miles of {place} live {all25} people, {share25}% of them in town",
    "The {towns25} within 25 miles of {place} are not all worth the same effort",
  ],
  drive: [
    "The trip between {place} and {n2} takes about {drive2} minutes at an assumed 35 miles per hour",
    "Count {drive1} minutes to {n1} and {drive3} to {n3}, assumed at 35 miles per hour",
  ],
  rank: [
    "{city}, {dcity} miles off, is a market of its own",
    "{place} has {pop} people; plan for those, not for {city}",
  ],
  daylight: ["In December {place} is dark at {dusk}, in June at {juneDusk}"],
  households: ["At 2.5 people each, an assumption, {place} has about {hh} households"],
};
