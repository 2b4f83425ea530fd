/** Which of the changing requests fail, and how. */
export type Failure = {
  /** Counted from 1 since the failure was set; reads do not count. */
  nth: number;
  /** An answer of 500, or a connection that ends without an answer. */
  how: "500" | "drop";
  /** Whether the request had its effect. */
  when: "before" | "after";
  /** How many in a row fail. Default: 1; wrangler tries some requests three times. */
  times?: number;
};

/** @returns what to do with each changing request: let it be, or fail it */
export function planFailures({ nth, times = 1, ...failure }: Failure) {
  let count = 0;
  return (): Pick<Failure, "how" | "when"> | null => {
    count += 1;
    return count >= nth && count < nth + times ? failure : null;
  };
}

const READING_SQL = /^\s*(?:--[^\n]*\s+)*(?:select|pragma|explain)\b/i;
const CHANGING_SQL = /\b(?:insert|update|delete|create|drop|alter|replace)\s/i;

/** Whether a request changes the account. A POST can be a question, and so can SQL. */
export function isChange(method: string, path: string, body: string): boolean {
  if (method === "GET" || method === "HEAD" || path === "/pages/assets/check-missing") return false;
  if (!path.endsWith("/query")) return true;
  return !(READING_SQL.test(sqlOf(body)) && !CHANGING_SQL.test(sqlOf(body)));
}

function sqlOf(body: string): string {
  const { sql } = JSON.parse(body || "{}");
  return typeof sql === "string" ? sql : body;
}
