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

export async function writeSetting(
  db: Db,
  setting: { key: string; value: unknown; by: string | null },
  now: Date,
): Promise<void> {
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

/** Writes a setting unless it exists. */
export async function writeSettingOnce(
  db: Db,
  { key, value }: { key: string; value: unknown },
  now: Date,
): Promise<void> {
  const row = { key, value: JSON.stringify(value), updatedAt: now.toISOString(), updatedBy: null };
  await db.insert(settings).values(row).onConflictDoNothing();
}
