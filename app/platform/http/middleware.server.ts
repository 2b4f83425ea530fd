import type { AppLoadContext, ServerBuild } from "@remix-run/cloudflare";
import { createRequestHandler } from "@remix-run/cloudflare-pages";
import { createAppContext } from "../context.server";
import { openDb } from "../db/database.server";
import { readEnv } from "../env.server";
import { newId } from "../ids";
import { logError } from "../log.server";
import { redirectToCanonicalUrl } from "./canonical-url.server";
import { isPublicRead, serveThroughEdgeCache } from "./edge-cache.server";
import { answerMissingPage } from "./missing-pages.server";
import { isCrossSiteWrite, refuseCrossSiteWrite } from "./origin-check.server";
import { createNonce, type OutsideSources, withSecurityHeaders } from "./security-headers.server";

type Data = { nonce?: string | null };
type Middleware = PagesFunction<object, string, Data>;

/** 1. Security headers on every response, including failures outside Remix. */
const securityHeaders: Middleware = async (context) => {
  const nonce = createNonce(new URL(context.request.url).pathname);
  context.data.nonce = nonce;
  const response = await context.next().catch(unexpectedFailure);
  return withSecurityHeaders(response, { nonce, outside: outsideSources(context.env) });
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
      now: Date.now,
    });
  };
}

/** 5. Pages that moved, and a note of those that are missing. */
const missingPages: Middleware = async (context) => {
  const response = await context.next();
  if (response.status !== 404) return response;
  const moved = await answerMissingPage({
    request: context.request,
    openDb: () => openDb(readEnv(context.env).DB, "first-unconstrained"),
    now: new Date(),
    waitUntil: (promise) => context.waitUntil(promise),
  });
  return moved ?? response;
};

/** 6. Remix. */
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
  const cached = edgeCache(build.assets.version);
  return [securityHeaders, originCheck, canonicalUrl, cached, missingPages, remix(build)];
}

function readNonce(data: unknown): string | null {
  if (typeof data !== "object" || data === null || !("nonce" in data)) return null;
  return typeof data.nonce === "string" ? data.nonce : null;
}

const TURNSTILE = "https://challenges.cloudflare.com";

function outsideSources(rawEnv: object): OutsideSources {
  try {
    const { BOOKING_EMBED_URL: booking, TURNSTILE_SITE_KEY: key } = readEnv(rawEnv);
    const turnstile = key ? [TURNSTILE] : [];
    return { frames: [...(booking ? [new URL(booking).origin] : []), ...turnstile], scripts: turnstile };
  } catch {
    // The request itself reports a broken configuration; the headers must still go out.
    return { frames: [], scripts: [] };
  }
}

function unexpectedFailure(error: unknown): Response {
  const reference = newId();
  logError("request", error, { reference });
  return new Response(`Something went wrong on our side. Reference: ${reference}\n`, {
    status: 500,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
  });
}
