import { slugOf } from "./slug";

/** Posts are gathered by what they are about and by place. */
export const TOPIC_KINDS = ["category", "location"] as const;
export type TopicKind = (typeof TOPIC_KINDS)[number];

/** A category or place with published posts. */
export type Topic = { kind: TopicKind; name: string; posts: number; newestAt: string };

/** "/blog/location/lakeview-wi"; null for a post without one, and for a name that has no Latin letter. */
export function topicPath(kind: TopicKind, name: string): string | null {
  return /[a-z0-9]/i.test(name) ? `/blog/${kind}/${slugOf(name)}` : null;
}

/** The topic's pages that show a post. */
export function topicPathsOf(post: { category: string; location: string }): string[] {
  return TOPIC_KINDS.flatMap((kind) => topicPath(kind, post[kind]) ?? []);
}
