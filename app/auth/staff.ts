import { z } from "zod";

export const STAFF_ROLES = ["owner", "staff"] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

export type StaffMember = { id: string; email: string; role: StaffRole };

/**
 * A staff account as shown to other staff, e.g. as an assignee. Disabled accounts stay visible where they are
 * assigned.
 */
export type Member = { id: string; email: string; isActive: boolean };

export function emailOf(members: Member[], id: string | null): string | null {
  return members.find((member) => member.id === id)?.email ?? null;
}

/** The sign-in form: an email as `<input type="email">` accepts it, and any password. */
export const signInSchema = z.object({
  email: z
    .string({ error: "Email is required" })
    .trim()
    .regex(z.regexes.html5Email, "Enter an email like name@company.com"),
  password: z.string({ error: "Password is required" }).min(1, "Password is required"),
});
export type SignInInput = z.infer<typeof signInSchema>;
