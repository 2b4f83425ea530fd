/**
 * The value of `aria-current` for a link: "page" if it leads to the page at `path`, "true" if that page lies in the
 * part of the site it stands for. `pages` are further pages of that part; articles belong to the blog.
 */
export function currentMark(
  path: string,
  href: string,
  pages: readonly string[] = [],
): "page" | "true" | undefined {
  if (path === href) return "page";
  const listed = path.startsWith("/blog/") ? "/blog" : path;
  return listed === href || pages.includes(listed) ? "true" : undefined;
}
