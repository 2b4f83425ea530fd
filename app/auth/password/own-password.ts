import { MINUTE } from "../../platform/clock";
import type { Toast } from "../../platform/http/forms/toast";

export const MIN_PASSWORD_LENGTH = 6;
/** Longer passwords are rejected before hashing. */
export const MAX_PASSWORD_LENGTH = 128;

export const PASSWORD_INTENT = "password";
export const PASSWORD_FIELDS = ["current_password", "new_password", "confirm_password"] as const;
export type PasswordField = (typeof PASSWORD_FIELDS)[number];

export const PASSWORD_SAVED = { title: "Password updated successfully" };
export const PASSWORD_FAILURE = { title: "Failed to update password" } as const;

/** Whoever signed in a moment ago has just shown that they know the password. */
const RECENT_SIGN_IN = 10 * MINUTE;

/** Whether a change needs the current password. `signedInAt` is the session's ISO time of creation. */
export function needsCurrentPassword(signedInAt: string, now: Date): boolean {
  return now.getTime() - Date.parse(signedInAt) >= RECENT_SIGN_IN;
}

type Passwords = Record<PasswordField, string>;
type Problem = { toast: Toast; errors: Partial<Record<PasswordField, string[]>> };

/** What the form alone shows to be wrong; null if nothing is. */
export function findPasswordProblem(passwords: Passwords, needsCurrent: boolean): Problem | null {
  const needed = needsCurrent ? PASSWORD_FIELDS : PASSWORD_FIELDS.slice(1);
  const empty = needed.filter((field) => passwords[field] === "");
  if (empty.length > 0) {
    return problem("Missing fields", "Please fill in all password fields", empty, "This field is required");
  }
  if (passwords.new_password !== passwords.confirm_password) {
    return problem("Passwords don't match", "New password and confirmation must match", ["confirm_password"]);
  }
  const length = passwords.new_password.length;
  if (length < MIN_PASSWORD_LENGTH) {
    const text = `Password must be at least ${MIN_PASSWORD_LENGTH} characters long`;
    return problem("Password too short", text, ["new_password"]);
  }
  if (length > MAX_PASSWORD_LENGTH) {
    const text = `Password can be at most ${MAX_PASSWORD_LENGTH} characters long`;
    return problem("Password too long", text, ["new_password"]);
  }
  return null;
}

function problem(
  title: string,
  description: string,
  fields: readonly PasswordField[],
  message = description,
): Problem {
  const errors = Object.fromEntries(fields.map((field) => [field, [message]]));
  return { toast: { title, description, destructive: true }, errors };
}
