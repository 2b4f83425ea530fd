import { lt, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { DAY } from "../../platform/clock";
import { retryOnConflict, runIfChanged } from "../../platform/db/change.server";
import type { Db } from "../../platform/db/database.server";
import { ingestState } from "../tables";
import { type AnalyticsMessage, eventMessage, pageViewMessage } from "../visit";
import { applyHits } from "./apply-hits";
import { toIncoming } from "./incoming";
import { advanceVersion, readIngestState } from "./ingest-state.server";
import { writesToStatements } from "./ingest-writes.server";
import { type HitPosition, listStoredHits } from "./stored-hits.server";

type Archive = Pick<R2Bucket, "put" | "head" | "get" | "list">;

const HOURS_PER_DAY = 24;
const HITS_PUT_BACK_AT_ONCE = 1000;
/** Of one step: 20 reads, 20 deletes and a few calls a day, in well under half a minute of CPU. */
const LIMITS = {
  /** About 10 MB of text, which compresses to about 1 MB. */
  hitsPerFile: 20_000,
  hitsAtOnce: 5000,
  filesPerStep: 5,
  deletedAtOnce: 10_000,
  deletesPerStep: 20,
};
const COUNTED_HITS_KEPT_DAYS = 30;

/** Where a day's files go on: the number of the next one, and the hit after which it begins. */
const placeSchema = z.object({
  day: z.number(),
  part: z.number(),
  after: z.object({ hour: z.number(), id: z.string() }).nullable(),
});
type Place = z.infer<typeof placeSchema>;

/**
 * Moves raw rows older than `rawDays` days (UTC) from D1 to compressed files in R2: a day's files first, then the
 * boundary, then the day's rows, before the next day is begun. Stopped anywhere, it goes on without a loss. A step does
 * a bounded amount of work; returns the `place` at which the next one goes on, or null after the last.
 */
export async function archiveHits(
  { db, archive }: { db: Db; archive: Archive },
  rawDays: number,
  now: Date,
  place: string | null = null,
  limits = LIMITS,
): Promise<string | null> {
  const today = Math.floor(now.getTime() / DAY);
  const left = { deletes: limits.deletesPerStep, files: limits.filesPerStep };
  let from = place ? placeSchema.parse(JSON.parse(place)) : null;
  const isCountedOld = sql`hour < ${(today - COUNTED_HITS_KEPT_DAYS) * HOURS_PER_DAY}`;
  const isArchived = sql`hour < (select raw_from_hour from ingest_state)`;
  for (;;) {
    if (!(await deleteInParts(db, { table: "hits", where: isArchived }, left, limits))) break;
    const day = await oldestDay(db);
    if (day >= today - rawDays) {
      const isDone = await deleteInParts(db, { table: "counted_hits", where: isCountedOld }, left, limits);
      if (isDone) return null;
      break;
    }
    const begun: Place = from?.day === day ? from : { day, part: 0, after: null };
    from = await writeDay({ db, archive }, begun, left, limits);
    if (from) break;
    await advanceBoundary(db, (day + 1) * HOURS_PER_DAY);
  }
  return JSON.stringify(from ?? { day: 0, part: 0, after: null });
}

async function oldestDay(db: Db): Promise<number> {
  const [oldest] = await db
    .select({ hour: sql<number | null>`min(hour)` })
    .from(sql`hits`)
    .where(sql`hour >= (select raw_from_hour from ingest_state)`);
  return Math.floor((oldest?.hour ?? Number.POSITIVE_INFINITY) / HOURS_PER_DAY);
}

const dateOf = (day: number) => new Date(day * DAY).toISOString().slice(0, 10);
const prefixOf = (date: string) => `hits/${date}/`;

/**
 * Files of a day are named by number, and the same rows give the same files. Returns where the day goes on once no
 * files are left to write in this step, or null at its end. Each day takes at least one.
 */
async function writeDay(
  { db, archive }: { db: Db; archive: Archive },
  { day, part: first, after: position }: Place,
  left: { files: number },
  { hitsPerFile, hitsAtOnce }: typeof LIMITS,
): Promise<Place | null> {
  const range = { from: day * HOURS_PER_DAY, to: (day + 1) * HOURS_PER_DAY };
  let after: HitPosition | null = position;
  for (let part = first; ; part += 1) {
    if (left.files <= 0) return { day, part, after };
    left.files -= 1;
    const lines: string[] = [];
    while (lines.length < hitsPerFile) {
      const page: Awaited<ReturnType<typeof listStoredHits>> = await listStoredHits(db, {
        ...{ ...range, after, limit: hitsAtOnce },
      });
      if (page.last) after = page.last;
      for (const message of page.messages) lines.push(`${JSON.stringify(message)}\n`);
      if (page.messages.length < hitsAtOnce) break;
    }
    if (lines.length > 0) await writeFile(archive, dateOf(day), part, lines);
    if (lines.length < hitsPerFile) return null;
  }
}

async function writeFile(archive: Archive, date: string, part: number, lines: string[]): Promise<void> {
  const key = `${prefixOf(date)}${String(part).padStart(4, "0")}.ndjson.gz`;
  const body = await compress(lines.join(""));
  await archive.put(key, body);
  const written = await archive.head(key);
  if (written?.size !== body.byteLength) throw new Error(`The archive ${key} was not written in full`);
}

async function advanceBoundary(db: Db, hour: number): Promise<void> {
  await db
    .update(ingestState)
    .set({ rawFromHour: hour, version: sql`version + 1` })
    .where(lt(ingestState.rawFromHour, hour));
}

type Old = { table: "hits" | "counted_hits"; where: SQL };

/** Returns whether all such rows are gone; no statement deletes more than D1 ends in its time. */
async function deleteInParts(
  db: Db,
  { table, where }: Old,
  left: { deletes: number },
  { deletedAtOnce }: typeof LIMITS,
): Promise<boolean> {
  const name = sql.raw(table);
  while (left.deletes > 0) {
    left.deletes -= 1;
    const { meta } = await db.run(
      sql`delete from ${name} where (hour, id) in (select hour, id from ${name} where ${where} limit ${deletedAtOnce})`,
    );
    if (meta.changes < deletedAtOnce) return true;
  }
  return false;
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
      for (let at = 0; at < messages.length; at += HITS_PUT_BACK_AT_ONCE) {
        await retryOnConflict(() => putBack(db, messages.slice(at, at + HITS_PUT_BACK_AT_ONCE)));
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
    mailVisits: [],
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
