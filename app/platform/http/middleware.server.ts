import type { AppLoadContext, ServerBuild } from "@remix-run/cloudflare";
import { createRequestHandler } from "@remix-run/cloudflare-pages";
import { companyReadAt, readCompany, readCompanyChange } from "../company.server";
import { createAppContext } from "../context.server";
import { openDb } from "../db/database.server";
import { type Env, type HstsScope, readEnv } from "../env.server";
import { keepErrorsOfRequest } from "../errors/kept-errors.server";
import { newId } from "../ids";
import { logError } from "../log.server";
import { isPublicRead, serveThroughEdgeCache } from "./edge-cache.server";
import { answerOtherHost } from "./host-check.server";
import { refuseLargeBody, refuseSearchFlood } from "./limits/request-limits.server";
import { answerMissingPage } from "./missing-pages.server";
import { isCrossSiteLoad, isCrossSiteWrite, refuseCrossSite } from "./origin-check.server";
import { redirectToCanonicalUrl } from "./redirects.server";
import { normalizeRequest, refuseMalformed } from "./request-check.server";
import {
  createNonce,
  isHydratedPath,
  type OutsideSources,
  sourcesOf,
  withSecurityHeaders,
} from "./security-headers.server";

type Data = { nonce?: string | null };
type Middleware = PagesFunction<object, string, Data>;

/** 1. Security headers on every response, including failures outside Remix, whose errors are kept. */
const securityHeaders: Middleware = async (context) => {
  const { pathname } = new URL(context.request.url);
  const nonce = createNonce(pathname);
  context.data.nonce = nonce;
  const [response, settings] = await Promise.all([
    context.next().catch(unexpectedFailure),
    headerSettings(context, pathname),
  ]);
  keepErrorsOfRequest(
    () => openDb(readEnv(context.env).DB, "first-primary"),
    (work) => context.waitUntil(work),
  );
  return withSecurityHeaders(response, { nonce, ...settings });
};

/** 2. Rejects addresses that nothing of ours links to, and bodies larger than any form. */
const requestCheck: Middleware = (context) => {
  const { request } = context;
  const sent = normalizeRequest(request);
  return (
    refuseMalformed(request) ??
    refuseLargeBody(request) ??
    (sent === request ? context.next() : context.next(sent))
  );
};

/** 3. One host. */
const hostCheck: Middleware = ({ request, env, next }) => answerOtherHost(request, readEnv(env)) ?? next();

/** 4. Rejects cross-site writes, and loads of the back office; Remix's own check does not cover resource routes. */
const originCheck: Middleware = ({ request, next }) =>
  isCrossSiteWrite(request) || isCrossSiteLoad(request) ? refuseCrossSite() : next();

/** 5. One URL per page. */
const canonicalUrl: Middleware = (context) => redirectToCanonicalUrl(context.request) ?? context.next();

/** 6. Serves public reads from the edge cache. */
function edgeCache(buildId: string): Middleware {
  return (context) => {
    if (!isPublicRead(context.request)) return context.next();
    const env = readEnv(context.env);
    const waitUntil = (promise: Promise<unknown>) => context.waitUntil(promise);
    return serveThroughEdgeCache({
      request: context.request,
      siteUrl: env.SITE_URL,
      buildId,
      waitUntil,
      render: () => context.next(),
      dataReadAt: () => companyReadAt(env),
      isOutdated: async (readAt) =>
        (await readCompanyChange(openDb(env.DB, "first-unconstrained"), env, waitUntil)) > readAt,
      now: Date.now,
    });
  };
}

/** 7. What the cache does not hold costs a query: rejects floods of searches. */
const searchLimit: Middleware = ({ request, next }) => refuseSearchFlood(request, Date.now()) ?? next();

/** 8. Pages that moved, and a note of those that are missing. */
const missingPages: Middleware = async (context) => {
  const response = await context.next();
  if (response.status !== 404) return response;
  const moved = await answerMissingPage({
    request: context.request,
    page: response,
    openDb: () => openDb(readEnv(context.env).DB, "first-unconstrained"),
    now: new Date(),
    waitUntil: (promise) => context.waitUntil(promise),
  });
  return moved ?? response;
};

/** 9. Remix. It compares each address with every route, three times: public addresses meet public routes alone. */
function remix(build: ServerBuild): Middleware {
  const [handlePublic, handleAll] = [createHandler(publicPart(build)), createHandler(build)];
  return (context) => {
    const handle = isHydratedPath(new URL(context.request.url).pathname) ? handleAll : handlePublic;
    return handle(context);
  };
}

/** The build without the routes of the sign-in and the back office. */
function publicPart(build: ServerBuild): ServerBuild {
  const isPublic = (id: string): boolean => {
    const { path = "", parentId } = build.routes[id] ?? {};
    return !isHydratedPath(`/${path}`) && (parentId === undefined || isPublic(parentId));
  };
  const pick = <Route>(routes: Record<string, Route>): Record<string, Route> =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => isPublic(id)));
  return {
    ...build,
    routes: pick(build.routes),
    assets: { ...build.assets, routes: pick(build.assets.routes) },
  };
}

function createHandler(build: ServerBuild): Middleware {
  return createRequestHandler({
    build,
    getLoadContext: ({ request, context }): AppLoadContext =>
      createAppContext({
        rawEnv: context.cloudflare.env,
        waitUntil: (promise) => context.cloudflare.waitUntil(promise),
        buildId: build.assets.version,
        nonce: readNonce(context.cloudflare.data),
        // A proxy of Cloudflare's in front of another host sends the country alone.
        cf: { country: request.headers.get("CF-IPCountry"), ...context.cloudflare.cf },
      }),
  });
}

/** Runs a chain as one middleware of Pages, which copies request and response before and after each of its own. */
export function composeMiddlewares(chain: Middleware[]): Middleware {
  return (context) => {
    const run = async (step: number, request: Received): Promise<Response> => {
      const middleware = chain[step];
      if (!middleware) return context.next(request);
      const next: typeof context.next = (input) =>
        run(step + 1, input === undefined ? request : received(new Request(input)));
      return middleware({ ...context, request, next });
    };
    return run(0, context.request);
  };
}

type Received = Parameters<Middleware>[0]["request"];

/** A copy has what Cloudflare says of the original (`cf`), which its type does not tell. */
function received(request: Request): Received {
  if (isReceived(request)) return request;
  throw new TypeError("This is no request");
}

function isReceived(request: Request): request is Received {
  return request instanceof Request;
}

/**
 * The middleware chain for every request that is not a static file. Without the edge cache, a public page shows each
 * change of its code.
 */
export function createMiddlewareChain(build: ServerBuild, { cached = true } = {}): Middleware[] {
  return [
    securityHeaders,
    requestCheck,
    hostCheck,
    originCheck,
    canonicalUrl,
    ...(cached ? [edgeCache(build.assets.version)] : []),
    searchLimit,
    missingPages,
    remix(build),
  ];
}

function readNonce(data: unknown): string | null {
  if (typeof data !== "object" || data === null || !("nonce" in data)) return null;
  return typeof data.nonce === "string" ? data.nonce : null;
}

const TURNSTILE = "https://challenges.cloudflare.com";

/** The page with the booking provider's frame, if there is one: only here the owners' setting is asked for. */
const BOOKING_PAGE = "/book-now";

type Incoming = { env: object; waitUntil: (promise: Promise<unknown>) => void };

async function headerSettings(
  { env: rawEnv, waitUntil }: Incoming,
  pathname: string,
): Promise<{ outside: OutsideSources; hsts: HstsScope; isPreview: boolean }> {
  try {
    const env = readEnv(rawEnv);
    const turnstile = env.TURNSTILE_SITE_KEY ? [TURNSTILE] : [];
    const booking = pathname === BOOKING_PAGE ? await readBookingOrigin(env, waitUntil) : [];
    const outside = { frames: [...booking, ...turnstile], scripts: turnstile };
    return { outside, hsts: env.HSTS, isPreview: env.PREVIEW };
  } catch {
    // The request itself reports a broken configuration; the headers must still go out.
    return { outside: { frames: [], scripts: [] }, hsts: "host", isPreview: false };
  }
}

async function readBookingOrigin(env: Env, waitUntil: Incoming["waitUntil"]): Promise<string[]> {
  const { bookingUrl } = await readCompany(openDb(env.DB, "first-unconstrained"), env, waitUntil);
  return bookingUrl === null ? [] : sourcesOf(bookingUrl);
}

function unexpectedFailure(error: unknown): Response {
  const reference = newId();
  logError("request", error, { reference });
  return new Response(`Something went wrong on our side. Reference: ${reference}\n`, {
    status: 500,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
  });
}
