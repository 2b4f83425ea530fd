import { and, eq, isNotNull, isNull, lte, or, sql } from "drizzle-orm";
import { users } from "../../auth/tables";
import { DAY, isoAfter, MINUTE } from "../../platform/clock";
import type { JobContext } from "../../platform/jobs/job-context.server";
import { logError } from "../../platform/log.server";
import { selectRules, toRules } from "../availability.server";
import { bookingHosts, busyTimes } from "../tables";
import { type BusyCalendar, readBusyTimes } from "./busy-feed.server";
import { isFeedUrl } from "./feed-address";

/** Slightly less than 15 minutes, so that every third sweep reads a calendar. */
const EVERY = 14 * MINUTE;
const TIMEOUT_MS = 10_000;
const MAX_BYTES = 1024 * 1024;
const MAX_REDIRECTS = 3;
/** Calendars of one sweep; the least recently read come first. */
const MOST = 20;

type Feed = { hostId: string; url: string; timeZone: string };

/** Reads the calendars of hosts that are due. One that fails keeps its busy times and says why in the settings. */
export async function readBusyFeeds(ctx: JobContext, load: Load = loadFeed): Promise<void> {
  const due = await listDue(ctx);
  if (due.length === 0) return;
  const [rules] = await selectRules(ctx.db);
  const { horizonDays } = toRules(rules?.value);
  for (const feed of due) await readFeed(feed, { ctx, load, horizonDays });
}

function listDue({ db, clock }: JobContext): Promise<Feed[]> {
  const { userId, busyUrl, busyTriedAt, timeZone } = bookingHosts;
  return db
    .select({ hostId: userId, url: sql<string>`${busyUrl}`, timeZone })
    .from(bookingHosts)
    .innerJoin(users, and(eq(users.id, userId), isNull(users.disabledAt)))
    .where(and(isNotNull(busyUrl), or(isNull(busyTriedAt), lte(busyTriedAt, isoAfter(clock(), -EVERY)))))
    .orderBy(busyTriedAt)
    .limit(MOST);
}

type Reading = { ctx: JobContext; load: Load; horizonDays: number };

async function readFeed({ hostId, url, timeZone }: Feed, { ctx, load, horizonDays }: Reading): Promise<void> {
  const now = ctx.clock();
  try {
    const siteUrl = ctx.env.SITE_URL;
    const text = await load(url, siteUrl);
    const to = new Date(now.getTime() + (horizonDays + 1) * DAY);
    const calendar = readBusyTimes(text, { timeZone, from: now, to, siteUrl });
    const [first] = calendar.skipped;
    if (first) logError("booking.busy-entry", first, { hostId, skipped: calendar.skipped.length });
    await storeTimes(ctx, { hostId, url, calendar }, now);
  } catch (error) {
    logError("booking.busy-feed", error, { hostId });
    await noted(ctx, { hostId, url }, reasonOf(error), now);
  }
}

/** Replaces the host's busy times, unless the address has changed since. One JSON parameter, however many there are. */
async function storeTimes(
  ctx: JobContext,
  { hostId, url, calendar }: { hostId: string; url: string; calendar: BusyCalendar },
  now: Date,
): Promise<void> {
  const rows = JSON.stringify(calendar.times.map(({ start, end }) => [isoOf(start), isoOf(end)]));
  const isCurrent = sql`exists (select 1 from booking_hosts where user_id = ${hostId} and busy_url = ${url})`;
  await ctx.db.batch([
    ctx.db.delete(busyTimes).where(and(eq(busyTimes.hostId, hostId), isCurrent)),
    ctx.db
      .insert(busyTimes)
      .select(sql`select ${hostId}, value ->> 0, value ->> 1 from json_each(${rows}) where ${isCurrent}`),
    noted(ctx, { hostId, url }, skippedNote(calendar.skipped.length), now),
  ]);
}

function skippedNote(skipped: number): string | null {
  if (skipped === 0) return null;
  const entries = skipped === 1 ? "One entry" : `${skipped} entries`;
  const take = skipped === 1 ? "takes" : "take";
  return `${entries} of this calendar cannot be followed and ${take} away no times; all others do.`;
}

function isoOf(ms: number): string {
  return new Date(ms).toISOString();
}

function noted({ db }: JobContext, feed: Omit<Feed, "timeZone">, error: string | null, now: Date) {
  return db
    .update(bookingHosts)
    .set({ busyTriedAt: now.toISOString(), busyError: error })
    .where(and(eq(bookingHosts.userId, feed.hostId), eq(bookingHosts.busyUrl, feed.url)));
}

/** Loads a calendar. @throws FeedRefused */
export type Load = (url: string, siteUrl: string) => Promise<string>;

/** A reason that the owner can read. */
export class FeedRefused extends Error {}

function reasonOf(error: unknown): string {
  if (error instanceof FeedRefused) return error.message;
  return "What is there cannot be read as a calendar.";
}

/** Follows redirects itself, so that each address is checked; reads at most a megabyte within ten seconds. */
export async function loadFeed(url: string, siteUrl: string, fetchUrl = fetch): Promise<string> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  let address = url;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    if (!isFeedUrl(address, siteUrl))
      throw new FeedRefused("The address, or one it leads to, is not allowed.");
    const response = await request(address, signal, fetchUrl);
    const location = response.headers.get("Location");
    if (response.status >= 300 && response.status < 400 && location) {
      await response.body?.cancel();
      address = new URL(location, address).href;
      continue;
    }
    if (!response.ok) {
      await response.body?.cancel();
      throw new FeedRefused(`The calendar's server answered ${response.status}.`);
    }
    return readLimited(response);
  }
  throw new FeedRefused("The address leads on to others too often.");
}

async function request(address: string, signal: AbortSignal, fetchUrl: typeof fetch): Promise<Response> {
  try {
    const headers = { Accept: "text/calendar" };
    return await fetchUrl(address, { redirect: "manual", signal, headers });
  } catch (error) {
    logError("booking.busy-fetch", error);
    throw new FeedRefused("The calendar's server did not answer in time.");
  }
}

async function readLimited(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = "";
  let size = 0;
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.byteLength;
    if (size > MAX_BYTES) {
      await reader?.cancel();
      throw new FeedRefused("The calendar is larger than a megabyte.");
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}
