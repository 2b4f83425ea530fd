import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { createdAt, idColumn, updatedAt } from "../platform/db/columns";

export const blogs = sqliteTable(
  "blogs",
  {
    id: idColumn(),
    slug: text("slug").notNull(),
    title: text("title").notNull(),
    metaDescription: text("meta_description").notNull(),
    /** Light markup or HTML; parsed and sanitized when rendered. */
    content: text("content").notNull(),
    /** '' is shown as 'Uncategorized'. */
    category: text("category").notNull().default(""),
    location: text("location").notNull().default(""),
    /** `topicSlug` of the location, in SQL. */
    locationSlug: text("location_slug").generatedAlwaysAs(
      sql`lower(replace(replace(replace("location", ', ', '-'), ' ', '-'), '/', '-'))`,
      { mode: "virtual" },
    ),
    keyPoints: text("key_points", { mode: "json" }).$type<string[]>().notNull().default([]),
    /** `readMinutes` of the content, stored so that lists need not load the content. */
    readMinutes: integer("read_minutes").notNull().default(1),
    published: integer("published", { mode: "boolean" }).notNull().default(false),
    publishedAt: text("published_at"),
    isDemo: integer("is_demo", { mode: "boolean" }).notNull().default(false),
    version: integer("version").notNull().default(1),
    /** The version that the search index holds; 0 is none. */
    searchVersion: integer("search_version").notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex("blogs_slug_idx").on(table.slug),
    index("blogs_created_at_idx").on(table.createdAt, table.id),
    index("blogs_published_created_at_idx").on(table.createdAt, table.id).where(sql`${table.published} = 1`),
    index("blogs_published_category_idx")
      .on(table.category, table.createdAt)
      .where(sql`${table.published} = 1`),
    index("blogs_published_location_idx")
      .on(table.locationSlug, table.createdAt, table.id)
      .where(sql`${table.published} = 1`),
    index("blogs_published_updated_at_idx").on(table.updatedAt).where(sql`${table.published} = 1`),
    index("blogs_not_indexed_idx")
      .on(table.createdAt)
      .where(sql`${table.published} = 1 and ${table.searchVersion} <> ${table.version}`),
  ],
);
