import type { Miniflare, WorkerOptions } from "miniflare";
import { z } from "zod";

export type Row = Record<string, string | number | null>;
export type Statement = { query: string; values: (string | number | null)[] };

/** The rows of each statement, of which all are executed or none. @throws with the database's message */
export type RunSql = (binding: "DB" | "ANALYTICS_DB", statements: Statement[]) => Promise<Row[][]>;

/**
 * A worker that executes SQL for this process. From Node, Miniflare's bindings make two calls of every statement, each
 * of which blocks for milliseconds.
 */
export const SQL_WORKER = {
  name: "sql",
  modules: true,
  script: `export default {
    async fetch(request, env) {
      const { binding, statements } = await request.json();
      try {
        const prepared = statements.map(({ query, values }) => env[binding].prepare(query).bind(...values));
        const answers = await env[binding].batch(prepared);
        return Response.json({ rows: answers.map(({ results }) => results) });
      } catch (error) {
        return Response.json({ error: error.message });
      }
    },
  }`,
} satisfies WorkerOptions;

const rowSchema = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));
const answerSchema = z.union([
  z.object({ rows: z.array(z.array(rowSchema)) }),
  z.object({ error: z.string() }),
]);

/** Runs SQL in the `SQL_WORKER` of this Miniflare. */
export function openSql(miniflare: Miniflare): RunSql {
  return async (binding, statements) => {
    if (statements.length === 0) return [];
    const worker = await miniflare.getWorker(SQL_WORKER.name);
    const body = JSON.stringify({ binding, statements });
    const response = await worker.fetch("http://sql/", { method: "POST", body });
    const answer = answerSchema.parse(await response.json());
    if ("error" in answer) throw new Error(answer.error);
    return answer.rows;
  };
}
