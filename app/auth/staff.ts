import { z } from "zod";

export const STAFF_ROLES = ["owner", "staff"] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

export type StaffMember = { id: string; email: string; role: StaffRole };

/** Longest password that is hashed; longer ones are refused before any work is done on them. */
export const MAX_PASSWORD_LENGTH = 128;

/**
 * The sign-in form: an email as `<input type="email">` takes it, and any password; no other bound.
 */
export const signInSchema = z.object({
  email: z
    .string({ error: "Email is required" })
    .trim()
    .regex(z.regexes.html5Email, "Enter an email like name@company.com"),
  password: z.string({ error: "Password is required" }).min(1, "Password is required"),
});
export type SignInInput = z.infer<typeof signInSchema>;
