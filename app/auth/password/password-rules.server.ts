import { z } from "zod";
import { COMMON_PASSWORD, isCommonPassword } from "./common-passwords.server";
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from "./password-limits";

/** Why a new password is refused, as a sentence for the user; null if it is not. */
export function passwordRefusal(password: string): string | null {
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
