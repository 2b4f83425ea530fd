import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { type Account, type AccountOptions, createAccount } from "./account.ts";
import {
  ApiError,
  describeError,
  invalidToken,
  notAuthorized,
  type Reply,
  succeed,
  unavailable,
} from "./answers.ts";
import { d1Routes, storeUpload } from "./d1.ts";
import { type FailurePlan, isChange } from "./failures.ts";
import { pagesRoutes } from "./pages.ts";
import { answerAssets } from "./pages-assets.ts";
import { findRoute, parseJson, type Route } from "./router.ts";
import { storageRoutes } from "./storage.ts";
import { accountRoutes, answerUser } from "./user.ts";
import { workersRoutes } from "./workers.ts";

const ROUTES: Route[] = [...accountRoutes, ...d1Routes, ...storageRoutes, ...workersRoutes, ...pagesRoutes];

export type RecordedRequest = {
  method: string;
  /** With its query. */
  path: string;
  /** SHA-256 of the body. */
  digest: string;
  isChange: boolean;
  /** 0 if the connection was dropped. */
  status: number;
};

type Received = { method: string; url: URL; body: Buffer; headers: Headers };

/**
 * Cloudflare's REST API on loopback, as far as a deployment uses it, with its state in memory. Unknown paths get the
 * real API's 7003. Give `env` to the command.
 */
export async function createFakeCloudflare(options: { accounts: AccountOptions[] }) {
  const accounts = options.accounts.map(createAccount);
  const requests: RecordedRequest[] = [];
  let failurePlan: FailurePlan | null = null;

  const server = createServer(async (request, response) => {
    const received = await receive(request);
    const { method, url, body } = received;
    const change = { method, path: url.pathname, body: body.toString() };
    const changes = isChange(change);
    const failure = changes ? (failurePlan?.(change) ?? null) : null;
    const reply =
      failure?.when === "before" ? unavailable() : await answer(accounts, received).catch(describeError);
    const digest = createHash("sha256").update(body).digest("hex");
    const status = failure ? (failure.how === "drop" ? 0 : 500) : reply.status;
    requests.push({ method, path: url.pathname + url.search, digest, isChange: changes, status });
    if (status === 0) response.destroy();
    else send(response, failure ? unavailable() : reply);
  });
  // An idle connection ends within one run of wrangler, and nothing announces it, as with Cloudflare after minutes.
  server.keepAliveTimeout = 1500;
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
  return {
    url,
    requests,
    /** @throws if there is no such account */
    account: (id: string) => accountOf(accounts, id),
    /** What tells a command to use this API, with the token and one of the accounts. */
    env: (accountId: string) => ({
      CLOUDFLARE_API_BASE_URL: url,
      CLOUDFLARE_API_TOKEN: TOKEN,
      CLOUDFLARE_ACCOUNT_ID: accountId,
    }),
    /** From now on; null ends it. */
    fail: (plan: FailurePlan | null) => {
      failurePlan = plan;
    },
    close: async () => {
      server.closeAllConnections();
      await once(server.close(), "close");
      for (const account of accounts) for (const database of account.databases.values()) database.close();
    },
  };
}

const TOKEN = "token";

async function receive(request: IncomingMessage): Promise<Received> {
  const url = new URL(request.url ?? "/", `http://${request.headers.host}`);
  const headers = Object.entries(request.headersDistinct).flatMap(([name, values]) =>
    (values ?? []).map((value): [string, string] => [name, value]),
  );
  return {
    method: request.method ?? "GET",
    url,
    body: await buffer(request),
    headers: new Headers(headers),
  };
}

async function answer(accounts: Account[], received: Received): Promise<Reply> {
  const { url, body, headers } = received;
  const path = url.pathname;
  const token = headers.get("authorization")?.replace("Bearer ", "") ?? "";
  const [, uploadsTo] = /^\/upload\/([^/]+)\//.exec(path) ?? [];
  if (uploadsTo) {
    const etag = storeUpload(accountOf(accounts, uploadsTo), path, body.toString());
    return { status: 200, body: {}, etag };
  }
  const [, assetsAction] = /^\/pages\/assets\/([\w-]+)$/.exec(path) ?? [];
  if (assetsAction) return succeed(answerAssets(accounts, assetsAction, token, body.toString()));
  if (token !== TOKEN) throw path === "/user/tokens/verify" ? invalidToken() : notAuthorized();
  return succeed(answerUser(path, accounts) ?? (await answerAccount(accounts, received)));
}

async function answerAccount(accounts: Account[], { method, url, body, headers }: Received) {
  const found = findRoute(ROUTES, method, url.pathname);
  if (!found) {
    const text = `Could not route to ${url.pathname}, perhaps your object identifier is invalid?`;
    throw new ApiError(404, 7003, `${method}: ${text}`);
  }
  const { route, params } = found;
  const account = accounts.find(({ id }) => id === params.account);
  if (!account || (route.right && !account.rights.has(route.right))) throw notAuthorized();
  return route.handle({
    account,
    params,
    query: url.searchParams,
    origin: url.origin,
    json: (schema) => parseJson(body.toString(), schema),
    form: () =>
      new Response(new Uint8Array(body), {
        headers: { "Content-Type": headers.get("content-type") ?? "" },
      }).formData(),
  });
}

function accountOf(accounts: Account[], id: string): Account {
  const account = accounts.find((account) => account.id === id);
  if (!account) throw new Error(`No account ${id}`);
  return account;
}

function send(response: ServerResponse, { status, body, etag }: Reply): void {
  response.writeHead(status, {
    "Content-Type": "application/json",
    Connection: "keep-alive",
    ...(etag ? { ETag: etag } : {}),
  });
  response.end(JSON.stringify(body));
}
