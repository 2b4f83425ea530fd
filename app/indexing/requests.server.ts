import { ne, or, sql } from "drizzle-orm";
import type { Db, Statement } from "../platform/db/database.server";
import { newId } from "../platform/ids";
import type { IndexingService, IndexingStatus, NoticeReason } from "./indexing";
import { indexingRequests, indexnowCalls } from "./tables";

export type IndexingOutcome = {
  url: string;
  service: IndexingService;
  action: "submit";
  kind: "URL_UPDATED";
  status: IndexingStatus;
  detail: string;
  /** When the service says that it indexed the page; a request that it accepted counts from now. */
  indexedAt?: string | null;
};

/** Returns the upsert of the latest outcome per URL and service. Idempotent. */
export function recordOutcome(db: Db, outcome: IndexingOutcome, now: Date): Statement {
  const at = now.toISOString();
  const { indexedAt = at, ...request } = outcome;
  const lastIndexed = outcome.status === "success" ? indexedAt : null;
  return db
    .insert(indexingRequests)
    .values({ id: newId(), ...request, lastIndexed, createdAt: at, updatedAt: at })
    .onConflictDoUpdate({
      target: [indexingRequests.url, indexingRequests.service],
      set: {
        status: outcome.status,
        detail: outcome.detail,
        lastIndexed: sql`coalesce(excluded.last_indexed, ${indexingRequests.lastIndexed})`,
        updatedAt: at,
      },
      setWhere: or(
        ne(indexingRequests.status, outcome.status),
        sql`${indexingRequests.detail} is not ${outcome.detail}`,
        sql`excluded.last_indexed is not null`,
      ),
    });
}

/** Returns the insert of a request to IndexNow with its answer. */
export function insertIndexNowCall(
  db: Db,
  call: { reason: NoticeReason; urls: number; status: number | null },
  now: Date,
): Statement {
  return db.insert(indexnowCalls).values({ id: newId(), ...call, createdAt: now.toISOString() });
}
