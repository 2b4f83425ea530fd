/** The page of a list that a path names, with or without a slash at its end. @throws when the route has no such page */
export function pageAt<Page extends { path: string }>(pages: readonly Page[], pathname: string): Page {
  const page = pages.find(({ path }) => path === pathname.replace(/\/+$/, ""));
  if (!page) throw new Error(`There is no content for ${pathname}`);
  return page;
}
