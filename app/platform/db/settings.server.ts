import { eq, type SQL, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Db } from "./database.server";
import { settings } from "./tables";

/** Reads a setting; returns `fallback` if it is missing or no longer matches the schema. */
export async function readSetting<Schema extends z.ZodType>(
  db: Db,
  key: string,
  schema: Schema,
  fallback: z.output<Schema>,
): Promise<z.output<Schema>> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, key));
  const parsed = row ? schema.safeParse(JSON.parse(row.value)) : null;
  return parsed?.success ? parsed.data : fallback;
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
  const row = {
    value: JSON.stringify(setting.value),
    updatedAt: now.toISOString(),
    updatedBy: setting.by,
  };
  return db
    .insert(settings)
    .values({ key: setting.key, ...row })
    .onConflictDoUpdate({ target: settings.key, set: row });
}

/** Writes a setting unless it exists. */
export async function writeSettingOnce(
  db: Db,
  { key, value }: { key: string; value: unknown },
  now: Date,
): Promise<void> {
  const row = { key, value: JSON.stringify(value), updatedAt: now.toISOString(), updatedBy: null };
  await db.insert(settings).values(row).onConflictDoNothing();
}
