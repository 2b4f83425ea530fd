/** Something that a person can mend: its message is the one sentence they see. */
export class StartProblem extends Error {}

/** The first line of an error, for the brackets of such a sentence. */
export function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.split("\n")[0] ?? "";
}
