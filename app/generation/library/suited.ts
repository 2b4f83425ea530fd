import type { Town } from "../gazetteer/towns";
import { at } from "./choose";
import type { Point } from "./library";

/** What is said of a trip that takes people some time. */
const LONG_TRIP =
  /\b(?:weigh the trip|trip decides|than the trip costs|leave the town out|from that direction)\b/;

/** Advice that names a town or a size holds only up to a distance in miles or a number of people, for instance. */
const LIMITS: readonly [names: RegExp, holds: (town: Town) => boolean][] = [
  [/\{city\}/, isCityNear],
  [/\{n4\}/, ({ neighbors }) => neighbors[3].miles <= 40],
  [/\{n3\}/, ({ neighbors }) => neighbors[2].miles <= 40],
  [/\bclose enough to see\b/, ({ neighbors }) => neighbors[0].miles <= 10 && neighbors[3].miles >= 15],
  [/\blimits the evening\b/, ({ neighbors }) => neighbors[0].miles >= 8],
  [LONG_TRIP, ({ neighbors }) => neighbors[1].miles >= 6],
  [/\b(?:state line|border may)\b/, isNearAnotherState],
  [/\bcounty\b/, ({ isCountySeat }) => isCountySeat],
  [/\b(?:town|place) of (?:\{pop\}|this size)/, ({ population }) => population <= 50_000],
];

function isCityNear({ city, neighbors }: Town): boolean {
  return city.miles <= 60 && city.miles > neighbors[3].miles;
}

function isNearAnotherState({ stateCode, neighbors }: Town): boolean {
  return neighbors.some((neighbor) => neighbor.stateCode !== stateCode);
}

/** A fact that is only about the nearest city. */
const CITY_FACT = /\{city\}.*\{(?:p1|pcity)\}/;

/** The text at the index, or the next that holds for the town. */
export function suited(texts: readonly string[], index: number, town: Town): string {
  const turned = texts.map((_, offset) => at(texts, index + offset));
  return turned.find((text) => holdsFor(text, town)) ?? at(texts, index);
}

/** As `suited`, for points. */
export function suitedPoint(points: readonly Point[], index: number, town: Town): Point {
  const turned = points.map((_, offset) => at(points, index + offset));
  return turned.find((point) => holdsFor(point.join(" "), town)) ?? at(points, index);
}

function holdsFor(text: string, town: Town): boolean {
  return LIMITS.every(([names, holds]) => !names.test(text) || holds(town));
}

/** Those of the consequences that follow from the fact: the city is spoken of only if the fact names it. */
export function followingFrom(fact: string, consequences: readonly string[]): readonly string[] {
  const naming = consequences.filter((text) => text.includes("{city}"));
  if (CITY_FACT.test(fact) && naming.length > 0) return naming;
  return fact.includes("{city}") ? consequences : consequences.filter((text) => !naming.includes(text));
}

/** As `suited`, for texts that state what the gazetteer says: sizes and distances to neighbors can all be stated. */
export function suitedFact(texts: readonly string[], index: number, town: Town): string {
  const turned = texts.map((_, offset) => at(texts, index + offset));
  const holds = (text: string) =>
    (town.isCountySeat || !/\bcounty\b/.test(text)) && (!CITY_FACT.test(text) || isCityNear(town));
  return turned.find(holds) ?? at(texts, index);
}
