import { INDUSTRIES } from "../copy/industries";

/** What the public site answers beside its pages and their files. */
export const FILE_PATHS = [
  ...["/blog/rss.xml", "/blog/feed", "/feed", "/feed.xml", "/rss.xml", "/blog/feed.json"],
  ...["/sitemap.xml", "/robots.txt", "/llms.txt", "/healthz"],
];

/** Every public page with a fixed URL, as in the sitemap. A test compares it with `app/routes.ts`. */
export const PUBLIC_PATHS = [
  "/",
  "/platform",
  "/pixlseo",
  "/adrev",
  "/direct-mail",
  "/unified-analytics",
  "/smart-automation",
  "/advanced-targeting",
  "/solutions",
  ...INDUSTRIES.map(({ slug }) => `/${slug}`),
  "/white-label",
  "/integrations",
  "/about",
  "/book-now",
  "/contact",
  "/blog",
  "/privacy-policy",
  "/terms-of-service",
  "/cookies",
];
