import type { Claim } from "./claim";
import type { FeaturePicture, HeroPicture } from "./industry-pictures";

/** Names of the storefront drawings in art/storefronts.ts. */
export type Storefront = "auto" | "law" | "health" | "shop" | "home" | "estate" | "agency";

/**
 * How a metric's own figure is drawn: two bars for `more`, `less` and `faster`, a ring for a `share`, a line for
 * `growth`.
 */
export type MetricChart = "more" | "less" | "faster" | "share" | "growth";

export type Metric = { figure: Claim; chart: MetricChart };

export type Feature = { title: string; text: string; picture: FeaturePicture };

/** What is set up before the customer's first sign-in. */
export type DayOne = { searches: string; card: string; connects: string };

/** An industry: its page, its card and its menu position. One file each in `industries/`. */
export type Industry = {
  /** The page's path without the slash. */
  slug: string;
  /** Position in menus, footer and lists. */
  order: number;
  name: string;
  storefront: Storefront;
  menuNote: string;
  /** `text` is what we do for the industry, `problem` why it needs that; a card shows one of them. */
  card: { text: string; problem: string; figure: Claim };
  badge: string;
  title: string;
  lead: string;
  /** Label of the button to /book-now; the second button is the same on every page. */
  action: string;
  hero: HeroPicture;
  metrics: readonly [Metric, Metric, Metric, Metric];
  section: { title: string; text: string };
  features: readonly [Feature, Feature, Feature, Feature];
  testimonial: { quote: string; author: string; title: string; company: string };
  /** `minutes`: what happens in each ten minutes of the demo. */
  closing: { title: string; text: string; minutes: readonly [string, string, string] };
  dayOne: DayOne;
  meta: { title: string; description: string; keywords: readonly string[] };
};
