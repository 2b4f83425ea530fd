export const FEED_PATHS = { rss: "/blog/rss.xml", json: "/blog/feed.json" };

/** The `<link>` elements by which readers find the feeds. */
export const FEED_LINKS = [
  { rel: "alternate", type: "application/rss+xml", title: "Blog (RSS)", href: FEED_PATHS.rss },
  { rel: "alternate", type: "application/feed+json", title: "Blog (JSON Feed)", href: FEED_PATHS.json },
];
