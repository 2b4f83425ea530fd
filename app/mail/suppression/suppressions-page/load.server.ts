import type { Db } from "../../../platform/db/database.server";
import { formatDateTime } from "../../../platform/time/time-text";
import { isLiftable, SUPPRESSION_TEXTS } from "../suppression";
import { listSuppressions } from "../suppressions.server";

const LONGEST_SEARCH = 200;

/** The addresses that hold `?q=`, newest first, with times in the reader's zone. */
export async function loadSuppressions(db: Db, params: URLSearchParams, timeZone: string) {
  const q = (params.get("q") ?? "").slice(0, LONGEST_SEARCH);
  const { rows, hasMore } = await listSuppressions(db, q);
  return {
    q,
    hasMore,
    suppressions: rows.map(({ addressHash, address, reason, detail, mailId, createdAt }) => ({
      ...{ id: addressHash, address, reason, detail, mailId },
      text: SUPPRESSION_TEXTS[reason],
      isLiftable: isLiftable(reason),
      since: formatDateTime(createdAt, timeZone),
    })),
  };
}
export type SuppressionRow = Awaited<ReturnType<typeof loadSuppressions>>["suppressions"][number];
