import { lt, sql } from "drizzle-orm";
import { DAY } from "../../platform/clock";
import { retryOnConflict, runIfChanged } from "../../platform/db/change.server";
import type { Db } from "../../platform/db/database.server";
import { countedHits, ingestState } from "../tables";
import { type AnalyticsMessage, eventMessage, pageViewMessage } from "../visit";
import { applyHits } from "./apply-hits";
import { toIncoming } from "./incoming";
import { advanceVersion, readIngestState } from "./ingest-state.server";
import { writesToStatements } from "./ingest-writes.server";
import { type HitPosition, listStoredHits } from "./stored-hits.server";

type Archive = Pick<R2Bucket, "put" | "head" | "get" | "list">;

const HOURS_PER_DAY = 24;
const HITS_AT_ONCE = 1000;
const LIMITS = {
  /** About 10 MB of text, which compresses to about 1 MB. */
  hitsPerFile: 20_000,
  hitsAtOnce: HITS_AT_ONCE,
  deletedAtOnce: 2000,
  /** A cron run has 15 minutes; a backlog is worked off over several days. */
  daysPerRun: 10,
};
const COUNTED_HITS_KEPT_DAYS = 30;

/**
 * Moves raw rows older than `rawDays` days (UTC) from D1 to compressed files in R2, a day at a time: files first, then
 * the boundary, then the rows in small steps. Stopped anywhere, the next run goes on without a loss.
 */
export async function archiveHits(
  { db, archive }: { db: Db; archive: Archive },
  rawDays: number,
  now: Date,
  limits = LIMITS,
): Promise<void> {
  const end = Math.floor(now.getTime() / DAY) - rawDays;
  for (let count = 0; count < limits.daysPerRun; count += 1) {
    const [oldest] = await db
      .select({ hour: sql<number | null>`min(hour)` })
      .from(sql`hits`)
      .where(sql`hour >= (select raw_from_hour from ingest_state)`);
    const day = Math.floor((oldest?.hour ?? Number.POSITIVE_INFINITY) / HOURS_PER_DAY);
    if (day >= end) break;
    await writeDay({ db, archive }, day, limits);
    await advanceBoundary(db, (day + 1) * HOURS_PER_DAY);
  }
  await deleteArchived(db, limits.deletedAtOnce);
  const countedBefore = (Math.floor(now.getTime() / DAY) - COUNTED_HITS_KEPT_DAYS) * HOURS_PER_DAY;
  await db.delete(countedHits).where(lt(countedHits.hour, countedBefore));
}

const dateOf = (day: number) => new Date(day * DAY).toISOString().slice(0, 10);
const prefixOf = (date: string) => `hits/${date}/`;

/** Files of a day are named by number, and the same rows give the same files. */
async function writeDay(
  { db, archive }: { db: Db; archive: Archive },
  day: number,
  { hitsPerFile, hitsAtOnce }: typeof LIMITS,
): Promise<void> {
  const range = { from: day * HOURS_PER_DAY, to: (day + 1) * HOURS_PER_DAY };
  let after: HitPosition | null = null;
  for (let part = 0; ; part += 1) {
    const lines: string[] = [];
    while (lines.length < hitsPerFile) {
      const page: Awaited<ReturnType<typeof listStoredHits>> = await listStoredHits(db, {
        ...{ ...range, after, limit: hitsAtOnce },
      });
      if (!page.last) break;
      after = page.last;
      for (const message of page.messages) lines.push(`${JSON.stringify(message)}\n`);
    }
    if (lines.length === 0) return;
    const key = `${prefixOf(dateOf(day))}${String(part).padStart(4, "0")}.ndjson.gz`;
    const body = await compress(lines.join(""));
    await archive.put(key, body);
    const written = await archive.head(key);
    if (written?.size !== body.byteLength) throw new Error(`The archive ${key} was not written in full`);
  }
}

async function advanceBoundary(db: Db, hour: number): Promise<void> {
  await db
    .update(ingestState)
    .set({ rawFromHour: hour, version: sql`version + 1` })
    .where(lt(ingestState.rawFromHour, hour));
}

async function deleteArchived(db: Db, atOnce: number): Promise<void> {
  for (;;) {
    const { meta } = await db.run(
      sql.raw(`delete from hits where (hour, id) in (select hour, id from hits
        where hour < (select raw_from_hour from ingest_state) limit ${atOnce})`),
    );
    if (meta.changes < atOnce) return;
  }
}

/**
 * Puts the archived raw rows of a day, and of all days after it, back into D1, so that `rebuildRollups` can read them.
 * `date` is YYYY-MM-DD. Returns the number of rows read.
 */
export async function restoreHits(
  { db, archive }: { db: Db; archive: Archive },
  date: string,
): Promise<number> {
  const [state] = await db.select({ hour: ingestState.rawFromHour }).from(ingestState);
  const end = Math.floor((state?.hour ?? 0) / HOURS_PER_DAY);
  let read = 0;
  for (let day = end - 1; dateOf(day) >= date; day -= 1) {
    const { objects } = await archive.list({ prefix: prefixOf(dateOf(day)) });
    for (const { key } of objects) {
      const messages = await readFile(archive, key);
      for (let at = 0; at < messages.length; at += HITS_AT_ONCE) {
        await retryOnConflict(() => putBack(db, messages.slice(at, at + HITS_AT_ONCE)));
      }
      read += messages.length;
    }
    await db.update(ingestState).set({ rawFromHour: day * HOURS_PER_DAY, version: sql`version + 1` });
  }
  return read;
}

async function readFile(archive: Archive, key: string): Promise<AnalyticsMessage[]> {
  const file = await archive.get(key);
  if (!file) throw new Error(`The archive ${key} is gone`);
  const text = await new Response(file.body.pipeThrough(new DecompressionStream("gzip"))).text();
  return text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => {
      const value: unknown = JSON.parse(line);
      const event = eventMessage.schema.safeParse(value);
      return event.success ? event.data : pageViewMessage.schema.parse(value);
    });
}

/** Rows only: what they count for is counted already. */
async function putBack(db: Db, messages: AnalyticsMessage[]): Promise<true | null> {
  const incoming = toIncoming(messages);
  const { version, state } = await readIngestState(db, incoming);
  const { texts, hits } = applyHits({ ...state, rawFromHour: 0 }, incoming);
  const rows = {
    texts,
    hits,
    movedSessions: [],
    sessions: [],
    counted: [],
    hourCounts: [],
    rollupDays: [],
    unfoldedMonth: null,
    returns: [],
  };
  const statements = writesToStatements(db, rows);
  if (statements.length === 0) return true;
  return (await runIfChanged(db, advanceVersion(db, version), statements)) || null;
}

async function compress(text: string): Promise<ArrayBuffer> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("gzip"));
  return new Response(stream).arrayBuffer();
}
