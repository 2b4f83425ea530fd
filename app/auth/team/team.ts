import { z } from "zod";
import type { Failure } from "../../platform/http/action-result";
import { STAFF_ROLES, signInSchema } from "../staff";

const id = z.string().min(1).max(64);

const INVALID = "Enter an email like name@company.com";

export const inviteSchema = z.object({
  email: signInSchema.shape.email.max(254, INVALID).regex(/@[^@]+\.[^@]+$/, INVALID),
  role: z.enum(STAFF_ROLES),
});

/** The forms of the team's page besides the invitation, which people type. */
export const teamSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("resend"), id }),
  z.object({ intent: z.literal("revoke"), id }),
  z.object({ intent: z.literal("role"), id, role: z.enum(STAFF_ROLES) }),
  z.object({ intent: z.literal("disable"), id }),
  z.object({ intent: z.literal("enable"), id }),
  z.object({ intent: z.literal("remove-factors"), id }),
  z.object({ intent: z.literal("require-factor"), value: z.enum(["true", "false"]) }),
]);
export type TeamInput = z.infer<typeof teamSchema>;

export const TEAM_FAILURES = {
  invite: { title: "Failed to send the invitation" },
  resend: { title: "Failed to send the invitation again" },
  revoke: { title: "Failed to revoke the invitation" },
  role: { title: "Failed to change the role" },
  disable: { title: "Failed to disable the account" },
  enable: { title: "Failed to enable the account" },
  "remove-factors": { title: "Failed to remove the second factor" },
  "require-factor": { title: "Failed to change the rule" },
} as const satisfies Record<TeamInput["intent"] | "invite", Failure>;
