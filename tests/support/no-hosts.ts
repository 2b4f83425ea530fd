import type { TestDatabase } from "./database";

/** Nobody takes demos from now on: /book-now asks for one by the contact form. */
export async function removeHosts(db: TestDatabase): Promise<void> {
  await restoreHosts(db);
  await db.write(
    `insert into booking_hosts (user_id, is_active, name, time_zone, week, daily_cap, feed_secret, updated_at)
      select id, 0, 'Nobody', 'UTC', '[null,null,null,null,null,null,null]', 8, id, created_at from users`,
  );
}

export async function restoreHosts(db: TestDatabase): Promise<void> {
  await db.write("delete from booking_hosts");
}

/** Opens a page while nobody takes demos. */
export async function openWithoutHosts(db: TestDatabase, open: () => Promise<unknown>): Promise<void> {
  await removeHosts(db);
  await open();
  await restoreHosts(db);
}
