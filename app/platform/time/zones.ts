import { formatsBy } from "./time-text";

/** The zones offered by region. A zone that somebody has already is added if it is none of these. */
export const ZONE_GROUPS: { label: string; zones: string[] }[] = [
  {
    label: "United States",
    zones: [
      "America/New_York",
      "America/Chicago",
      "America/Denver",
      "America/Phoenix",
      "America/Los_Angeles",
      "America/Anchorage",
      "Pacific/Honolulu",
    ],
  },
  {
    label: "Americas",
    zones: [
      "America/Halifax",
      "America/St_Johns",
      "America/Toronto",
      "America/Vancouver",
      "America/Mexico_City",
      "America/Bogota",
      "America/Santiago",
      "America/Sao_Paulo",
      "America/Argentina/Buenos_Aires",
    ],
  },
  {
    label: "Europe and Africa",
    zones: [
      "Atlantic/Azores",
      "Europe/London",
      "Europe/Lisbon",
      "Europe/Berlin",
      "Europe/Paris",
      "Europe/Madrid",
      "Europe/Rome",
      "Europe/Athens",
      "Europe/Kyiv",
      "Europe/Istanbul",
      "Africa/Cairo",
      "Africa/Lagos",
      "Africa/Johannesburg",
      "Africa/Nairobi",
    ],
  },
  {
    label: "Asia and Pacific",
    zones: [
      "Asia/Dubai",
      "Asia/Karachi",
      "Asia/Kolkata",
      "Asia/Dhaka",
      "Asia/Bangkok",
      "Asia/Singapore",
      "Asia/Shanghai",
      "Asia/Manila",
      "Asia/Seoul",
      "Asia/Tokyo",
      "Australia/Sydney",
      "Australia/Perth",
      "Pacific/Auckland",
    ],
  },
];

export type ZoneChoices = { label: string; zones: { value: string; label: string }[] }[];

/**
 * All zones to choose from, with `current` among them: the usual ones in words, then the others by their IANA names, in
 * alphabetical order. Named here, since browsers know other names than the server.
 */
export function listTimeZones(current: string): ZoneChoices {
  const usual = new Set(ZONE_GROUPS.flatMap(({ zones }) => zones));
  const all = new Set(["UTC", ...Intl.supportedValuesOf("timeZone"), current]);
  const others = [...all].filter((zone) => zone !== "" && !usual.has(zone)).sort();
  return [
    ...ZONE_GROUPS.map(({ label, zones }) => ({
      label,
      zones: zones.map((value) => ({ value, label: zoneLabel(value) })),
    })),
    { label: "Others", zones: others.map((value) => ({ value, label: value.replaceAll("_", " ") })) },
  ];
}

const clocks = formatsBy({});

/** Whether this is the name of an IANA zone, such as America/Chicago; an offset such as +02:00 is not. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z][\w+/-]{1,63}$/.test(name)) return false;
  try {
    return Boolean(clocks(name));
  } catch {
    return false;
  }
}

/** The zone of the device that this runs on. */
export function deviceZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** The chosen zone, unless there is none or it is unknown here; else the fallback, such as the company's. */
export function zoneOr(chosen: string | null, fallback: string): string {
  return chosen !== null && isTimeZone(chosen) ? chosen : fallback;
}

type NameStyle = "short" | "shortOffset" | "longGeneric";
const NAMES: Record<NameStyle, ReturnType<typeof formatsBy>> = {
  short: formatsBy({ timeZoneName: "short" }),
  shortOffset: formatsBy({ timeZoneName: "shortOffset" }),
  longGeneric: formatsBy({ timeZoneName: "longGeneric" }),
};

function nameOf(style: NameStyle, zone: string, at: Date | number): string {
  return (
    NAMES[style](zone)
      .formatToParts(at)
      .find(({ type }) => type === "timeZoneName")?.value ?? zone
  );
}

/** Zones have had other names in other years. */
const NAMED_AT = Date.UTC(2026, 0, 15);
/** More than there are zones. */
const MAX_NAMES = 1000;
const names = new Map<string, string>();

/** "Eastern Time". Browsers know other names than the server. */
export function zoneName(zone: string): string {
  const known = names.get(zone);
  if (known !== undefined) return known;
  if (names.size >= MAX_NAMES) names.clear();
  const name = nameOf("longGeneric", zone, NAMED_AT);
  names.set(zone, name);
  return name;
}

/** "New York" */
export function zoneCity(zone: string): string {
  return (zone.split("/").at(-1) ?? zone).replaceAll("_", " ");
}

/** A zone in words, such as "Eastern Time, New York"; "UTC", whose name is no city's. */
export function zoneLabel(zone: string): string {
  const city = zoneCity(zone);
  return city === "UTC" ? city : `${zoneName(zone)}, ${city}`;
}

/** "CST"; of a zone without such a name "GMT+5:30". */
export function zoneShortName(zone: string, at: Date | number): string {
  return nameOf("short", zone, at);
}

/** "America/Chicago (CST, GMT-6)" at that moment (ISO). */
export function zoneWithOffset(zone: string, iso: string): string {
  const at = new Date(iso);
  const short = zoneShortName(zone, at);
  const offset = nameOf("shortOffset", zone, at);
  return short.startsWith("GMT") ? `${zone} (${offset})` : `${zone} (${short}, ${offset})`;
}

/** What Unicode calls a zone in a language: in winter, in summer, and the whole year. */
export function translatedZoneNames(timeZone: string, language: string): string[] {
  const [winter, summer] = [Date.UTC(2026, 0), Date.UTC(2026, 6)];
  const names = [
    ["long", winter],
    ["long", summer],
    ["longGeneric", winter],
  ] as const;
  return names.flatMap(([timeZoneName, at]) => {
    const parts = new Intl.DateTimeFormat(language, { timeZone, timeZoneName }).formatToParts(at);
    return parts.find(({ type }) => type === "timeZoneName")?.value ?? [];
  });
}
