/**
 * The built site with tracing for benchmarks. A request with the header `Bench-Trace` is handled as usual, but the
 * response lists its database calls: each one's time and step, and with `rows` the rows read per query, measured by
 * running it again (the driver's raw results lack that number). `Bench-Latency` adds milliseconds to every call, like a
 * distant database. Traced requests are sent one after another.
 */
import { recordCalls } from "../../tests/support/call-recorder.ts";
import site from "./index.js";

let latency = 0;
const recorder = recordCalls(() => latency);
/** The same bindings for every request: the site remembers by them what it has read. */
let watched;

export default {
  async fetch(request, env, context) {
    const wanted = request.headers.get("Bench-Trace");
    if (wanted === null) return site.fetch(request, env, context);
    watched ??= { ...env, DB: recorder.watch(env.DB), ANALYTICS_DB: recorder.watch(env.ANALYTICS_DB) };
    latency = Number(request.headers.get("Bench-Latency") ?? 0);
    const log = recorder.start();
    const response = await site.fetch(request, watched, context);
    await response.arrayBuffer();
    // Work in `waitUntil` delays nobody, so it is not counted.
    const calls = [...log];
    const rows = wanted === "rows" ? await Promise.all(calls.map(countRows)) : [];
    return Response.json(
      calls.map(({ ms, step, queries }, at) => ({ ms, step, queries, rows: rows[at] })),
      { status: response.status },
    );
  },
};

async function countRows({ queries, statements }) {
  const read = statements.filter((_, at) => /^\s*(select|with)/i.test(queries[at]));
  const results = await Promise.all(read.map((statement) => statement.all()));
  return results.map(({ meta }) => meta.rows_read);
}
