import type { Db } from "../../platform/db/database.server";
import { formatDate } from "../../platform/time/time-text";
import { readRedirectsPage } from "../redirects.server";

export async function loadRedirects(db: Db) {
  const { missing, redirects } = await readRedirectsPage(db);
  return {
    missing: missing.map((one) => ({ ...one, lastSeen: formatDate(one.lastSeenAt) })),
    redirects: redirects.map((one) => ({ ...one, created: formatDate(one.createdAt) })),
  };
}
export type RedirectsView = Awaited<ReturnType<typeof loadRedirects>>;
