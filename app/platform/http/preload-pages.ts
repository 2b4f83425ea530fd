/** By now the first page has finished loading. */
const SETTLED_MS = 3000;

/**
 * Preloads the scripts of all pages under a layout, and of `others`, to which its forms post. If the router cannot load
 * the next page's script, it reloads the document and loses what was typed.
 */
export function preloadPages(layout: string, ...others: string[]): void {
  const { routes } = window.__remixManifest;
  const isUnder = (id: string | undefined): boolean =>
    id !== undefined && (id === layout || isUnder(routes[id]?.parentId));
  if (!(layout in window.__remixRouteModules)) return;
  setTimeout(() => {
    for (const { id, module } of Object.values(routes)) {
      // On failure the router loads it on navigation.
      if (isUnder(id) || others.includes(id)) import(/* @vite-ignore */ module).catch(() => {});
    }
  }, SETTLED_MS);
}
