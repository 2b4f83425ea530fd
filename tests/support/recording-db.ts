import { env } from "cloudflare:workers";
import { type Db, openDb } from "../../app/platform/db/database.server";

type RecordingDb = {
  db: Db;
  /**
   * The rows that each query read, as D1 bills them. Runs each again, because the driver's raw results lack that
   * number.
   */
  measure: () => Promise<number[]>;
  /** The query plan of each query. */
  plans: () => Promise<string[]>;
};

/** A database that records its queries. */
export function recordingDb(): RecordingDb {
  const asked: { query: string; values: unknown[] }[] = [];
  const note = (query: string) => {
    const statement = env.DB.prepare(query);
    return new Proxy(statement, {
      get(target, name) {
        if (name !== "bind") return Reflect.get(target, name, target);
        return (...values: unknown[]) => {
          asked.push({ query, values });
          return target.bind(...values);
        };
      },
    });
  };
  const database = new Proxy(env.DB, {
    get(target, name) {
      if (name === "withSession") return () => database;
      if (name === "prepare") return note;
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
  return { db: openDb(database), measure, plans };
}
