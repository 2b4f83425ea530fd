/**
 * One structured line for an error. `fields` must hold no personal data: ids, names of parts and counts only.
 * The message of a database error can repeat bound values, so only its first line up to 300 characters is kept.
 */
export function logError(
  where: string,
  error: unknown,
  fields: Record<string, string | number | null> = {},
): void {
  console.error(JSON.stringify({ level: "error", where, error: errorText(error), ...fields }));
}

export function logWarning(where: string, fields: Record<string, string | number | null> = {}): void {
  console.warn(JSON.stringify({ level: "warn", where, ...fields }));
}

/** A short text of an error for logs and failed jobs. The cause first: a query error says there what went wrong. */
export function errorText(error: unknown): string {
  if (!(error instanceof Error)) return String(error).slice(0, 300);
  const source = error.cause instanceof Error ? error.cause : error;
  return (source.message.split("\n")[0] ?? "").slice(0, 300);
}
