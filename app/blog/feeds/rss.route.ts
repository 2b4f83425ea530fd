import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { PUBLIC_CACHE } from "../../platform/http/edge-cache.server";
import { makeRss } from "./feeds.server";

export async function loader({ context }: LoaderFunctionArgs) {
  const site = { name: (await context.company()).name, siteUrl: context.env.SITE_URL };
  return new Response(await makeRss(context.publicDb, site), {
    headers: { "Content-Type": "application/rss+xml; charset=utf-8", "Cache-Control": PUBLIC_CACHE },
  });
}
