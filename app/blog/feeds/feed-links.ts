export const RSS_PATH = "/blog/rss.xml";
export const JSON_FEED_PATH = "/blog/feed.json";

/** How feed readers find the feeds of the blog's pages. */
export const FEED_LINKS = [
  { rel: "alternate", type: "application/rss+xml", href: RSS_PATH, title: "Articles, RSS" },
  { rel: "alternate", type: "application/feed+json", href: JSON_FEED_PATH, title: "Articles, JSON Feed" },
];
