import { sql } from "drizzle-orm";

/** The setting by which owners require a second factor of everyone: `true` or `false`. */
export const FACTOR_REQUIRED = "auth.factor-required";

/** For a query of `users`: whether the account has a second factor. */
export const hasFactorSql = sql<number>`(exists (select 1 from "authenticators" where "authenticators"."user_id" = "users"."id" and "authenticators"."confirmed_at" is not null) or exists (select 1 from "passkeys" where "passkeys"."user_id" = "users"."id"))`;
