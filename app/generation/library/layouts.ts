import type { PlaceKind } from "./library";

/** The parts of a post after its opening. A pair is two points that belong together. */
export type Part =
  | "place-one"
  | "place-two"
  | "pair-one"
  | "pair-two"
  | "question"
  | "trade"
  | "example"
  | "checklist"
  | "card";

/** How a further paragraph of a section is set off: not at all, or by bold words. */
export type Lead = "none" | "bold";

/** `fifth` is the pair that the fifth point joins. `card` is left out of posts that have no postcard. */
export type Layout = { parts: readonly Part[]; fifth: "pair-one" | "pair-two"; lead: Lead };

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
      "checklist",
    ],
    fifth: "pair-two",
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
      "checklist",
    ],
    fifth: "pair-one",
    lead: "bold",
  },
  {
    parts: [
      "place-one",
      "pair-one",
      "place-two",
      "example",
      "pair-two",
      "card",
      "trade",
      "question",
      "checklist",
    ],
    fifth: "pair-one",
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
    ],
    fifth: "pair-two",
    lead: "bold",
  },
  {
    parts: [
      "example",
      "place-one",
      "pair-one",
      "question",
      "pair-two",
      "card",
      "place-two",
      "trade",
      "checklist",
    ],
    fifth: "pair-two",
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
      "question",
    ],
    fifth: "pair-one",
    lead: "bold",
  },
  {
    parts: [
      "place-one",
      "example",
      "pair-two",
      "card",
      "pair-one",
      "trade",
      "question",
      "place-two",
      "checklist",
    ],
    fifth: "pair-two",
    lead: "none",
  },
  {
    parts: [
      "pair-two",
      "place-one",
      "trade",
      "pair-one",
      "place-two",
      "card",
      "checklist",
      "example",
      "question",
    ],
    fifth: "pair-one",
    lead: "none",
  },
  {
    parts: [
      "question",
      "place-one",
      "trade",
      "card",
      "pair-one",
      "place-two",
      "pair-two",
      "checklist",
      "example",
    ],
    fifth: "pair-two",
    lead: "bold",
  },
  {
    parts: [
      "pair-two",
      "question",
      "place-one",
      "example",
      "card",
      "place-two",
      "pair-one",
      "trade",
      "checklist",
    ],
    fifth: "pair-two",
    lead: "none",
  },
  {
    parts: [
      "card",
      "place-one",
      "pair-one",
      "question",
      "example",
      "place-two",
      "trade",
      "pair-two",
      "checklist",
    ],
    fifth: "pair-one",
    lead: "bold",
  },
];

/** The facts of the two sections about the place, as "neighbors drive". */
export type Sections = readonly [readonly [PlaceKind, PlaceKind], readonly [PlaceKind, PlaceKind]];

// biome-ignore format: a table
export const SECTIONS: readonly Sections[] = [
  [["neighbors", "drive"], ["rings", "households"]],
  [["rank", "households"], ["neighbors", "rings"]],
  [["rings", "neighbors"], ["drive", "rank"]],
  [["households", "rings"], ["rank", "neighbors"]],
  [["drive", "neighbors"], ["rank", "households"]],
  [["rank", "neighbors"], ["households", "rings"]],
  [["neighbors", "rank"], ["households", "drive"]],
];

/** For topics in which evenings matter. */
// biome-ignore format: a table
export const SECTIONS_WITH_DAYLIGHT: readonly Sections[] = [
  [["daylight", "drive"], ["rank", "households"]],
  [["neighbors", "rings"], ["daylight", "households"]],
  [["rings", "households"], ["daylight", "neighbors"]],
  [["daylight", "rank"], ["neighbors", "drive"]],
  [["drive", "daylight"], ["rings", "rank"]],
];
