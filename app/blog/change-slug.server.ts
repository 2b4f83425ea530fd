import { type Actor, insertAudit } from "../platform/db/audit.server";
import type { Db, Statement } from "../platform/db/database.server";
import { rememberMove } from "../platform/http/redirects.server";
import { postPath } from "./post";

type SlugChange = { blogId: string; from: string; to: string; wasPublished: boolean; actor: Actor };

/** Returns what else changes with a post's address, for the batch of the change: the old one leads to the new one. */
export function changeSlug(
  db: Db,
  { blogId, from, to, wasPublished, actor }: SlugChange,
  now: Date,
): Statement[] {
  if (!wasPublished) return [];
  const move = { from: postPath(from), to: postPath(to), by: actor.label };
  const before = { slug: from };
  const after = { slug: to };
  return [
    ...rememberMove(db, move, now),
    insertAudit(db, { actor, action: "blog.slug", entity: "blog", entityId: blogId, before, after }, now),
  ];
}
