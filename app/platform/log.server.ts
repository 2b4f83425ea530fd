/**
 * One structured line for an error. `fields` must hold no personal data: ids, names of parts and counts only.
 * Only the first line of the error's message is kept, up to 300 characters and without email addresses.
 */
export function logError(
  where: string,
  error: unknown,
  fields: Record<string, string | number | null> = {},
): void {
  const text = errorText(error).replace(EMAIL_ADDRESS, "[address]");
  console.error(JSON.stringify({ level: "error", where, error: text, ...fields }));
}

/** Mail servers repeat the recipient in what they refuse. */
const EMAIL_ADDRESS = /[^\s<>"',;]+@[^\s<>"',;]+/g;

/** A short text of an error for logs and failed jobs. The cause first: a query error says there what went wrong. */
export function errorText(error: unknown): string {
  if (!(error instanceof Error)) return String(error).slice(0, 300);
  const source = error.cause instanceof Error ? error.cause : error;
  return (source.message.split("\n")[0] ?? "").slice(0, 300);
}
