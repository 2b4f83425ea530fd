import { expect, test } from "vitest";
import { isCorrectSum, SUM } from "../../app/generation/gates/sums";
import { directionTo, milesBetween } from "../../app/generation/gazetteer/distance";
import { factsOf } from "../../app/generation/gazetteer/facts";
import {
  daylightOn,
  hoursAndMinutes,
  roundPeople,
  SOLSTICES,
  shareWithin25Miles,
} from "../../app/generation/gazetteer/figures";
import { STATES } from "../../app/generation/gazetteer/states";
import { climateOf, findTown, TOWNS, type Town } from "../../app/generation/gazetteer/towns";

const CHICAGO = { latitude: 41.85003, longitude: -87.65005 };
const NEW_YORK = { latitude: 40.71427, longitude: -74.00597 };

function town(id: string): Town {
  const found = findTown(id);
  if (!found) throw new Error(`The gazetteer has no ${id}`);
  return found;
}

test("the distance between Chicago and New York is 713 miles", () => {
  expect(milesBetween(CHICAGO, NEW_YORK)).toBeCloseTo(713, -0.5);
  expect(milesBetween(NEW_YORK, CHICAGO)).toBeCloseTo(milesBetween(CHICAGO, NEW_YORK), 6);
  expect(milesBetween(CHICAGO, CHICAGO)).toBe(0);
});

test("a degree of latitude is 69 miles, and directions follow the compass", () => {
  const north = { ...CHICAGO, latitude: CHICAGO.latitude + 1 };
  expect(milesBetween(CHICAGO, north)).toBeCloseTo(69.1, 1);
  expect(directionTo(CHICAGO, north)).toBe("north");
  expect(directionTo(north, CHICAGO)).toBe("south");
  expect(directionTo(CHICAGO, { ...CHICAGO, longitude: CHICAGO.longitude - 1 })).toBe("west");
  expect(directionTo(CHICAGO, { latitude: 42.6, longitude: -86.65 })).toBe("northeast");
});

/** The sunrise equation, in minutes, with the sun's upper edge at the horizon. */
function dayLength(latitude: number, declination: number): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const [phi, delta, edge] = [radians(latitude), radians(declination), radians(-0.833)];
  const cosine = (Math.sin(edge) - Math.sin(phi) * Math.sin(delta)) / (Math.cos(phi) * Math.cos(delta));
  return (Math.acos(cosine) * 24 * 60) / Math.PI;
}

test("there are more than 350 towns of 8,000 to 200,000 people in more than 40 states, no name twice", () => {
  expect(TOWNS.length).toBeGreaterThan(350);
  expect(new Set(TOWNS.map(({ id }) => id)).size).toBe(TOWNS.length);
  expect(new Set(TOWNS.map(({ name }) => name)).size).toBe(TOWNS.length);
  expect(new Set(TOWNS.map(({ stateCode }) => stateCode)).size).toBeGreaterThan(40);
  for (const { name, population, stateCode, elevation } of TOWNS) {
    expect(population, name).toBeGreaterThanOrEqual(8000);
    expect(population, name).toBeLessThanOrEqual(200_000);
    expect(STATES[stateCode], name).toBeDefined();
    expect(elevation, name).toBeGreaterThan(-300);
    expect(elevation, name).toBeLessThan(11_000);
  }
});

test("Paducah is as GeoNames has it", () => {
  expect(town("paducah-ky")).toMatchObject({
    name: "Paducah",
    state: "Kentucky",
    population: 24_864,
    elevation: 341,
    latitude: 37.083,
    longitude: -88.6,
    timeZone: "America/Chicago",
  });
});

test.each([
  ["portland-me", "South Portland", 25_556],
  ["little-rock-ar", "North Little Rock", 66_504],
  ["mankato-mn", "North Mankato", 13_529],
  ["wenatchee-wa", "East Wenatchee", 13_659],
  ["bristol-va", "Bristol", 26_666],
])("%s has the neighbor that shares its name: %s", (id, name, population) => {
  expect(town(id).neighbors[0]).toMatchObject({ name, population });
  expect(town(id).rings[0].people).toBeGreaterThanOrEqual(population);
});

test("a hamlet with the people of its namesake in another county is no neighbor", () => {
  // Centerville in Boone County, Iowa, had the people of Centerville in Appanoose County.
  expect(town("boone-ia").neighbors.map(({ name }) => name)).not.toContain("Centerville");
  // 2,041 are those of Ogden, Iowa, the one place of 1,000 people or more that is left within 10 miles.
  expect(town("boone-ia").rings[0]).toMatchObject({ towns: 1, people: 2041 });
  // Fairmount in Sullivan County, Tennessee, had the people of Fairmount near Chattanooga.
  expect(town("bristol-va").neighbors.map(({ name }) => name)).not.toContain("Fairmount");
});

test("a place is not counted beside the hyphenated one that holds it", () => {
  const names = town("bellingham-wa").neighbors.map(({ name }) => name);
  expect(names).toContain("Marietta-Alderwood");
  expect(names).not.toContain("Marietta");
});

test("every town has two neighbors within 20 miles, and none is at a border", () => {
  for (const { name, neighbors } of TOWNS) expect(neighbors[1].miles, name).toBeLessThanOrEqual(20);
  for (const border of ["brownsville-tx", "laredo-tx", "el-paso-tx", "port-huron-mi", "yuma-az"]) {
    expect(findTown(border), border).toBeNull();
  }
});

test("bases of the forces, and quarters with the people of a whole city, are no towns", () => {
  const names = TOWNS.flatMap(({ name, neighbors, city }) => [
    name,
    ...neighbors.map((one) => one.name),
    city.name,
  ]);
  for (const base of ["Fort Hood", "Fort Drum", "Fort Riley North", "Scott Air Force Base", "Ironville"]) {
    expect(names).not.toContain(base);
  }
  expect(town("la-crosse-wi").neighbors.map(({ name }) => name)).not.toContain("North La Crosse");
});

test("people are rounded where a text may quote them, since the source does not say when they were counted", () => {
  const [own, ...others] = factsOf(town("paducah-ky")).map(({ text }) => text);
  expect(own).toContain("about 25,000 people (24,864 in the source, which does not say of which year)");
  expect(others.join(" ")).toContain("25,000 ÷ 2.5 = 10,000 households");
  expect([roundPeople(12_434), roundPeople(121_721), roundPeople(8_844)]).toEqual([12_000, 120_000, 8_800]);
});

test("no fact is a drive: straight miles say nothing about a road", () => {
  for (const each of TOWNS)
    for (const { text } of factsOf(each)) expect(text).not.toMatch(/\bdrive|per hour/);
});

test("the climate of a town", () => {
  const climates = (id: string) => [...climateOf(town(id))].sort().join(" ");
  expect(climates("bartow-fl")).toBe("hot storm");
  expect(climates("abilene-tx")).toBe("dry hot");
  expect(climates("adrian-mi")).toBe("cold");
  expect(climates("paducah-ky")).toBe("");
  expect(climates("albany-or")).toBe("");
  expect(climates("santa-fe-nm")).toBe("cold dry");
});

test("neighbors are sorted by distance, and rings grow outward", () => {
  for (const { name, neighbors, rings, city } of TOWNS) {
    const miles = neighbors.map((neighbor) => neighbor.miles);
    for (const [index, value] of miles.entries())
      expect(value, name).toBeGreaterThan((miles[index - 1] ?? 0) - 0.1);
    expect(miles[3], name).toBeLessThan(61);
    expect(city.population, name).toBeGreaterThanOrEqual(100_000);
    const [ten, twentyFive, fifty] = rings;
    expect(ten.towns, name).toBeGreaterThan(0);
    expect(twentyFive.towns, name).toBeGreaterThanOrEqual(ten.towns);
    expect(fifty.people, name).toBeGreaterThanOrEqual(twentyFive.people);
  }
});

test("the days of a town: short in December, long in June, in its own clock time", () => {
  const paducah = town("paducah-ky");
  const december = daylightOn(paducah, SOLSTICES.december);
  const june = daylightOn(paducah, SOLSTICES.june);
  expect(december.minutes / dayLength(paducah.latitude, -23.44)).toBeCloseTo(1, 2);
  expect(june.minutes / dayLength(paducah.latitude, 23.44)).toBeCloseTo(1, 2);
  expect(december.sunset).toMatch(/^4:4\d pm$/);
  expect(june.sunset).toMatch(/^8:1\d pm$/);
  expect([hoursAndMinutes(577), hoursAndMinutes(120)]).toEqual(["9 hours 37 minutes", "2 hours"]);
});

test("shares are rounded sums", () => {
  const paducah = town("paducah-ky");
  const all = paducah.population + paducah.rings[1].people;
  expect(shareWithin25Miles(paducah)).toBe(Math.round((100 * paducah.population) / all));
});

test("every fact has a source, and every sum in the facts comes out right", () => {
  for (const each of TOWNS) {
    for (const { text, source } of factsOf(each)) {
      expect(source, text).not.toBe("");
      for (const [, expression = "", result = ""] of text.matchAll(SUM)) {
        expect(isCorrectSum(expression, result), text).toBe(true);
      }
    }
  }
});

test("the data name their license and source", async () => {
  const { readFileSync } = await import("node:fs");
  const file = readFileSync("app/generation/gazetteer/content/us-towns.ts", "utf8");
  expect(file).toContain("GeoNames");
  expect(file).toContain("CC BY 4.0");
  expect(file.length).toBeLessThan(75_000);
});
