import fc from "fast-check";
import { expect, test } from "vitest";
import { CHANNELS } from "../../app/analytics/channel";
import { MONEY_DIMENSIONS, MONEY_SORTS } from "../../app/analytics/money";
import { readReportSearch } from "../../app/analytics/read-search";
import { FILTER_NAMES, MEASURES } from "../../app/analytics/report";
import {
  ALL_MONEY,
  LISTS_BY_GROUP,
  mapGroups,
  RANGES,
  type ReportSearch,
  searchText,
  VIEWS,
  withFilter,
} from "../../app/analytics/report-search";
import { dateText } from "../../app/platform/time/zoned-time";
import { ZONE_GROUPS } from "../../app/platform/time/zones";

const OWN = "America/Chicago";
const read = (text: string) => readReportSearch(new URLSearchParams(text), OWN);

test("an empty URL is 30 days of visitors in the reader's zone, without filters", () => {
  expect(read("")).toEqual({
    range: "30d",
    from: null,
    to: null,
    zone: "America/Chicago",
    ownZone: "America/Chicago",
    measure: "visitors",
    filters: {},
    lists: { pages: "landing", sources: "channel", places: "country", machines: "browser" },
    view: "chart",
    split: "channel",
    sort: "won",
    open: null,
    more: null,
    cost: null,
  });
  expect(searchText(read(""))).toBe("");
});

test.each([
  "range=99d&measure=money&view=map&split=color&tz=Mars",
  "range=custom&from=2026-11-01",
  "range=custom&from=2026-02-30&to=2026-03-01",
  "channel=carrier-pigeon&device=toaster&converted=yes&os=&country=",
  "pages=channel&more=everything&open=nobody",
  "sort=shoes&cost=1",
  "__proto__=1&constructor=2&landing=%00",
])("what is not known is ignored: %s", (text) => {
  expect(searchText(read(text))).toBe("");
});

test("a filter is set, replaced and removed", () => {
  const one = withFilter({}, "channel", "ai");
  expect(withFilter(one, "device", "mobile")).toEqual({ channel: "ai", device: "mobile" });
  expect(withFilter(one, "channel", "paid")).toEqual({ channel: "paid" });
  expect(withFilter(one, "channel", null)).toEqual({});
});

test("dates without a custom range are dropped", () => {
  expect(read("range=7d&from=2026-11-01&to=2026-11-02")).toMatchObject({ from: null, to: null });
});

const anyText = fc
  .string({ minLength: 1, maxLength: 40, unit: "grapheme" })
  .filter((text) => !/[\p{Cc}\p{Cs}]/u.test(text));
const anyDate = fc.integer({ min: 0, max: 30_000 }).map(dateText);
const filters = fc.record(
  {
    landing: anyText,
    channel: fc.constantFrom(...CHANNELS),
    referrer: anyText,
    campaign: anyText,
    country: anyText,
    region: anyText,
    device: fc.constantFrom("mobile", "desktop", "tablet"),
    browser: fc.constantFrom("Chrome", "Safari"),
    os: fc.constantFrom("iOS", "Windows"),
    converted: fc.constant("1"),
  },
  { requiredKeys: [] },
);

const anySearch: fc.Arbitrary<ReportSearch> = fc
  .record({
    range: fc.constantFrom(...RANGES),
    dates: fc.tuple(anyDate, anyDate),
    zone: fc.constantFrom("UTC", ...ZONE_GROUPS.flatMap(({ zones }) => zones)),
    measure: fc.constantFrom(...MEASURES),
    filters,
    lists: fc.record(mapGroups((group) => fc.constantFrom(...LISTS_BY_GROUP[group]))),
    view: fc.constantFrom(...VIEWS),
    split: fc.constantFrom(...MONEY_DIMENSIONS),
    open: fc.option(fc.constantFrom(...CHANNELS)),
    sort: fc.constantFrom(...MONEY_SORTS),
    more: fc.option(fc.constantFrom(...Object.values(LISTS_BY_GROUP).flat(), ALL_MONEY)),
    cost: fc.option(fc.uuid()),
  })
  .map(({ dates: [from, to], ...search }) => {
    const isCustom = search.range === "custom";
    return { ...search, ownZone: OWN, from: isCustom ? from : null, to: isCustom ? to : null };
  });

test("property: the URL holds the whole state", () => {
  fc.assert(
    fc.property(anySearch, (search) => {
      expect(read(searchText(search))).toEqual(search);
    }),
  );
});

test("property: any URL is read, and reading what was written changes nothing", () => {
  const names = [
    "range",
    "from",
    "to",
    "tz",
    "measure",
    "view",
    "split",
    "open",
    "more",
    "pages",
    ...FILTER_NAMES,
  ];
  const pairs = fc.array(fc.tuple(fc.constantFrom(...names), fc.string()));
  fc.assert(
    fc.property(pairs, (entries) => {
      const once = searchText(readReportSearch(new URLSearchParams(entries), OWN));
      expect(searchText(read(once))).toBe(once);
    }),
  );
});

test.each([
  ["Asia/Kolkata", "Asia/Kolkata"],
  ["UTC", "UTC"],
  ["Mars/Olympus", OWN],
  ["", OWN],
  ["Europe/Berlin", "Europe/Berlin"],
])("the zone %j is read as %s: one that is unknown is the reader's own", (tz, zone) => {
  expect(readReportSearch(new URLSearchParams({ tz }), OWN).zone).toBe(zone);
});

test("the URL names no zone that is the reader's own, and any other", () => {
  expect(searchText(read("tz=America/Chicago"))).toBe("");
  expect(searchText(read("tz=UTC"))).toBe("?tz=UTC");
  expect(searchText(readReportSearch(new URLSearchParams({ tz: OWN }), "Europe/Berlin"))).toBe(
    "?tz=America%2FChicago",
  );
});
