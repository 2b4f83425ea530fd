import { milesBetween } from "../app/generation/gazetteer/distance.ts";

/** A place of the extract. */
export type Row = {
  id: number;
  name: string;
  latitude: number;
  longitude: number;
  code: string;
  state: string;
  population: number;
  elevation: number | null;
  zone: string;
};

/** Housing of the forces is listed as a place, but a base lets no tradesman in. Sawyer is civilian today. */
const MILITARY =
  /^(?!K\. I\. Sawyer).*\b(?:Air Force Base|AFB|Air Force Academy|Naval Academy|Proving Ground|Arsenal|Barracks|Trident Base|Base Housing|Kings Bay Base|Joint Base|Camp Pendleton)\b/;
/** Forts and stations that are still the forces'; most places with such names are towns today. */
const BASES = new Set([
  ...["Fort Rucker, AL", "Fort Irwin, CA", "Lemoore Station, CA", "Fort Carson, CO", "Fort Stewart, GA"],
  ...["Fort Riley North, KS", "Fort Campbell North, KY", "Fort Knox, KY", "Fort Polk North, LA"],
  ...["Fort Polk South, LA", "Fort Meade, MD", "Fort George G Mead Junction, MD", "Fort Leonard Wood, MO"],
  ...["Meridian Station, MS", "Fort Bragg, NC", "Fort Dix, NJ", "Fort Drum, NY", "Fort Hamilton, NY"],
  ...["Fort Wadsworth, NY", "Fort Bliss, TX", "Fort Hood, TX", "Fort Belvoir, VA", "Fort Lee, VA"],
  ...["Quantico Station, VA", "North Fort Lewis, WA"],
]);
/** Quarters that the extract gives the people of a whole city, under a name that does not say which. */
const MISCOUNTED = new Set(["Ironville, KY", "Meads, KY", "Deer Valley, AZ", "Enchanted Hills, NM"]);
/** A part of a city is listed with nearly all of its people; a town of its own has fewer. */
const DOUBLE = { share: 0.8, minPopulation: 5000, maxMiles: 8 };

/**
 * The extract has some towns twice: under one name, as town and township, or as a part that is given the people of the
 * whole. A place that only shares its name with a larger one, as South Portland does, is a place of its own.
 */
export function withoutDuplicates(rows: Row[]): Row[] {
  const kept: Row[] = [];
  for (const row of rows.sort((a, b) => b.population - a.population)) {
    const isDouble = kept.some(
      (other) =>
        other.state === row.state &&
        Math.abs(other.latitude - row.latitude) < 0.15 &&
        milesBetween(other, row) < DOUBLE.maxMiles &&
        areSame(other, row),
    );
    if (!isDouble) kept.push(row);
  }
  return kept;
}

function areSame(larger: Row, smaller: Row): boolean {
  if (bare(larger.name) === bare(smaller.name)) return true;
  if (smaller.population < DOUBLE.minPopulation) return false;
  if (larger.population === smaller.population) return true;
  const [one, other] = [wordsIn(larger.name), wordsIn(smaller.name)];
  const isPartOfName = one.every((word) => other.includes(word)) || other.every((word) => one.includes(word));
  return isPartOfName && smaller.population >= DOUBLE.share * larger.population;
}

function bare(name: string): string {
  return name.replace(/\b(?:Township|Village|Town|Charter|Center|City of|The)\b/g, "").trim();
}

/** The words of a name but for directions. */
function wordsIn(name: string): string[] {
  return bare(name)
    .split(/[ -]+/)
    .filter((word) => !/^(?:North|South|East|West)$/.test(word));
}

/** Whether a place is a town with people of its own. */
export function isTown({ name, state }: Row): boolean {
  const label = `${name}, ${state}`;
  return !MILITARY.test(name) && !BASES.has(label) && !MISCOUNTED.has(label) && !/\(|\bColonia\b/.test(name);
}
