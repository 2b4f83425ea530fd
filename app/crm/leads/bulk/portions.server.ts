import { and, eq, getTableColumns, SQL, sql } from "drizzle-orm";
import type { AnySQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Db, Statement } from "../../../platform/db/database.server";
import { newIdSql } from "../../../platform/db/new-id.server";
import { auditLog } from "../../../platform/db/tables";
import { deals, leadActivities, leadNotes, leads } from "../../tables";
import { type Patch, withDerivedFields } from "../lead-changes.server";
import { isListed } from "../listed-leads.server";
import { insertAssigned, withdrawAssigned } from "../notify-assigned.server";
import { changedTags, wouldChangeTags } from "../tags/tags.server";
import { BULK_FIELDS } from "./bulk-change";
import { bulkChanges, bulkPortions } from "./tables";

/** Takes about a tenth of a second to write, so other writes do not wait longer. */
export const PORTION_LEADS = 500;

export type BulkChange = typeof bulkChanges.$inferSelect;
type Change = Pick<BulkChange, "id" | "field" | "value" | "actorId" | "actorLabel">;
type Wanted = Pick<Change, "field" | "value">;

/** Nobody has changed the lead since. */
const IS_UNTOUCHED = sql.raw(
  "leads.id = item.value ->> '$.id' and leads.version = item.value ->> '$.version' + 1",
);

/** What is deleted and restored with a lead. */
const CHILDREN = [leadActivities, leadNotes, deals];

type Values = { [Name in keyof Patch]: Patch[Name] | SQL };

/**
 * The values that a lead gets; for the same field by hand, `changeLead` sets the same. Tags depend on those that it
 * has, which are in `tags`.
 */
function valuesOf({ field, value }: Wanted, now: Date, tags = sql`${leads.tags}`): Values {
  if (field === "tag" || field === "untag") return { tags: changedTags(field, value ?? "", tags) };
  return withDerivedFields({ [BULK_FIELDS[field].column]: value }, now);
}

/** Leads that do not have the value yet, or still have the tag that is to be removed. */
export function lacksValue({ field, value }: Wanted): SQL {
  if (field === "tag" || field === "untag") return wouldChangeTags(field, value ?? "");
  return sql`${leads[BULK_FIELDS[field].column]} is not ${value}`;
}

/** Splits the leads that match into portions. */
export function insertPortions(db: Db, change: Change, matching: SQL | undefined): Statement {
  // Not a bound parameter, which would be a fraction to divide by.
  const numbered = sql`select id, (row_number() over (order by id) - 1) / ${sql.raw(`${PORTION_LEADS}`)} as number
    from leads where ${and(matching, lacksValue(change))}`;
  return db
    .insert(bulkPortions)
    .select(sql`select ${change.id}, number, json_group_array(id), null from (${numbered}) group by number`);
}

/**
 * Changes the leads of a portion, in the batch that counted up `nextPortion`. What each lead was before is read where
 * it is written, so nothing that others do in the meantime is lost.
 */
export function changePortion(db: Db, change: Change, number: number, now: Date): Statement[] {
  const { id, field } = change;
  const values = valuesOf(change, now);
  const portion = and(eq(bulkPortions.changeId, id), eq(bulkPortions.number, number));
  const before = sql`select json_group_array(json_object('id', id, 'version', version, 'updatedAt', updated_at,
      ${beforeOf(values)})) from leads
    where id in (select value from json_each("bulk_portions"."leads")) and ${isListed(leads)} and ${lacksValue(change)}`;
  const itemId = sql.raw("item.value ->> '$.id'");
  const at = now.toISOString();
  const moved =
    field === "trash"
      ? CHILDREN.map((table) =>
          db
            .update(table)
            .set({ deletedAt: at })
            .where(
              sql`${table.deletedAt} is null and ${table.leadId} in (select ${itemId} from ${itemsOf(id, number)})`,
            ),
        )
      : [];
  return [
    db
      .update(bulkPortions)
      .set({ leads: sql`(${before})` })
      .where(portion),
    insertAudits(db, change, { number, now, isUndo: false }),
    db
      .update(leads)
      .set({ ...values, version: sql`${leads.version} + 1`, updatedAt: at })
      .from(itemsOf(id, number))
      .where(sql`${leads.id} = ${itemId}`),
    ...moved,
    ...notifyOfPortion(db, change, number, now),
    db
      .update(bulkChanges)
      .set({
        changed: sql`${bulkChanges.changed} + coalesce((select json_array_length(leads) from bulk_portions where ${portion}), 0)`,
        state: sql`iif(exists (select 1 from bulk_portions where change_id = ${id} and number > ${number}), ${bulkChanges.state}, 'done')`,
      })
      .where(eq(bulkChanges.id, id)),
  ];
}

/** Tells the new assignee, in one notification of all portions, and no more those who had the leads before. */
function notifyOfPortion(
  db: Db,
  { id, field, value, actorId }: Change,
  number: number,
  now: Date,
): Statement[] {
  if (field !== "assignee") return [];
  const before = sql`(select item.value ->> '$.assigneeId' from ${itemsOf(id, number)})`;
  const withdrawn = withdrawAssigned(db, before);
  if (value === null) return [withdrawn];
  const given = sql`(select json_group_array(json_array(${value}, item.value ->> '$.id')) from ${itemsOf(id, number)})`;
  return [withdrawn, insertAssigned(db, given, { key: `bulk ${id}`, actorId }, now)];
}

/** Undoes a portion, in the batch that counted down `nextPortion` to its number. */
export function undoPortion(db: Db, change: Change, number: number, now: Date): Statement[] {
  const { id, field } = change;
  const items = itemsOf(id, number);
  const kept = sql`select json_group_array(leads.id) from ${items} join leads on leads.id = item.value ->> '$.id'
    where leads.version <> item.value ->> '$.version' + 1`;
  const restored =
    field === "trash"
      ? CHILDREN.map((table) =>
          db
            .update(table)
            .set({ deletedAt: null })
            .where(
              sql`(${table.leadId}, ${table.deletedAt}) in (select leads.id, leads.deleted_at from ${items} join leads on ${IS_UNTOUCHED})`,
            ),
        )
      : [];
  return [
    db
      .update(bulkPortions)
      .set({ kept: sql`(${kept})` })
      .where(and(eq(bulkPortions.changeId, id), eq(bulkPortions.number, number))),
    insertAudits(db, change, { number, now, isUndo: true }),
    ...restored,
    db.update(leads).set(valuesBefore(change, now)).from(items).where(IS_UNTOUCHED),
    ...(field === "assignee" ? [withdrawAssigned(db, sql`(${change.value})`)] : []),
    db
      .update(bulkChanges)
      .set({ state: number === 0 ? "undone" : "undoing" })
      .where(eq(bulkChanges.id, id)),
  ];
}

/** The leads of a portion as rows `item`, whose `value` is JSON. */
function itemsOf(changeId: string, number: number): SQL {
  return sql`json_each((select leads from bulk_portions where change_id = ${changeId} and number = ${number})) as item`;
}

/** Names and values for json_object: what the lead has where it will get `values`. */
function beforeOf(values: Values): SQL {
  const pairs = Object.keys(values).map((name) => {
    const column = columnOf(name);
    const value = column.dataType === "boolean" ? sql`json(iif(${column}, 'true', 'false'))` : sql`${column}`;
    return sql`${sql.raw(`'${name}'`)}, ${value}`;
  });
  return sql.join(pairs, sql`, `);
}

/** A contact that somebody has noted since is later than ours, which was at the time of the change. */
function valuesBefore(change: Change, now: Date) {
  const names = Object.keys(valuesOf(change, now));
  const before = Object.fromEntries(names.map((name) => [name, sql.raw(`item.value ->> '$.${name}'`)]));
  if (before.lastContacted) {
    const { lastContacted, updatedAt } = leads;
    before.lastContacted = sql`iif(${lastContacted} is ${updatedAt}, ${before.lastContacted}, ${lastContacted})`;
  }
  const own = {
    version: sql.raw("item.value ->> '$.version'"),
    updatedAt: sql.raw("item.value ->> '$.updatedAt'"),
  };
  return { ...before, ...own };
}

const COLUMNS: Record<string, AnySQLiteColumn | undefined> = getTableColumns(leads);

function columnOf(name: string): AnySQLiteColumn {
  const column = COLUMNS[name];
  if (!column) throw new Error(`Leads have no ${name}`);
  return column;
}

type Audited = { number: number; now: Date; isUndo: boolean };

/**
 * One entry a lead, as if each had been changed by hand, so that its timeline shows the change. Of several leads, the
 * audit shows the entry of the whole change instead.
 */
function insertAudits(db: Db, change: Change, { number, now, isUndo }: Audited): Statement {
  const { id, field, actorId, actorLabel } = change;
  const { action, undoAction } = BULK_FIELDS[field];
  const values = valuesOf(change, now, sql.raw("(item.value ->> '$.tags')"));
  // What a rule has set, but to what it was: no change to show.
  const unchanged = Object.entries(values).map(([name, value]) => {
    const set = typeof value === "boolean" ? Number(value) : value;
    const now = isUndo ? sql`${columnOf(name)}` : sql`${set}`;
    return sql`iif(${sql.raw(`item.value ->> '$.${name}'`)} is ${now}, ${sql.raw(`'$.${name}'`)}, '$.id')`;
  });
  const trimmed = (json: SQL) =>
    sql`json_remove(${json}, '$.version', '$.updatedAt', ${sql.join(unchanged, sql`, `)}, '$.id')`;
  const before = trimmed(sql`item.value`);
  const set =
    values.tags instanceof SQL ? sql`json_object('tags', ${values.tags})` : sql`${JSON.stringify(values)}`;
  const after = trimmed(isUndo ? sql`json_object(${beforeOf(values)})` : set);
  const [from, to] = isUndo ? [after, before] : [before, after];
  const shown = field === "trash" ? sql`null, null` : sql`${from}, ${to}`;
  const items = isUndo ? sql`${itemsOf(id, number)} join leads on ${IS_UNTOUCHED}` : itemsOf(id, number);
  return db.insert(auditLog).select(
    sql`select ${newIdSql()}, ${actorId}, ${actorLabel}, ${isUndo ? undoAction : action}, 'lead',
      item.value ->> '$.id', ${shown}, ${now.toISOString()}, ${selectIdIf(id, "several")} from ${items}`,
  );
}

/** The id of a change of one lead or of several, else null: what an entry of the audit is told by. */
export function selectIdIf(id: string, chosen: "one" | "several"): SQL {
  return sql`(select id from bulk_changes where id = ${id} and ${sql.raw(chosen === "one" ? "chosen = 1" : "chosen > 1")})`;
}
