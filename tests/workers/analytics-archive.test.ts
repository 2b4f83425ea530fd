import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { archiveHits, restoreHits } from "../../app/analytics/counts/archive.task.server";
import { recordMessages } from "../../app/analytics/counts/record.server";
import type { AnalyticsMessage } from "../../app/analytics/visit";
import { DAY } from "../../app/platform/clock";
import { pageViewAt } from "../support/page-views";
import { analyticsRows, clearAnalytics, testAnalyticsDb } from "../support/workers-env";

const db = testAnalyticsDb();
const NOW = new Date("2026-03-10T03:10:00.000Z");
const at = (iso: string) => pageViewAt(new Date(iso));
const stored = async () =>
  (await analyticsRows("select hex(id) id from hits order by hour, at")).map(({ id }) => id);
const hexOf = ({ id }: AnalyticsMessage) => id.replaceAll("-", "").toUpperCase();
const files = async () => (await env.ARCHIVE.list()).objects.map(({ key }) => key);
const boundary = async () => (await analyticsRows("select raw_from_hour / 24 day from ingest_state"))[0]?.day;
const dayOf = (iso: string) => Date.parse(iso) / DAY;

beforeEach(clearAnalytics);

type Bucket = typeof env.ARCHIVE;

/** The bucket with one method that behaves differently. */
function archiveWith(change: Partial<Record<keyof Bucket, (...args: never[]) => unknown>>): Bucket {
  return new Proxy(env.ARCHIVE, {
    get(target, name) {
      const changed = Reflect.get(change, name);
      if (changed) return changed;
      const value = Reflect.get(target, name, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}

const lost = async () => {
  throw new Error("The network is gone");
};
const isCutShort = async (key: string, body: ArrayBuffer) =>
  env.ARCHIVE.put(key, body.slice(0, body.byteLength - 1));

test.each([
  ["is stored cut short", { put: isCutShort }, /was not written in full/],
  ["is not stored", { put: async () => null }, /was not written in full/],
  ["cannot be stored", { put: lost }, /The network is gone/],
  ["cannot be looked at", { head: lost }, /The network is gone/],
])(
  "if a day's file %s, the run fails and no row goes; the next run archives all of it",
  async (_, change, error) => {
    const hits = [at("2026-03-01T10:00:00.000Z"), at("2026-03-02T10:00:00.000Z")];
    await recordMessages(db, hits);
    await expect(archiveHits({ db, archive: archiveWith(change) }, 5, NOW)).rejects.toThrow(error);
    expect([await stored(), await boundary()]).toEqual([hits.map(hexOf), 0]);
    await archiveHits({ db, archive: env.ARCHIVE }, 5, NOW);
    expect(await stored()).toEqual([]);
    expect(await restoreHits({ db, archive: env.ARCHIVE }, "2026-03-01")).toBe(2);
    expect(await stored()).toEqual(hits.map(hexOf));
  },
);

test("with five days kept, a day goes whole at its UTC midnight, and the day after stays whole", async () => {
  const gone = ["2026-03-04T00:00:00.000Z", "2026-03-04T23:59:59.999Z"].map(at);
  const kept = ["2026-03-05T00:00:00.000Z", "2026-03-10T03:00:00.000Z"].map(at);
  await recordMessages(db, [...gone, ...kept]);
  await archiveHits({ db, archive: env.ARCHIVE }, 5, NOW);
  expect(await stored()).toEqual(kept.map(hexOf));
  expect([await boundary(), await files()]).toEqual([
    dayOf("2026-03-05"),
    ["hits/2026-03-04/0000.ndjson.gz"],
  ]);
  await archiveHits({ db, archive: env.ARCHIVE }, 5, NOW);
  expect([await stored(), await files()]).toEqual([kept.map(hexOf), ["hits/2026-03-04/0000.ndjson.gz"]]);
});

const SMALL = { hitsPerFile: 2, hitsAtOnce: 1, filesPerStep: 2, deletedAtOnce: 2, deletesPerStep: 2 };

test("a large day takes several files, a backlog several steps, and all of it can be restored", async () => {
  const days = ["2026-03-01", "2026-03-02", "2026-03-03"];
  const hits = days.flatMap((day) =>
    [8, 9, 10, 11, 12].map((hour) => at(`${day}T${String(hour).padStart(2, "0")}:00:00.000Z`)),
  );
  await recordMessages(db, hits);
  const filesOf = (day: string) => [0, 1, 2].map((part) => `hits/${day}/000${part}.ndjson.gz`);
  const leftAfter: [files: number, rows: number, day: unknown][] = [];
  let place: string | null = null;
  do {
    place = await archiveHits({ db, archive: env.ARCHIVE }, 5, NOW, place, SMALL);
    leftAfter.push([(await files()).length, (await stored()).length, await boundary()]);
  } while (place !== null);
  // Two files a step; a day's five rows go by twos, before the next day is begun.
  expect(leftAfter).toEqual([
    [2, 15, 0],
    [3, 13, dayOf("2026-03-02")],
    [5, 10, dayOf("2026-03-02")],
    [6, 8, dayOf("2026-03-03")],
    [8, 5, dayOf("2026-03-03")],
    [9, 3, dayOf("2026-03-04")],
    [9, 0, dayOf("2026-03-04")],
    [9, 0, dayOf("2026-03-04")],
  ]);
  expect(await files()).toEqual(days.flatMap(filesOf));

  // From a day on: the days before it stay in the archive.
  expect(await restoreHits({ db, archive: env.ARCHIVE }, "2026-03-02")).toBe(10);
  expect([await stored(), await boundary()]).toEqual([hits.slice(5).map(hexOf), dayOf("2026-03-02")]);
  expect(await restoreHits({ db, archive: env.ARCHIVE }, "2026-03-02")).toBe(0);
  expect(await restoreHits({ db, archive: env.ARCHIVE }, "2026-01-01")).toBe(5);
  expect(await stored()).toEqual(hits.map(hexOf));
});

test("a file that is gone while it is restored is told, and what was archived stays so", async () => {
  await recordMessages(db, [at("2026-03-01T10:00:00.000Z")]);
  await archiveHits({ db, archive: env.ARCHIVE }, 5, NOW);
  const before = await boundary();
  const archive = archiveWith({ get: async () => null });
  await expect(restoreHits({ db, archive }, "2026-03-01")).rejects.toThrow("is gone");
  const cut = archiveWith({
    get: async (key: string) => {
      const whole = await (await env.ARCHIVE.get(key))?.arrayBuffer();
      return { body: new Response(whole?.slice(0, whole.byteLength - 12)).body };
    },
  });
  await expect(restoreHits({ db, archive: cut }, "2026-03-01")).rejects.toThrow();
  expect([await boundary(), await stored()]).toEqual([before, []]);
});

const counted = (timestamp: string): AnalyticsMessage => ({
  ...{ v: 1, type: "analytics.count", id: crypto.randomUUID(), reason: "bot" },
  ...{ eventName: null, pagePath: "/", timestamp },
});
const filtered = async () =>
  (await analyticsRows("select sum(views) n from rollup_hours where dimension = 'filtered'"))[0]?.n;

test("ids of counted hits go after 30 days; a repetition of a younger one still counts once", async () => {
  const old = counted("2026-02-07T23:59:59.999Z");
  const young = counted("2026-02-08T00:00:00.000Z");
  await recordMessages(db, [old, young]);
  await archiveHits({ db, archive: env.ARCHIVE }, 365, NOW);
  expect(await analyticsRows("select hex(id) id from counted_hits")).toEqual([{ id: hexOf(young) }]);
  await recordMessages(db, [young]);
  expect(await filtered()).toBe(2);
  await archiveHits({ db, archive: env.ARCHIVE }, 365, NOW);
  expect(await analyticsRows("select hex(id) id from counted_hits")).toEqual([{ id: hexOf(young) }]);
});
