import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { checkOneOf, createdAt, idColumn, updatedAt } from "../platform/db/columns";
import { THEMES } from "../platform/http/preferences";
import { STAFF_ROLES } from "./staff";

export const users = sqliteTable(
  "users",
  {
    id: idColumn(),
    email: text("email").notNull(),
    passwordHash: text("password_hash").notNull(),
    role: text("role", { enum: STAFF_ROLES }).notNull(),
    isDemo: integer("is_demo", { mode: "boolean" }).notNull().default(false),
    disabledAt: text("disabled_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex("users_email_idx").on(sql`lower(${table.email})`),
    checkOneOf("users_role_check", table.role, STAFF_ROLES),
  ],
);

/** A signed-in browser. The cookie holds a random token; the table only its SHA-256. */
export const sessions = sqliteTable(
  "sessions",
  {
    tokenHash: text("token_hash").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
    lastSeenAt: text("last_seen_at").notNull(),
    expiresAt: text("expires_at").notNull(),
    userAgent: text("user_agent"),
  },
  (table) => [
    index("sessions_user_idx").on(table.userId),
    index("sessions_expires_at_idx").on(table.expiresAt),
  ],
);

export const profiles = sqliteTable(
  "profiles",
  {
    userId: text("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    displayName: text("display_name"),
    firstName: text("first_name"),
    lastName: text("last_name"),
    bio: text("bio"),
    phone: text("phone"),
    company: text("company"),
    position: text("position"),
    avatarUrl: text("avatar_url"),
    theme: text("theme", { enum: THEMES }),
    /** IANA name; without it times are shown in UTC. */
    timeZone: text("time_zone"),
    updatedAt: text("updated_at"),
  },
  (table) => [checkOneOf("profiles_theme_check", table.theme, THEMES)],
);
