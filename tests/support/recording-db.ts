import { env } from "cloudflare:workers";
import { type Db, openDb } from "../../app/platform/db/database.server";

type RecordingDb = {
  db: Db;
  /** The binding, for a request to the whole site. */
  binding: D1Database;
  /**
   * The rows that each query read, as D1 bills them. Runs each again, because the driver's raw results lack that
   * number.
   */
  measure: () => Promise<number[]>;
  /** The query plan of each query. */
  plans: () => Promise<string[]>;
  /** How often the database was called since this was last asked; a batch is one call. */
  calls: () => number;
  /** How many of these calls had to wait for one another: calls at one moment count once. */
  trips: () => number;
};

const EXECUTIONS = ["all", "first", "raw", "run"];

/** A database that records its queries. */
export function recordingDb(): RecordingDb {
  const asked: { query: string; values: unknown[] }[] = [];
  let called = 0;
  let tripsDone = 0;
  const call = async <Result>(run: () => Promise<Result>): Promise<Result> => {
    called += 1;
    const trip = tripsDone + 1;
    return run().finally(() => {
      tripsDone = Math.max(tripsDone, trip);
    });
  };
  const originals = new WeakMap<object, D1PreparedStatement>();
  const note = (statement: D1PreparedStatement, query: string): D1PreparedStatement => {
    const noted = new Proxy(statement, {
      get(target, name) {
        const value = Reflect.get(target, name, target);
        if (typeof value !== "function") return value;
        return (...values: unknown[]) => {
          if (name === "bind") {
            asked.push({ query, values });
            return note(target.bind(...values), query);
          }
          const run = () => value.apply(target, values);
          return EXECUTIONS.includes(String(name)) ? call(run) : run();
        };
      },
    });
    originals.set(noted, statement);
    return noted;
  };
  const database = new Proxy(env.DB, {
    get(target, name) {
      if (name === "withSession") return () => database;
      if (name === "prepare") return (query: string) => note(target.prepare(query), query);
      if (name === "batch")
        return (statements: D1PreparedStatement[]) =>
          call(() => target.batch(statements.map((statement) => originals.get(statement) ?? statement)));
      const value = Reflect.get(target, name, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  const again = <Row>(prefix: string) =>
    asked.splice(0).map(({ query, values }) =>
      env.DB.prepare(prefix + query)
        .bind(...values)
        .all<Row>(),
    );
  const measure = async () => (await Promise.all(again(""))).map((result) => result.meta.rows_read);
  const plans = async () =>
    (await Promise.all(again<{ detail: string }>("explain query plan "))).map((result) =>
      result.results.map(({ detail }) => detail).join("; "),
    );
  const calls = () => {
    const count = called;
    called = 0;
    return count;
  };
  const trips = () => {
    const count = tripsDone;
    tripsDone = 0;
    return count;
  };
  return { db: openDb(database), binding: database, measure, plans, calls, trips };
}
