/** The browser's part of the built site, as the server build tells it (`build.assets`). */
export type Assets = {
  url: string;
  entry: { module: string; imports: string[] };
  routes: Record<string, { id: string; parentId?: string; module: string; imports?: string[] } | undefined>;
};

type Weight = { id: string; kB: number; onDemandKB: number };

/** The browser's module of a resource route is empty. */
const EMPTY_MODULE_BYTES = 60;
/** Loaded on demand: the command palette on first use, drag and drop where the board of deals is seen. */
const PALETTE = /^\/assets\/dialogs-/;
const DRAGGING = /^\/assets\/(?:drag-layer|core\.esm)-/;
/** The board below the leads once it is opened, and their table; the page of deals has the board at once. */
const LIST_PARTS =
  /^\/assets\/(?:live-board|use-lost-question|new-deal|use-deal-form|lead-picker|lead-table)-/;
const LIST = "crm/leads/leads-page/route";
const WITH_BOARD = [LIST, "crm/deals/deals-page/route"];

/** Kilobytes of 1,000 bytes; `sizes` has the gzipped bytes of the built files by their path. */
export function kilobytesOf(paths: Iterable<string>, sizes: Record<string, number>): number {
  let bytes = 0;
  for (const path of new Set(paths)) {
    const size = sizes[path];
    if (size === undefined) throw new Error(`${path} is not among the built files`);
    bytes += size;
  }
  return bytes / 1000;
}

/** The script of each hydrated page: those with React, of the back office and the sign-in. */
export function hydratedPages(assets: Assets, sizes: Record<string, number>): Weight[] {
  const kilobytesOfAll = (parts: RegExp) =>
    kilobytesOf(
      Object.keys(sizes).filter((path) => parts.test(path)),
      sizes,
    );
  const palette = kilobytesOfAll(PALETTE);
  const dragging = kilobytesOfAll(DRAGGING);
  const listParts = kilobytesOfAll(LIST_PARTS);
  return hydratedChains(assets, sizes).map((chain) => {
    const id = chain[0]?.id ?? "";
    const onDemandKB = palette + (WITH_BOARD.includes(id) ? dragging : 0) + (id === LIST ? listParts : 0);
    return { id, kB: kilobytesOf(scriptPaths(assets, chain), sizes), onDemandKB };
  });
}

/** The script of all hydrated pages together. */
export function allHydratedKB(assets: Assets, sizes: Record<string, number>): number {
  return kilobytesOf(scriptPaths(assets, hydratedChains(assets, sizes).flat()), sizes);
}

type Chain = NonNullable<Assets["routes"][string]>[];

function hydratedChains(assets: Assets, sizes: Record<string, number>): Chain[] {
  return Object.keys(assets.routes)
    .map((id) => chainOf(assets, id))
    .filter((chain) => chain.some(({ id }) => id === "admin/shell/route" || id.startsWith("auth/")))
    .filter(([page]) => page && (sizes[page.module] ?? 0) > EMPTY_MODULE_BYTES);
}

/** A route and the layouts around it. */
function chainOf(assets: Assets, id: string): Chain {
  const route = assets.routes[id];
  return route ? [route, ...chainOf(assets, route.parentId ?? "")] : [];
}

function scriptPaths({ url, entry }: Assets, chain: Chain): string[] {
  return [
    url,
    entry.module,
    ...entry.imports,
    ...chain.flatMap(({ module, imports = [] }) => [module, ...imports]),
  ];
}
