import { type SQLWrapper, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { SQLiteSyncDialect } from "drizzle-orm/sqlite-core";
import { eraseStatements } from "../../app/crm/leads/lead-trash.server.ts";
import type { D1 } from "./d1.ts";

/** A statement names its ids, and D1 takes 100 kB of it. */
const ERASED_AT_ONCE = 200;

/** The ids of the leads that were erased from the database. */
export async function readErasures(d1: D1): Promise<string[]> {
  const [found = []] = await d1.query(["select lead_id from erasures order by lead_id"]);
  return found.map(({ lead_id: id }) => String(id));
}

/** Erases the leads that are there again, as the back office erases them. Returns how many there were. */
export async function eraseAgain(d1: D1, ids: string[], now: Date): Promise<number> {
  let erased = 0;
  for (let at = 0; at < ids.length; at += ERASED_AT_ONCE) {
    const part = ids.slice(at, at + ERASED_AT_ONCE);
    const listed = `(select value from json_each('${JSON.stringify(part).replaceAll("'", "''")}'))`;
    const [[counted] = []] = await d1.query([`select count(*) n from leads where id in ${listed}`]);
    erased += Number(counted?.n);
    await d1.run(eraseStatements(writer, part, now).map(toText));
  }
  return erased;
}

/** Only writes statements; nothing is run. */
const writer = drizzle(Object.create(null));
const dialect = new SQLiteSyncDialect();

function toText(statement: object): string {
  if (!isSql(statement)) throw new Error("This is no statement");
  return dialect.sqlToQuery(sql`${statement.getSQL()}`.inlineParams()).sql;
}

function isSql(statement: object): statement is SQLWrapper {
  return "getSQL" in statement;
}
