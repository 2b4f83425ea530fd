import { z } from "zod";
import { postPath } from "../blog/post";
import { listPublishedSlugsLike } from "../blog/posts.server";
import { type Actor, insertAudit } from "../platform/db/audit.server";
import { ChangeRefused } from "../platform/db/change.server";
import { type Db, runBatch } from "../platform/db/database.server";
import { deleteRedirect, listRedirects, readRedirect, rememberMove } from "../platform/http/redirects.server";
import { closestPath, firstWordOf } from "./closest-path";
import { PUBLIC_PATHS } from "./public-paths";
import { listServedPaths } from "./served-paths.server";

/** A path of this site: it starts with one slash, and has neither a query nor anything that means another host. */
const path = z
  .string()
  .trim()
  .max(300)
  .regex(/^\/(?![/\\])[^\s?#\\]*$/);

export const redirectSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("redirect"), from: path, to: z.string().trim().max(300) }),
  z.object({ intent: z.literal("delete"), from: path }),
]);

const LISTED = 100;
const CANDIDATES = 1000;

/** The missing paths, each with the page it may have meant, and the redirects. Two round trips. */
export async function readRedirectsPage(db: Db) {
  const { missing, redirects } = await listRedirects(db, LISTED);
  const starts = [...new Set(missing.map(({ path }) => firstWordOf(path)).filter((word) => word.length > 1))];
  const slugs = starts.length > 0 ? await listPublishedSlugsLike(db, starts, CANDIDATES) : [];
  const candidates = [...PUBLIC_PATHS, ...slugs.map(postPath)];
  return {
    missing: missing.map((one) => ({ ...one, suggestion: closestPath(one.path, candidates) })),
    redirects,
  };
}

type Move = { from: string; to: string; actor: Actor };

/** Redirects a path to a public page. @throws ChangeRefused if there is no such page, or if `from` is one */
export async function addRedirect(db: Db, { from, to, actor }: Move, now: Date): Promise<void> {
  const target = (await readRedirect(db, to)) ?? to;
  const served = await listServedPaths(db, [from, target]);
  if (served.has(from)) throw new ChangeRefused(409, `There is a page at ${from}.`);
  if (!served.has(target)) throw new ChangeRefused(409, `There is no page at ${to}.`);
  const entry = { actor, action: "redirect.add", entity: "redirect", entityId: from, after: { to: target } };
  await runBatch(db, [
    ...rememberMove(db, { from, to: target, by: actor.label }, now),
    insertAudit(db, { ...entry, before: null }, now),
  ]);
}

export async function removeRedirect(
  db: Db,
  { from, actor }: { from: string; actor: Actor },
  now: Date,
): Promise<void> {
  const to = await readRedirect(db, from);
  if (to === null) return;
  const entry = { actor, action: "redirect.delete", entity: "redirect", entityId: from, after: null };
  await runBatch(db, [deleteRedirect(db, from), insertAudit(db, { ...entry, before: { to } }, now)]);
}
