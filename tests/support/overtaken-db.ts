import { env } from "cloudflare:workers";
import { rawEnv } from "./workers-env";

/** The bindings with a database on which `meanwhile` happens, once, before the first transaction that matches. */
export function envOvertakenAt(pattern: RegExp, meanwhile: () => Promise<unknown>): object {
  let state: "waiting" | "due" | "done" = "waiting";
  const database = new Proxy(env.DB, {
    get(target, name) {
      if (name === "withSession") return () => database;
      if (name === "prepare") {
        return (query: string) => {
          if (state === "waiting" && pattern.test(query)) state = "due";
          return target.prepare(query);
        };
      }
      if (name === "batch") {
        return async (statements: D1PreparedStatement[]) => {
          if (state === "due") {
            state = "done";
            await meanwhile();
          }
          return target.batch(statements);
        };
      }
      const value = Reflect.get(target, name, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  return { ...rawEnv(), DB: database };
}
