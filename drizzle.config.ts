import { defineConfig } from "drizzle-kit";

/** The business database. The analytics database's migrations are written by hand (app/analytics/tables.ts). */
export default defineConfig({
  dialect: "sqlite",
  schema: "./app/!(analytics)/**/tables.ts",
  out: "./migrations",
});
