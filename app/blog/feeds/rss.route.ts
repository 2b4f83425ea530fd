import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { makeRss } from "./feeds.server";
import { serveFeed } from "./serve-feed.server";

/** /blog/rss.xml */
export function loader({ context }: LoaderFunctionArgs) {
  return serveFeed(context, "application/rss+xml", makeRss);
}
