import { z } from "zod";
import { type BenchRequest, percentile } from "./load.ts";
import { sized } from "./run.ts";

/** Simulates a database in another data center. */
const LATENCY_MS = 20;
const SAMPLES = sized(5, 1);

export type TripsRow = {
  address: string;
  /** Sequential database calls: a batch is one call, and parallel calls count once. */
  trips: number;
  /** The most that the table of limits allows. */
  limit: number;
  calls: number;
  /** p50 of the whole response with LATENCY_MS added to every call. */
  ms: number;
  /** The queries of each trip, to see what could be merged. */
  queries: string[][];
};

const callsSchema = z.array(z.object({ step: z.number(), queries: z.array(z.string()) }));
type Calls = z.infer<typeof callsSchema>;

/**
 * Sends several requests to a traced site (`startSite` with `traced`); `next` creates each. On a busy machine
 * parallel calls may not overlap, so the sample with the fewest trips counts.
 */
export async function measureTrips(
  base: URL,
  next: () => BenchRequest,
  { address, limit, status = 200 }: { address: string; limit: number; status?: number },
): Promise<TripsRow> {
  // Warms the isolate up.
  await traceCalls(base, next(), status);
  const samples: { calls: Calls; ms: number }[] = [];
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    const from = performance.now();
    const calls = await traceCalls(base, next(), status);
    samples.push({ calls, ms: performance.now() - from });
  }
  const [calls = []] = samples.map((sample) => sample.calls).sort((a, b) => tripsOf(a) - tripsOf(b));
  const trips = tripsOf(calls);
  const queriesOf = (trip: number) =>
    calls.filter((call) => call.step === trip).flatMap((call) => call.queries);
  return {
    address,
    trips,
    limit,
    calls: calls.length,
    ms: percentile(
      samples.map((sample) => sample.ms),
      0.5,
    ),
    queries: Array.from({ length: trips }, (_, at) => queriesOf(at + 1)),
  };
}

async function traceCalls(base: URL, request: BenchRequest, status: number): Promise<Calls> {
  const { method, body, path } = request;
  const headers = { ...request.headers, "Bench-Trace": "trips", "Bench-Latency": String(LATENCY_MS) };
  const response = await fetch(new URL(path, base), { method, body, headers, redirect: "manual" });
  if (response.status !== status) throw new Error(`${path} answered ${response.status}, expected ${status}`);
  return callsSchema.parse(await response.json());
}

function tripsOf(calls: Calls): number {
  return Math.max(0, ...calls.map(({ step }) => step));
}

export function printTrips(rows: TripsRow[]): void {
  console.table(
    rows.map(({ address, trips, calls, ms }) => ({
      address,
      "calls one after another": trips,
      "calls in all": calls,
      [`p50 ms, +${LATENCY_MS} ms a call`]: ms.toFixed(0),
    })),
  );
}

/** Only the numbers, for the results file. */
export function tripCounts(rows: TripsRow[]) {
  return rows.map(({ address, trips, calls, ms }) => ({ address, trips, calls, ms }));
}

/** The URLs with more sequential calls than their limit, and the queries of each trip. */
export function listLongTrips(rows: TripsRow[]): string[] {
  return rows
    .filter(({ trips, limit }) => trips > limit)
    .map(({ address, trips, limit, queries }) => {
      const lines = queries.flatMap((own, at) => own.map((query) => `  ${at + 1}. ${query.slice(0, 160)}`));
      return [`${address}: ${trips} calls one after another, more than ${limit}`, ...lines].join("\n");
    });
}
