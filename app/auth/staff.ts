import { z } from "zod";
import { cleanEmail } from "../platform/http/forms/email-field";
import type { Theme } from "../platform/http/preferences";

export const STAFF_ROLES = ["owner", "staff"] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

export type StaffMember = { id: string; email: string; role: StaffRole };

/** The person behind a session, with what the profile says. */
export type SignedInStaff = StaffMember & {
  /** As in `Member`. */
  name: string;
  avatarUrl: string | null;
  theme: Theme | null;
  /** IANA name of the zone in which the person reads and types times: the chosen one, else the company's. */
  timeZone: string;
  /** The person has neither chosen a zone nor answered whether to use the browser's. */
  mayBeAskedForZone: boolean;
  /** JSON; see `crm/leads/list-settings.ts`. */
  leadList: string | null;
};

/**
 * A staff account as shown to other staff, e.g. as an assignee. Disabled accounts stay visible where they are
 * assigned. `name` is the display name, otherwise first and last name, otherwise the email; no two members share it.
 */
export type Member = { id: string; email: string; name: string; isActive: boolean };

export function emailOf(members: Member[], id: string | null): string | null {
  return members.find((member) => member.id === id)?.email ?? null;
}

/** The sign-in form: an email as `<input type="email">` accepts it, and any password. */
export const signInSchema = z.object({
  email: z
    .string({ error: "Email is required" })
    .overwrite(cleanEmail)
    .regex(z.regexes.html5Email, "Enter an email like name@company.com"),
  password: z.string({ error: "Password is required" }).min(1, "Password is required"),
});
