/** `npm run bench:admin`: gzipped script size per back-office page, from the built manifest; at most 180 kB. */
import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

type Route = { id: string; parentId?: string; module: string; imports?: string[] };
type Manifest = { entry: { module: string; imports: string[] }; routes: Record<string, Route> };

const LIMIT_KB = 180;
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

function scriptOf(id: string): number {
  const paths = new Set([`/assets/${file}`, manifest.entry.module, ...manifest.entry.imports]);
  for (
    let route: Route | undefined = manifest.routes[id];
    route;
    route = manifest.routes[route.parentId ?? ""]
  ) {
    for (const path of [route.module, ...(route.imports ?? [])]) paths.add(path);
  }
  return [...paths].reduce((sum, path) => sum + size(path), 0) / 1000;
}

const pages = Object.keys(manifest.routes)
  .filter((id) => /-page\/route$|admin\/(?!shell)/.test(id) && !/^(site|blog\/(list|article))/.test(id))
  .map((id) => ({ page: id, kB: scriptOf(id) }))
  .sort((a, b) => b.kB - a.kB);
console.table(pages.map(({ page, kB }) => ({ page, "script kB gzip": kB.toFixed(1) })));
// No static import names these: drag and drop loads near the board, the command palette on first use.
const lazy =
  readdirSync(ASSETS)
    .filter((name) => /^(drag-layer|dialogs)-/.test(name))
    .reduce((sum, name) => sum + size(`/assets/${name}`), 0) / 1000;
console.log(`loaded on demand, the board's dragging and the command palette: ${lazy.toFixed(1)} kB`);
process.exit((pages[0]?.kB ?? 0) + lazy > LIMIT_KB ? 1 : 0);
