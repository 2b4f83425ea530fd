import { readdirSync } from "node:fs";
import type { Plugin } from "vite";

/** `NEWEST_MIGRATIONS` in the program: the file of each database that the build needs to be applied last. */
export function newestMigrations(): Plugin {
  return {
    name: "newest-migrations",
    config: () => ({
      define: {
        NEWEST_MIGRATIONS: JSON.stringify({
          database: newestIn("migrations"),
          visits: newestIn("migrations-analytics"),
        }),
      },
    }),
  };
}

function newestIn(folder: string): string {
  const files = readdirSync(folder).filter((file) => file.endsWith(".sql"));
  return files.sort().at(-1) ?? "";
}
