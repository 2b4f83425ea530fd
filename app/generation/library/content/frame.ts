import type { Theme } from "../layouts";
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

/** Of the sections about the place, by what they are about. */
export const PLACE_HEADINGS: Readonly<Record<Theme, readonly string[]>> = {
  near: [
    "Near {place}: towns and minutes",
    "The towns next to {place}, and the road there",
    "How near the neighbors are",
    "From {place} to {n1} and beyond",
    "The next towns, in miles and minutes",
  ],
  around: [
    "{place} and the towns around it",
    "{place}, {n1} and the rest of the map",
    "What lies around {place}",
    "The country around {place}",
    "{place} and its neighbors",
  ],
  size: [
    "Homes and people, counted",
    "{place} in numbers",
    "How many people that is",
    "The size of the place",
    "People and households around {place}",
  ],
  light: [
    "Sunset at {dusk}",
    "When the sun sets in {place}",
    "Dark before closing time",
    "Two evenings, half a year apart",
    "Daylight in June and in December",
    "The light after work",
    "When the evening begins",
  ],
};

/** Before two points about the trade, wherever in a post they stand. */
export const TRADE_INTROS = [
  "Whatever brings people to you, they decide by what they find there, and it is worth knowing how {customers} look at it.",
  "Every trade has its own rules, and a plan that ignores how {customers} decide will bring attention without {jobs}.",
  "Being found is one thing; what happens next depends on how {customers} choose {a worker} and on what they are shown.",
  "What goes on in the mind of {a customer} decides what a page or a first talk with {a worker} should contain.",
  "People do not choose {a firm} the way they choose a restaurant, and the difference shows in two places.",
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
  "In short, the front says **{front}**, the offer is {offer}, and the list is made of {audience}; next to the {hh} households of {place} that is a short list.",
  "In {place}, with its {pop} people, the list would be made of {audience}; the front says **{front}**, and the offer is {offer}.",
  "Mailed in {place} and {n1}, {d1} miles apart, it goes to {audience}, says **{front}** on the front, and offers {offer}.",
  "For {place} and {n2}, {d2} miles apart, the front reads **{front}**, the offer is {offer}, and the list holds {audience}.",
  "Of the {all25} people within 25 miles it reaches few, since it is mailed to {audience}; the front says **{front}**, and the offer is {offer}.",
] as const;

/** Before the card, one sentence each; they fit any audience. */
export const CARD_LINES = [
  "The card below makes a single offer about {jobs} to a deliberately short list of people, and it leaves everything else to the talk with {a worker} that follows.",
  "For this campaign the audience was narrowed until one offer suited all of it, and every other line of the card, from the front to the signature of {the worker}, was written around that offer.",
  "What follows is a complete example for {workers} in {place}; audience, offer, front and handwriting were decided in that order, and they can be changed in the same order.",
  "Each part of this card can be exchanged on its own, so {workers} may keep the handwriting and replace the offer, or keep the offer and send it to other {customers}.",
  "The card asks little of {workers} in {place}: an offer that is easy to keep, a list that is short enough to be checked by hand, and a name at the bottom.",
  "Audience and offer were chosen together, because a card that interests all of {place} a little sells fewer {jobs} than one that interests a few people at once.",
  "The offer on this card can be explained in a single sentence, and the audience is one that any of the {workers} could describe from memory.",
] as const;

/** As the lines above, for a card that follows an earlier one. */
export const LATER_CARD_LINES = [
  "The example is a card from later in the series, so it does not introduce the {workers} again; it repeats one offer about {jobs} to people who have seen the name before.",
  "What follows is not the first card of the series but one that refers back to it, with the same audience and the same offer, and a new reason for {customers} to call.",
  "The first card introduced {the firm}; the one shown here only has to remind people in {place} of it, which is why its text is shorter.",
  "A later card like this one keeps the offer and the signature of the first, so that {customers} recognize the sender before they have read a line.",
  "Here is how a later card of the series can read when {workers} in {place} want to sound like the people who wrote the first.",
  "The card below follows an earlier one to the same list, and it says so, because {customers} trust a sender who remembers what was written before.",
  "By the time this card arrives, {customers} have had the first for a few weeks, so it names the offer about {jobs} once more and asks for nothing but a call.",
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
