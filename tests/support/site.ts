import { dropFromEdgeCache } from "../../app/platform/http/edge-cache.server";
import { composeMiddlewares, createMiddlewareChain } from "../../app/platform/http/middleware.server";
import * as build from "../../build/server/index.js";
import { rawEnv, SITE_URL } from "./workers-env";

export { build };

type Incoming = IncomingRequestCfProperties<unknown>;
type SiteRequest = Request<unknown, Incoming>;

const answerOfBuild = composeMiddlewares(createMiddlewareChain(build));

const requested = new Set<string>();

/** Evicts what earlier tests requested: all files share one isolate, and so its edge cache. */
export async function emptyEdgeCache(): Promise<void> {
  const paths = [...requested];
  requested.clear();
  await dropFromEdgeCache(SITE_URL, build.assets.version, paths);
}

type SiteInit = RequestInit & {
  settings?: Record<string, string>;
  env?: object;
  siteBuild?: typeof build;
  /** Called once the whole answer is there, while background work may still run. */
  onAnswer?: () => void;
};

/** Sends a request through the whole built site (or `siteBuild`): headers, origin check, edge cache, Remix. */
export async function requestSite(path: string, init: SiteInit = {}): Promise<Response> {
  const { settings, env = rawEnv(settings), siteBuild, onAnswer, ...rest } = init;
  const answer = siteBuild ? composeMiddlewares(createMiddlewareChain(siteBuild)) : answerOfBuild;
  const waiting: Promise<unknown>[] = [];
  requested.add(path);
  const response = await answer({
    request: incoming(new Request(new URL(path, SITE_URL), rest)),
    env: Object.assign({ ASSETS: { fetch } }, env),
    params: {},
    data: {},
    functionPath: "",
    waitUntil: (promise) => void waiting.push(promise),
    passThroughOnException: () => {},
    next: () => Promise.reject(new Error("The chain has no further middleware")),
  });
  const body = await response.arrayBuffer();
  onAnswer?.();
  await Promise.all(waiting);
  return new Response([101, 204, 205, 304].includes(response.status) ? null : body, response);
}

/** A POST as our own pages send it. */
export function formPost(fields: Record<string, string>, headers: Record<string, string> = {}): RequestInit {
  return {
    method: "POST",
    redirect: "manual",
    headers: {
      "Content-Type": "application/x-www-form-urlencoded",
      "Sec-Fetch-Site": "same-origin",
      ...headers,
    },
    body: new URLSearchParams(fields).toString(),
  };
}

/** The request lacks Cloudflare's properties; our code reads none of them. */
function incoming(request: Request): SiteRequest {
  if (isIncoming(request)) return request;
  throw new Error("Not a request");
}

function isIncoming(request: Request): request is SiteRequest {
  return request instanceof Request;
}
