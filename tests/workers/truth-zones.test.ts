import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, test } from "vitest";
import { loader as dashboard } from "../../app/admin/dashboard-page/route";
import { loader as exportTable } from "../../app/analytics/analytics-page/export/export.route";
import { collect, hit } from "../support/collect";
import { deliver } from "../support/deliver";
import { insertLead } from "../support/leads";
import { argsOf, contextAt, get, signedInStaff } from "../support/staff";
import { clearAnalytics, clearTables, rows } from "../support/workers-env";

/** Monday 10:30 PM in Chicago, Tuesday 5:30 AM in Berlin, 10:00 AM in Kolkata. */
const NOW = new Date("2026-11-03T04:30:00.000Z");
const MINUTE = 60_000;

/**
 * When a visit began (UTC), its page views (those after the first follow minutes later), and on which day that is, read
 * off a clock in each place. Clocks go back in Berlin on October 25 at 01:00 UTC (+2 to +1), in Chicago on November 1 at
 * 07:00 UTC (-5 to -6); Kolkata is at +5:30. Visits are counted by hours of UTC: `Kolkata's hour` is the day there in
 * which that hour begins.
 */
const VISITS = `
began                    | pages | call | UTC   | Chicago | Berlin | Kolkata | Kolkata's hour
2026-10-24T21:59:59.999Z | 2     |      | 10-24 | 10-24   | 10-24  | 10-25   | 10-25
2026-10-24T22:00:00.000Z | 1     | 1    | 10-24 | 10-24   | 10-25  | 10-25   | 10-25
2026-10-25T00:30:00.000Z | 1     |      | 10-25 | 10-24   | 10-25  | 10-25   | 10-25
2026-10-25T01:30:00.000Z | 3     | 1    | 10-25 | 10-24   | 10-25  | 10-25   | 10-25
2026-10-25T22:59:59.999Z | 1     |      | 10-25 | 10-25   | 10-25  | 10-26   | 10-26
2026-10-25T23:00:00.000Z | 2     |      | 10-25 | 10-25   | 10-26  | 10-26   | 10-26
2026-10-26T04:59:59.999Z | 1     | 1    | 10-26 | 10-25   | 10-26  | 10-26   | 10-26
2026-10-28T00:15:00.000Z | 4     | 1    | 10-28 | 10-27   | 10-28  | 10-28   | 10-28
2026-10-28T18:29:59.999Z | 1     |      | 10-28 | 10-28   | 10-28  | 10-28   | 10-28
2026-10-28T18:30:00.000Z | 2     | 1    | 10-28 | 10-28   | 10-28  | 10-29   | 10-28
2026-10-28T18:59:59.999Z | 1     |      | 10-28 | 10-28   | 10-28  | 10-29   | 10-28
2026-10-28T19:00:00.000Z | 1     |      | 10-28 | 10-28   | 10-28  | 10-29   | 10-29
2026-11-01T04:59:59.999Z | 2     | 1    | 11-01 | 10-31   | 11-01  | 11-01   | 11-01
2026-11-01T05:00:00.000Z | 1     |      | 11-01 | 11-01   | 11-01  | 11-01   | 11-01
2026-11-01T06:30:00.000Z | 1     |      | 11-01 | 11-01   | 11-01  | 11-01   | 11-01
2026-11-01T07:30:00.000Z | 1     | 1    | 11-01 | 11-01   | 11-01  | 11-01   | 11-01
2026-11-02T05:59:59.999Z | 3     |      | 11-02 | 11-01   | 11-02  | 11-02   | 11-02
2026-11-02T06:00:00.000Z | 1     |      | 11-02 | 11-02   | 11-02  | 11-02   | 11-02
2026-11-02T23:30:00.000Z | 1     | 1    | 11-02 | 11-02   | 11-03  | 11-03   | 11-03
2026-11-03T04:20:00.000Z | 2     | 1    | 11-03 | 11-02   | 11-03  | 11-03   | 11-03
`;

type Column = "UTC" | "Chicago" | "Berlin" | "Kolkata" | "Kolkata's hour";
const [HEAD = [], ...LINES] = VISITS.trim()
  .split("\n")
  .map((line) => line.split("|").map((cell) => cell.trim()));
const TABLE = LINES.map((line) => {
  const cell = (name: string) => line[HEAD.indexOf(name)] ?? "";
  const day = (column: Column) => `2026-${cell(column)}`;
  return { began: cell("began"), pages: Number(cell("pages")), calls: Number(cell("call") || 0), day };
});
const DAYS = ["UTC", "Chicago", "Berlin", "Kolkata", "Kolkata's hour"] as const;
const ALL_DAYS = [...new Set(TABLE.flatMap(({ day }) => DAYS.map(day)))].sort();

type Reader = {
  zone: string;
  /** The columns that the person's pages show. */
  visits: Column;
  leads: Column;
  /** The day of NOW in `visits`; the persons of that day, with the one whose visit of yesterday goes on; its page views. */
  today: { date: string; visitors: number; views: number };
  /** The day of 25 hours. */
  longDay: string | null;
};

const READERS: Reader[] = [
  {
    ...{ zone: "America/Chicago", visits: "Chicago", leads: "Chicago" },
    ...{ today: { date: "2026-11-02", visitors: 4, views: 6 }, longDay: "2026-11-01" },
  },
  {
    ...{ zone: "Europe/Berlin", visits: "Berlin", leads: "Berlin" },
    ...{ today: { date: "2026-11-03", visitors: 2, views: 3 }, longDay: "2026-10-25" },
  },
  {
    ...{ zone: "Asia/Kolkata", visits: "Kolkata's hour", leads: "Kolkata" },
    ...{ today: { date: "2026-11-03", visitors: 2, views: 3 }, longDay: null },
  },
];

let headers: Record<string, string> = {};
let person = "";

beforeAll(async () => {
  await clearAnalytics();
  await clearTables("leads", "profiles", "sessions", "users");
  const signedIn = await signedInStaff("lena@beaconry.example", "owner", NOW);
  headers = signedIn.headers;
  person = signedIn.staff.id;
  for (const { began, pages, calls } of TABLE) {
    await visit(Date.parse(began), pages, calls);
    await insertLead({ createdAt: began, updatedAt: began });
  }
});

/** The visit as its browser sends it, through the collect action and the queue. */
async function visit(began: number, pages: number, calls: number): Promise<void> {
  const session = crypto.randomUUID();
  const views = Array.from({ length: pages }, (_, page) => collectAt(began + page * 5 * MINUTE, {}));
  const call = { kind: "event", name: "phone_click", data: { phone_number: "+14145550142" } };
  const events = Array.from({ length: calls }, () => collectAt(began + 2 * MINUTE, call));
  async function collectAt(at: number, changes: object): Promise<unknown[]> {
    const { status, messages } = await collect({ ...hit(), session, path: "/", ...changes }, { at });
    expect(status).toBe(204);
    return messages;
  }
  await deliver("beaconry-analytics", (await Promise.all([...views, ...events])).flat(), { ...env });
}

const request = (path: string) => argsOf(get(path, headers), contextAt(NOW));

/** A file of the page, without its head, as cells; no cell has a comma. */
async function table(query: string): Promise<string[][]> {
  const response = await exportTable(request(`/admin/analytics/export?${query}`));
  const lines = (await response.text()).trimEnd().split("\r\n");
  return lines.slice(1).map((line) => line.split(","));
}

describe.each(READERS)("for a person in $zone", ({ zone, visits, leads, today, longDay }) => {
  beforeAll(async () => {
    await clearTables("profiles");
    await rows("insert into profiles (user_id, time_zone) values (?, ?)", person, zone);
  });

  test("each day of analytics has the visits that began on it, with all their page views and calls", async () => {
    for (const date of ALL_DAYS.filter((day) => day <= today.date)) {
      const hours = await table(`table=series&range=custom&from=${date}&to=${date}&tz=${zone}`);
      const sum = (column: number) => hours.reduce((all, cells) => all + Number(cells[column]), 0);
      const own = TABLE.filter(({ day }) => day(visits) === date);
      const expected = [
        own.length,
        own.reduce((all, { pages }) => all + pages, 0),
        own.reduce((all, { calls }) => all + calls, 0),
      ];
      expect([2, 3, 4].map(sum), date).toEqual(expected);
      expect(hours, date).toHaveLength(date === longDay ? 25 : 24);
    }
  });

  test("a range of days has each visit once", async () => {
    const days = await table(`table=series&range=custom&from=2026-10-24&to=2026-11-03&tz=${zone}`);
    const counts = days.map((cells) => Number(cells[2]));
    const dates = ["10-24", "10-25", "10-26", "10-27", "10-28", "10-29", "10-30", "10-31", "11-01", "11-02"];
    const wanted = [...dates, "11-03"].map((date) => `2026-${date}`).filter((date) => date <= today.date);
    expect(counts).toEqual(wanted.map((date) => TABLE.filter(({ day }) => day(visits) === date).length));
    expect(counts.reduce((all, one) => all + one, 0)).toBe(TABLE.length);
  });

  test("today has the visits since midnight", async () => {
    const site = await table(`table=whole-site&tz=${zone}`);
    expect(site).toContainEqual(["Visitors", "today", String(today.visitors)]);
    expect(site).toContainEqual(["Page views", "today", String(today.views)]);
    expect(site).toContainEqual(["Visitors", "all time", String(TABLE.length)]);
  });

  test("each column of the dashboard has the leads of its day", async () => {
    const { leads: figures } = await (await dashboard(request("/admin"))).dashboard;
    expect(figures?.total).toBe(TABLE.length);
    // From 4:30 AM (UTC) of November 2 on.
    expect(figures?.lastDay).toBe(4);
    expect(figures?.byDay).toHaveLength(14);
    for (const { day: date, count } of figures?.byDay ?? [])
      expect(count, date).toBe(TABLE.filter(({ day }) => day(leads) === date).length);
    expect(figures?.byDay.reduce((all, { count }) => all + count, 0)).toBe(TABLE.length);
  });
});
