/** Waits between the tries, in milliseconds: seven seconds in all, since a busy machine can hold a write up for some. */
const WAITS = [10, 30, 90, 270, 600, 1000, 2000, 3000];

/** A locked database has done nothing yet, so whatever was asked of it, reading or writing, may be asked again. */
function isBusy(error: unknown): boolean {
  return error instanceof Error && error.message.includes("SQLITE_BUSY");
}

/** Runs `work` again while the database file is locked by the other program, as it can be when both run on one machine. */
export async function retryWhileBusy<Result>(
  work: () => Promise<Result>,
  waits: number[] = WAITS,
): Promise<Result> {
  for (const wait of waits) {
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
  return work();
}

const originals = new WeakMap<D1PreparedStatement, D1PreparedStatement>();
const QUERIES = new Set(["all", "first", "raw", "run"]);

/** The statement with queries that wait for a locked database. */
export function retryingStatement(statement: D1PreparedStatement): D1PreparedStatement {
  const retrying = new Proxy(statement, {
    get: (target, name) => {
      if (name === "bind") return (...values: unknown[]) => retryingStatement(target.bind(...values));
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== "function") return value;
      if (!QUERIES.has(String(name))) return value.bind(target);
      return (...values: unknown[]) => retryWhileBusy(async () => Reflect.apply(value, target, values));
    },
  });
  originals.set(retrying, statement);
  return retrying;
}

/** The statement that D1 itself knows, which a batch needs. */
export function originalStatement(statement: D1PreparedStatement): D1PreparedStatement {
  return originals.get(statement) ?? statement;
}
