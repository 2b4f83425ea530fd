import { z } from "zod";
import type { Account, Right } from "./account.ts";
import { ApiError } from "./answers.ts";

export type Call = {
  account: Account;
  /** Parts of the path that the route's pattern names. */
  params: Record<string, string>;
  query: URLSearchParams;
  /** @throws ApiError if it is not JSON of that shape */
  json: <T>(schema: z.ZodType<T>) => T;
  form: () => Promise<FormData>;
  /** Of the server, without a slash at the end. */
  origin: string;
};

/** The `result` of a success; with `Page` also `result_info`. */
export type Handler = (call: Call) => unknown;
export type Route = {
  method: string;
  pattern: RegExp;
  names: string[];
  right: Right | null;
  handle: Handler;
};

/** `path` is below /accounts/:id unless it starts with a slash; `:name` stands for a part of it. */
export function route(method: string, path: string, right: Right | null, handle: Handler): Route {
  const full = path.startsWith("/") ? path : `/accounts/:account/${path}`;
  const names = [...full.matchAll(/:(\w+)/g)].map(([, name = ""]) => name);
  return { method, pattern: new RegExp(`^${full.replace(/:\w+/g, "([^/]+)")}$`), names, right, handle };
}

export function findRoute(routes: Route[], method: string, path: string) {
  for (const found of routes) {
    const match = found.method === method && found.pattern.exec(path);
    if (!match) continue;
    const params = found.names.map((name, at) => [name, decodeURIComponent(match[at + 1] ?? "")]);
    return { route: found, params: Object.fromEntries(params) as Record<string, string> };
  }
  return null;
}

export function parseJson<T>(text: string, schema: z.ZodType<T>): T {
  try {
    return schema.parse(JSON.parse(text));
  } catch (error) {
    const message = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    throw new ApiError(400, 10_001, `Unable to parse the request: ${message}`);
  }
}
