import { env } from "cloudflare:workers";
import { rawEnv } from "./workers-env";

/** The bindings with one database that fails every query that matches. */
export function envFailingAt(pattern: Pick<RegExp, "test">, binding: "DB" | "ANALYTICS_DB" = "DB"): object {
  const database = new Proxy(env[binding], {
    get(target, name) {
      if (name === "withSession") return () => database;
      if (name === "prepare") {
        return (query: string) => {
          if (pattern.test(query)) throw new Error("D1_ERROR: disk I/O error");
          return target.prepare(query);
        };
      }
      const value = Reflect.get(target, name, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  return { ...rawEnv(), [binding]: database };
}
