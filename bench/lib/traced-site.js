/**
 * The built site with tracing for benchmarks. A request with the header `Bench-Trace` is handled as usual, but the
 * response lists its database calls: each one's time and round trip, and with `rows` the rows read per query,
 * measured by running it again (the driver's raw results lack that number). `Bench-Latency` adds milliseconds to
 * every call, like a distant database.
 */
import site from "./index.js";

export default {
  async fetch(request, env, context) {
    const wanted = request.headers.get("Bench-Trace");
    if (wanted === null) return site.fetch(request, env, context);
    const log = { calls: [], tripsDone: 0, latency: Number(request.headers.get("Bench-Latency") ?? 0) };
    const watched = { DB: watch(env.DB, log), ANALYTICS_DB: watch(env.ANALYTICS_DB, log) };
    const response = await site.fetch(request, { ...env, ...watched }, context);
    await response.arrayBuffer();
    // Work in `waitUntil` delays nobody, so it is not counted.
    const calls = [...log.calls];
    if (wanted === "rows") for (const call of calls) await countRows(call);
    return Response.json(
      calls.map(({ ms, trip, statements, rows }) => ({
        ms,
        trip,
        rows,
        queries: statements.map(({ query }) => query),
      })),
      { status: response.status },
    );
  },
};

async function countRows(call) {
  const read = call.statements.filter(({ query }) => /^\s*(select|with)/i.test(query));
  const results = await Promise.all(read.map(({ statement }) => statement.all()));
  call.rows = results.map(({ meta }) => meta.rows_read);
}

function watch(database, log) {
  const originals = new WeakMap();
  const timed = async (statements, run) => {
    const from = performance.now();
    // A call that starts after another finished is a new trip; parallel calls share one.
    const trip = log.tripsDone + 1;
    try {
      if (log.latency > 0) await scheduler.wait(log.latency);
      return await run();
    } finally {
      log.tripsDone = Math.max(log.tripsDone, trip);
      log.calls.push({ ms: performance.now() - from, trip, statements });
    }
  };
  const wrap = (query, statement) => {
    const single = [{ query, statement }];
    const wrapped = {
      bind: (...values) => wrap(query, statement.bind(...values)),
      all: () => timed(single, () => statement.all()),
      run: () => timed(single, () => statement.run()),
      raw: (options) => timed(single, () => statement.raw(options)),
      first: (column) => timed(single, () => statement.first(column)),
    };
    originals.set(wrapped, single[0]);
    return wrapped;
  };
  const watchClient = (client) => ({
    prepare: (query) => wrap(query, client.prepare(query)),
    batch: (wrapped) => {
      const statements = wrapped.map((statement) => originals.get(statement));
      return timed(statements, () => client.batch(statements.map(({ statement }) => statement)));
    },
  });
  return {
    ...watchClient(database),
    withSession: (consistency) => {
      const session = database.withSession(consistency);
      return { ...watchClient(session), getBookmark: () => session.getBookmark() };
    },
  };
}
