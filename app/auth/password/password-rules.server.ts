import { z } from "zod";
import { COMMON_PASSWORDS } from "./content/common-passwords";
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from "./own-password";

/** Why a new password is refused, as a sentence for the user; null if it is not. */
function passwordRefusal(password: string): string | null {
  if (password.length < MIN_PASSWORD_LENGTH) {
    return `Use at least ${MIN_PASSWORD_LENGTH} characters`;
  }
  if (password.length > MAX_PASSWORD_LENGTH) return `Use at most ${MAX_PASSWORD_LENGTH} characters`;
  return isCommonPassword(password) ? COMMON_PASSWORD : null;
}

/** A field with a new password, taken as typed. */
export const newPasswordField = z
  .string({ error: "Password is required" })
  .superRefine((password, issues) => {
    const message = passwordRefusal(password);
    if (message) issues.addIssue({ code: "custom", message });
  });

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
