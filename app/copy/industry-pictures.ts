/** The written side of a postcard. */
export type Postcard = {
  /** Up to six short handwritten lines; the last one is the signature, further right. */
  message: readonly string[];
  to: { name: string; street: string; town: string };
  /** The QR code's URL, without its protocol. */
  link: string;
  from: string;
};

/** Where a booking came from; `returning` is an existing customer. */
export type Source = "search" | "ads" | "mail" | "returning";

/** `title` and `owner` (whose data it shows) form the heading; screen readers get `label` instead of the picture. */
type Panel = { title: string; owner: string; label: string };

/** A week of appointments: rows are hours, columns days; null is a free slot. */
export type WeekBook = Panel & {
  kind: "week";
  days: readonly string[];
  hours: readonly { hour: string; slots: readonly (Appointment | null)[] }[];
};
type Appointment = { what: string; source: Source };

export type CallList = Panel & {
  kind: "calls";
  counties: readonly { county: string; rank: number; calls: readonly Call[] }[];
};
type Call = { time: string; matter: string; source: Source; outcome: string; isBooked: boolean };

/** Steps that recover abandoned carts; the rest stays lost. */
export type CartLadder = Panel & {
  kind: "ladder";
  carts: number;
  /** Average order in dollars. */
  order: number;
  steps: readonly { when: string; what: string; back: number }[];
  rest: string;
};

/** One day of each van, in hours since midnight; a job may start at the hour the previous one ends. */
export type VanBoard = Panel & {
  kind: "vans";
  from: number;
  to: number;
  rows: readonly { zip: string; place: string; jobs: readonly Job[] }[];
};
type Job = { from: number; to: number; what: string; source: Source };

export type ListingBoard = Panel & {
  kind: "listings";
  /** Median days on market in town; a tick on every bar. */
  median: number;
  columns: readonly { title: string; listings: readonly Listing[] }[];
};
type Listing = { address: string; price: string; days: number | null; note: string };

export type CarLot = Panel & {
  kind: "lot";
  models: readonly {
    model: string;
    onLot: number;
    sold: number;
    rank: number;
    offers: number;
    visits: number;
  }[];
};

export type HeroPicture = WeekBook | CallList | CartLadder | VanBoard | ListingBoard | CarLot;

/** A small rank map: four rows of seven ranks, with the business in the middle of the third row, water at the end of the last. */
export type RankGrid = { kind: "ranks"; seed: string; label: string; ranks: readonly number[] };

/** Facts with their values; `withheld` ones are blacked out. */
export type FactPanel = {
  kind: "facts";
  title: string;
  state: string;
  facts: readonly { term: string; value: string; isWithheld?: boolean }[];
  foot: string;
};

/** Times of one day, ascending; one of them is being booked. */
export type SlotPanel = {
  kind: "slots";
  title: string;
  note: string;
  slots: readonly { time: string; state: "free" | "taken" | "chosen" }[];
  foot: string;
};

/** Bars with a tick; both in units of `max`, which fills the bar. */
export type MeterPanel = {
  kind: "meters";
  title: string;
  note: string;
  max: number;
  rows: readonly { name: string; now: number; before: number; shown: string }[];
  key: { bar: string; tick: string };
};

/** Messages between a business and a customer. */
export type ThreadPanel = {
  kind: "thread";
  title: string;
  note: string;
  messages: readonly { by: "them" | "us"; text: string }[];
  foot: string;
};

/** A text before and after, and other fixes. */
export type RewritePanel = {
  kind: "rewrite";
  before: string;
  after: string;
  mended: readonly string[];
  foot: string;
};

/** A timeline; its last step is the result. */
export type StepPanel = {
  kind: "steps";
  title: string;
  steps: readonly { when: string; what: string }[];
};

/** Monthly values of one series on a chart. */
export type ChartPanel = {
  kind: "chart";
  title: string;
  label: string;
  max: number;
  ticks: readonly number[];
  values: readonly number[];
  labels: readonly (readonly [index: number, text: string])[];
  notes: readonly (readonly [index: number, text: string, height: number])[];
};

/** ZIP codes on a town map, with ads on or off; positions are percentages of the map. */
export type ZoneMap = {
  kind: "zones";
  label: string;
  zones: readonly { zip: string; state: string; isOn: boolean; x: number; y: number }[];
};

export type FeaturePicture =
  | RankGrid
  | FactPanel
  | SlotPanel
  | MeterPanel
  | ThreadPanel
  | RewritePanel
  | StepPanel
  | ChartPanel
  | ZoneMap
  | { kind: "households" }
  | { kind: "postcard"; card: Postcard };
