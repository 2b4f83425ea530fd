import { ne, or, sql } from "drizzle-orm";
import type { Db, Statement } from "../platform/db/database.server";
import { newId } from "../platform/ids";
import type { IndexingService, IndexingStatus } from "./indexing";
import { indexingRequests } from "./tables";

export type IndexingOutcome = {
  url: string;
  service: IndexingService;
  action: "submit";
  kind: "URL_UPDATED";
  status: IndexingStatus;
  detail: string;
};

/** Returns the upsert of the latest outcome per URL and service. Idempotent. */
export function recordOutcome(db: Db, outcome: IndexingOutcome, now: Date): Statement {
  const at = now.toISOString();
  const lastIndexed = outcome.status === "success" ? at : null;
  return db
    .insert(indexingRequests)
    .values({ id: newId(), ...outcome, lastIndexed, createdAt: at, updatedAt: at })
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
