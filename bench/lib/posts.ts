import type { Miniflare } from "miniflare";

type Database = Awaited<ReturnType<Miniflare["getD1Database"]>>;

const PARAGRAPH =
  "A shop in Lakeview asked why the phone rang less on the north side. The rank map showed why: two streets away it stood at fourteen, below three firms that had closed. ";

/** Fills the blog with `count` published posts of about 700 words; returns the slug of one. */
export async function seedPosts(database: Database, count: number): Promise<string> {
  const content = Array.from(
    { length: 6 },
    (_, at) => `## Part ${at + 1}\n\n${PARAGRAPH.repeat(4)}\n\n- **One** step\n- [Another](/pixlseo) step\n`,
  ).join("\n");
  const insert = database.prepare(
    `insert into blogs (id, slug, title, meta_description, content, category, location, key_points, read_minutes, published, published_at, created_at, updated_at)
     values (?, ?, ?, ?, ?, ?, ?, ?, 4, 1, ?, ?, ?)`,
  );
  await database.batch(
    Array.from({ length: count }, (_, at) => {
      const created = new Date(Date.UTC(2026, 0, 1 + at)).toISOString();
      const points = JSON.stringify([
        "Count calls by street",
        "Fix the listing first",
        "Mail the rest",
        "Look again in May",
      ]);
      const category = ["SEO", "AI Marketing", "Direct Mail"][at % 3] ?? "";
      return insert.bind(
        `post-${at}`,
        `post-${at}`,
        `Where the calls went, part ${at}`,
        PARAGRAPH.slice(0, 150),
        content,
        category,
        "Lakeview",
        points,
        created,
        created,
        created,
      );
    }),
  );
  return `post-${count - 1}`;
}
