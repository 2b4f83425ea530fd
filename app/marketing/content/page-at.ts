/** The page with this path; a trailing slash is ignored. @throws if there is none */
export function pageAt<Page extends { path: string }>(pages: readonly Page[], pathname: string): Page {
  const page = pages.find(({ path }) => path === pathname.replace(/\/+$/, ""));
  if (!page) throw new Error(`There is no content for ${pathname}`);
  return page;
}
