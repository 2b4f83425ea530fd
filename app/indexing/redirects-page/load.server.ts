import type { Db } from "../../platform/db/database.server";
import { formatDate } from "../../platform/time/time-text";
import { readRedirectsPage } from "../redirects.server";

export async function loadRedirects(db: Db, zone: string) {
  const { missing, redirects } = await readRedirectsPage(db);
  return {
    missing: missing.map((one) => ({ ...one, lastSeen: formatDate(one.lastSeenAt, zone) })),
    redirects: redirects.map((one) => ({ ...one, created: formatDate(one.createdAt, zone) })),
  };
}
export type RedirectsView = Awaited<ReturnType<typeof loadRedirects>>;
