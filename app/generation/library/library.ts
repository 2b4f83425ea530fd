/**
 * Texts of the library. `{place}`, `{n1}` or `{firm}` stand for what `values.ts` knows of the brief; of `<one|other>`
 * the first is for trades that go to their customers, the second for those whose customers come to them. Digits occur
 * only in placeholders and examples, so that every figure comes from the gazetteer or a sum that is shown.
 */
export type Seven<Item> = readonly [Item, Item, Item, Item, Item, Item, Item];

/** A short statement that serves as heading or key point, and the paragraph that it sums up. */
export type Point = readonly [heading: string, text: string];

export type TradeWords = {
  /** Without article, in lower case; the plural follows. */
  firm: string;
  firms: string;
  /** The last word of it, for a second mention: "company", "companies". */
  short: string;
  shorts: string;
  worker: string;
  workers: string;
  customer: string;
  customers: string;
  job: string;
  jobs: string;
  /** Why someone calls: "a burst pipe", "a drain that backs up". */
  problem: string;
  otherProblem: string;
  /** What a useful photo shows. */
  proof: string;
  /** When demand jumps: "the first hard freeze". */
  season: string;
};

export type PostcardWords = {
  audience: string;
  offer: string;
  /** At most 60 characters. */
  front: string;
};

export type Trade = {
  id: string;
  name: string;
  /** The people of the trade, short enough for titles: "plumbers". */
  group: string;
  /** Whether its people go to the customer. */
  travels: boolean;
  /** Our page for its industry. */
  page: string;
  words: TradeWords;
  /** What people type when it is urgent, and when they plan. */
  searches: readonly [urgent: string, planned: string];
  /** Assumed for examples, in dollars: what a new customer's first order brings. */
  orderValue: number;
  /** How customers choose, and what to show them. */
  choosing: Seven<Point>;
  showing: Seven<Point>;
  postcards: readonly [PostcardWords, PostcardWords, PostcardWords];
};

export type Topic = {
  id: string;
  name: string;
  /** Whether it makes sense only for trades that go to their customers. */
  travelersOnly: boolean;
  /** Overrides the generator's category; null keeps it. */
  category: string | null;
  /** The first that fits in 60 characters, from the post's own on, is taken; every one names `{place}`. */
  titles: readonly string[];
  /** As titles, for 155 characters. */
  descriptions: readonly string[];
  openings: Seven<string>;
  points: readonly [Seven<Point>, Seven<Point>, Seven<Point>, Seven<Point>, Seven<Point>];
  checklists: Seven<readonly [string, string, string]>;
};

/** What the gazetteer says, one kind of fact each; every text has a figure. */
export const PLACE_KINDS = ["neighbors", "rings", "drive", "rank", "daylight", "households"] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];
export type PlaceTexts = Readonly<Record<PlaceKind, Seven<string>>>;
/** What follows from a kind of fact for the generator's subject; any of them fits after any fact of its kind. */
export type Consequences = Readonly<Record<PlaceKind, Seven<string>>>;

/**
 * A worked sum. `assumed` names figures and the values they may take; the text declares them as assumptions.
 * `[hh × rate% = leads]` is computed, printed with its result, and names the result for later use.
 */
export type Example = {
  heading: string;
  assumed: Readonly<Record<string, readonly number[]>>;
  text: string;
};
