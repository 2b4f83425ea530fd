import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { PUBLIC_CACHE } from "../platform/http/cache-control";

/** /robots.txt: disallows the back office and the short addresses of postcards. */
export function loader({ context }: LoaderFunctionArgs) {
  const lines = [
    "User-agent: *",
    "Disallow: /admin",
    "Disallow: /auth",
    "Disallow: /m/",
    "",
    `Sitemap: ${context.env.SITE_URL}/sitemap.xml`,
    "",
  ];
  return new Response(lines.join("\n"), {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": PUBLIC_CACHE },
  });
}
