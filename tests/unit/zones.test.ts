import { expect, test } from "vitest";
import { timeZoneField } from "../../app/booking/booking";
import {
  isTimeZone,
  listTimeZones,
  translatedZoneNames,
  ZONE_GROUPS,
  zoneCity,
  zoneLabel,
  zoneName,
  zoneOr,
  zoneShortName,
  zoneWithOffset,
} from "../../app/platform/time/zones";

test.each([
  ["America/Chicago", true],
  ["Asia/Kolkata", true],
  ["Etc/GMT+5", true],
  ["America/Port-au-Prince", true],
  ["UTC", true],
  ["utc", true],
  ["+02:00", false],
  ["+05:30", false],
  ["-08", false],
  ["America/Chicago ", false],
  [" America/Chicago", false],
  ["America/Nowhere", false],
  ["Mars/Base", false],
  ["A", false],
  ["", false],
  [`A${"b".repeat(64)}`, false],
])("%j is a time zone: %s", (name, expected) => {
  expect(isTimeZone(name)).toBe(expected);
  expect(timeZoneField.safeParse(name).success).toBe(expected);
});

test("all zones can be chosen, each once: the usual ones in words, then the others in order", () => {
  const groups = listTimeZones("Asia/Calcutta");
  const zones = groups.flatMap((group) => group.zones.map(({ value }) => value));
  expect(zones.length).toBeGreaterThan(400);
  expect(new Set(zones).size).toBe(zones.length);
  expect(groups[0]?.zones[1]).toEqual({ value: "America/Chicago", label: "Central Time, Chicago" });
  const others = groups.at(-1)?.zones.map(({ value }) => value) ?? [];
  expect(others[0]).toBe("Africa/Abidjan");
  expect(others.indexOf("Asia/Calcutta")).toBeLessThan(others.indexOf("Europe/Zurich"));
  expect(others).not.toContain("America/Chicago");
  expect(zones.filter((zone) => zone === "UTC")).toHaveLength(1);
  expect(groups.at(-1)?.label).toBe("Others");
  const othersOf = (current: string) => listTimeZones(current).at(-1)?.zones ?? [];
  expect(othersOf("").map(({ value }) => value)).not.toContain("");
  expect(othersOf("Odd/Zone_x")).toContainEqual({ value: "Odd/Zone_x", label: "Odd/Zone x" });
});

test("the zones on offer, by region", () => {
  expect(
    ZONE_GROUPS.map(
      ({ label, zones }) => `${label}: ${zones.map((zone) => zone.replace(/.*\//, "")).join(", ")}`,
    ),
  ).toEqual([
    "United States: New_York, Chicago, Denver, Phoenix, Los_Angeles, Anchorage, Honolulu",
    "Americas: Halifax, St_Johns, Toronto, Vancouver, Mexico_City, Bogota, Santiago, Sao_Paulo, Buenos_Aires",
    "Europe and Africa: Azores, London, Lisbon, Berlin, Paris, Madrid, Rome, Athens, Kyiv, Istanbul, Cairo, Lagos, Johannesburg, Nairobi",
    "Asia and Pacific: Dubai, Karachi, Kolkata, Dhaka, Bangkok, Singapore, Shanghai, Manila, Seoul, Tokyo, Sydney, Perth, Auckland",
  ]);
  const zones = ZONE_GROUPS.flatMap(({ zones }) => zones);
  expect(zones.filter((zone) => !isTimeZone(zone))).toEqual([]);
  expect(new Set(zones).size).toBe(zones.length);
});

test("without a zone of their own, or with one that is unknown here, people and hosts have another's", () => {
  expect(zoneOr("Asia/Kolkata", "America/Chicago")).toBe("Asia/Kolkata");
  expect(zoneOr("UTC", "America/Chicago")).toBe("UTC");
  expect(zoneOr("Asia/Nowhere", "America/Chicago")).toBe("America/Chicago");
  expect(zoneOr(null, "America/Chicago")).toBe("America/Chicago");
});

test.each([
  ["America/New_York", "Eastern Time", "New York"],
  ["America/Argentina/Buenos_Aires", "Argentina Standard Time", "Buenos Aires"],
])("%s is called %s, %s", (zone, name, city) => {
  expect(zoneName(zone)).toBe(name);
  expect(zoneCity(zone)).toBe(city);
  expect(zoneLabel(zone)).toBe(`${name}, ${city}`);
  expect(zoneLabel(zone)).toBe(`${name}, ${city}`);
});

test("UTC is no city's zone", () => {
  expect(zoneLabel("UTC")).toBe("UTC");
  expect(zoneLabel("Etc/UTC")).toBe("UTC");
});

test("the zone is named with its offset", () => {
  expect(zoneWithOffset("America/Chicago", "2026-11-19T13:30:00.000Z")).toBe("America/Chicago (CST, GMT-6)");
  expect(zoneWithOffset("America/Chicago", "2026-07-19T13:30:00.000Z")).toBe("America/Chicago (CDT, GMT-5)");
  expect(zoneWithOffset("Asia/Kolkata", "2026-11-19T13:30:00.000Z")).toBe("Asia/Kolkata (GMT+5:30)");
  expect(zoneShortName("America/Chicago", new Date("2026-11-19T13:30:00.000Z"))).toBe("CST");
});

test("a zone's names in another language are Unicode's: of winter, of summer, of the whole year", () => {
  expect(translatedZoneNames("Europe/Berlin", "de")).toEqual([
    "Mitteleuropäische Normalzeit",
    "Mitteleuropäische Sommerzeit",
    "Mitteleuropäische Zeit",
  ]);
});
