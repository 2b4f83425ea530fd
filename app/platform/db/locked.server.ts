/** D1 ends a query after 30 s. */
const PATIENCE_MS = 30_000;
const PAUSE_MS = 100;
const LOCKED = /database is locked|SQLITE_BUSY/;

/** D1's own statement behind each that waits. For all sessions: a batch may hold statements of another. */
const WRAPPED = new WeakMap<D1PreparedStatement, D1PreparedStatement>();

type Session = Pick<D1DatabaseSession, "prepare" | "batch">;

/**
 * A session whose statements wait while another program holds the local database's file, such as a dump. D1 lets
 * statements wait for each other on its own; a locked one has changed nothing, so it can be run again.
 */
export function waitingWhileLocked(session: Session): Session {
  const wrap = (statement: D1PreparedStatement): D1PreparedStatement => {
    const waiting = new Proxy(statement, {
      get(target, name: keyof D1PreparedStatement) {
        const method = target[name] as (...args: unknown[]) => unknown;
        if (name === "bind") return (...values: unknown[]) => wrap(target.bind(...values));
        return (...args: unknown[]) => retry(async () => method.apply(target, args));
      },
    });
    WRAPPED.set(waiting, statement);
    return waiting;
  };
  return {
    prepare: (query) => wrap(session.prepare(query)),
    batch: (statements) =>
      retry(() => session.batch(statements.map((statement) => WRAPPED.get(statement) ?? statement))),
  };
}

async function retry<T>(run: () => Promise<T>): Promise<T> {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await run();
    } catch (error) {
      if (!(error instanceof Error) || !LOCKED.test(error.message) || Date.now() > until) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
}
