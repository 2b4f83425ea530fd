import { claim } from "../../../copy/claim";
import type { ModulePage } from "../page-copy";

export const DIRECT_MAIL: ModulePage = {
  path: "/direct-mail",
  name: "AI Direct Mail",
  signature: "directMail",
  badge: "AI-powered direct mail",
  meta: {
    title: "AI-powered direct mail: handwritten-style, tracked postcards",
    description:
      "AI-powered postcards in a handwritten style, trade-in offers with a real number, and QR and URL tracking that shows who came back.",
    keywords: [
      "direct mail",
      "handwritten postcards",
      "trade-in offers",
      "QR code tracking",
      "postcard marketing",
    ],
  },
  title: "Mail that gets turned over.",
  lead: "AI-powered, handwritten-style postcards with a trade-in offer or a date to keep. Each card’s own QR code and link show who came back.",
  action: { label: "Get a Sample Card", href: "/book-now" },
  picture: "postcards",
  figures: [
    claim("15%", "of cards scanned"),
    claim("17", "visits from 400 cards"),
    claim("2,500+", "businesses"),
    claim("24/7", "tracking of scans and visits"),
  ],
  features: {
    title: "A card for one person, four hundred times.",
    lead: "No two are alike, and you can trace every one.",
    items: [
      {
        title: "Handwritten style",
        text: "Pen strokes with the small unevenness of a hand, a real stamp and a return address people know. It is read standing at the mailbox.",
        picture: { kind: "postcard" },
      },
      {
        title: "Written by AI, signed by you",
        text: "Software drafts each card from facts in your records. A person on your side reads the set and signs it off before a pen touches paper.",
        picture: {
          kind: "rows",
          title: "Draft 61 of 400",
          note: "Dana Reyes",
          rows: [
            { label: "Vehicle", value: "2019 CR-V, bought here" },
            { label: "Last visit", value: "March, brakes" },
            { label: "Offer", value: "$14,850 on trade" },
            { label: "Signed off", value: "Mike, October 28", mark: "good" },
          ],
          foot: "Facts from your records only, none guessed",
        },
      },
      {
        title: "Trade-in offers",
        text: "A real number with the math behind it, good through the date on the card. It comes from that week’s auction prices, less what the car still needs.",
        picture: {
          kind: "rows",
          title: "2019 CR-V, 61,200 miles",
          note: "Harbor Auto",
          rows: [
            { label: "Auction price, this week", value: "$15,600" },
            { label: "Tires and detailing", value: "−$450" },
            { label: "Margin you set", value: "−$300" },
            { label: "On the card", value: "$14,850", mark: "good" },
          ],
          foot: "Valid until Saturday, November 28",
        },
      },
      {
        title: "QR and URL tracking",
        text: "Each card has a code and a short link of its own. A scan, a typed address and a visit at the counter end in the same row.",
        picture: {
          kind: "bars",
          title: "November mailing",
          note: "Harbor Auto, Lakeview",
          bars: [
            { label: "Mailed", value: "400", percent: 100, color: 3 },
            { label: "Scanned", value: "61", percent: 15, color: 2 },
            { label: "Booked", value: "17", percent: 4.3, color: 1 },
          ],
          foot: "Last scan today at 7:40 AM, from Mill Yard",
        },
      },
    ],
  },
  steps: {
    title: "From a list to the mailbox.",
    lead: "Nine days for a first mailing, four for every one after it.",
    scale: { days: 9, division: 1, ends: ["Day 1", "Day 9"] },
    items: [
      {
        when: "Day 1",
        from: 1,
        to: 1,
        title: "Pick the people",
        text: "Owners of a certain car, patients due for a visit, a street you have never worked.",
      },
      {
        when: "Days 2–3",
        from: 2,
        to: 3,
        title: "Read the drafts",
        text: "You see all of them, sorted by how unusual they are. The odd ones come first.",
      },
      {
        when: "Days 4–5",
        from: 4,
        to: 5,
        title: "Write and stamp",
        text: "Cards are written, dried and stamped. The last proof is a photo, not a file.",
      },
      {
        when: "Days 6–9",
        from: 6,
        to: 9,
        title: "In the mail",
        text: "Scans begin on the second day of delivery. Your team gets each name as it happens.",
      },
    ],
  },
  questions: {
    title: "Fair questions about paper.",
    items: [
      {
        question: "Is it really handwritten?",
        answer:
          "It is handwritten style: a machine holds the pen. We don’t claim otherwise, and the card carries your address.",
      },
      {
        question: "How small can a mailing be?",
        answer: "From 100 cards. Fewer cost more to set up than they can bring in.",
      },
      {
        question: "What about people who want no mail?",
        answer:
          "They are taken off every list for good, with one scan or one call. We also leave out the national opt-out lists.",
      },
    ],
  },
  closing: {
    title: "We will write one to you.",
    text: "Tell us your address on the call. The sample arrives before our invoice could.",
    minutes: [
      "Whom you would write to, and what you know about them",
      "A first draft, on screen, with an offer that holds",
      "Postage, pens and what a visit would cost you",
    ],
  },
};
