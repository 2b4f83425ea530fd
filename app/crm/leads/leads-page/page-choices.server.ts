import { listNewestPublished } from "../../../blog/posts.server";
import { FOOTER, LEGAL_LINKS, MENUS } from "../../../copy/navigation";
import { PUBLIC_PATHS } from "../../../indexing/public-paths";
import type { Db } from "../../../platform/db/database.server";
import type { FilterOption } from "../filters/filter-ranges";

/** Older articles are found by their address. */
const MAX_ARTICLES = 300;

const NAMES = new Map(
  [MENUS, ...MENUS.map(({ items }) => items), ...FOOTER.map(({ links }) => links), LEGAL_LINKS]
    .flat()
    .map(({ href, label }) => [href, label]),
);

/** The pages that a lead may have visited: the `chosen` ones that are no page now, the site's pages, its articles. */
export async function listPageChoices(db: Db, chosen: readonly string[]): Promise<FilterOption[]> {
  const articles = await listNewestPublished(db, MAX_ARTICLES);
  const pages = [
    ...PUBLIC_PATHS.map((path) => [path, path === "/" ? "Home" : NAMES.get(path)] as const),
    ...articles.map(({ slug, title }) => [`/blog/${slug}`, title] as const),
  ];
  const known = new Set(pages.map(([path]) => path));
  const others = chosen.filter((path) => !known.has(path)).map((path) => [path, noteOf(path)] as const);
  return [...others, ...pages].map(([path, note]) => ({ value: path, label: path, note }));
}

const noteOf = (path: string) => (path.endsWith("*") ? "All pages that begin so" : undefined);
