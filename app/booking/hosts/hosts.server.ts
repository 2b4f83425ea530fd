import { asc, type Column, eq, isNull, type SQL, sql } from "drizzle-orm";
import { users } from "../../auth/tables";
import { type Actor, insertAudit } from "../../platform/db/audit.server";
import { ChangeRefused } from "../../platform/db/change.server";
import { type Db, runBatch } from "../../platform/db/database.server";
import { changeSetting } from "../../platform/db/settings.server";
import { randomToken, sha256 } from "../../platform/ids";
import { selectHosts, selectRules, toHost, toRules } from "../availability.server";
import { withoutLogin } from "../calendars/feed-address";
import { DEFAULT_RULES, RULES_SETTING, type Rules, rulesSchema } from "../rules";
import { bookingHosts, busyTimes } from "../tables";
import type { HostForm } from "./settings-forms";

/** Everything that the settings show: the rules, and every active member of staff as a host. */
export async function readBookingSettings(db: Db, companyZone: string) {
  const [rows, [rules], feeds] = await db.batch([
    selectHosts(db),
    selectRules(db),
    db
      .select({
        id: users.id,
        feedSecret: bookingHosts.feedSecret,
        busyUrl: bookingHosts.busyUrl,
        busyTriedAt: bookingHosts.busyTriedAt,
        busyError: bookingHosts.busyError,
      })
      .from(users)
      .leftJoin(bookingHosts, eq(bookingHosts.userId, users.id))
      .where(isNull(users.disabledAt))
      .orderBy(asc(users.id)),
  ]);
  const isNew = rows.every(({ name }) => name === null);
  const hosts = rows.map((row, at) => ({
    ...toHost(row, companyZone),
    isActive: row.isActive ?? (isNew && at === 0),
    ...(feeds.find(({ id }) => id === row.id) ?? NO_FEED),
  }));
  return { rules: toRules(rules?.value), hosts };
}

const NO_FEED = { feedSecret: null, busyUrl: null, busyTriedAt: null, busyError: null };

export async function saveRules(db: Db, rules: Rules, actor: Actor, now: Date): Promise<void> {
  const setting = { key: RULES_SETTING, schema: rulesSchema, fallback: DEFAULT_RULES };
  await changeSetting(db, setting, { edit: () => rules, actor, action: "booking.rules" }, now);
}

/**
 * Saves a host. The first host, who has no row while nobody has, gets one now, so that saving another changes nothing
 * for the first. @throws ChangeRefused if the account is gone or disabled
 */
export async function saveHost(
  db: Db,
  { host: typed, actor, companyZone }: { host: HostForm; actor: Actor; companyZone: string },
  now: Date,
): Promise<void> {
  const { busyUrl: known } = bookingHosts;
  const [rows, [current]] = await db.batch([
    selectHosts(db),
    db.select({ busyUrl: known }).from(bookingHosts).where(eq(bookingHosts.userId, typed.id)),
  ]);
  const host = { ...typed, busyUrl: keepLogin(typed.busyUrl, current?.busyUrl ?? null) };
  const stored = rows.find(({ id }) => id === host.id);
  if (!stored) throw new ChangeRefused(404, "This account is no longer here.");
  const [first] = rows;
  const isNew = rows.every(({ name }) => name === null);
  const row = rowOf(host, now);
  const { busyUrl: _, feedSecret: __, userId: ___, ...change } = row;
  const ifSame = (kept: Column, otherwise: SQL) =>
    sql`iif(${bookingHosts.busyUrl} is ${host.busyUrl}, ${kept}, ${otherwise})`;
  const busy = {
    busyTriedAt: ifSame(bookingHosts.busyTriedAt, sql`null`),
    busyFailures: ifSame(bookingHosts.busyFailures, sql`0`),
    busyError: null,
  };
  const update = { ...change, busyUrl: host.busyUrl, ...busy };
  const statements = [
    db.insert(bookingHosts).values(row).onConflictDoUpdate({ target: bookingHosts.userId, set: update }),
    ...(isNew && first && first.id !== host.id
      ? [
          db
            .insert(bookingHosts)
            .values(rowOf(defaultForm(first, companyZone), now))
            .onConflictDoNothing(),
        ]
      : []),
    ...(host.busyUrl === null ? [db.delete(busyTimes).where(eq(busyTimes.hostId, host.id))] : []),
  ];
  const after = { ...change, busyUrl: host.busyUrl && withoutLogin(host.busyUrl) };
  const entry = { actor, action: "booking.host", entity: "booking_host", entityId: host.id };
  await runBatch(db, [...statements, insertAudit(db, { ...entry, before: stored, after }, now)]);
}

/** The form shows an address without its login; sent back as it is, the address keeps it. */
function keepLogin(typed: string | null, stored: string | null): string | null {
  return stored !== null && typed === withoutLogin(stored) ? stored : typed;
}

function defaultForm(row: Parameters<typeof toHost>[0], companyZone: string): HostForm {
  const { id, name, about, timeZone, dailyCap, week } = toHost(row, companyZone);
  return { id, name, about, timeZone, dailyCap, week, isActive: true, busyUrl: null };
}

function rowOf({ id, week, ...host }: HostForm, now: Date) {
  return {
    ...host,
    userId: id,
    week: JSON.stringify(week),
    feedSecret: newFeedSecret(),
    updatedAt: now.toISOString(),
  };
}

/** A part of an address that nobody guesses: 64 hexadecimal digits. */
export function newFeedSecret(): string {
  return Buffer.from(randomToken(48), "base64url").toString("hex").slice(0, 64);
}

/**
 * Gives a host's feed a new address; the old one is gone. The same submission gives the same one.
 * @throws ChangeRefused if there is no such host
 */
export async function renewFeed(
  db: Db,
  { id, submission, linkKey }: { id: string; submission: string; linkKey: string },
): Promise<void> {
  const feedSecret = await sha256(`${linkKey} ${submission}`);
  const changed = await db
    .update(bookingHosts)
    .set({ feedSecret })
    .where(eq(bookingHosts.userId, id))
    .returning({ id: bookingHosts.userId });
  if (changed.length === 0) throw new ChangeRefused(404, "Save this host first.");
}
