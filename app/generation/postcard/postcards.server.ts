import { and, eq } from "drizzle-orm";
import { blogs } from "../../blog/tables";
import { isLive } from "../../blog/visible.server";
import type { Db } from "../../platform/db/database.server";
import { postcards } from "../tables";

/** The postcard with this code, or null. */
export async function readPostcard(db: Db, code: string) {
  const [card] = await db.select().from(postcards).where(eq(postcards.code, code));
  return card ?? null;
}

/** The campaign of a postcard, and the slug of its article if that is published; null for an unknown code. */
export async function readPostcardTarget(db: Db, code: string) {
  const [card] = await db
    .select({ campaign: postcards.campaign, slug: blogs.slug })
    .from(postcards)
    .leftJoin(blogs, and(eq(blogs.id, postcards.blogId), isLive))
    .where(eq(postcards.code, code));
  return card ?? null;
}
