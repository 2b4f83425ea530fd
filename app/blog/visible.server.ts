import { sql } from "drizzle-orm";
import { blogs } from "./tables";

/**
 * What decides who sees a post. The few exceptions are looked up in partial indexes: their columns come after the
 * content, so that reading them of every post would read the content of every post.
 */
const NOW = sql.raw("strftime('%Y-%m-%dT%H:%M:%fZ', 'now')");

/**
 * Readers see it: published, and its time has come. The literal `published = 1` lets SQLite use the partial indexes; the
 * database's own time makes a post appear on time without any cron.
 */
export const isLive = sql`${blogs.published} = 1 and ${blogs}.rowid not in (select due.rowid from blogs as due where due.publish_at > ${NOW})`;

/** Not in the trash. */
export const isKept = sql`${blogs}.rowid not in (select gone.rowid from blogs as gone where gone.deleted_at is not null)`;
