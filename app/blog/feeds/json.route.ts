import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { makeJsonFeed } from "./feeds.server";
import { serveFeed } from "./serve-feed.server";

/** /blog/feed.json */
export function loader({ context }: LoaderFunctionArgs) {
  return serveFeed(context, "application/feed+json", makeJsonFeed);
}
