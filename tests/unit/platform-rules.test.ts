import { afterEach, expect, test, vi } from "vitest";
import { DAY, HOUR, isoAfter, MINUTE, SECOND, systemClock } from "../../app/platform/clock";
import { CSV_BYTE_ORDER_MARK, csvLine, fromCsvText, toCsvText } from "../../app/platform/csv";
import { networkOf, readNetworkOrigin } from "../../app/platform/http/limits/network-origin";
import {
  backOfficePath,
  isSecretAddress,
  isSignedAddress,
  isUntracked,
} from "../../app/platform/http/own-paths";
import { escapeXml } from "../../app/platform/http/xml";
import { redactPayload } from "../../app/platform/jobs/redact-payload";
import { USUAL_RETRIES, waitAfter } from "../../app/platform/jobs/retries";
import { pauseOf, RetryAfter } from "../../app/platform/jobs/retry-after";
import {
  amountProblem,
  decimalUsd,
  formatUsd,
  formatUsdAndCents,
  formatWholeUsd,
  parseUsd,
} from "../../app/platform/money";

afterEach(() => {
  vi.useRealTimers();
});

test("lengths of time are in milliseconds", () => {
  expect([SECOND, MINUTE, HOUR, DAY]).toEqual([1000, 60_000, 3_600_000, 86_400_000]);
  expect(isoAfter(new Date("2026-02-28T23:59:59.500Z"), 500)).toBe("2026-03-01T00:00:00.000Z");
  expect(Math.abs(systemClock().getTime() - Date.now())).toBeLessThan(60_000);
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
  ["12.994", null],
  ["0.994", 99],
  ["12.9950", 1300],
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
  expect([150_000, 150_050, 150_049].map(formatWholeUsd)).toEqual(["$1,500", "$1,501", "$1,500"]);
  expect([150_000, 150_005, 0.4].map(formatUsdAndCents)).toEqual(["$1,500.00", "$1,500.05", "$0.00"]);
});

test.each([
  [" 12 € ", "12 € is in another currency: enter the amount in US dollars"],
  ["1.234 ", "1.234 can be a thousand or a fraction: write 1234 or 1.23"],
  ["1.234,56", null],
  ["$1,234", null],
  ["x €", null],
])("the amount %j has the problem %j", (text, problem) => {
  expect(amountProblem(text)).toBe(problem);
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
  [null, 60],
  ["0", 0],
  ["120", 120],
  ["Mon, 02 Mar 2026 10:02:30 GMT", 150],
  ["Mon, 02 Mar 2026 09:59:00 GMT", -60],
  ["1.5 minutes", 60],
  ["soon", 60],
])("the header Retry-After: %j asks for a pause of %d seconds", (header, seconds) => {
  vi.useFakeTimers({ now: new Date("2026-03-02T10:00:00Z"), toFake: ["Date"] });
  expect(pauseOf(header, 60)).toBe(seconds);
});

test("the back office and its sign-in are not tracked; all other pages are", () => {
  expect(["/admin", "/admin/leads", "/auth", "/auth/reset"].filter(isUntracked)).toHaveLength(4);
  expect(["/", "/authors", "/blog/auth/", "/blog/admin", "/book-now"].filter(isUntracked)).toEqual([]);
});

test("programs of others write to addresses that are signed, and to no other", () => {
  expect(["/unsubscribe/abc", "/hooks/resend"].filter(isSignedAddress)).toHaveLength(2);
  expect(["/unsubscribe", "/x/hooks/resend", "/hook", "/admin"].filter(isSignedAddress)).toEqual([]);
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

test("work is tried five times, after 30 s, 1, 2 and 4 min, and a wait is an hour at most", () => {
  const waits = Array.from({ length: USUAL_RETRIES.attempts - 1 }, (_, at) =>
    waitAfter(at + 1, USUAL_RETRIES, 30),
  );
  expect(waits).toEqual([30, 60, 120, 240]);
  expect(waitAfter(1, USUAL_RETRIES, 0.1)).toBe(1);
  expect(waitAfter(2, USUAL_RETRIES, 3000)).toBe(3600);
});
