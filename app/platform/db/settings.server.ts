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

export async function writeSetting(
  db: Db,
  setting: { key: string; value: unknown; by: string | null },
  now: Date,
): Promise<void> {
  await writeSettingStatement(db, setting, now);
}

/** The same as a statement, to be batched with its audit entry. */
export function writeSettingStatement(
  db: Db,
  setting: { key: string; value: unknown; by: string | null },
  now: Date,
) {
  const row = rowOf(setting, now);
  return db
    .insert(settings)
    .values({ key: setting.key, ...row })
    .onConflictDoUpdate({ target: settings.key, set: row });
}

/**
 * Writes a setting, for `runIfChanged`: it changes nothing unless the row still has this text; null: there is no row.
 */
export function replaceSettingStatement(
  db: Db,
  setting: { key: string; text: string | null; value: unknown; by: string },
  now: Date,
): Statement {
  const row = rowOf(setting, now);
  const { key, text } = setting;
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

type Change<Value> = {
  /** From what is stored at that moment. May be called more than once, and may throw to refuse. */
  edit: (stored: Value) => Value;
  actor: Actor;
  action: AuditEntry["action"];
};

/**
 * Changes a setting together with its audit entry, so that neither is lost if two people change it at once. Writes
 * nothing if `edit` changes nothing.
 * @throws ChangeRefused (409) if others keep changing it at the same moment
 */
export async function changeSetting<Schema extends z.ZodType>(
  db: Db,
  { key, schema, fallback }: { key: string; schema: Schema; fallback: z.output<Schema> },
  { edit, actor, action }: Change<z.output<Schema>>,
  now: Date,
): Promise<void> {
  await retryOnConflict(async () => {
    const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, key));
    const text = row?.value ?? null;
    const before = parseSetting(text, schema, fallback);
    const after = edit(before);
    if (JSON.stringify(before) === JSON.stringify(after)) return true;
    const change = replaceSettingStatement(db, { key, text, value: after, by: actor.label }, now);
    const entry = { actor, action, entity: "settings", entityId: key, before, after };
    return (await runIfChanged(db, change, [insertAudit(db, entry, now)])) || null;
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
