import type { Fact } from "../writer";
import {
  count,
  directionOf,
  hoursAndMinutes,
  householdsOf,
  milesOf,
  PEOPLE_PER_HOUSEHOLD,
  roundPeople,
  shareWithin25Miles,
  solstices,
} from "./figures";
import { STATES } from "./states";
import type { Neighbor, Town } from "./towns";

const SOURCE = "GeoNames, extract of March 2020";

/** All that a draft may say of a town: what the gazetteer has, and what follows from it with the sum. */
export function factsOf(town: Town): Fact[] {
  return [...ownFacts(town), ...neighborFacts(town), ...ringFacts(town), ...daylightFacts(town)];
}

function ownFacts(town: Town): Fact[] {
  const people = roundPeople(town.population);
  const households = `${count(people)} ÷ ${PEOPLE_PER_HOUSEHOLD} = ${count(householdsOf(people))}`;
  return [
    {
      text: `${town.name} is in ${town.state} and has about ${count(people)} people (${count(town.population)} in the source, which does not say of which year).`,
      source: SOURCE,
    },
    ...(town.isCountySeat ? [{ text: `${town.name} is the seat of its county.`, source: SOURCE }] : []),
    { text: `It lies ${count(town.elevation)} feet above sea level.`, source: `${SOURCE}, meters × 3.281` },
    {
      text: `It lies at latitude ${town.latitude.toFixed(1)} degrees north and longitude ${Math.abs(town.longitude).toFixed(1)} degrees west.`,
      source: SOURCE,
    },
    {
      text: `At an assumed ${PEOPLE_PER_HOUSEHOLD} people to a household, that is ${households} households.`,
      source: "assumption and sum",
    },
  ];
}

function neighborFacts(town: Town): Fact[] {
  const distance = "great-circle distance (haversine) between the GeoNames positions";
  return [...town.neighbors, town.city].flatMap((neighbor, index) => {
    const miles = milesOf(neighbor);
    const kind = index < town.neighbors.length ? "" : ", the nearest place of 100,000 people or more";
    return [
      {
        text: `${label(town, neighbor)}${kind}, has ${count(neighbor.population)} people in the source and lies ${miles} miles ${directionOf(town, neighbor)} of ${town.name} in a straight line.`,
        source: `${SOURCE}; ${distance}`,
      },
    ];
  });
}

function label(town: Town, neighbor: Neighbor): string {
  const away = neighbor.stateCode === town.stateCode ? "" : ` (${STATES[neighbor.stateCode]})`;
  return `${neighbor.name}${away}`;
}

function ringFacts(town: Town): Fact[] {
  const source = `${SOURCE}: places of 1,000 people or more, counted and added up`;
  const rings = town.rings.map((ring) => ({
    text: `Within ${ring.miles} miles lie ${count(ring.towns)} other ${ring.towns === 1 ? "place" : "places"} of 1,000 people or more, with ${count(ring.people)} people together; homes outside of them are not counted.`,
    source,
  }));
  const [ten, twentyFive] = town.rings;
  const around = town.population + ten.people;
  const sum = town.population + twentyFive.people;
  return [
    ...rings,
    {
      text: `${town.name} and those places within 10 miles have ${count(town.population)} + ${count(ten.people)} = ${count(around)} people, or ${count(around)} ÷ ${PEOPLE_PER_HOUSEHOLD} = ${count(householdsOf(around))} households.`,
      source,
    },
    {
      text: `${town.name} and those places within 25 miles have ${count(town.population)} + ${count(twentyFive.people)} = ${count(sum)} people; ${town.name} is ${shareWithin25Miles(town)}% of them.`,
      source,
    },
    {
      text: `${count(town.largerNear)} of the places within 25 miles have more people than ${town.name}.`,
      source,
    },
  ];
}

function daylightFacts(town: Town): Fact[] {
  const { december, june } = solstices(town);
  const source = "suncalc, from latitude and longitude";
  return [
    {
      text: `On December 21 the sun sets at ${december.sunset} after ${hoursAndMinutes(december.minutes)} of daylight, or ${december.minutes} minutes.`,
      source,
    },
    {
      text: `On June 21 the sun sets at ${june.sunset} after ${hoursAndMinutes(june.minutes)} of daylight, or ${june.minutes} minutes.`,
      source,
    },
  ];
}
