/**
 * The built site for a bench: a request with the header `Bench-Trace` goes through the whole site as any other does, but
 * is answered with what it asked of the database: each call's time and round trip, and with `rows` each query's rows
 * read, from running it once more (the driver asks for raw rows, which come without that figure). `Bench-Latency` adds
 * that many milliseconds to every call, as a distant database would. Without the headers nothing is added.
 */
import site from "./index.js";

export default {
  async fetch(request, env, context) {
    const wanted = request.headers.get("Bench-Trace");
    if (wanted === null) return site.fetch(request, env, context);
    const log = { calls: [], tripsDone: 0, latency: Number(request.headers.get("Bench-Latency") ?? 0) };
    const response = await site.fetch(request, { ...env, DB: watch(env.DB, log) }, context);
    await response.arrayBuffer();
    // What goes on after the answer (`waitUntil`) holds nobody up.
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
    // A call that begins after another has ended is one trip further; calls under way together share theirs.
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
