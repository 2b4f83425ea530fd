import { type SQL, sql } from "drizzle-orm";
import { newId } from "../ids";

/** A UUIDv7 for each row, of this moment. */
export function newIdSql(): SQL {
  const moment = newId().slice(0, 14);
  return sql`${moment} || '7' || substr(lower(hex(randomblob(2))), 2) || '-a' || substr(lower(hex(randomblob(2))), 2)
    || '-' || lower(hex(randomblob(6)))`;
}
