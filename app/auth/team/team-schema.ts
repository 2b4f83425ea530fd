import { z } from "zod";
import { STAFF_ROLES, signInSchema } from "../staff";

const id = z.string().min(1).max(64);

const INVALID = "Enter an email like name@company.com";

export const inviteSchema = z.object({
  email: signInSchema.shape.email.max(254, INVALID).regex(/@[^@]+\.[^@]+$/, INVALID),
  role: z.enum(STAFF_ROLES),
});

/** The forms of the team's page other than the invitation, which people type. */
export const teamSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("resend"), id }),
  z.object({ intent: z.literal("link"), id }),
  z.object({ intent: z.literal("revoke"), id }),
  z.object({ intent: z.literal("role"), id, role: z.enum(STAFF_ROLES) }),
  z.object({ intent: z.literal("disable"), id }),
  z.object({ intent: z.literal("enable"), id }),
  z.object({ intent: z.literal("remove-factors"), id }),
  z.object({ intent: z.literal("require-factor"), value: z.enum(["true", "false"]) }),
]);
export type TeamInput = z.infer<typeof teamSchema>;
