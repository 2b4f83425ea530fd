import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "../../../auth/tables";
import { createdAt, idColumn, updatedAt } from "../../../platform/db/columns";

/** Filters and order of the lead list that a person keeps. They are few: no index pays. */
export const leadViews = sqliteTable("lead_views", {
  id: idColumn(),
  ownerId: text("owner_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" }),
  name: text("name").notNull(),
  /** The query string of the list, as `viewSearch` writes it. */
  search: text("search").notNull(),
  /** Everybody sees it. */
  isShared: integer("is_shared", { mode: "boolean" }).notNull(),
  version: integer("version").notNull().default(1),
  deletedAt: text("deleted_at"),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});
