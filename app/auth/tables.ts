import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { checkOneOf, createdAt, idColumn, updatedAt } from "../platform/db/columns";
import { THEMES } from "../platform/http/preferences";
import { STAFF_ROLES } from "./staff";

/**
 * reset: a link that sets a new password; setup: the link that makes the first owner; factor: a sign-in whose password
 * was right; passkey and passkey-registration: a challenge that a passkey signs.
 */
const TOKEN_PURPOSES = ["reset", "setup", "factor", "passkey", "passkey-registration"] as const;
export type TokenPurpose = (typeof TOKEN_PURPOSES)[number];

export const users = sqliteTable(
  "users",
  {
    id: idColumn(),
    email: text("email").notNull(),
    passwordHash: text("password_hash").notNull(),
    role: text("role", { enum: STAFF_ROLES }).notNull(),
    isDemo: integer("is_demo", { mode: "boolean" }).notNull().default(false),
    disabledAt: text("disabled_at"),
    /** The last request of any session, at most some minutes old. */
    lastSeenAt: text("last_seen_at"),
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
    /** ISO 3166 code and name of the region, as Cloudflare told at sign-in. */
    country: text("country"),
    region: text("region"),
    /** The browser's row in `known_devices`. */
    deviceHash: text("device_hash"),
    /** When the password or a passkey was last asked for: factors change only soon after. */
    confirmedAt: text("confirmed_at"),
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
    /** IANA name; null for the company's. */
    timeZone: text("time_zone"),
    /** When the person was asked whether to use the browser's zone, and answered. */
    zoneAnsweredAt: text("zone_answered_at"),
    /** When the person hid the first steps of a new company. */
    stepsHiddenAt: text("steps_hidden_at"),
    /** Whether the person wants the mail of every morning, and the last local date (YYYY-MM-DD) it was looked after. */
    wantsDigest: integer("wants_digest", { mode: "boolean" }),
    digestDay: text("digest_day"),
    /** How the person looks at the list of leads, as JSON (`crm/leads/list-settings.ts`). */
    leadList: text("lead_list"),
    updatedAt: text("updated_at"),
  },
  (table) => [checkOneOf("profiles_theme_check", table.theme, THEMES)],
);

const userIdColumn = () =>
  text("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/** A browser that somebody has signed in with. Its cookie holds a random token; the table only its SHA-256. */
export const knownDevices = sqliteTable(
  "known_devices",
  {
    tokenHash: text("token_hash").notNull(),
    userId: userIdColumn(),
    /** When a second factor was last given: it is asked for again after a while. */
    factorAt: text("factor_at"),
    createdAt: createdAt(),
    lastUsedAt: text("last_used_at").notNull(),
  },
  (table) => [
    primaryKey({ name: "known_devices_pk", columns: [table.userId, table.tokenHash] }),
    index("known_devices_last_used_at_idx").on(table.lastUsedAt),
  ],
);

/** Single-use secrets of a few minutes: links in mails, half-done sign-ins, challenges of passkeys. */
export const authTokens = sqliteTable(
  "auth_tokens",
  {
    tokenHash: text("token_hash").primaryKey(),
    purpose: text("purpose", { enum: TOKEN_PURPOSES }).notNull(),
    userId: text("user_id").references(() => users.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
    expiresAt: text("expires_at").notNull(),
  },
  (table) => [
    index("auth_tokens_user_idx").on(table.userId, table.purpose),
    index("auth_tokens_expires_at_idx").on(table.expiresAt),
    checkOneOf("auth_tokens_purpose_check", table.purpose, TOKEN_PURPOSES),
  ],
);

/** An invitation by mail: it is gone once accepted or revoked. */
export const invites = sqliteTable(
  "invites",
  {
    id: idColumn(),
    email: text("email").notNull(),
    role: text("role", { enum: STAFF_ROLES }).notNull(),
    tokenHash: text("token_hash").notNull().unique(),
    createdAt: createdAt(),
    expiresAt: text("expires_at").notNull(),
  },
  (table) => [
    uniqueIndex("invites_email_idx").on(sql`lower(${table.email})`),
    checkOneOf("invites_role_check", table.role, STAFF_ROLES),
  ],
);

/** A person's authenticator app (TOTP). */
export const authenticators = sqliteTable("authenticators", {
  userId: text("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** Base32. The server has to know it, so that it cannot be a hash. */
  secret: text("secret").notNull(),
  /** Null until the first code has shown that the app has the secret. */
  confirmedAt: text("confirmed_at"),
  /** The 30-second step of the last accepted code: neither it nor an earlier one is accepted again. */
  lastStep: integer("last_step").notNull().default(0),
  createdAt: createdAt(),
});

export const passkeys = sqliteTable(
  "passkeys",
  {
    /** The credential's id, base64url. */
    id: text("id").primaryKey(),
    userId: userIdColumn(),
    name: text("name").notNull(),
    /** COSE key, base64url. */
    publicKey: text("public_key").notNull(),
    counter: integer("counter").notNull(),
    createdAt: createdAt(),
    lastUsedAt: text("last_used_at"),
  },
  (table) => [index("passkeys_user_idx").on(table.userId)],
);

/** Each signs in once in place of another factor. */
export const recoveryCodes = sqliteTable(
  "recovery_codes",
  { userId: userIdColumn(), codeHash: text("code_hash").notNull() },
  (table) => [primaryKey({ name: "recovery_codes_pk", columns: [table.userId, table.codeHash] })],
);

/** A person's name, for a query of `users` left joined with `profiles`: see `Member`. */
export const memberName = sql<string>`coalesce(
  nullif(trim(${profiles.displayName}), ''),
  nullif(trim(coalesce(${profiles.firstName}, '') || ' ' || coalesce(${profiles.lastName}, '')), ''),
  ${users.email})`;
