import type { Town } from "../gazetteer/towns";
import { at } from "./choose";
import type { Point } from "./library";

/** Advice that names a town or a size holds only up to a distance in miles or a number of people, for instance. */
const LIMITS: readonly [names: RegExp, holds: (town: Town) => boolean][] = [
  [/\{city\}/, ({ city, neighbors }) => city.miles <= 60 && city.miles > neighbors[3].miles],
  [/\{n4\}/, ({ neighbors }) => neighbors[3].miles <= 40],
  [/\{n3\}/, ({ neighbors }) => neighbors[2].miles <= 40],
  [/\bcounty\b/, ({ isCountySeat }) => isCountySeat],
  [/\b(?:town|place) of \{pop\}/, ({ population }) => population <= 50_000],
];

/** The text at the index, or the next that holds for the town. */
export function suited(texts: readonly string[], index: number, town: Town): string {
  const turned = texts.map((_, offset) => at(texts, index + offset));
  const holding = turned.find((text) => LIMITS.every(([names, holds]) => !names.test(text) || holds(town)));
  return holding ?? at(texts, index);
}

/** As `suited`, for texts with a heading that state what the gazetteer says: any distance and size can be stated. */
export function suitedFact(texts: readonly Point[], index: number, { isCountySeat }: Town): Point {
  const turned = texts.map((_, offset) => at(texts, index + offset));
  return turned.find(([, text]) => isCountySeat || !/\bcounty\b/.test(text)) ?? at(texts, index);
}
