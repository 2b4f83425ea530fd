import { and, eq } from "drizzle-orm";
import { postPath } from "../../blog/post";
import { isPublished } from "../../blog/published.server";
import { blogs } from "../../blog/tables";
import type { Db } from "../../platform/db/database.server";
import { postcards } from "../tables";
import type { StoredPostcard } from "../writer";

/** The postcard with this code, or null. */
export async function readPostcard(db: Db, code: string) {
  const [card] = await db.select().from(postcards).where(eq(postcards.code, code));
  return card ?? null;
}

/** The campaign and words of a postcard, and the slug of its article if that is published; null for an unknown code. */
export async function readPostcardTarget(db: Db, code: string) {
  const [card] = await db
    .select({ campaign: postcards.campaign, card: postcards.card, slug: blogs.slug })
    .from(postcards)
    .leftJoin(blogs, and(eq(blogs.id, postcards.blogId), isPublished))
    .where(eq(postcards.code, code));
  return card ?? null;
}

/** Where a code leads: to the offer, or with earlier cards, which went to businesses, to the article. */
export function targetOf(code: string, card: StoredPostcard, slug: string): string {
  return card.homes === undefined ? postPath(slug) : `/offer/${code}`;
}
