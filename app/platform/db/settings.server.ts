import { and, eq, type SQL, sql } from "drizzle-orm";
import type { z } from "zod";
import { type Actor, type AuditEntry, insertAudit } from "./audit.server";
import { retryOnConflict, runIfChanged } from "./change.server";
import type { Db, Statement } from "./database.server";
import { settings } from "./tables";

/** Reads a setting; returns `fallback` if it is missing or no longer matches the schema. */
export async function readSetting<Schema extends z.ZodType>(
  db: Db,
  key: string,
  schema: Schema,
  fallback: z.output<Schema>,
): Promise<z.output<Schema>> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, key));
  return parseSetting(row?.value ?? null, schema, fallback);
}

/** A setting's JSON inside another query; null if it is missing. */
export function readSettingSql(key: string): SQL<string | null> {
  return sql`(select "settings"."value" from "settings" where "settings"."key" = ${key})`;
}

/** For what the program itself keeps there. What people decide is changed by `changeSetting`. */
export async function writeSetting(
  db: Db,
  setting: { key: string; value: unknown; by: string | null },
  now: Date,
): Promise<void> {
  const row = rowOf(setting, now);
  await db
    .insert(settings)
    .values({ key: setting.key, ...row })
    .onConflictDoUpdate({ target: settings.key, set: row });
}

/** Changes nothing unless the row still has this text; null: there is no row. */
function replaceSetting(
  db: Db,
  { key, text, ...setting }: { key: string; text: string | null; value: unknown; by: string },
  now: Date,
): Statement {
  const row = rowOf(setting, now);
  if (text === null) {
    return db
      .insert(settings)
      .values({ key, ...row })
      .onConflictDoNothing();
  }
  return db
    .update(settings)
    .set(row)
    .where(and(eq(settings.key, key), eq(settings.value, text)));
}

/** `fallback` is the value if none is stored, or one that no longer matches the schema. */
export type Setting<Schema extends z.ZodType> = {
  key: string;
  schema: Schema;
  fallback: z.output<Schema>;
};

type Change<Value> = {
  /** From what is stored at that moment. May be called more than once, and may throw to refuse. */
  edit: (stored: Value) => Value | Promise<Value>;
  actor: Actor;
  action: AuditEntry["action"];
  /** What the audit says of a value: all of it, if not given. */
  audited?: (value: Value) => unknown;
};

/**
 * Changes a setting together with its audit entry, so that neither is lost if two people change it at once. Writes
 * nothing if `edit` changes nothing.
 * @throws ChangeRefused (409) if others keep changing it at the same moment
 */
export async function changeSetting<Schema extends z.ZodType>(
  db: Db,
  { key, schema, fallback }: Setting<Schema>,
  { edit, actor, action, audited = (value) => value }: Change<z.output<Schema>>,
  now: Date,
): Promise<void> {
  await retryOnConflict(async () => {
    const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, key));
    const text = row?.value ?? null;
    const before = parseSetting(text, schema, fallback);
    const after = await edit(before);
    if (JSON.stringify(before) === JSON.stringify(after)) return true;
    const change = replaceSetting(db, { key, text, value: after, by: actor.label }, now);
    const about = { entity: "settings", entityId: key, before: audited(before), after: audited(after) };
    return (await runIfChanged(db, change, [insertAudit(db, { actor, action, ...about }, now)])) || null;
  });
}

function rowOf({ value, by }: { value: unknown; by: string | null }, now: Date) {
  return { value: JSON.stringify(value), updatedAt: now.toISOString(), updatedBy: by };
}

function parseSetting<Schema extends z.ZodType>(
  text: string | null,
  schema: Schema,
  fallback: z.output<Schema>,
): z.output<Schema> {
  const parsed = text === null ? null : schema.safeParse(JSON.parse(text));
  return parsed?.success ? parsed.data : fallback;
}

/** Writes a setting unless it exists. */
export async function writeSettingOnce(
  db: Db,
  { key, value }: { key: string; value: unknown },
  now: Date,
): Promise<void> {
  await db
    .insert(settings)
    .values({ key, ...rowOf({ value, by: null }, now) })
    .onConflictDoNothing();
}
