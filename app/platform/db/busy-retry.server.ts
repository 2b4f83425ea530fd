/**
 * Waits between the tries, in milliseconds: two and a half seconds in all, since a busy machine can hold a write up for
 * one, and often, since a program that writes without a pause leaves short gaps only.
 */
const WAITS = [10, 20, 40, 80, ...Array<number>(20).fill(120)];

/**
 * A locked database has done nothing yet, so whatever was asked of it, reading or writing, may be asked again. The local
 * D1 notes a bookmark after every query; when it is locked just then, reading fails with an error that names no reason.
 */
function isBusy(error: unknown, isReading: boolean): boolean {
  if (!(error instanceof Error)) return false;
  return error.message.includes("SQLITE_BUSY") || (isReading && error.message.includes("internal error"));
}

/** Runs `work` again while the database file is locked by the other program, as it can be when both run on one machine. */
export async function retryWhileBusy<Result>(
  work: () => Promise<Result>,
  isReading = false,
): Promise<Result> {
  for (const wait of WAITS) {
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error, isReading)) throw error;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
  return work();
}

type Known = { statement: D1PreparedStatement; isReading: boolean };
const originals = new WeakMap<D1PreparedStatement, Known>();
const QUERIES = new Set(["all", "first", "raw", "run"]);

export function isReadingQuery(query: string): boolean {
  return /^\s*select\b/i.test(query);
}

/** The statement with queries that wait for a locked database. */
export function retryingStatement(statement: D1PreparedStatement, isReading: boolean): D1PreparedStatement {
  const retrying = new Proxy(statement, {
    get: (target, name) => {
      if (name === "bind") {
        return (...values: unknown[]) => retryingStatement(target.bind(...values), isReading);
      }
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== "function") return value;
      if (!QUERIES.has(String(name))) return value.bind(target);
      return (...values: unknown[]) =>
        retryWhileBusy(async () => Reflect.apply(value, target, values), isReading);
    },
  });
  originals.set(retrying, { statement, isReading });
  return retrying;
}

/** Runs a batch that waits for a locked database. */
export function retryingBatch<Result>(
  statements: D1PreparedStatement[],
  run: (originals: D1PreparedStatement[]) => Promise<Result>,
): Promise<Result> {
  const known = statements.map((statement) => originals.get(statement) ?? { statement, isReading: false });
  // D1 itself knows nothing of our proxies.
  const unwrapped = known.map(({ statement }) => statement);
  return retryWhileBusy(
    () => run(unwrapped),
    known.every(({ isReading }) => isReading),
  );
}
