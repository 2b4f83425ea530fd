import { createHash } from "node:crypto";
import type { Miniflare } from "miniflare";

type Database = Awaited<ReturnType<Miniflare["getD1Database"]>>;

export const BENCH_STAFF = "bench";
const TOKEN = "bench-of-the-crm";
const DAY_MS = 86_400_000;

/** The cookie of the owner that `insertBenchStaff` creates. */
export const SIGNED_IN = { Cookie: `beaconry_session=${TOKEN}` };

/** Inserts an owner with a session that started at `now`. */
export async function insertBenchStaff(database: Database, now: Date): Promise<void> {
  const tomorrow = new Date(now.getTime() + DAY_MS).toISOString();
  await database
    .prepare(
      "insert or ignore into users (id, email, password_hash, role, created_at, updated_at) values (?2, 'bench@beaconry.example', 'none', 'owner', ?1, ?1)",
    )
    .bind(now.toISOString(), BENCH_STAFF)
    .run();
  await database
    .prepare(
      "insert or replace into sessions (token_hash, user_id, created_at, last_seen_at, expires_at) values (?1, ?4, ?2, ?2, ?3)",
    )
    .bind(createHash("sha256").update(TOKEN).digest("hex"), now.toISOString(), tomorrow, BENCH_STAFF)
    .run();
}
