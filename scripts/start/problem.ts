/** A problem that the user can fix; the message is the one sentence they see. */
export class StartProblem extends Error {}

/** The first line of an error, to put in parentheses. */
export function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.split("\n")[0] ?? "";
}
