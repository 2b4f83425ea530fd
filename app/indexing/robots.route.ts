import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { PUBLIC_CACHE } from "../platform/http/edge-cache.server";
import { logError } from "../platform/log.server";
import { AI_CRAWLERS, readAiCrawlersAllowed } from "./crawlers.server";

/**
 * /robots.txt: disallows the back office and the short addresses of postcards, and AI crawlers where an owner says so;
 * everything of a preview.
 */
export async function loader({ context }: LoaderFunctionArgs) {
  if (context.env.PREVIEW) return robots(["User-agent: *", "Disallow: /", ""], "no-store");
  const isAllowed = await readAiCrawlersAllowed(context.publicDb).catch((error: unknown) => {
    // A robots.txt that fails closes the whole site to every crawler.
    logError("robots", error);
    return true;
  });
  const lines = [
    ...(isAllowed ? [] : [...AI_CRAWLERS.map((name) => `User-agent: ${name}`), "Disallow: /", ""]),
    "User-agent: *",
    "Disallow: /admin",
    "Disallow: /auth",
    "Disallow: /blog/preview/",
    "Disallow: /m/",
    "Disallow: /unsubscribe/",
    "",
    `Sitemap: ${context.env.SITE_URL}/sitemap.xml`,
    "",
  ];
  return robots(lines, PUBLIC_CACHE);
}

function robots(lines: string[], cacheControl: string): Response {
  return new Response(lines.join("\n"), {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": cacheControl },
  });
}
