import type { Claim } from "./claim";
import type { FeaturePicture, HeroPicture } from "./industry-pictures";

/** Names of the storefront drawings in art/storefronts.ts. */
export type Storefront = "auto" | "law" | "health" | "shop" | "home" | "estate" | "agency";

/**
 * What is drawn beside a metric, from its own figure: two bars for `more`, `less` and `faster`,
 * a ring for a `share` of a whole, a line for `growth` over time.
 */
export type MetricChart = "more" | "less" | "faster" | "share" | "growth";

export type Metric = { figure: Claim; chart: MetricChart };

export type Feature = { title: string; text: string; picture: FeaturePicture };

/** One industry: its page, its card and its place in menus. A file in this folder's `industries/` exports one. */
export type Industry = {
  /** The page's address without its slash. */
  slug: string;
  /** Place in menus, footer and lists. */
  order: number;
  name: string;
  storefront: Storefront;
  menuNote: string;
  /** `text` says what we do for the trade, `problem` why it needs that: each card of it is read with one of the two. */
  card: { text: string; problem: string; figure: Claim };
  badge: string;
  title: string;
  lead: string;
  /** Label of the button to /book-now; the other one is the same on every page. */
  action: string;
  hero: HeroPicture;
  metrics: readonly [Metric, Metric, Metric, Metric];
  section: { title: string; text: string };
  features: readonly [Feature, Feature, Feature, Feature];
  testimonial: { quote: string; author: string; title: string; company: string };
  /** `minutes`: what happens in each ten minutes of the demo. */
  closing: { title: string; text: string; minutes: readonly [string, string, string] };
  /** What is set up before a customer of this trade signs in for the first time. */
  dayOne: { searches: string; card: string; connects: string };
  meta: { title: string; description: string; keywords: readonly string[] };
};
