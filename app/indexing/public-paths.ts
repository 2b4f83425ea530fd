import { INDUSTRIES } from "../copy/industries";
import type { Company } from "../platform/company";

/** What the public site answers beside its pages and their files. */
export const FILE_PATHS = [
  ...["/blog/rss.xml", "/blog/feed", "/feed", "/feed.xml", "/rss.xml", "/blog/feed.json"],
  ...["/sitemap.xml", "/robots.txt", "/llms.txt", "/healthz"],
];

/** Every public page with a fixed URL. A test compares it with `app/routes.ts`. */
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
  "/pricing",
  "/case",
  "/about",
  "/book-now",
  "/contact",
  "/blog",
  "/privacy-policy",
  "/terms-of-service",
  "/cookies",
];

/** Those in the sitemap. Without the company's rates, the price page has examples alone and asks not to be listed. */
export function listedPaths({ rates }: Pick<Company, "rates">): readonly string[] {
  return rates ? PUBLIC_PATHS : PUBLIC_PATHS.filter((path) => path !== "/pricing");
}
