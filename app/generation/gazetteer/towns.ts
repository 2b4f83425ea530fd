import { US_TOWNS } from "./content/us-towns";
import { milesBetween, type Position } from "./distance";
import { STATES } from "./states";

export type Neighbor = Position & { name: string; stateCode: string; population: number; miles: number };

/** Other places of 1,000 people or more within so many miles, and the sum of their people. */
export type Ring = { miles: 10 | 25 | 50; towns: number; people: number };

/** All that the gazetteer knows of a town. */
export type Town = Position & {
  /** "paducah-ky" */
  id: string;
  name: string;
  state: string;
  stateCode: string;
  population: number;
  /** False in Louisiana, which has parishes, and for cities that belong to no county. */
  isCountySeat: boolean;
  /** In feet above sea level. */
  elevation: number;
  /** IANA name of its time zone. */
  timeZone: string;
  rings: readonly [Ring, Ring, Ring];
  /** How many places within 25 miles have more people. */
  largerNear: number;
  /** The four nearest places of 2,500 people or more, nearest first. */
  neighbors: readonly [Neighbor, Neighbor, Neighbor, Neighbor];
  /** The nearest place of 100,000 people or more. */
  city: Neighbor;
};

const OF_NO_COUNTY = new Set([
  "bristol-va",
  "carson-city-nv",
  "fredericksburg-va",
  "harrisonburg-va",
  "hopewell-va",
  "martinsville-va",
  "newport-news-va",
  "roanoke-va",
  "waynesboro-va",
]);
const FEET_PER_METER = 3.28084;
const TIME_ZONES: Readonly<Record<string, string>> = {
  E: "America/New_York",
  C: "America/Chicago",
  M: "America/Denver",
  A: "America/Phoenix",
  P: "America/Los_Angeles",
};

/** Names of the extract that nobody uses. */
const CALLED: Readonly<Record<string, string>> = {
  "Bow Bog": "Bow",
  "Moses Lake North": "Moses Lake",
  "Northwest Harborcreek": "Harborcreek",
  "Saint Simon Mills": "St. Simons",
  "West Scarborough": "Scarborough",
};

/** The packaged towns in alphabetical order. */
export const TOWNS: readonly Town[] = US_TOWNS.trim().split("\n").map(readTown);

const byId = new Map(TOWNS.map((town) => [town.id, town]));

export function findTown(id: string): Town | null {
  return byId.get(id) ?? null;
}

function readTown(line: string): Town {
  const [
    name = "",
    code = "",
    north,
    east,
    people,
    meters,
    zone = "",
    rings = "",
    larger,
    near = "",
    city = "",
  ] = line.split("|");
  const position = { latitude: Number(north) / 1000, longitude: Number(east) / 1000 };
  const neighbors = near.split(";").map((field) => readNeighbor(field, position, code));
  const counts = rings.split(";").map((ring) => ring.split(",").map(Number));
  const ringOf = (index: number, miles: Ring["miles"]): Ring => ({
    miles,
    towns: counts[index]?.[0] ?? 0,
    people: counts[index]?.[1] ?? 0,
  });
  const [first, second, third, fourth] = neighbors;
  if (!first || !second || !third || !fourth)
    throw new Error(`The gazetteer names too few neighbors of ${name}`);
  const id = `${name.toLowerCase().replaceAll(" ", "-")}-${code.toLowerCase()}`;
  return {
    ...position,
    id,
    name,
    state: STATES[code] ?? code,
    stateCode: code,
    population: Number(people),
    isCountySeat: code !== "LA" && !OF_NO_COUNTY.has(id),
    elevation: Math.round(Number(meters) * FEET_PER_METER),
    timeZone: TIME_ZONES[zone] ?? "America/New_York",
    rings: [ringOf(0, 10), ringOf(1, 25), ringOf(2, 50)],
    largerNear: Number(larger),
    neighbors: [first, second, third, fourth],
    city: readNeighbor(city, position, code),
  };
}

/** Offsets are in thousandths of a degree; the state is only given if it differs. */
function readNeighbor(field: string, from: Position, ownState: string): Neighbor {
  const [name = "", north, east, people, stateCode = ownState] = field.split(",");
  const position = {
    latitude: from.latitude + Number(north) / 1000,
    longitude: from.longitude + Number(east) / 1000,
  };
  return {
    ...position,
    name: CALLED[name] ?? name,
    stateCode,
    population: Number(people),
    miles: milesBetween(from, position),
  };
}

/** hot: air conditioning matters more than heat; cold: snow and road salt; dry: rain is news; storm: hurricanes. */
export type Climate = "hot" | "cold" | "dry" | "storm";

/** Rough bounds by position and elevation, to keep a text from a place where its season does not exist. */
export function climateOf({ latitude, longitude, elevation, stateCode }: Town): ReadonlySet<Climate> {
  const isPacific = longitude < -121;
  const isNorthwest = isPacific && latitude > 42;
  const isGulf = latitude < 31.2 && longitude > -97.5;
  const isAtlantic = (latitude < 34.3 && longitude > -81.8) || (latitude < 36.6 && longitude > -78.2);
  const climates: [Climate, boolean][] = [
    ["hot", latitude < 35.3 && longitude > -119.5 && elevation < 3000],
    ["cold", (latitude > 38.8 && !isPacific) || elevation > 5000],
    ["dry", longitude < -98 && !isNorthwest],
    ["storm", stateCode === "FL" || isGulf || isAtlantic],
  ];
  return new Set(climates.flatMap(([climate, holds]) => (holds ? [climate] : [])));
}
