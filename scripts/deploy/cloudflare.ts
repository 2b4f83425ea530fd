import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import { reasonOf, StartProblem } from "../start/problem.ts";

const BASE = process.env.CLOUDFLARE_API_BASE_URL ?? "https://api.cloudflare.com/client/v4";
const READ_ATTEMPTS = 3;
/** Pages refuses more. */
const PAGE = 25;

/** What a token needs, by the start of the path; for the sentence about one that lacks it. */
const PERMISSIONS: readonly [path: RegExp, permission: string][] = [
  [/^\/d1\//, "D1: Edit"],
  [/^\/r2\//, "Workers R2 Storage: Edit"],
  [/^\/queues/, "Queues: Edit"],
  [/^\/pages\//, "Cloudflare Pages: Edit"],
  [/^\/workers\//, "Workers Scripts: Edit"],
  [/^\/subscriptions/, "Billing: Read"],
];
const FORBIDDEN = [401, 403];

/** A call that Cloudflare refused, or that did not reach it (status 0). `code` is Cloudflare's, 0 without one. */
export class CloudflareError extends StartProblem {
  constructor(
    message: string,
    readonly status: number,
    readonly code: number,
  ) {
    super(message);
  }
}

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
type Request = {
  /** What the call does, for its error: "list the databases". */
  doing: string;
  method?: Method;
  /** Under the account. */
  path: string;
  body?: unknown;
};

/** Cloudflare's HTTP API for one account. @throws CloudflareError, by every method: what failed, and why */
export type Cloudflare = {
  accountId: string;
  call: <T>(request: Request, schema: z.ZodType<T>) => Promise<T>;
  /** The same, or null for what is not there. */
  find: <T>(request: Request, schema: z.ZodType<T>) => Promise<T | null>;
  /** All items of a list, however many pages they are. */
  list: <T>(request: Request, item: z.ZodType<T>) => Promise<T[]>;
};

const envelope = z.object({
  success: z.boolean().default(false),
  errors: z.array(z.object({ code: z.number(), message: z.string() })).nullish(),
  result: z.unknown(),
});

export function openCloudflare(token: string, accountId: string): Cloudflare {
  const call: Cloudflare["call"] = (request, schema) =>
    send(token, `/accounts/${accountId}`, request, schema);
  return {
    accountId,
    call,
    find: async (request, schema) => {
      try {
        return await call(request, schema);
      } catch (error) {
        if (error instanceof CloudflareError && error.status === 404) return null;
        throw error;
      }
    },
    list: async (request, item) => {
      const found = [];
      let before = "";
      for (let page = 1; ; page += 1) {
        const query = `${request.path.includes("?") ? "&" : "?"}per_page=${PAGE}&page=${page}`;
        const answer = await call({ ...request, path: request.path + query }, z.array(item).nullable());
        const items = answer ?? [];
        // A list that knows no pages comes back whole each time.
        const isRepeated = JSON.stringify(items) === before;
        if (!isRepeated) found.push(...items);
        if (isRepeated || items.length !== PAGE) return found;
        before = JSON.stringify(items);
      }
    },
  };
}

const accountSchema = z.object({ id: z.string(), name: z.string() });
export type Account = z.infer<typeof accountSchema>;

/** The accounts that the token may see. @throws CloudflareError */
export function listAccounts(token: string): Promise<Account[]> {
  const request = { doing: "list the accounts of this token", path: "/accounts?per_page=50" };
  return send(token, "", request, z.array(accountSchema));
}

/** Reads are tried again after a failure of the network or of Cloudflare; a write may have had its effect. */
async function send<T>(token: string, root: string, request: Request, schema: z.ZodType<T>): Promise<T> {
  const attempts = (request.method ?? "GET") === "GET" ? READ_ATTEMPTS : 1;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await sendOnce(token, root, request, schema);
    } catch (error) {
      const isPassing =
        error instanceof CloudflareError && [0, 429, 500, 502, 503, 504].includes(error.status);
      if (!isPassing || attempt >= attempts) throw error;
      await wait(attempt * 1000);
    }
  }
}

async function sendOnce<T>(token: string, root: string, request: Request, schema: z.ZodType<T>): Promise<T> {
  const { doing, method = "GET", path, body } = request;
  let response: Response;
  let text: string;
  try {
    response = await fetch(BASE + root + path, {
      method,
      headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    text = await response.text();
  } catch (error) {
    throw new CloudflareError(`Could not ${doing}: Cloudflare was not reached (${reasonOf(error)}).`, 0, 0);
  }
  const { success, errors, result } = envelope.catch({ success: false, result: null }).parse(parseJson(text));
  if (!response.ok || !success) {
    const [first] = errors ?? [];
    const reason = first ? `${first.message} [code ${first.code}]` : `status ${response.status}`;
    const message = `Could not ${doing}: ${reason}.${adviceOf(response.status, path)}`;
    throw new CloudflareError(message, response.status, first?.code ?? 0);
  }
  const parsed = schema.safeParse(result);
  if (!parsed.success)
    throw new CloudflareError(`Could not ${doing}: the answer is not what was expected.`, response.status, 0);
  return parsed.data;
}

function adviceOf(status: number, path: string): string {
  const permission = FORBIDDEN.includes(status) ? permissionFor(path) : null;
  return permission ? ` The token needs the permission "${permission}" of the account.` : "";
}

/** The permission that a call of this path needs. */
export function permissionFor(path: string): string | null {
  return PERMISSIONS.find(([start]) => start.test(path))?.[1] ?? null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
