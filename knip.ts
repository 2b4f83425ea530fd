import { readFileSync } from "node:fs";
import type { KnipConfig } from "knip";

/** Routes are named by `app/routes.ts` as text, which no import shows. */
const routes = [...readFileSync("app/routes.ts", "utf8").matchAll(/"([^"]+\.tsx?)"/g)].map(
  ([, file]) => `app/${file}`,
);

export default {
  entry: [
    "app/routes.ts!",
    "app/entry.{client,server}.tsx!",
    "app/web/enhance/index.ts!",
    ...routes.map((route) => `${route}!`),
    "functions/**/*.ts!",
    "workers/jobs/index.ts!",
    "scripts/*.{ts,mjs}",
    "scripts/{start,test}/main.ts",
    "scripts/test/vitest-reporter.ts",
    "scripts/mutate/vitest.config.ts",
    "bench/*.ts",
    "bench/lib/{visits,slots}-worker.ts",
    "tests/**/*.{test,spec}.{ts,tsx}",
    "tests/support/{workers-setup,migrate}.ts",
  ],
  project: [
    "app/**/*.{ts,tsx,css}!",
    "functions/**/*.ts!",
    "workers/**/*.ts!",
    "{scripts,bench,tests}/**/*.{ts,tsx,mjs}",
  ],
  ignoreExportsUsedInFile: true,
  // Remix brings its own runtime; one declaration of ours adds to its types.
  ignoreDependencies: ["@remix-run/server-runtime"],
  // Comes with the Debian system that needs it.
  ignoreBinaries: ["apt-get", "openssl"],
} satisfies KnipConfig;
