import { newId } from "../../app/platform/ids";
import type { TestDatabase } from "./database";

export const ARTICLE = {
  slug: "where-the-calls-went",
  title: "Where the calls went in Lakeview",
  path: "/blog/where-the-calls-went",
};

/** With a table of contents, both kinds of charts, a sum, a wide table and a quote. */
export const LONG_ARTICLE = {
  slug: "forty-one-missed-calls",
  title: "Forty-one missed calls, and what they cost",
  path: "/blog/forty-one-missed-calls",
};

const LONG_CONTENT = `The office of a heating firm opens at seven and closes at six. In four weeks its phone rang 220 times.

## Where the calls fall

Stacked chart: Calls by hour, answered and missed. Four weeks in October, Monday to Friday, 20 days

| Hour | Answered | Missed |
|---|--:|--:|
${["7 am", "8 am", "9 am", "10 am", "11 am", "12 pm", "1 pm", "2 pm", "3 pm", "4 pm", "5 pm"].map((hour, at) => `| ${hour} | ${27 - at * 2} | ${1 + at} |`).join("\n")}

Note: An example log, made up to show the method.

## What they cost

Sum: The sum, for the two hours that can be staffed

| Step | How | Figure |
|---|---|--:|
| Callers lost between 4 and 6 pm | 18 of the 27 | 18 |
| Share that ends in a visit | 77 of 179 answered calls | × 43 % |
| **Work lost in four weeks** | | $2,170 |
| Someone at the phone, 4 to 6 pm | 20 days × 2 hours × $21 | − $840 |
| Left after paying for the answer | | $1,330 |

## Where the callers live

Chart: Calls by street

| Street | Calls | Missed |
|---|--:|--:|
| Shipyard Row and the yards | 82 | 12 |
| North of the bridge | 61 | 20 |

> Nobody is lazy. The clock is.
`;

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
  content = article.slug === LONG_ARTICLE.slug ? LONG_CONTENT : CONTENT,
): Promise<void> {
  await db.write(
    `insert into blogs (id, slug, title, meta_description, content, category, location, key_points, published, published_at, created_at, updated_at)
     values (?, ?, ?, ?, ?, 'SEO', 'Lakeview, WI', ?, 1, ?, ?, ?) on conflict (slug) do nothing`,
    newId(),
    article.slug,
    article.title,
    `${article.title}: what a rank map shows that a call log cannot.`,
    content,
    JSON.stringify(["Count calls by street", "Fix the listing first", "Look again in May"]),
    ...Array<string>(3).fill("2026-03-02T10:00:00.000Z"),
  );
}
