import ICAL from "ical.js";
import { DAY, HOUR, MINUTE } from "../../platform/clock";
import { dateText, instantOf, offsetAt } from "../../platform/time/zoned-time";
import { isTimeZone } from "../../platform/time/zones";
import { boundRecurrences } from "./bounded-recurrence.server";
import type { Wall } from "./properties.server";
import { cityZones, translatedZone, windowsZone, zoneMeant } from "./zone-names.server";

/** The moment, in milliseconds since 1970, at which clocks of a zone show this. */
export type Zone = (wall: Wall) => number;

/** For all zones that a file describes, apart from those of its events; one takes about 2,000 of them. */
const ZONE_STEPS = 200_000;
/** No name is longer; what is looks for a pattern that takes long. */
const MAX_NAME = 200;
/** Microsoft's rules begin in 1601. To follow them from so many years back gives the same, since they have no end. */
const YEARS_BACK = 5;

export function zoneNamed(name: string): Zone {
  return (wall) => {
    const day = Math.floor(wall / DAY);
    return instantOf(dateText(day), (wall - day * DAY) / MINUTE, name);
  };
}

/** The time zones of a calendar file, by the names that its times give them. */
export class CalendarZones {
  readonly #described = new Map<string, string[]>();
  readonly #found = new Map<string, Zone | null>();
  readonly #budget = { left: ZONE_STEPS };
  readonly #firstYear: number;

  /** `from`: in milliseconds since 1970, from when on times matter. */
  constructor(from: number) {
    this.#firstYear = new Date(from).getUTCFullYear() - YEARS_BACK;
  }

  /** Takes the lines of a VTIMEZONE, from BEGIN to END. The first with a name counts. */
  describe(lines: string[]): void {
    const [, name] = /^TZID[^:]*:(.*)$/im.exec(lines.join("\n")) ?? [];
    const key = name && keyOf(name);
    if (key && !this.#described.has(key)) this.#described.set(key, lines);
  }

  /** Null for a name that nobody knows. */
  find(tzid: string): Zone | null {
    const key = keyOf(tzid);
    const known = key.length > MAX_NAME ? null : this.#found.get(key);
    if (known !== undefined) return known;
    const zone = this.#resolve(key);
    this.#found.set(key, zone);
    return zone;
  }

  /** By an IANA name where there is one, since these know more of the future and the past than a description. */
  #resolve(key: string): Zone | null {
    const lines = this.#described.get(key);
    const [, location] = /^X-LIC-LOCATION[^:]*:(.*)$/im.exec(lines?.join("\n") ?? "") ?? [];
    const name =
      zoneMeant(key) ?? ianaName(key) ?? windowsZone(key) ?? (location ? ianaName(location) : null);
    if (name) return zoneNamed(name);
    const fixed = offsetOf(key);
    if (fixed !== null) return (wall) => wall - fixed;
    const described = lines && this.#follow(lines);
    const remarkAt = key.search(/(?<=\S)\s*\([^)]*\)$/);
    return (
      described ??
      displayedZone(key) ??
      otherName(key) ??
      (remarkAt > 0 ? this.find(key.slice(0, remarkAt)) : null)
    );
  }

  #follow(lines: string[]): Zone | null {
    try {
      const component = new ICAL.Component(ICAL.parse(lines.join("\r\n")));
      for (const observance of component.getAllSubcomponents()) startLater(observance, this.#firstYear);
      boundRecurrences(component, this.#budget);
      const zone = new ICAL.Timezone(component);
      // Fails here, and not at an event, if it cannot be followed.
      const offset = (wall: Wall) => zone.utcOffset(timeOf(wall)) * 1000;
      offset(Date.UTC(this.#firstYear + 2 * YEARS_BACK, 0));
      return (wall) => wall - offset(wall);
    } catch {
      return null;
    }
  }
}

/** Names are compared without quotes, escapes and capitals. */
function keyOf(tzid: string): string {
  return tzid.replaceAll(/["\\]/g, "").replaceAll("&amp;", "&").replaceAll(/\s+/g, " ").trim().toLowerCase();
}

/** Lets a yearly rule without an end begin in that year; its months and weekdays do not depend on when it began. */
function startLater(observance: ICAL.Component, year: number): void {
  const start = observance.getFirstPropertyValue("dtstart");
  const rule = observance.getFirstPropertyValue("rrule");
  if (!(start instanceof ICAL.Time && rule instanceof ICAL.Recur)) return;
  const isYearly = rule.freq === "YEARLY" && rule.interval === 1 && !rule.count && !rule.until;
  if (isYearly && start.year < year) start.year = year;
}

export function timeOf(wall: Wall): ICAL.Time {
  const at = new Date(wall);
  const [year, month, day] = [at.getUTCFullYear(), at.getUTCMonth() + 1, at.getUTCDate()];
  const [hour, minute, second] = [at.getUTCHours(), at.getUTCMinutes(), at.getUTCSeconds()];
  const shown = { year, month, day, hour, minute, second, isDate: false };
  return new ICAL.Time(shown, ICAL.Timezone.localTimezone);
}

/** "europe/vienna", also at the end of a path such as "/mozilla.org/20050126_1/Europe/Vienna". */
function ianaName(key: string): string | null {
  const parts = key.replaceAll(" ", "_").split("/");
  const isPath = key.startsWith("/") || key.includes("://");
  const ends = parts.map((_, at) => parts.slice(at).join("/"));
  // A last part alone is a city at best.
  const isNamed = (name: string) => isTimeZone(name) && (name.includes("/") || name === key || isPath);
  return ends.find(isNamed) ?? null;
}

const OFFSET = /^(?:utc|gmt)?\s?([+\-−–])(\d{1,2})(?:[:.]?(\d\d))?$/;

/** Of "gmt+0200", "utc+1" or "+05:30", in milliseconds ahead of UTC. */
function offsetOf(key: string): number | null {
  const [, sign, hours, minutes = 0] = OFFSET.exec(key) ?? [];
  if (hours === undefined) return key === "z" ? 0 : null;
  const ahead = Number(hours) * HOUR + Number(minutes) * MINUTE;
  return sign === "+" ? ahead : -ahead;
}

const DISPLAYED = /^\(((?:utc|gmt)[^)]*)\)\s*(.*)$/;

/** "(utc-06:00) central time (us & canada)", "(gmt+01.00) amsterdam / berlin": by its name, a city, or the offset. */
function displayedZone(key: string): Zone | null {
  const [, shown, text] = DISPLAYED.exec(key) ?? [];
  if (shown === undefined || text === undefined) return null;
  const offset = offsetOf(shown.replaceAll(" ", "")) ?? 0;
  const named = windowsZone(text);
  if (named) return zoneNamed(named);
  const city = cityZones(text).find((name) => isTimeZone(name) && standardOffset(name) === offset);
  return city ? zoneNamed(city) : (wall) => wall - offset;
}

/** Shorter words are no cities, but abbreviations. */
const SHORTEST_CITY = 5;

/** "mitteleuropäische zeit", "paris, madrid", "berlin". */
function otherName(key: string): Zone | null {
  const name = translatedZone(key) ?? (key.length < SHORTEST_CITY ? null : cityZones(key).find(isTimeZone));
  return name ? zoneNamed(name) : null;
}

function standardOffset(zone: string): number {
  return Math.min(offsetAt(Date.UTC(2026, 0, 1), zone), offsetAt(Date.UTC(2026, 6, 1), zone));
}
