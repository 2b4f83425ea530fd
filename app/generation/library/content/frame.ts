import type { PlaceKind } from "../library";

/** Headings and short texts of a post's frame; they hold no advice of their own. */
export const CHECKLIST_HEADINGS = [
  "A short checklist",
  "What to have ready",
  "The list for this month",
  "A checklist to print",
  "What should be on your desk",
  "Things to tick off",
  "To have before you go on",
] as const;

export const TRADE_HEADINGS = [
  "What {customers} look at before they call",
  "How {customers} choose, and what to show them",
  "What matters in this trade",
  "As {customers} see it",
  "What decides it for {a customer}",
] as const;

/** They lead from general advice to two points about the trade. */
export const TRADE_INTROS = [
  "Whatever brings people to you, they decide by what they find there, and it is worth knowing how {customers} look at it.",
  "The trade has its own rules as well, and a plan that ignores how {customers} decide will bring attention without {jobs}.",
  "All of this leads people to your door; what happens there depends on how {customers} choose {a worker} and on what they are shown.",
  "It also helps to know what goes on in the mind of {a customer} at this point, because that decides what a page or a first talk with {a worker} should contain.",
  "General advice ends here, because people do not choose {a firm} the way they choose a restaurant.",
  "Attention is only worth having if it turns into {jobs}, and that depends on things which {customers} notice and owners overlook.",
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
  "How the card reads",
  "One card, ready to adapt",
] as const;

/** They sum the card up, each with a figure of the place. */
export const CARD_SUMMARIES = [
  "For a first part of the {hh} households of {place} it comes to this: the front says **{front}**, the offer is {offer}, and the list is made of {audience}.",
  "In {place}, with its {pop} people, the list would be made of {audience}; the front says **{front}**, and the offer is {offer}.",
  "Sent first to {place} and {n1}, {d1} miles apart, it goes to {audience}, says **{front}** on the front, and offers {offer}.",
  "For a first run between {place} and {n2}, {d2} miles apart, the front reads **{front}**, the offer is {offer}, and the list holds {audience}.",
  "Of the {all25} people within 25 miles it reaches few, since it is mailed to {audience}; the front says **{front}**, and the offer is {offer}.",
] as const;

/** Before the card, one sentence each. */
export const CARD_LINES = [
  "The card that belongs to this campaign is addressed to a deliberately small selection of households, makes a single offer about {jobs}, and leaves everything else to the conversation with {a worker} that follows.",
  "For this campaign the audience was narrowed until one offer suited all of it, and every other line of the card, from the picture to the signature of {the worker}, was written around that offer.",
  "What follows is a complete example for {workers} in {place}, in which audience, offer, picture side and handwriting were decided in exactly that order and may be adapted in the same order.",
  "Every element of this card can be exchanged separately, so {workers} may keep the handwriting and replace the offer, or keep the offer and address another group of {customers} with it.",
  "The example assumes nothing about the reader except the address and the season, which is usually all that {workers} in {place} know about a household before the first {job}.",
  "Audience and offer were chosen together, because an invitation that interests every household in {place} a little is generally less valuable for selling {jobs} than one that interests a few of them immediately.",
  "This version was written for a first mailing about {jobs}, with an offer that can be explained in a single sentence and an audience that any of the {workers} could describe from memory.",
] as const;

/** What follows from the place, for the key points, by the kind of fact that the post begins with. */
export const PLACE_KEYS: Readonly<Record<PlaceKind, readonly string[]>> = {
  neighbors: [
    "Start with {n1} and {n2}, {d1} and {d2} miles from {place}, before any town farther out",
    "Treat {n4}, {d4} miles out, as the last of the towns next to {place}",
  ],
  rings: [
    "Plan for the {all25} people within 25 miles of {place}, {share25}% of whom live in town",
    "Do not spread your effort evenly over the {all25} people within 25 miles",
  ],
  drive: [
    "Allow about {drive2} minutes for the trip between {place} and {n2}",
    "Count {drive1} minutes to {n1} and {drive3} to {n3} before you promise a time",
  ],
  rank: [
    "Treat {city}, {dcity} miles off, as a market of its own",
    "Plan for the {pop} people of {place} and for the towns next to it",
  ],
  daylight: ["Plan evenings in {place} around sunset, {dusk} in December and {juneDusk} in June"],
  households: ["Set goals against the roughly {hh} households of {place}"],
};
