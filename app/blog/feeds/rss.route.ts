import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { PUBLIC_CACHE } from "../../platform/http/edge-cache.server";
import { RSS_PATH } from "./feed-links";
import { makeRss } from "./feeds.server";

/** The feed; the other addresses of this route are where people and feed readers look for one. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  if (new URL(request.url).pathname !== RSS_PATH) {
    return redirect(RSS_PATH, { status: 301, headers: { "Cache-Control": PUBLIC_CACHE } });
  }
  const site = { name: (await context.company()).name, siteUrl: context.env.SITE_URL };
  return new Response(await makeRss(context.publicDb, site), {
    headers: { "Content-Type": "application/rss+xml; charset=utf-8", "Cache-Control": PUBLIC_CACHE },
  });
}
