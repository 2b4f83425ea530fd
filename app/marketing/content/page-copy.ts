import type { Company } from "../../platform/company";
import type { SignatureName } from "../../web/art/signature";
import type { Claim } from "./claim";

/** A cell of a panel's row; `mark` says how it is shown, never only by colour: the words carry the meaning. */
export type PanelRow = { label: string; value: string; mark?: "good" | "quiet" };
/** `percent` is the length of the bar; `before` is where its tick stands. */
export type PanelBar = { label: string; value: string; percent: number; before?: number; color: number };

/** A picture beside a text: the product's own words and numbers, drawn as a small panel, or one of the drawings. */
export type FeaturePicture =
  | { kind: "rows"; title: string; note: string; rows: readonly PanelRow[]; foot: string }
  | { kind: "bars"; title: string; note: string; bars: readonly PanelBar[]; foot: string }
  | { kind: "searches" }
  | { kind: "postcard" };

export type HeroPicture = "rank" | "allocation" | "postcards" | "leads" | "flow" | "targeting";

export type Feature = { title: string; text: string; picture: FeaturePicture };
export type Step = { when: string; title: string; text: string };
export type Action = { label: string; href: string };

export type PageMeta = { title: string; description: string; keywords: readonly string[] };

/** A call to action with what the thirty minutes hold. */
export type Closing = { title: string; text: string; minutes: readonly [string, string, string] };

/** One of the three modules' pages. */
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
  steps: { title: string; lead: string; items: readonly Step[] };
  questions: { title: string; items: readonly { question: string; answer: string }[] };
  closing: Closing;
};

/** One of the three pages of the capabilities that all modules share. */
export type FeaturePage = {
  path: string;
  name: string;
  signature: SignatureName;
  badge: string;
  meta: PageMeta;
  title: string;
  lead: string;
  picture: HeroPicture;
  cards: { title: string; items: readonly { title: string; text: string }[] };
  example: { title: string; paragraphs: readonly string[]; picture: FeaturePicture };
  /** What each module does with it. */
  modules: { title: string; items: readonly { name: string; href: string; text: string }[] };
  closing: Closing;
};

/** What legal texts take from the settings of this installation. */
export type LegalFacts = {
  company: Company;
  rawDays: number;
  hasBookingProvider: boolean;
  hasTurnstile: boolean;
};

/** A paragraph, or a list. */
export type LegalBlock = string | readonly string[];
export type LegalSection = { id: string; title: string; blocks: readonly LegalBlock[] };
export type LegalPage = {
  path: string;
  meta: PageMeta;
  title: string;
  lead: string;
  sections: (facts: LegalFacts) => readonly LegalSection[];
};
