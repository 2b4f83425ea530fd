import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Miniflare } from "miniflare";

/** Migrates both databases, each file in one batch, unless they are. */
export async function migrate(program: Miniflare): Promise<void> {
  for (const [binding, folder] of [
    ["DB", "migrations"],
    ["ANALYTICS_DB", "migrations-analytics"],
  ] as const) {
    const database = await program.getD1Database(binding);
    if (await database.prepare("select 1 from sqlite_master where name in ('leads', 'hits')").first())
      continue;
    for (const file of readdirSync(folder).sort()) {
      if (!file.endsWith(".sql")) continue;
      const statements = readFileSync(join(folder, file), "utf8").split("--> statement-breakpoint");
      await database.batch(
        statements.map((statement) => database.prepare(statement.replace(/^--.*$/gm, "").trim())),
      );
    }
  }
}
