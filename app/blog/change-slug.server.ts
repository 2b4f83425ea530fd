import { type Actor, insertAudit } from "../platform/db/audit.server";
import type { Db, Statement } from "../platform/db/database.server";

type SlugChange = { blogId: string; from: string; to: string; wasPublished: boolean; actor: Actor };

/** What else changes with a post's address. Batch it with the change. */
export function changeSlug(
  db: Db,
  { blogId, from, to, wasPublished, actor }: SlugChange,
  now: Date,
): Statement[] {
  if (!wasPublished) return [];
  const before = { slug: from };
  const after = { slug: to };
  return [
    insertAudit(db, { actor, action: "blog.slug", entity: "blog", entityId: blogId, before, after }, now),
  ];
}
