import {
  count,
  directionOf,
  driveMinutes,
  hoursAndMinutes,
  householdsOf,
  milesOf,
  PEOPLE_PER_HOUSEHOLD,
  ROAD_FACTOR,
  ROAD_MILES_PER_HOUR,
  shareWithin25Miles,
  solstices,
} from "../gazetteer/figures";
import type { Ring, Town } from "../gazetteer/towns";
import type { Numbers } from "./example";
import type { Values } from "./fill";
import type { Trade } from "./library";

/** Square miles in a circle of 10 miles: 3.14 × 10 × 10. */
const CIRCLE = 314;

/** The figures that examples calculate with. */
export function numbersOf(town: Town, trade: Trade): Numbers {
  const [n1, n2, n3, n4] = town.neighbors;
  const miles = [n1, n2, n3, n4].map(milesOf);
  const drives = miles.map(driveMinutes);
  const { december, june } = solstices(town);
  const around = town.population + town.rings[0].people;
  return {
    pop: town.population,
    hh: householdsOf(town.population),
    hh10: householdsOf(around),
    value: trade.orderValue,
    ...Object.fromEntries(town.neighbors.map((neighbor, index) => [`p${index + 1}`, neighbor.population])),
    ...Object.fromEntries(miles.map((value, index) => [`d${index + 1}`, value])),
    ...Object.fromEntries(drives.map((value, index) => [`drive${index + 1}`, value])),
    decLight: december.minutes,
    juneLight: june.minutes,
  };
}

/** What to call a customer whom the firm has just won: "a new homeowner" would be another person. */
const BUYERS: Readonly<Record<string, string>> = { patient: "patient", client: "client", family: "client" };

/** The words and formatted figures that texts name. */
export function valuesOf(town: Town, trade: Trade): Values {
  const [urgent, planned] = trade.searches;
  const buyer = BUYERS[trade.words.customer] ?? "customer";
  return {
    ...trade.words,
    buyer,
    buyers: `${buyer}s`,
    group: trade.group,
    travels: trade.travels ? "yes" : "no",
    page: trade.page,
    s1: urgent,
    s2: planned,
    place: town.name,
    state: town.state,
    st: town.stateCode,
    pop: count(town.population),
    latitude: town.latitude.toFixed(1),
    ...neighborValues(town),
    ...ringValues(town),
    ...driveValues(town),
    ...householdValues(town),
    ...daylightValues(town),
  };
}

function neighborValues(town: Town): Values {
  const named = town.neighbors.flatMap((neighbor, index) => [
    [`n${index + 1}`, neighbor.name],
    [`d${index + 1}`, count(milesOf(neighbor))],
    [`p${index + 1}`, count(neighbor.population)],
    [`dir${index + 1}`, directionOf(town, neighbor)],
  ]);
  const people = town.neighbors.map(({ population }) => population);
  return {
    ...Object.fromEntries(named),
    dMax: count(Math.max(...town.neighbors.map(milesOf))),
    fourSum: sum(
      people.map(count).join(" + "),
      people.reduce((total, next) => total + next, 0),
    ),
    city: town.city.name,
    dcity: count(milesOf(town.city)),
    pcity: count(town.city.population),
    dircity: directionOf(town, town.city),
  };
}

function ringValues(town: Town): Values {
  const [ten, twentyFive, fifty] = town.rings;
  const around = town.population + ten.people;
  const all = town.population + twentyFive.people;
  const larger = town.largerNear;
  return {
    towns10: placesIn(ten),
    w10: count(ten.people),
    towns25: placesIn(twentyFive),
    w25: count(twentyFive.people),
    towns50: placesIn(fifty),
    w50: count(fifty.people),
    all10Sum: sum(`${count(town.population)} + ${count(ten.people)}`, around),
    densitySum: sum(`${count(around)} ÷ ${CIRCLE}`, Math.round(around / CIRCLE)),
    all25: count(all),
    all25Sum: sum(`${count(town.population)} + ${count(twentyFive.people)}`, all),
    ringGapSum: sum(`${count(twentyFive.people)} − ${count(ten.people)}`, twentyFive.people - ten.people),
    share25: count(shareWithin25Miles(town)),
    largerPart:
      larger === 0
        ? "no place within 25 miles has more"
        : `${spelled(larger)} ${larger === 1 ? "place" : "places"} within 25 miles ${larger === 1 ? "has" : "have"} more`,
  };
}

function placesIn(ring: Ring): string {
  const number = ring.towns === 0 ? "no" : spelled(ring.towns);
  return `${number} other ${ring.towns === 1 ? "place" : "places"}`;
}

const WORDS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];

/** Numbers below ten as words. */
function spelled(value: number): string {
  return WORDS[value] ?? count(value);
}

function driveValues(town: Town): Values {
  const roads = [...town.neighbors, town.city].map((neighbor, index) => {
    const miles = milesOf(neighbor);
    const minutes = driveMinutes(miles);
    const name = `drive${index < town.neighbors.length ? index + 1 : "City"}`;
    return { name, minutes, text: sum(`${miles} × ${ROAD_FACTOR} ÷ ${ROAD_MILES_PER_HOUR} × 60`, minutes) };
  });
  const [first, , third] = roads.map(({ minutes }) => minutes);
  return {
    ...Object.fromEntries(roads.map(({ name, minutes }) => [name, count(minutes)])),
    ...Object.fromEntries(roads.map(({ name, text }) => [`${name}Sum`, text])),
    drive1Both: count((first ?? 0) * 2),
    driveGapSum: sum(`${third} − ${first}`, (third ?? 0) - (first ?? 0)),
  };
}

function householdValues(town: Town): Values {
  const [n1, n2] = town.neighbors;
  const homes = (people: number) => sum(`${count(people)} ÷ ${PEOPLE_PER_HOUSEHOLD}`, householdsOf(people));
  return {
    hh: count(householdsOf(town.population)),
    hhSum: homes(town.population),
    hh10: count(householdsOf(town.population + town.rings[0].people)),
    hh10Sum: homes(town.population + town.rings[0].people),
    hhN1Sum: homes(n1.population),
    hhN2Sum: homes(n2.population),
  };
}

function daylightValues(town: Town): Values {
  const { december, june } = solstices(town);
  return {
    dusk: december.sunset,
    juneDusk: june.sunset,
    decDay: hoursAndMinutes(december.minutes),
    juneDay: hoursAndMinutes(june.minutes),
    decLight: count(december.minutes),
    juneLight: count(june.minutes),
  };
}

function sum(expression: string, result: number): string {
  return `${expression} = ${count(result)}`;
}
