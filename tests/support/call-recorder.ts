/** A call of a database: a statement of its own, or a batch. */
export type Call = {
  /** The calls that had ended when this one started, counted one after another, and one more; calls at once share it. */
  step: number;
  /** Milliseconds. */
  ms: number;
  queries: string[];
  statements: D1PreparedStatement[];
  /** As D1 bills them, indexes included. */
  rowsWritten: number;
};

export type CallRecorder = {
  /** The database, whose calls are recorded. The same object for all requests, since the site remembers by it. */
  watch: (database: D1Database) => D1Database;
  /** Starts a new list, which fills with the calls that start from now on, each when it ends. */
  start: () => Call[];
};

const WRITE = /^\s*(?:insert|update|delete|replace)\b/i;

type Log = { calls: Call[]; stepsDone: number };
const newLog = (): Log => ({ calls: [], stepsDone: 0 });

/** Records what is asked of databases, and adds `latencyMs()` to each call, like a database that is far away. */
export function recordCalls(latencyMs: () => number): CallRecorder {
  const originals = new WeakMap<object, { query: string; statement: D1PreparedStatement }>();
  let log = newLog();

  async function timed<Result>(
    statements: { query: string; statement: D1PreparedStatement }[],
    run: () => Promise<Result>,
    rowsOf: (result: Result) => number,
  ): Promise<Result> {
    const own = log;
    const from = performance.now();
    const step = own.stepsDone + 1;
    let rowsWritten = 0;
    try {
      const latency = latencyMs();
      if (latency > 0) await new Promise((resolve) => setTimeout(resolve, latency));
      const result = await run();
      rowsWritten = rowsOf(result);
      return result;
    } finally {
      own.stepsDone = Math.max(own.stepsDone, step);
      own.calls.push({
        step,
        ms: performance.now() - from,
        queries: statements.map(({ query }) => query),
        statements: statements.map(({ statement }) => statement),
        rowsWritten,
      });
    }
  }

  function watchStatement(query: string, statement: D1PreparedStatement): D1PreparedStatement {
    const one = [{ query, statement }];
    const rowsOf = ({ meta }: D1Result) => meta.rows_written;
    const all = () => timed(one, () => statement.all(), rowsOf);
    const watched = new Proxy(statement, {
      get(target, name) {
        if (name === "bind") return (...values: unknown[]) => watchStatement(query, target.bind(...values));
        if (name === "all") return all;
        if (name === "run") return () => timed(one, () => target.run(), rowsOf);
        // Raw results do not say what was written.
        if (name === "raw" && WRITE.test(query))
          return async () => (await all()).results.map((row) => Object.values(row));
        if (name === "raw")
          return (options: { columnNames: true }) =>
            timed(
              one,
              () => target.raw(options),
              () => 0,
            );
        if (name === "first")
          return (column: string) =>
            timed(
              one,
              () => (column ? target.first(column) : target.first()),
              () => 0,
            );
        return Reflect.get(target, name, target);
      },
    });
    originals.set(watched, { query, statement });
    return watched;
  }

  function watchClient<Client extends D1Database | D1DatabaseSession>(client: Client): Client {
    return new Proxy(client, {
      get(target, name) {
        if (name === "prepare") return (query: string) => watchStatement(query, target.prepare(query));
        if (name === "batch")
          return (watched: D1PreparedStatement[]) => {
            const known = watched.map((item) => originals.get(item) ?? { query: "", statement: item });
            return timed(
              known,
              () => target.batch(known.map(({ statement }) => statement)),
              (results) => results.reduce((sum, { meta }) => sum + meta.rows_written, 0),
            );
          };
        if (name === "withSession" && "withSession" in target)
          return (consistency: D1SessionConstraint) => watchClient(target.withSession(consistency));
        const value = Reflect.get(target, name, target);
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
  }

  return {
    watch: watchClient,
    start: () => {
      log = newLog();
      return log.calls;
    },
  };
}

/** How many calls were made one after another; calls at once count once. */
export function stepsOf(calls: Call[]): number {
  return Math.max(0, ...calls.map(({ step }) => step));
}
