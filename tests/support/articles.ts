import { newId } from "../../app/platform/ids";
import type { TestDatabase } from "./database";

export const ARTICLE = {
  slug: "where-the-calls-went",
  title: "Where the calls went in Lakeview",
  path: "/blog/where-the-calls-went",
};

const CONTENT = `A shop in Lakeview asked why the phone rang less on the north side. The rank map showed why.

## What the map showed

- **Two streets away** it stood at fourteen
- [The listing](/pixlseo) named the old address

Below three firms that had closed, nobody looks.
`;

/** Publishes an article unless it exists. */
export async function publishArticle(
  db: TestDatabase,
  article: { slug: string; title: string } = ARTICLE,
): Promise<void> {
  await db.write(
    `insert into blogs (id, slug, title, meta_description, content, category, location, key_points, published, published_at, created_at, updated_at)
     values (?, ?, ?, ?, ?, 'SEO', 'Lakeview, WI', ?, 1, ?, ?, ?) on conflict (slug) do nothing`,
    newId(),
    article.slug,
    article.title,
    `${article.title}: what a rank map shows that a call log cannot.`,
    CONTENT,
    JSON.stringify(["Count calls by street", "Fix the listing first", "Look again in May"]),
    ...Array<string>(3).fill("2026-03-02T10:00:00.000Z"),
  );
}
