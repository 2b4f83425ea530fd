import { notePendingError } from "./errors/pending-errors";

/**
 * Logs an error as one JSON line, and remembers it for the health page. `fields` must hold no personal data: ids,
 * component names and counts only. The log keeps the first line of the message, up to 300 characters, without email
 * addresses.
 */
export function logError(
  where: string,
  error: unknown,
  fields: Record<string, string | number | null> = {},
): void {
  const text = errorText(error);
  const logged = text.replace(EMAIL_ADDRESS, "[address]");
  console.error(JSON.stringify({ level: "error", where, error: logged, ...fields }));
  notePendingError({ where, path: fields.path, text, reference: fields.reference });
}

/** Logs what only the operator may read, such as a link that no mail could carry. */
export function logNotice(where: string, text: string): void {
  // biome-ignore lint/suspicious/noConsole: the log is where the operator reads
  console.info(JSON.stringify({ level: "notice", where, text }));
}

/** Mail servers echo the recipient in rejections. */
const EMAIL_ADDRESS = /[^\s<>"',;]+@[^\s<>"',;]+/g;

/** A short error text for logs and failed jobs. Prefers the cause, where a query error says what went wrong. */
export function errorText(error: unknown): string {
  if (!(error instanceof Error)) return String(error).slice(0, 300);
  const source = error.cause instanceof Error ? error.cause : error;
  return (source.message.split("\n")[0] ?? "").slice(0, 300);
}
