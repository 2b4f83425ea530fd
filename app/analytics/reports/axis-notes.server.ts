import { sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server";
import type { AxisNote, HourRange } from "../report";

const HOURS_PER_DAY = 24;
const HOUR_MS = 3_600_000;

/** A campaign of fewer visits is not noted: anybody can invent one in an address. */
const CAMPAIGN_VISITS = 5;

/** Notes of staff in a range, and the campaigns that first brought visits in it (older ones to the day). */
export async function readAxisNotes(db: Db, range: HourRange): Promise<AxisNote[]> {
  const iso = (hour: number) => new Date(hour * HOUR_MS).toISOString();
  const [written, campaigns] = await db.batch([
    db
      .select({
        id: sql<string>`id`,
        at: sql<string>`at`,
        text: sql<string>`text`,
        author: sql<string>`author_label`,
      })
      .from(sql`notes`)
      .where(sql`at >= ${iso(range.from)} and at < ${iso(range.to)}`)
      .orderBy(sql`at desc`)
      .limit(50),
    db
      .select({ text: sql<string>`text`, hour: sql<number>`first` })
      .from(
        sql`(select value, min(hour) first, sum(visits) visits from (
            select value, day * ${sql.raw(String(HOURS_PER_DAY))} hour, visits from rollup_days
              where dimension = 'campaign' and day < (select folded_day from ingest_state)
            union all
            select value, hour, visits from rollup_hours where dimension = 'campaign'
              and hour >= (select folded_day * ${sql.raw(String(HOURS_PER_DAY))} from ingest_state)
          ) group by value) join texts on texts.id = value`,
      )
      .where(sql`first >= ${range.from} and first < ${range.to} and visits >= ${CAMPAIGN_VISITS}`)
      .orderBy(sql`first desc`)
      .limit(20),
  ]);
  return [
    ...written.map((note): AxisNote => ({ ...note, kind: "note" })),
    ...campaigns.map(
      ({ text, hour }): AxisNote => ({
        id: `campaign-${text}`,
        kind: "campaign",
        at: iso(hour),
        text,
        author: null,
      }),
    ),
  ];
}
