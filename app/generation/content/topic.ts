import type { SeededRandom } from "../../platform/seeded-random";
import type { GeneratorId } from "../generators";

/**
 * In every text `{place}`, `{center}`, `{edge}`, `{areaA}` and `{areaB}` stand for the place's own names.
 * Texts hold no statistics: numbers occur only in examples, which say that they are invented.
 */
export type Lens = { heading: string; point: string; text: string };

export type Place = {
  id: string;
  name: string;
  region: string;
  /** `center` is the place's best-known spot, `edge` the line that divides it. */
  center: string;
  edge: string;
  areas: readonly [string, string];
  lenses: readonly [Lens, Lens, Lens];
};

export type Step = { heading: string; point: string; text: string };

type Three<Item> = readonly [Item, Item, Item];
type Eight<Item> = readonly [Item, Item, Item, Item, Item, Item, Item, Item];

export type Topic = {
  id: string;
  generator: GeneratorId;
  /** Overrides the generator's category; null keeps it. */
  category: string | null;
  titles: Three<string>;
  descriptions: Three<string>;
  stepsHeading: string;
  theses: Three<string>;
  steps: Eight<Step>;
  examples: Three<(random: SeededRandom) => string>;
  asides: Three<string>;
  checklist: Eight<string>;
  closings: Three<string>;
};
