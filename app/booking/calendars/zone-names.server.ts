import { IANA_ALIAS_MAP, WINDOWS_TO_IANA_MAP } from "windows-iana";
import { foldText } from "../../platform/fold-text";
import { translatedZoneNames } from "../../platform/time/zones";

/** Names of Windows that the Unicode table no longer has, and those that Windows shows to people. */
const MORE: [string, string][] = [
  ["kamchatka standard time", "Asia/Kamchatka"],
  ["mid-atlantic standard time", "Etc/GMT+2"],
  ["mexico standard time", "America/Mexico_City"],
  ["mexico standard time 2", "America/Chihuahua"],
  ["armenian standard time", "Asia/Yerevan"],
  ["coordinated universal time", "UTC"],
  ["greenwich mean time", "UTC"],
  ["alaska", "America/Anchorage"],
  ["hawaii", "Pacific/Honolulu"],
  ["arizona", "America/Phoenix"],
  ["saskatchewan", "America/Regina"],
  ["indiana (east)", "America/Indiana/Indianapolis"],
  ["brasilia", "America/Sao_Paulo"],
];

/** Abbreviations that are no zones of their own, or that stand for other ones there than people mean. */
const MEANT = new Map<string, string>([
  ["edt", "America/New_York"],
  ["cdt", "America/Chicago"],
  ["mdt", "America/Denver"],
  ["pdt", "America/Los_Angeles"],
  ["ast", "America/Halifax"],
  ["bst", "Europe/London"],
  ["west", "Europe/Lisbon"],
  ["cest", "Europe/Berlin"],
  ["eest", "Europe/Helsinki"],
  ["mez", "Europe/Berlin"],
  ["mesz", "Europe/Berlin"],
]);

/** The zone that people mean with an abbreviation such as "cest"; null for all other names. */
export function zoneMeant(name: string): string | null {
  return MEANT.get(name) ?? null;
}

/** Of each, the zone that stands for the whole. */
const WINDOWS = new Map<string, string>([
  ...WINDOWS_TO_IANA_MAP.filter(({ territory }) => territory === "001").map(
    ({ windowsName, iana: [zone] }): [string, string] => [windowsName.toLowerCase(), zone],
  ),
  ...MORE,
]);

/**
 * The IANA name of a zone of Windows, whose name is in lower case: "w. europe standard time", also as Exchange changes
 * it, "w. europe standard time 1", and as people read it, "central time (us & canada)". Null if there is none.
 */
export function windowsZone(name: string): string | null {
  const plain = name
    .replace(/ \d+$/, "")
    .replace(/ (?:(?:daylight|summer) time|normalzeit|sommerzeit)$/, " standard time");
  const short = plain.replace(/ ?\([^)]*\)$/, "").replace(/(?: standard)? time$/, "");
  for (const form of [name, plain, short, `${short} standard time`]) {
    const zone = WINDOWS.get(form);
    if (zone) return zone;
  }
  return null;
}

/** What Windows calls zones in other languages, where Unicode has another name. */
const TRANSLATED: [string, string][] = [
  ["hora estandar romance", "Europe/Paris"],
  ["hora de verano romance", "Europe/Paris"],
];
const LANGUAGES = ["de", "fr", "es", "it", "pt", "nl"];
const COMMON_ZONES = [
  ...["Europe/Berlin", "Europe/Helsinki", "Europe/Moscow", "America/New_York"],
  ...["America/Chicago", "America/Denver", "America/Los_Angeles", "America/Sao_Paulo", "Asia/Tokyo"],
];

/** To make it takes a tenth of a second. */
let translated: Map<string, string> | null = null;

/**
 * The zone of a German, French, Spanish, Italian, Portuguese or Dutch name, such as "Mitteleuropäische Zeit", in lower
 * case; null if there is none. Names of Western Europe are missing: in Unicode they mean Lisbon, in Windows Berlin.
 */
export function translatedZone(name: string): string | null {
  translated ??= new Map([...COMMON_ZONES.flatMap(namesOf), ...TRANSLATED]);
  return translated.get(foldText(name)) ?? null;
}

function namesOf(zone: string): [string, string][] {
  return LANGUAGES.flatMap((language) => translatedZoneNames(zone, language)).map((name) => [
    foldText(name),
    zone,
  ]);
}

const NAMES = IANA_ALIAS_MAP.flatMap(({ name, alias }): string[] => [name, ...alias]);

/** Zones named after one of the cities of a text such as "amsterdam, berlin, bern", in its order. */
export function cityZones(text: string): string[] {
  const cities = text
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036f.]/g, "")
    .split(/[,/;]/)
    .map((city) =>
      city
        .replace(/^\s*city of /, "")
        .trim()
        .replaceAll(" ", "_"),
    );
  return cities.flatMap((city) => NAMES.filter((name) => name.toLowerCase().endsWith(`/${city}`)));
}
