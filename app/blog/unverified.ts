/** A statement that nothing proves is marked [verify: the statement]. It blocks publishing, whoever asks for it. */
export const UNVERIFIED = "[verify:";

export const NOT_VERIFIED = "Confirm or remove every statement marked [verify: …] first.";

export function hasUnverified(content: string): boolean {
  return content.toLowerCase().includes(UNVERIFIED);
}
