import { expect, test } from "vitest";
import { DAY, HOUR, isoAfter, MINUTE, SECOND, systemClock } from "../../app/platform/clock";
import { CSV_BYTE_ORDER_MARK, csvLine, fromCsvText, toCsvText } from "../../app/platform/csv";
import { formatDate, formatDateTime, formatDay, formatRecent } from "../../app/platform/dates";
import { networkOf } from "../../app/platform/http/network";
import { readNetworkOrigin } from "../../app/platform/http/network-origin";
import { backOfficePath } from "../../app/platform/http/own-path";
import { isSecretAddress } from "../../app/platform/http/secret-paths";
import { escapeXml } from "../../app/platform/http/xml";
import { redactPayload } from "../../app/platform/jobs/redact-payload";
import { RetryAfter } from "../../app/platform/jobs/retry-after";
import { decimalUsd, formatUsd, parseUsd } from "../../app/platform/money";
import { isTimeZone, listTimeZones, startOfDay, startOfLocalDay } from "../../app/platform/time-zone";

test("lengths of time are in milliseconds", () => {
  expect([SECOND, MINUTE, HOUR, DAY]).toEqual([1000, 60_000, 3_600_000, 86_400_000]);
  expect(isoAfter(new Date("2026-02-28T23:59:59.500Z"), 500)).toBe("2026-03-01T00:00:00.000Z");
  expect(Math.abs(systemClock().getTime() - Date.now())).toBeLessThan(60_000);
});

test.each([
  ["2024-11-21", "UTC", "Nov 21, 2024", "Nov 21, 2024, 12:00 AM UTC"],
  ["2024-11-21T02:05:00Z", "America/Chicago", "Nov 20, 2024", "Nov 20, 2024, 8:05 PM CST"],
  ["2024-07-01T02:05:00Z", "America/Chicago", "Jun 30, 2024", "Jun 30, 2024, 9:05 PM CDT"],
])("%s in %s is %s, and %s with its time", (iso, zone, date, time) => {
  expect(formatDate(iso, zone)).toBe(date);
  expect(formatDateTime(iso, zone)).toBe(time);
  expect(formatDate(iso, zone)).toBe(date);
});

test("without a zone, dates are UTC's", () => {
  expect(formatDate("2024-11-21T23:30:00Z")).toBe("Nov 21, 2024");
  expect(formatDateTime("2024-11-21T14:40:00Z")).toBe("Nov 21, 2024, 2:40 PM UTC");
});

test("a time of today is shown as such, another as its date", () => {
  const now = new Date("2024-11-21T12:00:00Z");
  expect(formatRecent("2024-11-21T14:40:00Z", now)).toBe("2:40 PM");
  expect(formatRecent("2024-11-20T14:40:00Z", now)).toBe("Nov 20, 2024");
  expect(formatRecent("2024-11-21T05:40:00Z", now, "America/Chicago")).toBe("Nov 20, 2024");
  expect(formatRecent("2024-11-22T05:40:00Z", now, "America/Chicago")).toBe("11:40 PM");
  expect(formatRecent("2024-11-21T06:40:00Z", now, "America/Chicago")).toBe("12:40 AM");
});

test("a day of this year is shown without the year", () => {
  const now = new Date("2024-01-01T00:00:00Z");
  expect(formatDay("2024-12-20", now)).toBe("Dec 20");
  expect(formatDay("2023-12-20", now)).toBe("Dec 20, 2023");
  expect(formatDay("2025-02-02", now)).toBe("Feb 2, 2025");
});

test.each([
  ["America/Chicago", true],
  ["utc", true],
  ["+05:30", false],
  ["-08", false],
  ["America/Nowhere", false],
  ["", false],
])("%j can be chosen as a time zone: %s", (name, expected) => {
  expect(isTimeZone(name)).toBe(expected);
});

test("the zones to choose from are in order, with UTC and the present one, each once", () => {
  const zones = listTimeZones("Asia/Calcutta");
  expect(zones.length).toBeGreaterThan(400);
  expect(zones.filter((zone) => zone === "UTC")).toHaveLength(1);
  expect(zones.filter((zone) => zone === "Asia/Calcutta")).toHaveLength(1);
  expect(zones[0]).toBe("Africa/Abidjan");
  expect(zones.indexOf("Asia/Calcutta")).toBeLessThan(zones.indexOf("Europe/Berlin"));
  expect(zones.indexOf("UTC")).toBe(zones.length - 1);
  expect(listTimeZones("")).not.toContain("");
  expect(listTimeZones("Odd/Zone")).toContain("Odd/Zone");
});

test.each([
  ["2026-11-24", "America/Chicago", "2026-11-24T06:00:00.000Z"],
  ["2026-07-24", "America/Chicago", "2026-07-24T05:00:00.000Z"],
  ["2026-11-01", "America/Chicago", "2026-11-01T05:00:00.000Z"],
  ["2026-11-02", "America/Chicago", "2026-11-02T06:00:00.000Z"],
  ["2018-11-04", "America/Sao_Paulo", "2018-11-04T03:00:00.000Z"],
  // Kiribati skipped a whole day.
  // Clocks are put forward at midnight, while it is still yesterday in UTC.
  ["2026-03-29", "Asia/Beirut", "2026-03-28T22:00:00.000Z"],
  ["1995-01-02", "Pacific/Kiritimati", "1995-01-01T10:00:00.000Z"],
])("the day %s begins in %s at %s", (day, zone, start) => {
  expect(startOfDay(day, zone).toISOString()).toBe(start);
});

test("seconds and minutes of an offset count", () => {
  expect(startOfLocalDay(new Date("2026-03-10T18:14:59Z"), "Asia/Kathmandu").toISOString()).toBe(
    "2026-03-09T18:15:00.000Z",
  );
  expect(startOfLocalDay(new Date("2026-03-10T18:15:00Z"), "Asia/Kathmandu").toISOString()).toBe(
    "2026-03-10T18:15:00.000Z",
  );
  expect(startOfLocalDay(new Date("1890-03-10T12:00:00Z"), "Europe/Paris").toISOString()).toBe(
    "1890-03-09T23:50:39.000Z",
  );
});

test.each([
  ["", "", ""],
  ["plain", "plain", "plain"],
  ["=1", "'=1", "'=1"],
  ["  -1", "'  -1", "'  -1"],
  ["a,b", "a,b", '"a,b"'],
  ["a;b", "a;b", '"a;b"'],
  ["a\tb", "a\tb", '"a\tb"'],
  ["a\rb", "a\rb", '"a\rb"'],
  ["a\nb", "a\nb", '"a\nb"'],
  [" a", " a", '" a"'],
  ["a ", "a ", '"a "'],
  ["a b", "a b", "a b"],
  ['say "a"', 'say "a"', '"say ""a"""'],
])("%j is the CSV text %j and the cell %j", (text, content, cell) => {
  expect(toCsvText(text)).toBe(content);
  expect(csvLine([text, "x"])).toBe(`${cell},x\r\n`);
  expect(fromCsvText(content)).toBe(text);
});

test("an apostrophe before anything but a formula stays; the byte order mark is UTF-8's", () => {
  expect(fromCsvText("'t Hooft")).toBe("'t Hooft");
  expect(fromCsvText("=1")).toBe("=1");
  expect(new TextEncoder().encode(CSV_BYTE_ORDER_MARK)).toEqual(Uint8Array.from([0xef, 0xbb, 0xbf]));
});

test.each([
  ["$ 12", 1200],
  ["12.994", 1299],
  ["12.995", 1300],
  ["12.9949", 1299],
  ["1,234,567", 123_456_700],
  ["100000000000.00", 10_000_000_000_000],
  ["100000000000.005", null],
  ["$", null],
  [".", null],
  ["12,34", null],
  ["1234,567", null],
  ["x12", null],
  ["12x", null],
])("%j is %j cents", (text, cents) => {
  expect(parseUsd(text)).toBe(cents);
});

test("cents are written as dollars", () => {
  expect([150_000, 150_005, 0].map(formatUsd)).toEqual(["$1,500", "$1,500.05", "$0"]);
  expect([150_000, 150_005, 0].map(decimalUsd)).toEqual(["1500", "1500.05", "0"]);
});

test.each([
  [30, 30],
  [0, 1],
  [-5, 1],
  [0.2, 1],
  [30.2, 31],
  [3600, 3600],
  [3601, 3600],
  [Number.NaN, 1],
  [Number.POSITIVE_INFINITY, 3600],
])("a service that asks for %d seconds is left alone for %i", (asked, seconds) => {
  const error = new RetryAfter("Busy", asked);
  expect(error.seconds).toBe(seconds);
  expect(error.message).toBe("Busy");
});

test.each([
  ["/admin", "/admin"],
  ["/admin/leads?status=new#top", "/admin/leads?status=new#top"],
  ["/admin?x=1", "/admin?x=1"],
  ["/admin#x", "/admin#x"],
  ["/admin/ä", "/admin/%C3%A4"],
  ["/admin/a/../b", "/admin/b"],
  ["/administration", null],
  ["/admin/../blog", null],
  ["/admin/..//evil.example", null],
  ["//evil.example/admin", null],
  ["x/admin", null],
  ["https://evil.example/admin", null],
  ["/admin/\\evil.example", null],
  ["/admin/\n", null],
  ["/admin/\u0085", null],
  ["", null],
])("the address %j leads within the back office to %j", (address, path) => {
  expect(backOfficePath(address)).toBe(path);
});

test.each([
  ["/booking/abc", true],
  ["https://beaconry.example/booking/abc?x=1", true],
  ["/Booking/abc", true],
  ["/%62ooking/abc", true],
  ["/blog/preview/abc", true],
  ["/booking/%E0", true],
  ["/booking", false],
  ["/blog/preview", false],
  ["/about/booking/x", false],
  ["/book-now", false],
  ["http://[", false],
])("%s is a secret address: %s", (address, expected) => {
  expect(isSecretAddress(address)).toBe(expected);
});

test("XML text is escaped, without what XML cannot hold", () => {
  expect(escapeXml(`<a href="x">'Q&A'</a>`)).toBe(
    "&lt;a href=&quot;x&quot;&gt;&apos;Q&amp;A&apos;&lt;/a&gt;",
  );
  expect(escapeXml("a\u0000b\u0008c\u000bd\u000ce\u000ef\u001fg\ufffeh\uffffi\ud800j")).toBe("abcdefghij");
  expect(escapeXml("a\tb\nc\rd é 🙂")).toBe("a\tb\nc\rd é 🙂");
});

const NOWHERE = { country: null, region: null, asn: null, timeZone: null };
test.each([
  [
    { country: "US", region: "Ohio", asn: 7018, timezone: "America/New_York", city: "Akron" },
    { country: "US", region: "Ohio", asn: 7018, timeZone: "America/New_York" },
  ],
  [{ country: "DE" }, { ...NOWHERE, country: "DE" }],
  [
    { country: "XX", region: "Ohio", asn: 1, timezone: "UTC" },
    { ...NOWHERE, asn: 1, timeZone: "UTC" },
  ],
  [{ country: "T1", region: "Tor" }, NOWHERE],
  [{ country: "USA", region: "Ohio" }, NOWHERE],
  [{ country: "us", region: "Ohio" }, NOWHERE],
  [
    { country: "US", region: "", asn: 1.5, timezone: "x".repeat(65) },
    { ...NOWHERE, country: "US" },
  ],
  [
    { country: "US", region: "x".repeat(100), timezone: "x".repeat(64) },
    { ...NOWHERE, country: "US", region: "x".repeat(100), timeZone: "x".repeat(64) },
  ],
  [
    { country: "US", region: "x".repeat(101), asn: "7018" },
    { ...NOWHERE, country: "US" },
  ],
  [undefined, NOWHERE],
  [null, NOWHERE],
  ["US", NOWHERE],
])("what the network says, %j, is read as %o", (cf, origin) => {
  expect(readNetworkOrigin(cf)).toEqual(origin);
});

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:DB8::1", "2001:DB8:0:0"],
  ["::1", "0:0:0:0"],
  ["::", "0:0:0:0"],
  ["2001:db8:1:2::", "2001:db8:1:2"],
  ["::1:2:3:4:5:6:7", "0:1:2:3"],
  ["1::2:3:4:5:6:7", "1:0:2:3"],
  ["x::1", "x::1"],
  ["::1x", "::1x"],
  ["::ffff:203.0.113.7", "::ffff:203.0.113.7"],
  ["unknown", "unknown"],
])("the network of %s is %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});

const redacted = (value: unknown) => JSON.parse(redactPayload(JSON.stringify(value)));

test.each([
  "v",
  "id",
  "type",
  "kind",
  "mailId",
  "importId",
  "postId",
  "slot",
  "generator",
  "state",
  "reason",
])("a failed job's %s is shown", (name) => {
  expect(redacted({ [name]: "a.b:c-1" })).toEqual({ [name]: "a.b:c-1" });
  expect(redacted({ [name]: "x".repeat(100) })).toEqual({ [name]: "x".repeat(100) });
  expect(redacted({ [name]: "x".repeat(101) })).toEqual({ [name]: "[101 characters]" });
  expect(redacted({ [name]: "a b" })).toEqual({ [name]: "[3 characters]" });
});

test("of what else a failed job holds, only the form is shown", () => {
  expect(redacted({ to: "ann@lee.example", n: 5, is: true, no: null })).toEqual({
    ...{ to: "[15 characters]", n: 5, is: true, no: null },
  });
  expect(redacted({ "a b": 1, ["x".repeat(40)]: 1, ["y".repeat(41)]: 1 })).toEqual({
    ...{ "[name]": 1, ["x".repeat(40)]: 1 },
  });
  expect(redacted({ id: ["a", "b b"], list: Array(11).fill(1) })).toEqual({
    ...{ id: ["a", "[3 characters]"], list: Array(10).fill(1) },
  });
  const names = Array.from({ length: 31 }, (_, at) => [`n${at}`, at]);
  expect(Object.keys(redacted(Object.fromEntries(names)))).toHaveLength(30);
  expect(redacted("text")).toBe("[4 characters]");
  expect(redactPayload("{")).toBe("Not JSON, 1 characters");
});

test("what is shown of a failed job is at most 2,000 characters", () => {
  const long = redactPayload(JSON.stringify({ list: Array(10).fill(Array(10).fill("x".repeat(10))) }));
  expect(long).toHaveLength(2001);
  expect(long.endsWith("…")).toBe(true);
});
