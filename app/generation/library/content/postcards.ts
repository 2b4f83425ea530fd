export const FIRST_NAMES = [
  "Dana",
  "Maria",
  "Sam",
  "Chris",
  "Pat",
  "Lee",
  "Robin",
  "Terry",
  "Alex",
  "Jo",
  "Kim",
] as const;

/** By topic: the handwritten side. It is broken into short lines; `{offer}` begins in lower case. */
export const BACKS: Readonly<Record<string, readonly string[]>> = {
  "mail-radius": [
    "Hello,\nwe are <often on the road between {place} and {n1}|not far from you here in {place}>, and next week there is a little room. What I can offer: {offer}.\nJust ask for {name}.",
    "Good morning,\nyou are close enough for us to make this easy. My suggestion: {offer}.\nCall when it suits you. {name} answers the phone.",
    "Hi there,\nour door is in {place}, so it is not far between us. This month it is simple: {offer}.\nOne call, and I tell you the first free day.",
    "Hello,\nI wrote only a few of these, because we would rather be on time than everywhere. For those few: {offer}.\nAsk for {name}.",
  ],
  "postcard-offer": [
    "Hello,\nno discount on this card, but something of more use: {offer}.\nNo strings. Call and tell me what you have noticed.\n{name}",
    "Good afternoon,\nif something has been on your list since last year, here is a small first step: {offer}.\nI would be glad to help.\n{name}",
    "Hi,\nI wrote this to a few people around {place} who may need it about now: {offer}.\nCall or text, whichever is easier, and ask for {name}.",
    "Hello,\none thing, done properly: {offer}.\nWe tell you the price of anything else before we start, and you decide.\n{name}",
  ],
  "second-card": [
    "Hello again,\na few weeks ago I wrote to you about this: {offer}.\nThere is still room, and a short call is all it takes.\n{name}",
    "Hi,\nyou may have put my first card aside, and that is fine. It still holds: {offer}.\nIf now is better, ask for {name}.",
    "Good morning,\nthis is the second of three cards, and then I will leave you in peace. Still open: {offer}.\nCall any morning.\n{name}",
    "Hello,\nthis is my last card for the season. If you have been meaning to ask, this would be the week: {offer}.\nYours, {name}",
  ],
  "codes-and-counts": [
    "Hello,\nthe little square opens one short page, about this: {offer}.\nPrefer to talk? Call, and read me the letters in the corner.\n{name}",
    "Hi there,\nscan the square or type the short address, and both end up with me. It is about {offer}.\n{name}",
    "Good evening,\nI made a short page for people in {place}. What is on it: {offer}.\nThe code takes you there, and {name} picks up the rest.",
    "Hello,\nscan this if you are curious, call if it is urgent. What I have in mind: {offer}.\nEither way you reach {name}, not a machine.",
  ],
};
