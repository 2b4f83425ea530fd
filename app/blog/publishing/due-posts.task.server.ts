import { and, eq, isNotNull, lte } from "drizzle-orm";
import { type Actor, insertAudit } from "../../platform/db/audit.server";
import { runIfChanged } from "../../platform/db/change.server";
import type { JobContext } from "../../platform/jobs/job-context.server";
import { dispatchOutbox, insertOutbox } from "../../platform/jobs/outbox.server";
import { logError } from "../../platform/log.server";
import { isForSearch } from "../post-settings";
import { blogs } from "../tables";
import { indexingEntry, stalePathsOf } from "./publish.server";

const AT_ONCE = 50;
const SCHEDULE: Pick<Actor, "label"> & { id: null } = { id: null, label: "Schedule" };

/**
 * Tells the search services of scheduled posts whose time has come, once each, and renews the cached pages that list
 * them. Readers do not depend on it: the public queries compare the time themselves. For the five-minute cron.
 */
export async function announceDuePosts({ db, env, queues, clock }: JobContext): Promise<void> {
  const now = clock();
  // The write checks again: a writer may set another time in the meantime.
  const isDue = and(
    isNotNull(blogs.publishAt),
    lte(blogs.publishAt, now.toISOString()),
    eq(blogs.published, true),
  );
  const due = await db
    .select({
      id: blogs.id,
      slug: blogs.slug,
      category: blogs.category,
      location: blogs.location,
      publishAt: blogs.publishAt,
      canonicalUrl: blogs.canonicalUrl,
      noindex: blogs.noindex,
    })
    .from(blogs)
    .where(isDue)
    .orderBy(blogs.publishAt)
    .limit(AT_ONCE);
  for (const post of due) {
    const { id, publishAt } = post;
    const entries = isForSearch(post) ? [indexingEntry(env.SITE_URL, post.slug)] : [];
    const change = db
      .update(blogs)
      .set({ publishAt: null })
      .where(and(eq(blogs.id, id), isDue));
    const audit = {
      actor: SCHEDULE,
      action: "blog.publish",
      entity: "blog",
      entityId: id,
      after: { publishAt },
    };
    const isOurs = await runIfChanged(db, change, [
      insertAudit(db, audit, now),
      ...entries.map((entry) => insertOutbox(db, entry, now)),
    ]);
    if (isOurs) await dispatchOutbox(queues, entries);
  }
  await renewPages(env.SITE_URL, [...new Set(due.flatMap(stalePathsOf))]);
}

/** The site serves a stale page while it renews it: asking once makes the next reader see the new one. */
async function renewPages(siteUrl: string, paths: string[]): Promise<void> {
  for (const path of paths) {
    try {
      const response = await fetch(siteUrl + path, { signal: AbortSignal.timeout(5000) });
      await response.body?.cancel();
    } catch (error) {
      logError("blog.renew-page", error, { path });
    }
  }
}
