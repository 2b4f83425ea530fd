import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { PUBLIC_CACHE } from "../../platform/http/edge-cache.server";
import { makeJsonFeed } from "./feeds.server";

export async function loader({ context }: LoaderFunctionArgs) {
  const site = { name: (await context.company()).name, siteUrl: context.env.SITE_URL };
  return new Response(await makeJsonFeed(context.publicDb, site), {
    headers: { "Content-Type": "application/feed+json; charset=utf-8", "Cache-Control": PUBLIC_CACHE },
  });
}
