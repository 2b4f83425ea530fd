import type { AppLoadContext } from "@remix-run/cloudflare";
import { PUBLIC_CACHE } from "../../platform/http/cache-control";
import { httpError } from "../../platform/http/form.server";
import { logError } from "../../platform/log.server";
import { listFeedPosts } from "../posts.server";
import type { FeedSource } from "./feeds.server";

/** The newest posts as a feed. */
export async function serveFeed(
  { env, publicDb, company }: AppLoadContext,
  contentType: string,
  make: (source: FeedSource) => string,
): Promise<Response> {
  try {
    const [posts, { name }] = await Promise.all([listFeedPosts(publicDb), company()]);
    const feed = make({ company: name, siteUrl: env.SITE_URL, posts });
    return new Response(feed, {
      headers: { "Content-Type": `${contentType}; charset=utf-8`, "Cache-Control": PUBLIC_CACHE },
    });
  } catch (error) {
    logError("blog.feed", error);
    return httpError(503, "The feed could not be made.", { "Retry-After": "60" });
  }
}
