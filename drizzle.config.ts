import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "sqlite",
  schema: "./app/**/tables.ts",
  out: "./migrations",
});
