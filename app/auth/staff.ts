import { z } from "zod";

export const STAFF_ROLES = ["owner", "staff"] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** The label that the shell shows for every role. */
export const ROLE_LABEL = "admin";

export type StaffMember = { id: string; email: string; role: StaffRole };

/** Longest password that is hashed; longer ones are refused before any work is done on them. */
export const MAX_PASSWORD_LENGTH = 128;

/** The sign-in form: email and password are required, no other bound (any password may be tried). */
export const signInSchema = z.object({
  email: z.email({ error: "Enter an email like name@company.com" }),
  password: z.string({ error: "Password is required" }).min(1, "Password is required"),
});
