import { env } from "cloudflare:workers";
import { type Db, openDb } from "../../app/platform/db/database.server";

/**
 * A database that notes its queries. `measure` runs each of them again and gives the rows that it read, as D1 bills
 * them: the driver asks for raw rows, which come without that figure.
 */
export function watchedDb(): { db: Db; measure: () => Promise<number[]> } {
  const asked: D1PreparedStatement[] = [];
  const note = (query: string) => {
    const statement = env.DB.prepare(query);
    return new Proxy(statement, {
      get(target, name) {
        if (name !== "bind") return Reflect.get(target, name, target);
        return (...values: unknown[]) => {
          const bound = target.bind(...values);
          asked.push(bound);
          return bound;
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
  const measure = async () => {
    const results = await Promise.all(asked.splice(0).map((statement) => statement.all()));
    return results.map((result) => result.meta.rows_read);
  };
  return { db: openDb(database), measure };
}
