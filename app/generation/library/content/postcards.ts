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

/** By topic: the handwritten side, in short lines. */
export const BACKS: Readonly<Record<string, readonly string[]>> = {
  "mail-radius": [
    "Hello neighbor,\nwe are in {n1} and {place}\nmost days of the week, and next\nweek there is a little room.\n{offer}.\nJust ask for {name}.",
    "Good morning,\nour next stop is a few streets\nfrom you. If it suits you, we\ncan come by on the same trip.\n{offer}.\n{name} answers the phone.",
    "Hi there,\nwe live and work around {place},\nso the drive to you is short.\n{offer}.\nA call is enough, and I will\ntell you the first free day.",
    "Hello,\nthis card went to a few streets\nonly, because we would rather\nbe on time than everywhere.\n{offer}.\nAsk for {name}.",
  ],
  "postcard-offer": [
    "Hello,\nno discount on this card, but\nsomething more useful:\n{offer}.\nNo strings. Call, and tell me\nwhat you have noticed. {name}",
    "Good afternoon,\nif something has been on your\nlist since last year, begin\nwith a small step:\n{offer}.\nI would be glad to help.",
    "Hi,\nI wrote this to a few homes in\n{place} that may need it now.\n{offer}.\nCall or text, whichever is\neasier, and ask for {name}.",
    "Hello neighbor,\none thing, done properly:\n{offer}.\nWe tell you the price of\nanything else before we start,\nand you decide.",
  ],
  "second-card": [
    "Hello again,\na few weeks ago I wrote about\nthis, and some of your neighbors\nhave called since.\n{offer}.\nThere is still room. {name}",
    "Hi,\nyou may have put my first card\naside, and that is fine.\n{offer}.\nIf now is better, ask for\n{name} when you call.",
    "Good morning,\nthis is the second of three\ncards, and then I will leave\nyou in peace.\n{offer}.\nA short call will do.",
    "Hello,\nlast card for this season.\n{offer}.\nIf you have been meaning to\nask, this would be the week.\nYours, {name}",
  ],
  "codes-and-counts": [
    "Hello,\nthe little square opens a page\nwith just one question on it.\n{offer}.\nPrefer to talk? Call, and read\nme the letters in the corner.",
    "Hi there,\nscan the code or type the short\naddress, both end up with me.\n{offer}.\n{name}",
    "Good evening,\nI made a short page about this\nfor people in {place}.\n{offer}.\nThe code takes you there, and\n{name} picks up the rest.",
    "Hello neighbor,\nscan this if you are curious,\ncall if it is urgent.\n{offer}.\nEither way you will reach\n{name} and not a machine.",
  ],
};
