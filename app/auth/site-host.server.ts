import { sql } from "drizzle-orm";
import type { Db, Statement } from "../platform/db/database.server";
import { readSetting } from "../platform/db/settings.server";
import { settings } from "../platform/db/tables";
import type { Env } from "../platform/env.server";
import { isLocalSite } from "../platform/http/host-check.server";
import { SITE_HOST_SETTING, type SiteHost, siteHostSchema } from "./site-host";

/**
 * Notes the host, for the batch of a sign-in: a session belongs to its host, so that nobody works at a new one before
 * this ran. Writes nothing while the host stays, on a developer's machine, or at a preview.
 */
export function noteSiteHost(
  db: Db,
  { SITE_URL, PREVIEW }: Pick<Env, "SITE_URL" | "PREVIEW">,
  now: Date,
): Statement[] {
  if (PREVIEW || isLocalSite(SITE_URL)) return [];
  const since = now.toISOString();
  const first: SiteHost = { host: new URL(SITE_URL).hostname, before: null, since };
  const stored = sql`json_extract(${settings.value}, '$.host')`;
  return [
    db
      .insert(settings)
      .values({ key: SITE_HOST_SETTING, value: JSON.stringify(first), updatedAt: since })
      .onConflictDoUpdate({
        target: settings.key,
        set: {
          value: sql`json_object('host', ${first.host}, 'before', ${stored}, 'since', ${since})`,
          updatedAt: since,
        },
        setWhere: sql`${stored} <> ${first.host}`,
      }),
  ];
}

/** The site's host as last noted; null on a developer's machine, or before the first sign-in. */
export function readSiteHost(db: Db): Promise<SiteHost | null> {
  return readSetting(db, SITE_HOST_SETTING, siteHostSchema.nullable(), null);
}
