import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { PUBLIC_CACHE } from "../platform/http/edge-cache.server";
import { logError } from "../platform/log.server";
import { AI_CRAWLERS, readAiCrawlersAllowed } from "./crawlers.server";

/**
 * /robots.txt: disallows the back office and the short addresses of postcards, and AI crawlers where an owner says so.
 */
export async function loader({ context }: LoaderFunctionArgs) {
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
    "",
    `Sitemap: ${context.env.SITE_URL}/sitemap.xml`,
    "",
  ];
  return new Response(lines.join("\n"), {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": PUBLIC_CACHE },
  });
}
