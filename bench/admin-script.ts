/** `npm run bench:admin`: gzipped script per back-office page, and its limit, which tests also check. */
import { assets, routes } from "../build/server/index.js";
import { measureAssets } from "../tests/support/asset-sizes.ts";
import { patternOf } from "../tests/support/form-sweep/patterns.ts";
import { pageLimit } from "../tests/support/limits.ts";
import { allHydratedKB, hydratedPages } from "../tests/support/page-weight.ts";
import { endBench } from "./lib/run.ts";

const sizes = measureAssets();
const pages = hydratedPages(assets, sizes)
  .map(({ id, kB, onDemandKB }) => ({
    ...{ page: id, kB, onDemandKB },
    limit: pageLimit(patternOf(routes, id)),
  }))
  .sort((a, b) => b.kB - a.kB);
console.table(
  pages.map(({ page, kB, onDemandKB, limit }) => ({
    page,
    "script kB gzip": kB.toFixed(1),
    "on demand": onDemandKB.toFixed(1),
    "at most": `${limit.scriptKB}, ${limit.onDemandKB}`,
  })),
);
console.log(
  `all pages together, loaded once the first has settled: ${allHydratedKB(assets, sizes).toFixed(1)} kB`,
);
endBench({
  missed: pages.flatMap(({ page, kB, onDemandKB, limit }) =>
    [
      kB > limit.scriptKB && `${page}: ${kB.toFixed(1)} kB of script are over ${limit.scriptKB} kB`,
      onDemandKB > limit.onDemandKB &&
        `${page}: ${onDemandKB.toFixed(1)} kB of script on demand are over ${limit.onDemandKB} kB`,
    ].filter((problem) => problem !== false),
  ),
});
