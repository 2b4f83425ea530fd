/** How a request fails, and whether it had its effect. A dropped connection ends without an answer. */
export type Failure = { how: "500" | "drop"; when: "before" | "after" };
export type Change = { method: string; path: string; body: string };

/** What becomes of a changing request: null lets it be. */
export type FailurePlan = (change: Change) => Failure | null;

/** Every change but the `spared` fails when it is tried for the first time, in one way after the other. */
export function failEachOnce(ways: readonly [Failure, ...Failure[]], spared: RegExp) {
  const failed: string[] = [];
  const plan: FailurePlan = (change) => {
    const name = nameOf(change);
    if (failed.includes(name) || spared.test(name)) return null;
    failed.push(name);
    return ways[(failed.length - 1) % ways.length] ?? ways[0];
  };
  return { plan, /** Names of what has failed. */ failed };
}

/** The address, and what a statement or a new resource is called: other bodies differ from one try to the next. */
function nameOf({ method, path, body }: Change): string {
  const { sql, name, queue_name } = body.startsWith("{") ? JSON.parse(body) : {};
  return [method, path, sql ?? name ?? queue_name].join(" ").trim();
}

const READING_SQL = /^\s*(?:--[^\n]*\s+)*(?:select|pragma|explain)\b/i;
const CHANGING_SQL = /\b(?:insert|update|delete|create|drop|alter|replace)\s/i;

/** Whether a request changes the account. A POST can be a question, and so can SQL. */
export function isChange({ method, path, body }: Change): boolean {
  if (method === "GET" || method === "HEAD" || path === "/pages/assets/check-missing") return false;
  if (!path.endsWith("/query")) return true;
  return !(READING_SQL.test(sqlOf(body)) && !CHANGING_SQL.test(sqlOf(body)));
}

function sqlOf(body: string): string {
  const { sql } = JSON.parse(body || "{}");
  return typeof sql === "string" ? sql : body;
}
