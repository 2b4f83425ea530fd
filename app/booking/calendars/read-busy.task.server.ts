import { and, eq, isNotNull, isNull, lte, or, sql } from "drizzle-orm";
import { users } from "../../auth/tables";
import { DAY, isoAfter, MINUTE } from "../../platform/clock";
import { runIfChanged } from "../../platform/db/change.server";
import type { Statement } from "../../platform/db/database.server";
import type { JobContext } from "../../platform/jobs/job-context.server";
import { dispatchOutbox } from "../../platform/jobs/outbox.server";
import { logError } from "../../platform/log.server";
import { timeText } from "../../platform/time/time-text";
import { selectRules, toRules } from "../availability.server";
import { insertCalendarNotice } from "../mails/calendar-notice.server";
import { bookingHosts, busyTimes } from "../tables";
import { type BusyCalendar, type BusyInput, readBusyStream, readBusyTimes } from "./busy-feed.server";
import { withoutLogin } from "./feed-address";
import { FeedRefused, type Load, loadFeed } from "./load-feed.server";

/** Slightly less than 15 minutes, so that every third sweep reads a calendar. */
const EVERY = 14 * MINUTE;
/** Calendars of one sweep; the least recently read come first. */
const MOST = 20;

/** Entries that a note names, as many as a person reads at once. */
const MOST_NAMED = 3;

/** Readings one after another, an hour of them, after which the host gets a mail about what is wrong. */
const FAILURES_UNTIL_MAIL = 4;

type Feed = { hostId: string; url: string; timeZone: string; email: string; name: string; failures: number };

/** Reads the calendars of hosts that are due. One that fails keeps its busy times and says why in the settings. */
export async function readBusyFeeds(ctx: JobContext, load: Load = loadFeed): Promise<void> {
  const due = await listDue(ctx);
  if (due.length === 0) return;
  const [rules] = await selectRules(ctx.db);
  const { horizonDays } = toRules(rules?.value);
  for (const feed of due) await readFeed(feed, { ctx, load, horizonDays });
}

function listDue({ db, clock }: JobContext): Promise<Feed[]> {
  const { userId, busyUrl, busyTriedAt, timeZone, name, busyFailures } = bookingHosts;
  const url = sql<string>`${busyUrl}`;
  return db
    .select({ hostId: userId, url, timeZone, email: users.email, name, failures: busyFailures })
    .from(bookingHosts)
    .innerJoin(users, and(eq(users.id, userId), isNull(users.disabledAt)))
    .where(and(isNotNull(busyUrl), or(isNull(busyTriedAt), lte(busyTriedAt, isoAfter(clock(), -EVERY)))))
    .orderBy(busyTriedAt)
    .limit(MOST);
}

type Reading = { ctx: JobContext; load: Load; horizonDays: number };

async function readFeed(feed: Feed, { ctx, load, horizonDays }: Reading): Promise<void> {
  const { hostId, url, timeZone } = feed;
  const now = ctx.clock();
  try {
    const siteUrl = ctx.env.SITE_URL;
    const to = new Date(now.getTime() + (horizonDays + 1) * DAY);
    const input = { timeZone, from: now, to, siteUrl, addresses: addressesOf(feed) };
    const calendar = await readCalendar(await load(url, siteUrl), input);
    const skipped = calendar.skipped.length;
    if (skipped > 0) {
      logError("booking.busy-entry", "Entries cannot be followed", { hostId, skipped });
    }
    await storeTimes(ctx, { feed, calendar }, now);
  } catch (error) {
    logError("booking.busy-feed", error, { hostId });
    await store(ctx, feed, { note: reasonOf(error), isFailure: true, statements: [] }, now);
  }
}

function readCalendar(
  file: Awaited<ReturnType<Load>>,
  input: BusyInput,
): Promise<BusyCalendar> | BusyCalendar {
  return typeof file === "string"
    ? readBusyTimes(file, input)
    : readBusyStream(file.bytes, input, file.charset);
}

/** The host's own, and the one after which Google names the file. */
function addressesOf({ email, url }: Feed): string[] {
  const [named] = /[^/]+(?:@|%40)[^/]+/i.exec(new URL(withoutLogin(url)).pathname) ?? [];
  return [email, named?.replace(/%40/i, "@") ?? email].map((address) => address.toLowerCase());
}

/** Replaces the host's busy times. One JSON parameter, however many there are. */
function storeTimes(
  ctx: JobContext,
  { feed, calendar }: { feed: Feed; calendar: BusyCalendar },
  now: Date,
): Promise<void> {
  const { hostId, timeZone } = feed;
  const rows = JSON.stringify(calendar.times.map(({ start, end }) => [isoOf(start), isoOf(end)]));
  const statements = [
    ctx.db.delete(busyTimes).where(eq(busyTimes.hostId, hostId)),
    ctx.db.insert(busyTimes).select(sql`select ${hostId}, value ->> 0, value ->> 1 from json_each(${rows})`),
  ];
  const isFailure = calendar.skipped.length > 0;
  return store(ctx, feed, { note: busyNote(calendar, timeZone), isFailure, statements }, now);
}

type Outcome = { note: string | null; isFailure: boolean; statements: Statement[] };

/** Stores what a reading found, unless the address has changed since, and mails it if it has been wrong for a while. */
async function store(ctx: JobContext, feed: Feed, { note, isFailure, statements }: Outcome, now: Date) {
  const failures = isFailure ? feed.failures + 1 : 0;
  const to = { address: feed.email, name: feed.name };
  const mail =
    note !== null && failures === FAILURES_UNTIL_MAIL
      ? await insertCalendarNotice(ctx, { to, problem: note }, now)
      : null;
  const change = ctx.db
    .update(bookingHosts)
    .set({ busyTriedAt: now.toISOString(), busyError: note, busyFailures: failures })
    .where(and(eq(bookingHosts.userId, feed.hostId), eq(bookingHosts.busyUrl, feed.url)));
  const isStored = await runIfChanged(ctx.db, change, [...statements, ...(mail?.statements ?? [])]);
  if (isStored && mail) await dispatchOutbox(ctx.queues, [mail.entry]);
}

/** What the host has to know of a calendar that was read, with days in the zone; null if all of it was followed. */
function busyNote({ skipped, isWithoutEvents }: BusyCalendar, zone: string): string | null {
  if (isWithoutEvents) return "Your calendar has no events yet, so it takes away no times.";
  if (skipped.length === 0) return null;
  const named = skipped.slice(0, MOST_NAMED).map(({ start, text }) => {
    const day = start === null ? "one" : `the one of ${timeText("date", start, zone)}`;
    return `${day} ${text}`;
  });
  const rest = skipped.length - named.length;
  const entries = skipped.length === 1 ? "an entry" : `${skipped.length} entries`;
  return `Your calendar has ${entries} we can’t follow: ${named.join("; ")}${rest > 0 ? `; and ${rest} more` : ""}.`;
}

function isoOf(ms: number): string {
  return new Date(ms).toISOString();
}

function reasonOf(error: unknown): string {
  if (error instanceof FeedRefused) return error.message;
  return "What is there cannot be read as a calendar.";
}
