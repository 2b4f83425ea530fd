import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Db } from "../../../platform/db/database.server";
import { formatDate } from "../../../platform/time/time-text";
import { describeMove } from "../describe-move.server";
import { nameTarget } from "../moves";
import { readRedirectsPage } from "../redirects.server";

const LONGEST = 2000;
const MOST_PAGES = 1000;

/**
 * The page of the list that the URL asks for: `?q=`, `?page=`, and the redirect to `?edit=`. Of a move that is being
 * written without scripts, `?from=` and `?to=`, what is at both.
 */
export async function loadRedirects(
  db: Db,
  params: URLSearchParams,
  { env, clock }: Pick<AppLoadContext, "env" | "clock">,
  zone: string,
) {
  const text = (name: string) => (params.get(name) ?? "").trim().slice(0, LONGEST);
  const written = { from: text("from"), to: text("to") };
  const page = Math.min(Math.max(1, Math.trunc(Number(params.get("page"))) || 1), MOST_PAGES);
  const q = text("q").slice(0, 200);
  const host = new URL(env.SITE_URL).host;
  const [listed, described] = await Promise.all([
    readRedirectsPage(db, { q, page, edited: text("edit") }),
    written.from === "" ? null : describeMove(db, written, { host, now: clock() }),
  ]);
  const { missing, redirects, ...rest } = listed;
  return {
    ...rest,
    ...{ q, page, written, described },
    missing: missing.map((one) => ({ ...one, lastSeen: formatDate(one.lastSeenAt, zone) })),
    redirects: redirects.map(({ createdBy, importId, createdAt, ...one }) => ({
      ...one,
      target: nameTarget(one.toPath),
      made: `${importId ? "by a file" : createdBy ? "by hand" : "by a new title"}, ${formatDate(createdAt, zone)}`,
      madeBy: createdBy ?? "",
    })),
  };
}
export type RedirectsView = Awaited<ReturnType<typeof loadRedirects>>;
