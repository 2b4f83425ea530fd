import { inArray, type SQL, sql } from "drizzle-orm";
import type { Db, Statement } from "../../../platform/db/database.server";
import { bulkChanges, bulkPortions } from "./tables";

/**
 * Removes what tags these leads had from the changes that could give them back, since a tag may say something of a
 * person. `ids` is a parenthesized list.
 */
export function forgetTags(db: Db, ids: SQL): Statement {
  const ofTags = db
    .select({ id: bulkChanges.id })
    .from(bulkChanges)
    .where(inArray(bulkChanges.field, ["tag", "untag"]));
  // Before its portion is changed, a lead is its id alone.
  const isMeant = sql`iif(item.type = 'object', item.value ->> '$.id' in ${ids}, false)`;
  const without = sql`iif(${isMeant}, json_remove(item.value, '$.tags'), iif(item.type = 'object', json(item.value), item.value))`;
  const items = sql`json_each(${bulkPortions.leads}) as item`;
  return db
    .update(bulkPortions)
    .set({ leads: sql`(select json_group_array(${without}) from ${items})` })
    .where(
      sql`${inArray(bulkPortions.changeId, ofTags)} and exists (select 1 from ${items} where ${isMeant})`,
    );
}
