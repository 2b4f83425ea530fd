import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openD1 } from "../../dump/d1.ts";
import { insertRows, selectPage } from "../../dump/statements.ts";
import { REBUILDS, readTables } from "../../dump/tables.ts";
import { DATABASES } from "../bindings.ts";
import { type Deployment, remember, say } from "../deployment.ts";
import { query } from "./databases.ts";

/** The demo company has fewer rows in every table. */
const MOST_ROWS = 20_000;
const CALL_CHARACTERS = 500_000;

/** Fills a preview's empty databases with the demo company, by way of a local copy. */
export async function seedPreview(deployment: Deployment): Promise<void> {
  const { cloudflare, databaseIds, environment, state } = deployment;
  if (environment !== "preview" || state.isSeeded) return;
  const sql = "select 1 from leads union all select 1 from blogs limit 1";
  const found = await query(cloudflare, databaseIds.DB, { doing: "look for leads", sql });
  if (found.length === 0) {
    say("  making the demo company …");
    const stateDir = mkdtempSync(join(tmpdir(), "beaconry-demo-"));
    try {
      const env = { ...process.env, STATE_DIR: stateDir };
      execFileSync("npm", ["run", "-s", "db:seed"], { env, stdio: "pipe" });
      for (const { binding, suffix } of DATABASES) {
        await copy(deployment, { stateDir, local: `beaconry${suffix}`, id: databaseIds[binding] });
      }
    } finally {
      rmSync(stateDir, { recursive: true, force: true });
    }
    say("  made   the demo company");
  }
  remember(deployment, { isSeeded: true });
}

type Copy = { stateDir: string; local: string; id: string };

/** Repeated after a stop, it begins anew: the first call empties the tables. */
async function copy({ cloudflare }: Deployment, { stateDir, local, id }: Copy): Promise<void> {
  const d1 = openD1(local, { isRemote: false, stateDir });
  const { tables, searches } = await readTables(d1);
  const statements = tables.toReversed().map(({ name }) => `delete from "${name}"`);
  for (const table of tables) {
    const [rows = []] = await d1.query([selectPage(table, null, MOST_ROWS)]);
    statements.push(...insertRows(table, rows));
  }
  statements.push(...searches.flatMap((name) => REBUILDS[name] ?? []));
  for (const sql of partsOf(statements)) await query(cloudflare, id, { doing: "copy the demo company", sql });
}

function* partsOf(statements: string[]): Generator<string> {
  let part = "";
  for (const statement of statements) {
    if (part.length + statement.length > CALL_CHARACTERS) {
      yield part;
      part = "";
    }
    part += `${statement};\n`;
  }
  if (part) yield part;
}
