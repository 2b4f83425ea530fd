import { COMMON_PASSWORDS } from "./content/common-passwords";

let known: Set<string> | undefined;

/**
 * Whether a password is among the 10,000 most common ones, which attackers try first. Case and the way in which a
 * character is composed make no difference.
 */
export function isCommonPassword(password: string): boolean {
  known ??= new Set(COMMON_PASSWORDS.split(" "));
  return known.has(password.normalize("NFKC").toLowerCase());
}

/** What someone with such a new password reads. */
export const COMMON_PASSWORD = "This password is one of the 10,000 most common ones. Choose another.";
