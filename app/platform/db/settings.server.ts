import { eq } from "drizzle-orm";
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

type NewSetting = { key: string; value: unknown; by: string | null };

/** Writes a setting unless there is one. */
export async function writeSettingOnce(db: Db, { key, value, by }: NewSetting, now: Date): Promise<void> {
  await db
    .insert(settings)
    .values({ key, value: JSON.stringify(value), updatedAt: now.toISOString(), updatedBy: by })
    .onConflictDoNothing();
}

export async function writeSetting(db: Db, setting: NewSetting, now: Date): Promise<void> {
  const row = {
    value: JSON.stringify(setting.value),
    updatedAt: now.toISOString(),
    updatedBy: setting.by,
  };
  await db
    .insert(settings)
    .values({ key: setting.key, ...row })
    .onConflictDoUpdate({ target: settings.key, set: row });
}
