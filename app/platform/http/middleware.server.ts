import type { AppLoadContext, ServerBuild } from "@remix-run/cloudflare";
import { createRequestHandler } from "@remix-run/cloudflare-pages";
import { readCompany, readCompanyChange } from "../company.server";
import { createAppContext } from "../context.server";
import { openDb } from "../db/database.server";
import { type Env, readEnv } from "../env.server";
import { newId } from "../ids";
import { logError } from "../log.server";
import { redirectToCanonicalUrl } from "./canonical-url.server";
import { isPublicRead, serveThroughEdgeCache } from "./edge-cache.server";
import { isCrossSiteWrite, refuseCrossSiteWrite } from "./origin-check.server";
import { createNonce, type OutsideSources, withSecurityHeaders } from "./security-headers.server";

type Data = { nonce?: string | null };
type Middleware = PagesFunction<object, string, Data>;

/** 1. Security headers on every response, including failures outside Remix. */
const securityHeaders: Middleware = async (context) => {
  const { pathname } = new URL(context.request.url);
  const nonce = createNonce(pathname);
  context.data.nonce = nonce;
  const [response, outside] = await Promise.all([
    context.next().catch(unexpectedFailure),
    outsideSources(context.env, pathname),
  ]);
  return withSecurityHeaders(response, { nonce, outside });
};

/** 2. Rejects cross-site writes; Remix's own check does not cover resource routes. */
const originCheck: Middleware = (context) =>
  isCrossSiteWrite(context.request) ? refuseCrossSiteWrite() : context.next();

/** 3. One URL per page. */
const canonicalUrl: Middleware = (context) => redirectToCanonicalUrl(context.request) ?? context.next();

/** 4. Serves public reads from the edge cache. */
function edgeCache(buildId: string): Middleware {
  return (context) => {
    if (!isPublicRead(context.request)) return context.next();
    return serveThroughEdgeCache({
      request: context.request,
      siteUrl: readEnv(context.env).SITE_URL,
      buildId,
      waitUntil: (promise) => context.waitUntil(promise),
      render: () => context.next(),
      isOutdated: async (storedAt) => {
        const env = readEnv(context.env);
        return (await readCompanyChange(openDb(env.DB, "first-unconstrained"), env)) > storedAt;
      },
      now: Date.now,
    });
  };
}

/** 5. Remix. */
function remix(build: ServerBuild): Middleware {
  const handle = createRequestHandler({
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
  return (context) => handle(context);
}

/** The middleware chain for every request that is not a static file. */
export function createMiddlewareChain(build: ServerBuild): Middleware[] {
  return [securityHeaders, originCheck, canonicalUrl, edgeCache(build.assets.version), remix(build)];
}

function readNonce(data: unknown): string | null {
  if (typeof data !== "object" || data === null || !("nonce" in data)) return null;
  return typeof data.nonce === "string" ? data.nonce : null;
}

const TURNSTILE = "https://challenges.cloudflare.com";

/** The page with the booking provider's frame, if there is one: only here the owners' setting is asked for. */
const BOOKING_PAGE = "/book-now";

async function outsideSources(rawEnv: object, pathname: string): Promise<OutsideSources> {
  try {
    const env = readEnv(rawEnv);
    const turnstile = env.TURNSTILE_SITE_KEY ? [TURNSTILE] : [];
    const booking = pathname === BOOKING_PAGE ? await readBookingOrigin(env) : [];
    return { frames: [...booking, ...turnstile], scripts: turnstile };
  } catch {
    // The request itself reports a broken configuration; the headers must still go out.
    return { frames: [], scripts: [] };
  }
}

async function readBookingOrigin(env: Env): Promise<string[]> {
  const { bookingUrl } = await readCompany(openDb(env.DB, "first-unconstrained"), env);
  return bookingUrl === null ? [] : [new URL(bookingUrl).origin];
}

function unexpectedFailure(error: unknown): Response {
  const reference = newId();
  logError("request", error, { reference });
  return new Response(`Something went wrong on our side. Reference: ${reference}\n`, {
    status: 500,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
  });
}
