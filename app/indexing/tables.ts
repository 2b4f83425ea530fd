import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { checkOneOf, createdAt, idColumn, updatedAt } from "../platform/db/columns";
import { INDEXING_SERVICES, INDEXING_STATUSES, NOTICE_REASONS } from "./indexing";

/** The latest request per search service and URL. */
export const indexingRequests = sqliteTable(
  "indexing_requests",
  {
    id: idColumn(),
    url: text("url").notNull(),
    service: text("service", { enum: INDEXING_SERVICES }).notNull(),
    action: text("action").notNull(),
    kind: text("kind").notNull(),
    status: text("status", { enum: INDEXING_STATUSES }).notNull(),
    detail: text("detail"),
    lastIndexed: text("last_indexed"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex("indexing_requests_url_service_idx").on(table.url, table.service),
    index("indexing_requests_updated_at_idx").on(table.updatedAt),
    checkOneOf("indexing_requests_service_check", table.service, INDEXING_SERVICES),
    checkOneOf("indexing_requests_status_check", table.status, INDEXING_STATUSES),
  ],
);

/** Every request to IndexNow with its answer. */
export const indexnowCalls = sqliteTable(
  "indexnow_calls",
  {
    id: idColumn(),
    reason: text("reason", { enum: NOTICE_REASONS }).notNull(),
    urls: integer("urls").notNull(),
    /** The HTTP status; null if there was no answer. */
    status: integer("status"),
    createdAt: createdAt(),
  },
  (table) => [index("indexnow_calls_created_at_idx").on(table.createdAt)],
);
