import { routes } from "../../build/server/index.js";
import { addressOf, headersFor, statusOf } from "../../tests/support/form-sweep/addresses";
import { listPatterns } from "../../tests/support/form-sweep/patterns";
import { pageLimit } from "../../tests/support/limits";
import { measureTrips, type TripsRow } from "./round-trips";

/** The round trips of the addresses of the route table that are wanted, on a traced site with `seedRecords`, uncached. */
export async function measurePageTrips(
  base: URL,
  isWanted: (pattern: string) => boolean,
): Promise<TripsRow[]> {
  const rows: TripsRow[] = [];
  for (const pattern of listPatterns(routes).filter(isWanted)) {
    const request = { path: await addressOf(pattern), headers: headersFor(pattern) };
    rows.push(
      await measureTrips(base, () => request, {
        address: pattern,
        limit: pageLimit(pattern).steps,
        status: statusOf(pattern),
      }),
    );
  }
  return rows;
}

export function isAdmin(pattern: string): boolean {
  return pattern === "/admin" || pattern.startsWith("/admin/");
}
