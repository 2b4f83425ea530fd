/** When a page has surely settled. */
const SETTLED_MS = 1500;

/**
 * Loads the scripts of all pages under a layout once the first of them has settled. The router reloads the document,
 * with all that is typed in it, when the script of the next page cannot be loaded; so none is left to load.
 */
export function loadPagesAhead(layout: string): void {
  const { routes } = window.__remixManifest;
  const isUnder = (id: string | undefined): boolean =>
    id !== undefined && (id === layout || isUnder(routes[id]?.parentId));
  if (!(layout in window.__remixRouteModules)) return;
  setTimeout(() => {
    for (const { id, module } of Object.values(routes)) {
      // What cannot be loaded now is loaded when its page is asked for.
      if (isUnder(id)) import(/* @vite-ignore */ module).catch(() => {});
    }
  }, SETTLED_MS);
}
