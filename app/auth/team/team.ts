import type { Failure } from "../../platform/http/forms/action-result";
import type { TeamInput } from "./team-schema";

export const TEAM_FAILURES = {
  invite: { title: "Failed to send the invitation" },
  resend: { title: "Failed to send the invitation again" },
  link: { title: "Failed to make a new link" },
  revoke: { title: "Failed to revoke the invitation" },
  role: { title: "Failed to change the role" },
  disable: { title: "Failed to disable the account" },
  enable: { title: "Failed to enable the account" },
  "remove-factors": { title: "Failed to remove the second factor" },
  "require-factor": { title: "Failed to change the rule" },
} as const satisfies Record<TeamInput["intent"] | "invite", Failure>;
