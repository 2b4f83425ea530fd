import { z } from "zod";
import { topicPath } from "../blog/list/topic";
import { listTopics } from "../blog/list/topics.server";
import { postPath } from "../blog/post";
import { listPublishedSlugs, listPublishedSlugsLike } from "../blog/posts.server";
import { type Actor, insertAudit } from "../platform/db/audit.server";
import { ChangeRefused } from "../platform/db/change.server";
import { type Db, runBatch } from "../platform/db/database.server";
import { deleteRedirect, listRedirects, readRedirect, rememberMove } from "../platform/http/redirects.server";
import { closestPath, firstWordOf } from "./closest-path";
import { PUBLIC_PATHS } from "./public-paths";

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

const FIXED_PATHS = new Set(PUBLIC_PATHS);
const POSTS = postPath("");
const TOPIC = /^\/blog\/(?:category|location)\/./;

/** Those of the paths that the public site answers with a page; the database is asked about the blog only. */
export async function listServedPaths(db: Db, paths: string[]): Promise<Set<string>> {
  const served = new Set(paths.filter((path) => FIXED_PATHS.has(path)));
  const asked = paths.filter((path) => TOPIC.test(path));
  const slugs = paths.flatMap((path) =>
    path.startsWith(POSTS) && !TOPIC.test(path) ? path.slice(POSTS.length) : [],
  );
  if (slugs.length > 0) for (const slug of await listPublishedSlugs(db, slugs)) served.add(postPath(slug));
  if (asked.length > 0) {
    const topics = new Set((await listTopics(db)).map(({ kind, slug }) => topicPath(kind, slug)));
    for (const path of asked) if (topics.has(path)) served.add(path);
  }
  return served;
}
