import { type SQL, sql } from "drizzle-orm";
import { sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Db, Statement } from "../../../platform/db/database.server";

type Child = {
  /** SQL of what names a row, within its lead if the lead is a part of the table's key. */
  key: string;
  /** Where the lead's id stands; default `lead_id`. */
  lead?: string;
  only?: string;
  /** All other columns, if the lead is a part of the key: the lead that stays may have such a row already. */
  columns?: string[];
};

/**
 * All that belongs to a lead, by table; a merge moves it to the lead that stays. By name, since some are tables of
 * features that build on this one. A test compares the list with the database.
 */
export const LEAD_CHILDREN: Record<string, Child> = {
  lead_submissions: { key: "id" },
  lead_activities: { key: "id" },
  lead_notes: { key: "id" },
  deals: { key: "id" },
  mails: { key: "id" },
  mail_drafts: { key: "user_id", columns: ["user_id", "subject", "body", "updated_at"] },
  bookings: { key: "id" },
  held_demos: { key: "id" },
  notifications: { key: "json_array(user_id, key)" },
  lead_import_rows: { key: "json_array(import_id, line)" },
  lead_merges: { key: "merged_id" },
  audit_log: { key: "id", lead: "entity_id", only: "entity = 'lead'" },
};

type Named = Child & { name: string; lead: string; only: string };
const CHILDREN: Named[] = Object.entries(LEAD_CHILDREN).map(([name, child]) => {
  return { name, lead: "lead_id", only: "true", ...child };
});
const KEYED = CHILDREN.filter(({ columns }) => columns !== undefined);

type Pair = { from: string; to: string };

/** JSON of what a merge would move, an array of keys a table; read before `moveChildren`. */
export function movedJson(pair: Pair): SQL {
  return jsonOf(CHILDREN, (child) => {
    return sql`select json_group_array(${sql.raw(child.key)}) from ${sql.raw(child.name)} where ${mayMove(child, pair)}`;
  });
}

/** JSON of rows that stay behind, and are deleted with their lead, because the other one has such a row. */
export function leftJson(pair: Pair): SQL {
  return jsonOf(KEYED, (child) => {
    const pairs = child.columns?.map((column) => `'${column}', ${column}`).join(", ");
    return sql`select json_group_array(json_object(${sql.raw(pairs ?? "")})) from ${sql.raw(child.name)}
      where ${isOf(child, pair.from)} and not (${mayMove(child, pair)})`;
  });
}

export function moveChildren(db: Db, pair: Pair): Statement[] {
  return CHILDREN.map((child) =>
    db
      .update(tableOf(child))
      .set({ lead: pair.to })
      .where(sql`${mayMove(child, pair)}`),
  );
}

/** Moves back what is still with the lead that got it. */
export function moveBack(db: Db, moved: Record<string, unknown[]>, pair: Pair): Statement[] {
  return CHILDREN.filter(({ name }) => moved[name]?.length).map((child) =>
    db
      .update(tableOf(child))
      .set({ lead: pair.to })
      .where(
        sql`${isOf(child, pair.from)} and ${sql.raw(child.key)} in (select value from json_each(${JSON.stringify(moved[child.name])}))`,
      ),
  );
}

export function insertLeft(db: Db, left: Record<string, unknown[]>, leadId: string): Statement[] {
  return KEYED.filter(({ name }) => left[name]?.length).map((child) => {
    const columns = child.columns ?? [];
    const values = sql.raw(columns.map((column) => `value ->> '$.${column}'`).join(", "));
    const others = Object.fromEntries(columns.map((column) => [column, text(column)]));
    return db
      .insert(sqliteTable(child.name, { lead: text(child.lead), ...others }))
      .select(sql`select ${leadId}, ${values} from json_each(${JSON.stringify(left[child.name])})`);
  });
}

function tableOf({ name, lead }: Named) {
  return sqliteTable(name, { lead: text(lead) });
}

function isOf({ lead, only }: Named, leadId: string): SQL {
  return sql`${sql.raw(lead)} = ${leadId} and ${sql.raw(only)}`;
}

function mayMove(child: Named, { from, to }: Pair): SQL {
  if (!child.columns) return isOf(child, from);
  const taken = sql`select ${sql.raw(child.key)} from ${sql.raw(child.name)} where ${isOf(child, to)}`;
  return sql`${isOf(child, from)} and ${sql.raw(child.key)} not in (${taken})`;
}

function jsonOf(children: Named[], query: (child: Named) => SQL): SQL {
  const pairs = children.map((child) => sql`${sql.raw(`'${child.name}'`)}, json((${query(child)}))`);
  return sql`json_object(${sql.join(pairs, sql`, `)})`;
}
