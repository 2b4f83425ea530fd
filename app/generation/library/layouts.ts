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

/** What a section about the place is about, for its heading. */
export type Theme = "near" | "around" | "size" | "light";

/** A section about the place: its theme, and the kinds of facts in it, a paragraph each. */
export type Section = { theme: Theme; kinds: readonly PlaceKind[] };

const NEAR: Section = { theme: "near", kinds: ["neighbors", "drive"] };
const LIGHT: Section = { theme: "light", kinds: ["daylight"] };

// biome-ignore format: a table
export const SECTIONS: readonly (readonly [Section, Section])[] = [
  [NEAR, { theme: "size", kinds: ["rings", "households"] }],
  [{ theme: "size", kinds: ["rank", "households"] }, NEAR],
  [{ theme: "size", kinds: ["rings", "rank"] }, NEAR],
  [{ theme: "size", kinds: ["households", "rings"] }, { theme: "around", kinds: ["neighbors", "rank"] }],
  [{ theme: "near", kinds: ["drive", "neighbors"] }, { theme: "size", kinds: ["rank", "households"] }],
  [{ theme: "around", kinds: ["rank", "neighbors"] }, { theme: "size", kinds: ["households", "rings"] }],
  [{ theme: "around", kinds: ["neighbors", "rank"] }, { theme: "size", kinds: ["rings", "households"] }],
];

/** For topics in which evenings matter: daylight has a section of its own. */
// biome-ignore format: a table
export const SECTIONS_WITH_DAYLIGHT: readonly (readonly [Section, Section])[] = [
  [LIGHT, { theme: "around", kinds: ["households", "neighbors", "drive"] }],
  [{ theme: "around", kinds: ["neighbors", "rings", "drive"] }, LIGHT],
  [{ theme: "size", kinds: ["rank", "rings", "households"] }, LIGHT],
  [LIGHT, { theme: "around", kinds: ["rank", "neighbors", "drive"] }],
  [{ theme: "near", kinds: ["drive", "neighbors"] }, LIGHT],
];
