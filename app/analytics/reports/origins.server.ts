import { sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server";
import type { VisitDimension } from "../attributes";
import type { Channel } from "../channel";
import type { Filters, HourRange } from "../report";
import { type RankedRow, selectLargest } from "./rollups.server";
import { sumOfVisits } from "./visits.server";

type LandingsQuery = {
  range: HourRange;
  filters: Filters;
  channel: Channel;
  rows: number;
  /** Values to list at any rank: those that leads came with. */
  kept: { dimension: VisitDimension; text: string }[];
};

export type VisitOrigin = { beganAt: string; channel: string; campaign: string | null; landing: string };

/** Visits with a conversion, by their keys (`visitKey`): when each began (ISO time) and where it came from. */
export async function readVisitOrigins(db: Db, keys: string[]): Promise<Map<string, VisitOrigin>> {
  const rows = await db
    .select({
      key: sql<string>`asked.value`.as("visit_key"),
      firstAt: sql<number>`first_at`,
      channel: sql<string>`channel.text`.as("channel_text"),
      campaign: sql<string | null>`campaign.text`.as("campaign_text"),
      landing: sql<string>`landing.text`.as("landing_text"),
    })
    .from(
      sql`json_each(${JSON.stringify(keys)}) asked
        join sessions on sessions.session = unhex(asked.value) and conversions > 0
        join texts channel on channel.id = sessions.channel
        join texts landing on landing.id = sessions.landing
        left join texts campaign on campaign.id = sessions.campaign`,
    );
  return new Map(
    rows.map(({ key, firstAt, ...row }) => [key, { ...row, beganAt: new Date(firstAt).toISOString() }]),
  );
}

/** The landing pages of one channel's visits: the only list without filters that single visits are read for. */
export async function readLandingsOfChannel(db: Db, query: LandingsQuery): Promise<RankedRow[]> {
  const { range, filters, channel, rows, kept } = query;
  const sums = sumOfVisits(["landing"], range, { ...filters, channel });
  return selectLargest(db, sums, sql`visits`, { count: rows, kept });
}
