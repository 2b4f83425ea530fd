import { milesBetween } from "../app/generation/gazetteer/distance.ts";

/** A place of the extract. */
export type Row = {
  id: number;
  name: string;
  latitude: number;
  longitude: number;
  code: string;
  country: string;
  state: string;
  /** The three digits of its county. */
  county: string;
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
  ...["Quantico Station, VA", "North Fort Lewis, WA", "Laurel Bay, SC"],
]);
/** Quarters that the extract gives the people of a whole city, under a name that does not say which. */
const MISCOUNTED = new Set(["Ironville, KY", "Meads, KY", "Deer Valley, AZ", "Enchanted Hills, NM"]);
/** A part of a city is listed with nearly all of its people; a town of its own has fewer. */
const DOUBLE = { share: 0.8, minPopulation: 5000, maxMiles: 8 };
/**
 * The extract gives many a hamlet the people of a town that has its name, in another county of the state: Northwood in
 * Logan County, Ohio, those of Northwood near Toledo. Of two such places the county seat stays, or the one in this
 * list, where the post office of that name is by the ZIP codes (package zipcodes 8.0.0). Where neither is known,
 * neither stays. By state, with the county.
 */
const WITH_POST_OFFICE = placesIn(`
AZ: San Carlos 007; CA: Cottonwood 089, Lucerne 033; FL: Hawthorne 001, Nocatee 027
GA: Mount Zion 045, Oakwood 139, Pine Mountain 145, Sparks 075, West Point 285; IA: Oakland 155
IL: Cuba 057, Farmington 057, Georgetown 183, Richmond 111
IN: Dale 147, Dunkirk 075, Geneva 001, Middlebury 039, Waterloo 033; KS: Saint Marys 149
KY: Oak Grove 047, Providence 233, Worthington 089; LA: Greenwood 017; MD: Charlestown 015
ME: Madawaska 003; MI: Lakeview 117, New Haven 099; MO: Riverside 165; MS: Belmont 141, Coldwater 137
NC: Farmville 147, Tryon 149, Walkertown 067, White Plains 171
NJ: Bloomingdale 031, Florence 005, Magnolia 007, Northfield 001, Shrewsbury 025, Westville 015
NM: Navajo 031
NY: Bolivar 003, Bridgeport 053, Brownville 045, Centerport 103, Eden 029, Inwood 059, Middleport 063,
Northville 035, Oakdale 103, Peru 019, Wellsville 003, Woodbury 059
OH: Bethel 025, Camden 135, Geneva 007, Genoa 123, Manchester 001, Mantua 133, Northwood 173,
Oak Hill 079, Rockford 107
OK: Wilson 019
PA: Albion 049, Bryn Mawr 091, Factoryville 131, Industry 007, Johnsonburg 047, Luzerne 079,
Matamoras 103, Middletown 043, Midland 007, Mount Pleasant 129, Oakdale 003, Red Lion 133, Troy 015,
Waterford 049, Youngsville 123
TN: Brighton 167, Englewood 107, Mount Carmel 073
TX: Cactus 341, Gardendale 135, Gunter 181, Lone Star 343, Medina 019, Shamrock 483
UT: Centerfield 039, Willard 003; VA: Cedar Bluff 185, Narrows 071, Weber City 169; WA: Granite Falls 061
WI: Kohler 117, Silver Lake 059
`);
const NAMESAKES = { share: 0.75, minMiles: 8 };

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
  if (bare(larger.name) === bare(smaller.name) || isHyphenated(larger.name, smaller.name)) return true;
  if (smaller.population < DOUBLE.minPopulation) return false;
  if (larger.population === smaller.population) return true;
  const [one, other] = [wordsIn(larger.name), wordsIn(smaller.name)];
  const isPartOfName = one.every((word) => other.includes(word)) || other.every((word) => one.includes(word));
  return isPartOfName && smaller.population >= DOUBLE.share * larger.population;
}

function bare(name: string): string {
  return name.replace(/\b(?:Township|Village|Town|Charter|Center|City of|The)\b/g, "").trim();
}

/** Whether one is a part of the other, as Marietta of Marietta-Alderwood; Mentor-on-the-Lake is a town of its own. */
function isHyphenated(one: string, other: string): boolean {
  const areOne = (whole: string, part: string) =>
    /-(?!on-the-)/.test(whole) && !/-on-the-/.test(whole) && whole.split("-").includes(part);
  return areOne(one, other) || areOne(other, one);
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

/** The rows without places that were given the people of another place with their name. */
export function withoutBorrowedPeople(rows: Row[]): Row[] {
  const named = new Map<string, Row[]>();
  for (const row of rows) {
    const label = `${row.name}, ${row.state}`;
    named.set(label, [...(named.get(label) ?? []), row]);
  }
  return rows.filter((row) => {
    const others = named.get(`${row.name}, ${row.state}`)?.filter((other) => haveSamePeople(row, other));
    return !others?.length || isSeat(row) || (hasPostOffice(row) && !others.some(isSeat));
  });
}

function haveSamePeople(row: Row, other: Row): boolean {
  const [fewer, more] = [row.population, other.population].sort((a, b) => a - b);
  return (
    row !== other &&
    (fewer ?? 0) >= NAMESAKES.share * (more ?? 0) &&
    milesBetween(row, other) >= NAMESAKES.minMiles
  );
}

function isSeat({ code }: Row): boolean {
  return /^PPLA2?$/.test(code);
}

function hasPostOffice({ state, name, county }: Row): boolean {
  return WITH_POST_OFFICE.has(`${state}: ${name} ${county}`);
}

/** "PA: Albion 049, Troy 015; OH: Genoa 123" as a set of "PA: Albion 049" and so on. */
function placesIn(text: string): ReadonlySet<string> {
  const states = text
    .trim()
    .replaceAll(/,\s+/g, ", ")
    .split(/;\s*|\n/);
  return new Set(
    states.flatMap((line) => {
      const [state, places = ""] = line.split(": ");
      return places.split(", ").map((place) => `${state}: ${place}`);
    }),
  );
}
