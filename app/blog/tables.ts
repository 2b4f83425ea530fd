import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { users } from "../auth/tables";
import { checkOneOf, createdAt, idColumn, updatedAt } from "../platform/db/columns";
import { REVISION_KINDS } from "./revisions/revision";

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
    /** When readers first saw it, or will. Null if it was never public and has no time yet. */
    publishedAt: text("published_at"),
    /** Dates and sorts a post for readers: a published row without a time of its own dates from its creation. */
    publicAt: text("public_at").generatedAlwaysAs(sql`coalesce("published_at", "created_at")`, {
      mode: "virtual",
    }),
    /**
     * A published post is public from then on. Null once search services know of it, and for posts that never waited.
     */
    publishAt: text("publish_at"),
    /** One or two sentences for lists and feeds; '' means the start of the content. */
    excerpt: text("excerpt").notNull().default(""),
    /** `PostSettings`. */
    canonicalUrl: text("canonical_url").notNull().default(""),
    noindex: integer("noindex", { mode: "boolean" }).notNull().default(false),
    featureImage: text("feature_image").notNull().default(""),
    shareImage: text("share_image").notNull().default(""),
    /** Null is shown as 'the team'. */
    authorId: text("author_id").references(() => users.id, { onDelete: "set null" }),
    /** In the trash since; a post there is never published. */
    deletedAt: text("deleted_at"),
    /** Of a post in the trash: it was published, or waited for its time, and does so again when it is restored. */
    wasPublished: integer("was_published", { mode: "boolean" }).notNull().default(false),
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
    index("blogs_public_at_idx").on(table.publicAt, table.id).where(sql`${table.published} = 1`),
    index("blogs_category_public_at_idx")
      .on(table.category, table.publicAt, table.id)
      .where(sql`${table.published} = 1`),
    index("blogs_location_public_at_idx")
      .on(table.locationSlug, table.publicAt, table.id)
      .where(sql`${table.published} = 1`),
    index("blogs_published_updated_at_idx").on(table.updatedAt).where(sql`${table.published} = 1`),
    index("blogs_publish_at_idx").on(table.publishAt).where(sql`${table.publishAt} is not null`),
    // The few that `isListed` leaves out.
    index("blogs_unlisted_idx").on(table.id).where(sql`${table.noindex} = 1 or ${table.canonicalUrl} <> ''`),
    index("blogs_deleted_at_idx").on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
    index("blogs_to_index_idx")
      .on(table.publicAt)
      .where(sql`${table.published} = 1 and ${table.searchVersion} <> ${table.version}`),
  ],
);

/** What a post said after each save, and texts that were written for it but not applied. */
export const postRevisions = sqliteTable(
  "post_revisions",
  {
    id: idColumn(),
    blogId: text("blog_id")
      .notNull()
      .references(() => blogs.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: REVISION_KINDS }).notNull(),
    /** Why, in words: the writer's note, or what changed. */
    note: text("note").notNull(),
    /** Null if no member of the staff wrote it. */
    authorId: text("author_id").references(() => users.id, { onDelete: "set null" }),
    title: text("title").notNull(),
    metaDescription: text("meta_description").notNull(),
    excerpt: text("excerpt").notNull(),
    content: text("content").notNull(),
    keyPoints: text("key_points", { mode: "json" }).$type<string[]>().notNull(),
    category: text("category").notNull(),
    location: text("location").notNull(),
    /** Words of the content that were added and removed since the revision before. */
    added: integer("added").notNull().default(0),
    removed: integer("removed").notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index("post_revisions_blog_idx").on(table.blogId, table.updatedAt),
    checkOneOf("post_revisions_kind_check", table.kind, REVISION_KINDS),
  ],
);

/** Pictures in the bucket of uploads. Their addresses hold the size, so that rendering needs no look-up. */
export const postImages = sqliteTable("post_images", {
  id: idColumn(),
  extension: text("extension").notNull(),
  /** Pixels. */
  width: integer("width").notNull(),
  height: integer("height").notNull(),
  bytes: integer("bytes").notNull(),
  alt: text("alt").notNull(),
  createdAt: createdAt(),
});

/** Which posts have ever shown a picture: only their texts are searched before it is deleted. */
export const postImageUses = sqliteTable(
  "post_image_uses",
  {
    imageId: text("image_id")
      .notNull()
      .references(() => postImages.id, { onDelete: "cascade" }),
    blogId: text("blog_id")
      .notNull()
      .references(() => blogs.id, { onDelete: "cascade" }),
  },
  (table) => [primaryKey({ name: "post_image_uses_pk", columns: [table.imageId, table.blogId] })],
);
