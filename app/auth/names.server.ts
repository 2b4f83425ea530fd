import { sql } from "drizzle-orm";
import { profiles, users } from "./tables";

/** A person's name, for a query of `users` left joined with `profiles`: see `Member`. */
export const memberName = sql<string>`coalesce(
  nullif(trim(${profiles.displayName}), ''),
  nullif(trim(coalesce(${profiles.firstName}, '') || ' ' || coalesce(${profiles.lastName}, '')), ''),
  ${users.email})`;
