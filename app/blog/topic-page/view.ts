import { formatPostDate, LIST_KEY_POINTS, POSTS_PER_PAGE, pageCount } from "../post";
import { postView } from "../post-view";
import { type TopicKind, topicPath } from "../topics";
import type { TopicPosts } from "../topics.server";

/** What the page says of a category or place: only what the posts themselves tell. */
export function topicView(found: TopicPosts, { kind, page }: { kind: TopicKind; page: number }) {
  const [name = ""] = found.names;
  const articles = found.total === 1 ? "One article" : `${found.total} articles`;
  const date = formatPostDate(found.newestAt);
  return {
    name,
    path: topicPath(kind, name) ?? "/blog",
    title: kind === "category" ? `${name} articles` : `Articles from ${name}`,
    text:
      kind === "category"
        ? `${articles} on ${name}${counted(found.places, "from one place", "places")}, the newest of ${date}.`
        : `${articles} about ${name}${counted(found.places, "on one topic", "topics")}, the newest of ${date}.`,
    posts: found.posts.map((post) => postView(post, LIST_KEY_POINTS, "more...")),
    page,
    pages: pageCount(found.total, POSTS_PER_PAGE),
  };
}

function counted(places: number, one: string, many: "places" | "topics"): string {
  if (places === 0) return "";
  if (places === 1) return ` ${one}`;
  return many === "places" ? ` from ${places} places` : ` on ${places} topics`;
}

export function topicHref(path: string, page: number): string {
  return page > 1 ? `${path}?page=${page}` : path;
}
