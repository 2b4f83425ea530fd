import { env } from "cloudflare:workers";
import { INDEX_ALL_LEADS } from "./search-rows";
import { rows } from "./workers-env";

const STORED = "select term, doc, col, offset from stored_terms";
const FRESH = "select term, doc, col, offset from fresh_terms";

/** Rows in which the search index differs from one rebuilt from the leads. */
export async function searchDifferences(): Promise<Record<string, unknown>[]> {
  const [table] = await rows("select sql from sqlite_master where name = 'leads_search'");
  const fresh = [
    String(table?.sql).replace("leads_search", "fresh_search"),
    INDEX_ALL_LEADS.replace("leads_search", "fresh_search"),
    "create virtual table stored_terms using fts5vocab(leads_search, instance)",
    "create virtual table fresh_terms using fts5vocab(fresh_search, instance)",
  ];
  const drop = ["stored_terms", "fresh_terms", "fresh_search"].map((name) => `drop table if exists ${name}`);
  const run = (statements: string[]) =>
    env.DB.batch(statements.map((statement) => env.DB.prepare(statement)));
  await run([...drop, ...fresh]);
  try {
    return await rows(
      `select 'left over' problem, * from (${STORED} except ${FRESH}) union all
       select 'missing', * from (${FRESH} except ${STORED}) limit 10`,
    );
  } finally {
    await run(drop);
  }
}
