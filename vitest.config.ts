import { defineConfig } from "vitest/config";
import { newestMigrations } from "./scripts/vite-migrations";
import { siteScript } from "./scripts/vite-site-script";
import { TEST_AUTHORITY } from "./tests/support/tls-smtp";

// Miniflare reads it when it is loaded, for the certificates that workerd trusts.
process.env.NODE_EXTRA_CA_CERTS = TEST_AUTHORITY;
const { cloudflareTest, readD1Migrations } = await import("@cloudflare/vitest-plugin");

const alias = { "~": new URL("./app", import.meta.url).pathname };

export const unit = {
  resolve: { alias },
  test: {
    name: "unit",
    include: ["tests/unit/**/*.test.ts"],
    environment: "node" as const,
    // Catches a test that hangs, also on a machine that is busy with other things.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // What they test is pure: no file needs a process of its own.
    isolate: false,
    maxWorkers: 1,
  },
};

export default defineConfig({
  test: {
    projects: [
      unit,
      {
        resolve: { alias },
        plugins: [
          siteScript("app/web/enhance/index.ts"),
          newestMigrations(),
          cloudflareTest(async () => ({
            main: "./workers/jobs/index.ts",
            wrangler: { configPath: "./workers/jobs/wrangler.toml" },
            miniflare: {
              bindings: {
                MIGRATIONS: await readD1Migrations("./migrations"),
                ANALYTICS_MIGRATIONS: await readD1Migrations("./migrations-analytics"),
                RETRY_BASE_SECONDS: "1",
              },
              // Not the 20 s of wrangler.toml: a hit that a test leaves in the queue would come in the middle of another.
              queueConsumers: {
                "beaconry-analytics": { maxBatchSize: 100, maxBatchTimeout: 2, maxRetries: 5 },
              },
            },
          })),
        ],
        // React as in production, which also draws pages with less work.
        esbuild: { jsxDev: false },
        test: {
          name: "workers",
          env: { NODE_ENV: "production" },
          include: ["tests/workers/**/*.test.{ts,tsx}"],
          setupFiles: ["tests/support/migrate.ts"],
          globalSetup: ["tests/support/workers-setup.ts"],
          // Catches a test that hangs, also on a machine that is busy with other things.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          isolate: false,
          maxWorkers: 1,
          // As for the browser: a second try tells a test that always fails from one that sometimes does.
          retry: process.env.CI ? 1 : 0,
        },
      },
    ],
  },
});
