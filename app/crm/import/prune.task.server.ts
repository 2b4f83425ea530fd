import { lt, sql } from "drizzle-orm";
import { DAY, isoAfter } from "../../platform/clock";
import type { Db } from "../../platform/db/database.server";
import { IMPORT_DAYS } from "./import";
import { leadImportRows, leadImports } from "./tables";

const ROWS_PRUNED_AT_ONCE = 5000;
const PRUNES = 20;

/**
 * Deletes imports that can no longer be undone: their rows in parts, since a file may have 50,000, then the imports.
 * Returns how many rows and imports, at most about 100,000. For the daily cron.
 */
export async function pruneImports(db: Db, now: Date): Promise<number> {
  const isOld = lt(leadImports.updatedAt, isoAfter(now, -IMPORT_DAYS * DAY));
  let pruned = 0;
  for (let times = 0; times < PRUNES; times += 1) {
    const { meta } = await db.run(sql`delete from ${leadImportRows} where rowid in (
      select rowid from ${leadImportRows} where import_id in (select id from ${leadImports} where ${isOld})
      limit ${ROWS_PRUNED_AT_ONCE})`);
    pruned += meta.changes;
    if (meta.changes === ROWS_PRUNED_AT_ONCE) continue;
    return pruned + (await db.delete(leadImports).where(isOld).returning({ id: leadImports.id })).length;
  }
  return pruned;
}
