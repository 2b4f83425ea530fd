import { and, gte, isNotNull, isNull, lt, type SQL, sql } from "drizzle-orm";
import { readVisitOrigins } from "../../analytics/reports/origins.server";
import { DAY, MINUTE } from "../../platform/clock";
import type { Db } from "../../platform/db/database.server";
import { isListed, isUnlisted } from "../leads/listed-leads.server";
import { leads } from "../tables";

/** Hits come within seconds; those that a queue or a browser held back, within days. */
const JUST_NOW = 15 * MINUTE;
const LATE = 3 * DAY;
const SURELY_RECORDED = DAY;
const AT_ONCE = 500;

type Databases = { db: Db; analyticsDb: Db };

/** After conversions were recorded: the leads of the last minutes take over what their stored visits tell. */
export async function settleNewLeads(databases: Databases, now: Date): Promise<void> {
  await settle(databases, { from: now.getTime() - JUST_NOW, to: now.getTime() + MINUTE, isLast: false });
}

/**
 * Daily, since a late hit can move a visit's beginning. A lead whose visit still has no conversion (the day had too
 * many hits) is one without a visit: a channel must not have leads that its visits do not show.
 */
export async function settleLateLeads(databases: Databases, now: Date): Promise<void> {
  const time = now.getTime();
  await settle(databases, { from: time - LATE, to: time - SURELY_RECORDED, isLast: true });
}

type Period = { from: number; to: number; isLast: boolean };

/** Two databases, so no statement joins them: the leads' visits are read by their keys. */
async function settle({ db, analyticsDb }: Databases, { from, to, isLast }: Period): Promise<void> {
  const iso = (time: number) => new Date(time).toISOString();
  const isWanted = and(
    isNotNull(leads.visitKey),
    gte(leads.createdAt, iso(from)),
    lt(leads.createdAt, iso(to)),
  );
  // Listed ones and those in spam review have an index each.
  const select = (kind: SQL | undefined) =>
    db.select({ id: leads.id, visit: leads.visitKey }).from(leads).where(and(kind, isWanted));
  const [listed, held] = await db.batch([
    select(isListed(leads)),
    select(and(isUnlisted(leads), isNull(leads.deletedAt))),
  ]);
  const rows = [...listed, ...held];
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    const part = rows.slice(at, at + AT_ONCE);
    const visits = await readVisitOrigins(
      analyticsDb,
      part.flatMap(({ visit }) => visit ?? []),
    );
    const settled = part.flatMap(({ id, visit }) => {
      const found = visits.get(visit ?? "");
      if (found) return [[id, visit, found.beganAt, found.channel, found.campaign, found.landing]];
      return isLast ? [[id, null, null, null, null, null]] : [];
    });
    if (settled.length > 0) await update(db, settled);
  }
}

/** Only rows that change are written. */
async function update(db: Db, settled: (string | null)[][]): Promise<void> {
  const cell = (index: number) => sql`settled.value ->> ${sql.raw(String(index))}`;
  await db.run(sql`update leads set visit_key = ${cell(1)}, visit_began_at = ${cell(2)}, channel = ${cell(3)},
      campaign = ${cell(4)}, landing_path = ${cell(5)}
    from json_each(${JSON.stringify(settled)}) settled
    where leads.id = ${cell(0)}
      and (visit_key, visit_began_at, channel, campaign, landing_path) is not (${cell(1)}, ${cell(2)}, ${cell(3)}, ${cell(4)}, ${cell(5)})`);
}
