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

/** Records what is asked of databases, and adds `latencyMs()` to each call, like a remote database. */
export function recordCalls(latencyMs: () => number): CallRecorder {
  let log = newLog();
  const timed: Timed = async (asked, run, rowsOf) => {
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
      const queries = asked.map(({ query }) => query);
      const statements = asked.map(({ statement }) => statement);
      own.calls.push({ step, ms: performance.now() - from, queries, statements, rowsWritten });
    }
  };
  return {
    watch: (database) => watchClient(database, timed),
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

type Log = { calls: Call[]; stepsDone: number };
const newLog = (): Log => ({ calls: [], stepsDone: 0 });

type RecordedStatement = { query: string; statement: D1PreparedStatement };
/** Makes a call; `rowsOf` tells from its result what it wrote. */
type Timed = <Result>(
  asked: RecordedStatement[],
  run: () => Promise<Result>,
  rowsOf: (result: Result) => number,
) => Promise<Result>;

const WRITE = /^\s*(?:insert|update|delete|replace)\b/i;
const rowsWrittenBy = ({ meta }: D1Result) => meta.rows_written;
const unknown = () => 0;

/** The statements behind those that the site has. */
const originals = new WeakMap<object, RecordedStatement>();

function watchClient<Client extends D1Database | D1DatabaseSession>(client: Client, timed: Timed): Client {
  return new Proxy(client, {
    get(target, name) {
      if (name === "prepare")
        return (query: string) => watchStatement({ query, statement: target.prepare(query) }, timed);
      if (name === "batch")
        return (watched: D1PreparedStatement[]) => {
          const asked = watched.map((item) => originals.get(item) ?? { query: "", statement: item });
          const run = () => target.batch(asked.map(({ statement }) => statement));
          return timed(asked, run, (results) => results.reduce((sum, one) => sum + rowsWrittenBy(one), 0));
        };
      if (name === "withSession" && "withSession" in target)
        return (consistency: D1SessionConstraint) => watchClient(target.withSession(consistency), timed);
      const value = Reflect.get(target, name, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}

function watchStatement(asked: RecordedStatement, timed: Timed): D1PreparedStatement {
  const { query, statement } = asked;
  const all = () => timed([asked], () => statement.all(), rowsWrittenBy);
  const watched = new Proxy(statement, {
    get(target, name) {
      if (name === "bind")
        return (...values: unknown[]) => watchStatement({ query, statement: target.bind(...values) }, timed);
      if (name === "all") return all;
      if (name === "run") return () => timed([asked], () => target.run(), rowsWrittenBy);
      // Raw results do not say what was written.
      if (name === "raw" && WRITE.test(query))
        return async () => (await all()).results.map((row) => Object.values(row));
      if (name === "raw")
        return (options: { columnNames: true }) => timed([asked], () => target.raw(options), unknown);
      if (name === "first")
        return (column: string) =>
          timed([asked], () => (column ? target.first(column) : target.first()), unknown);
      return Reflect.get(target, name, target);
    },
  });
  originals.set(watched, asked);
  return watched;
}
