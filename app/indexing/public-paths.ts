import { INDUSTRIES } from "../site/content/industries";

/** Every public page with a fixed address, as the sitemap lists it. A test holds it against `app/routes.ts`. */
export const PUBLIC_PATHS = [
  "/",
  "/contact",
  "/solutions",
  ...INDUSTRIES.map(({ slug }) => `/${slug}`),
  "/white-label",
  "/blog",
];
