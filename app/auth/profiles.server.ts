import type { Db } from "../platform/db/database.server";
import type { Theme } from "../platform/http/preferences";
import { profiles } from "./tables";

/** Stores the color scheme that a person chose; makes the profile if it is missing. */
export async function saveTheme(db: Db, userId: string, theme: Theme): Promise<void> {
  await db
    .insert(profiles)
    .values({ userId, theme })
    .onConflictDoUpdate({ target: profiles.userId, set: { theme } });
}
