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
// No static import names these: drag and drop loads near the board, the command palette on first use.
const lazy =
  readdirSync(ASSETS)
    .filter((name) => /^(drag-layer|core\.esm|dialogs)-/.test(name))
    .reduce((sum, name) => sum + size(`/assets/${name}`), 0) / 1000;
console.log(`loaded on demand, the board's dragging and the command palette: ${lazy.toFixed(1)} kB`);
console.log(
  `all pages together, loaded once the first has settled: ${scriptOf(chains.flat()).toFixed(1)} kB`,
);
const isOver = ({ page, kB }: { page: string; kB: number }) =>
  page === EDITOR.page ? kB > EDITOR.limitKB : kB + lazy > LIMIT_KB;
process.exit(pages.some(isOver) ? 1 : 0);
