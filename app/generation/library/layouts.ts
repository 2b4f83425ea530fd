import type { PlaceKind } from "./library";

/** The parts of a post between its opening and its closing. */
export type Part =
  | "place-one"
  | "place-two"
  | "group-one"
  | "group-two"
  | "question"
  | "trade"
  | "example"
  | "checklist"
  | "card";

/** How the heading of a point in a group is set: as bold words that begin its paragraph, or on a line of its own. */
export type Lead = "bold" | "line";

/** `card` is left out of posts that have no postcard. */
export type Layout = { parts: readonly Part[]; lead: Lead };

/** In all of them choosing comes before doing, the question after what it is about, and the checklist at the end. */
// biome-ignore format: a table
export const LAYOUTS: readonly Layout[] = [
  { parts: ["place-one", "group-one", "example", "card", "trade", "group-two", "place-two", "question", "checklist"], lead: "line" },
  { parts: ["group-one", "place-one", "card", "group-two", "example", "trade", "question", "place-two", "checklist"], lead: "bold" },
  { parts: ["place-one", "trade", "group-one", "place-two", "card", "group-two", "example", "question", "checklist"], lead: "line" },
  { parts: ["trade", "place-one", "group-one", "example", "card", "group-two", "question", "place-two", "checklist"], lead: "bold" },
  { parts: ["place-one", "example", "group-one", "card", "group-two", "place-two", "trade", "question", "checklist"], lead: "line" },
  { parts: ["group-one", "example", "place-one", "trade", "card", "group-two", "question", "place-two", "checklist"], lead: "bold" },
  { parts: ["place-one", "group-one", "card", "place-two", "group-two", "example", "trade", "question", "checklist"], lead: "bold" },
  { parts: ["group-one", "card", "trade", "place-one", "example", "group-two", "question", "place-two", "checklist"], lead: "line" },
  { parts: ["place-one", "group-one", "question", "card", "example", "trade", "group-two", "place-two", "checklist"], lead: "bold" },
  { parts: ["trade", "group-one", "place-one", "card", "question", "group-two", "example", "place-two", "checklist"], lead: "line" },
  { parts: ["place-one", "card", "group-one", "place-two", "example", "group-two", "trade", "question", "checklist"], lead: "bold" },
];

/** The facts of the two sections about the place, as "neighbors drive". */
export type Sections = readonly [readonly [PlaceKind, PlaceKind], readonly [PlaceKind, PlaceKind]];

// biome-ignore format: a table
export const SECTIONS: readonly Sections[] = [
  [["neighbors", "drive"], ["rings", "households"]],
  [["rank", "households"], ["neighbors", "drive"]],
  [["rings", "rank"], ["neighbors", "drive"]],
  [["households", "rings"], ["neighbors", "rank"]],
  [["drive", "neighbors"], ["rank", "households"]],
  [["rank", "neighbors"], ["households", "rings"]],
  [["neighbors", "rank"], ["households", "drive"]],
];

/** For topics in which evenings matter. */
// biome-ignore format: a table
export const SECTIONS_WITH_DAYLIGHT: readonly Sections[] = [
  [["daylight", "households"], ["neighbors", "drive"]],
  [["neighbors", "rings"], ["daylight", "households"]],
  [["rings", "households"], ["daylight", "drive"]],
  [["daylight", "rank"], ["neighbors", "drive"]],
  [["drive", "neighbors"], ["daylight", "rank"]],
];
