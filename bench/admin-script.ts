/** `npm run bench:admin`: gzipped script size per back-office page, from the built manifest; at most 180 kB, 220 in the blog's editor. */
import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

type Route = { id: string; parentId?: string; module: string; imports?: string[] };
type Manifest = { entry: { module: string; imports: string[] }; routes: Record<string, Route> };

const LIMIT_KB = 180;
const EDITOR = { page: "blog/editor-page/route", limitKB: 220 };
const ASSETS = "build/client/assets";
const file = readdirSync(ASSETS).find((name) => name.startsWith("manifest-"));
const source = readFileSync(`${ASSETS}/${file}`, "utf8");
const manifest: Manifest = JSON.parse(source.slice(source.indexOf("{"), source.lastIndexOf("}") + 1));

const sizes = new Map<string, number>();
function size(path: string): number {
  const known = sizes.get(path) ?? gzipSync(readFileSync(`build/client${path}`), { level: 9 }).length;
  sizes.set(path, known);
  return known;
}

/** A route and the layouts around it. */
function chainOf(id: string): Route[] {
  const route = manifest.routes[id];
  return route ? [route, ...chainOf(route.parentId ?? "")] : [];
}

function scriptOf(routes: Route[]): number {
  const paths = new Set([`/assets/${file}`, manifest.entry.module, ...manifest.entry.imports]);
  for (const { module, imports = [] } of routes) for (const path of [module, ...imports]) paths.add(path);
  return [...paths].reduce((sum, path) => sum + size(path), 0) / 1000;
}

/** The browser's module of a resource route is empty. */
const EMPTY_MODULE_BYTES = 60;
const chains = Object.keys(manifest.routes)
  .map(chainOf)
  .filter((chain) => chain.some(({ id }) => id === "admin/shell/route" || id.startsWith("auth/")))
  .filter(([page]) => page && size(page.module) > EMPTY_MODULE_BYTES);
const pages = chains
  .map((chain) => ({ page: chain[0]?.id ?? "", kB: scriptOf(chain) }))
  .sort((a, b) => b.kB - a.kB);
console.table(pages.map(({ page, kB }) => ({ page, "script kB gzip": kB.toFixed(1) })));
/** Loaded on demand: the command palette on first use, drag and drop where the board of deals is seen. */
function onDemand(names: RegExp): number {
  const files = readdirSync(ASSETS).filter((name) => names.test(name));
  return files.reduce((sum, name) => sum + size(`/assets/${name}`), 0) / 1000;
}
const palette = onDemand(/^dialogs-/);
const dragging = onDemand(/^(drag-layer|core\.esm)-/);
const WITH_BOARD = ["crm/leads/leads-page/route", "crm/deals/deals-page/route"];
console.log(
  `on demand: the palette ${palette.toFixed(1)} kB, the board's dragging ${dragging.toFixed(1)} kB`,
);
console.log(
  `all pages together, loaded once the first has settled: ${scriptOf(chains.flat()).toFixed(1)} kB`,
);
const isOver = ({ page, kB }: { page: string; kB: number }) => {
  const limit = page === EDITOR.page ? EDITOR.limitKB : LIMIT_KB;
  return kB + palette + (WITH_BOARD.includes(page) ? dragging : 0) > limit;
};
process.exit(pages.some(isOver) ? 1 : 0);
