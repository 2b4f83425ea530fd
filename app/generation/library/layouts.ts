/** The parts of a post after its opening. A pair is two points that belong together. */
export type Part =
  | "place-one"
  | "place-two"
  | "pair-one"
  | "pair-two"
  | "single"
  | "question"
  | "trade"
  | "example"
  | "checklist"
  | "card";

/** How the second paragraph of a pair is set off: not at all, by bold words, or by a heading of the third level. */
export type Lead = "none" | "bold" | "heading";

export type Layout = { parts: readonly Part[]; lead: Lead };

/** `card` is left out of posts that have no postcard. */
export const LAYOUTS: readonly Layout[] = [
  {
    parts: [
      "place-one",
      "pair-one",
      "example",
      "trade",
      "card",
      "question",
      "pair-two",
      "place-two",
      "single",
      "checklist",
    ],
    lead: "none",
  },
  {
    parts: [
      "pair-one",
      "place-one",
      "pair-two",
      "card",
      "trade",
      "place-two",
      "question",
      "example",
      "single",
      "checklist",
    ],
    lead: "bold",
  },
  {
    parts: [
      "place-one",
      "single",
      "pair-one",
      "question",
      "place-two",
      "example",
      "pair-two",
      "card",
      "trade",
      "checklist",
    ],
    lead: "none",
  },
  {
    parts: [
      "trade",
      "place-one",
      "pair-one",
      "card",
      "example",
      "pair-two",
      "place-two",
      "checklist",
      "question",
      "single",
    ],
    lead: "heading",
  },
  {
    parts: [
      "example",
      "place-one",
      "pair-one",
      "pair-two",
      "card",
      "place-two",
      "question",
      "trade",
      "single",
      "checklist",
    ],
    lead: "none",
  },
  {
    parts: [
      "checklist",
      "place-one",
      "pair-one",
      "trade",
      "card",
      "example",
      "pair-two",
      "place-two",
      "single",
      "question",
    ],
    lead: "bold",
  },
  {
    parts: [
      "place-one",
      "example",
      "pair-two",
      "card",
      "question",
      "pair-one",
      "trade",
      "single",
      "place-two",
      "checklist",
    ],
    lead: "heading",
  },
  {
    parts: [
      "pair-two",
      "place-one",
      "trade",
      "pair-one",
      "question",
      "place-two",
      "card",
      "checklist",
      "example",
      "single",
    ],
    lead: "none",
  },
  {
    parts: [
      "place-one",
      "trade",
      "card",
      "pair-one",
      "question",
      "single",
      "place-two",
      "pair-two",
      "checklist",
      "example",
    ],
    lead: "none",
  },
  {
    parts: [
      "single",
      "place-one",
      "pair-two",
      "question",
      "example",
      "card",
      "place-two",
      "pair-one",
      "trade",
      "checklist",
    ],
    lead: "bold",
  },
  {
    parts: [
      "card",
      "place-one",
      "pair-one",
      "example",
      "place-two",
      "trade",
      "question",
      "pair-two",
      "single",
      "checklist",
    ],
    lead: "none",
  },
];
