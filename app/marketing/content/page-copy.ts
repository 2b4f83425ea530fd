import type { Claim } from "../../copy/claim";
import type { SignatureName } from "../../copy/modules";
import type { Company } from "../../platform/company";

/** A row of a panel. `mark` is styling only: the words carry the meaning. A `sum` is a `total` in large figures. */
export type PanelRow = { label: string; value: string; mark?: "good" | "quiet" | "total" | "sum" };
/** `percent` is the bar's length, `before` the position of its tick. */
export type PanelBar = { label: string; value: string; percent: number; before?: number; color: number };

/** What a channel shows, and what a lead costs there. */
export type Ad = { channel: string; head: string; words: string; now: string; before: string };

/** A picture next to a text: a small panel with product data, or one of the drawings. */
export type FeaturePicture =
  | { kind: "rows"; title: string; note: string; rows: readonly PanelRow[]; foot: string }
  | { kind: "bars"; title: string; note: string; bars: readonly PanelBar[]; foot: string }
  | { kind: "ads"; title: string; note: string; ads: readonly Ad[]; foot: string }
  | { kind: "searches"; title: string; note: string; foot: string }
  | { kind: "postcard" };

export type HeroPicture = "rank" | "allocation" | "postcards";

export type Feature = { title: string; text: string; picture: FeaturePicture };
export type Step = { when: string; title: string; text: string };
/** Steps over days: `from` and `to` are its first and last one. */
export type DatedSteps = {
  title: string;
  lead: string;
  scale: {
    /** How many days the scale has, and how many of them a division. */
    days: number;
    division: number;
    /** What stands over its ends. */
    ends: readonly [first: string, last: string];
    /** Whether the last step goes on after the scale's end. */
    isOpen?: boolean;
    /** What happens by itself before the last step. */
    meanwhile?: { title: string; from: number; to: number };
  };
  /** `short` stands on a step's bar, in place of a title that is too long for it. */
  items: readonly (Step & { from: number; to: number; short?: string })[];
};
export type Action = { label: string; href: string };

export type PageMeta = { title: string; description: string; keywords: readonly string[] };

/** A call to action with the demo's agenda: ten minutes each. */
export type Closing = { title: string; text: string; minutes: readonly [string, string, string] };

/** A page of one of the three modules. */
export type ModulePage = {
  path: string;
  name: string;
  signature: SignatureName;
  badge: string;
  meta: PageMeta;
  title: string;
  lead: string;
  action: Action;
  picture: HeroPicture;
  figures: readonly Claim[];
  features: { title: string; lead: string; items: readonly Feature[] };
  steps: DatedSteps;
  questions: { title: string; items: readonly { question: string; answer: string }[] };
  closing: Closing;
};

/** A card with a picture, which may have a title and a number of its own. */
export type FeatureCardCopy = {
  title: string;
  text: string;
  caption?: readonly [title: string, number: string];
};

/** A page of one of the three shared capabilities. Its pictures are in the page's folder. */
export type FeaturePage = {
  path: string;
  name: string;
  signature: SignatureName;
  badge: string;
  meta: PageMeta;
  title: string;
  lead: string;
  cards: {
    title: string;
    lead: string;
    items: readonly [FeatureCardCopy, FeatureCardCopy, FeatureCardCopy, FeatureCardCopy];
  };
  example: { title: string; paragraphs: readonly string[] };
  /** What each module uses it for. */
  modules: { title: string; items: readonly { name: string; href: string; text: string }[] };
  closing: Closing;
};

/** Settings that legal texts mention. */
export type LegalFacts = {
  company: Company;
  rawDays: number;
  hasBookingProvider: boolean;
  hasTurnstile: boolean;
};

/** A paragraph or a list. */
export type LegalBlock = string | readonly string[];
export type LegalSection = { id: string; title: string; blocks: readonly LegalBlock[] };
export type LegalPage = {
  path: string;
  meta: PageMeta;
  title: string;
  lead: string;
  /** What matters most, in lines that the sections below say in full. */
  summary: readonly string[];
  sections: (facts: LegalFacts) => readonly LegalSection[];
};
