/**
 * The built site for a bench: a request with the header `Bench-Trace` goes through the whole site as any other does, but
 * is answered with what it asked of the database: each call's time, and with `rows` each query's rows read, from running
 * it once more (the driver asks for raw rows, which come without that figure). Without the header nothing is added.
 */
import site from "./index.js";

export default {
  async fetch(request, env, context) {
    const wanted = request.headers.get("Bench-Trace");
    if (wanted === null) return site.fetch(request, env, context);
    const calls = [];
    const response = await site.fetch(request, { ...env, DB: watch(env.DB, calls) }, context);
    await response.arrayBuffer();
    if (wanted === "rows") for (const call of calls) await countRows(call);
    return Response.json(
      calls.map(({ ms, statements, rows }) => ({ ms, rows, queries: statements.map(({ query }) => query) })),
      { status: response.status },
    );
  },
};

async function countRows(call) {
  const read = call.statements.filter(({ query }) => /^\s*(select|with)/i.test(query));
  const results = await Promise.all(read.map(({ statement }) => statement.all()));
  call.rows = results.map(({ meta }) => meta.rows_read);
}

function watch(database, calls) {
  const originals = new WeakMap();
  const timed = async (statements, run) => {
    const from = performance.now();
    try {
      return await run();
    } finally {
      calls.push({ ms: performance.now() - from, statements });
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
  return {
    prepare: (query) => wrap(query, database.prepare(query)),
    withSession: (consistency) => {
      const session = database.withSession(consistency);
      return {
        prepare: (query) => wrap(query, session.prepare(query)),
        batch: (wrapped) => {
          const statements = wrapped.map((statement) => originals.get(statement));
          return timed(statements, () => session.batch(statements.map(({ statement }) => statement)));
        },
        getBookmark: () => session.getBookmark(),
      };
    },
  };
}
