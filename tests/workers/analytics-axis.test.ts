import { beforeEach, expect, test } from "vitest";
import { loadReport } from "../../app/analytics/analytics-page/load.server";
import { foldCounts } from "../../app/analytics/counts/fold.task.server";
import { recordMessages } from "../../app/analytics/counts/record.server";
import { readReportSearch } from "../../app/analytics/read-search";
import { put } from "../support/cron-case";
import { pageViewAt } from "../support/page-views";
import { analyticsRows, clearAnalytics, clearTables, testAnalyticsDb, testDb } from "../support/workers-env";

const databases = { db: testDb(), analyticsDb: testAnalyticsDb() };
const NOW = new Date("2026-03-10T13:20:00.000Z");

beforeEach(async () => {
  await clearAnalytics();
  await clearTables("blogs", "blog_generation_log");
});

async function load(query: string, zone = "UTC") {
  const { report } = await loadReport(databases, readReportSearch(new URLSearchParams(query), zone), {
    now: NOW,
    companyZone: "America/Chicago",
  });
  if (!report.range) throw new Error("The range could not be read");
  return report;
}

async function note(at: string, text: string) {
  await analyticsRows(
    "insert into notes (id, at, text, author_label, created_at) values (?, ?, ?, 'lena', ?)",
    crypto.randomUUID(),
    at,
    text,
    at,
  );
}

test("every note of staff is on the axis, and of each other kind the newest five, in the order of time", async () => {
  const day = (n: number, hour: number) => `2026-03-0${n}T${String(hour).padStart(2, "0")}:00:00.000Z`;
  for (let n = 1; n <= 7; n += 1) {
    await note(day(n, 1), `note ${n}`);
    const at = day(n, 2);
    await put("blogs", {
      ...{ id: `post-${n}`, slug: `post-${n}`, title: `post ${n}`, meta_description: "", content: "" },
      ...{ published: 1, published_at: at, created_at: at, updated_at: at },
    });
    for (const minute of [0, 30]) {
      const startedAt = `${day(n, 3).slice(0, 14)}${String(minute).padStart(2, "0")}:00.000Z`;
      await put("blog_generation_log", {
        ...{
          id: `run-${n}-${minute}`,
          generator: "direct-mail-automation",
          status: "success",
          created_at: startedAt,
        },
      });
    }
  }
  const { range } = await load("range=custom&from=2026-03-01&to=2026-03-08");
  const shown = [1, 2, 3, 4, 5, 6, 7].flatMap((n) => [
    `note ${n}`,
    ...(n > 2 ? [`post ${n}`, "2 drafts written"] : []),
  ]);
  expect(range?.notes.map(({ text }) => text)).toEqual(shown);
});

test.each([
  // 11:30 PM and 12:30 AM in Chicago, 6:30 and 7:30 AM in Berlin, 11:00 AM and noon in Kolkata.
  ["America/Chicago", ["1 draft written", "1 draft written"]],
  ["Europe/Berlin", ["2 drafts written"]],
  ["Asia/Kolkata", ["2 drafts written"]],
])("content runs of an hour apart are noted on their days in %s", async (zone, texts) => {
  for (const at of ["2026-03-06T05:30:00.000Z", "2026-03-06T06:30:00.000Z"])
    await put("blog_generation_log", {
      ...{ id: at, generator: "direct-mail-automation", status: "success", created_at: at },
    });
  const { range } = await load("range=custom&from=2026-03-01&to=2026-03-08", zone);
  expect(range?.notes.map(({ text }) => text)).toEqual(texts);
});

test("notes outside of the range are not on its axis: its first moment is inside, its end is not", async () => {
  await note("2026-03-02T04:59:59.999Z", "before");
  await note("2026-03-02T05:00:00.000Z", "first");
  await note("2026-03-03T04:59:59.999Z", "last");
  await note("2026-03-03T05:00:00.000Z", "after");
  const { range } = await load("range=custom&from=2026-03-02&to=2026-03-02&tz=America/New_York");
  expect(range?.notes.map(({ text }) => text)).toEqual(["first", "last"]);
});

/** Visits of a campaign, each at one of these times. */
const visitsOf = (campaign: string, ...times: string[]) =>
  recordMessages(
    databases.analyticsDb,
    times.flatMap((iso) => {
      const view = pageViewAt(new Date(iso));
      return view.type === "analytics.page-view" ? [{ ...view, hit: { ...view.hit, campaign } }] : [];
    }),
  );
const times = (count: number, iso: string): string[] => Array(count).fill(iso);
const campaigns = async (query: string) =>
  (await load(query)).range?.notes
    .filter(({ kind }) => kind === "campaign")
    .map(({ text, at }) => [text, at]);

test("a campaign is noted at its first visit, from five visits on, and in the range where it began", async () => {
  await visitsOf("spring", ...times(4, "2026-03-09T10:00:00.000Z"), "2026-03-08T06:30:00.000Z");
  await visitsOf("invented", ...times(4, "2026-03-05T10:00:00.000Z"));
  await visitsOf("winter", "2026-02-01T10:00:00.000Z", ...times(9, "2026-03-09T10:00:00.000Z"));
  const week = "range=7d";
  expect(await campaigns(week)).toEqual([["spring", "2026-03-08T06:00:00.000Z"]]);
  expect(await campaigns("range=custom&from=2026-03-09&to=2026-03-10")).toEqual([]);
  expect(await campaigns("range=90d")).toEqual([
    ["winter", "2026-02-01T10:00:00.000Z"],
    ["spring", "2026-03-08T06:00:00.000Z"],
  ]);
  // Folded days tell the day alone; a campaign is still noted once.
  await foldCounts(databases.analyticsDb, NOW);
  expect(await campaigns("range=90d")).toEqual([
    ["winter", "2026-02-01T00:00:00.000Z"],
    ["spring", "2026-03-08T00:00:00.000Z"],
  ]);
  expect(await campaigns(week)).toEqual([["spring", "2026-03-08T00:00:00.000Z"]]);
});

test("of more than five campaigns the five that began last are noted", async () => {
  for (let n = 1; n <= 6; n += 1) await visitsOf(`campaign ${n}`, ...times(5, `2026-03-0${n}T10:00:00.000Z`));
  expect((await campaigns("range=30d"))?.map(([text]) => text)).toEqual(
    [2, 3, 4, 5, 6].map((n) => `campaign ${n}`),
  );
});
