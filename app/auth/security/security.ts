import { z } from "zod";
import type { Failure } from "../../platform/http/action-result";

const id = z.string().min(1).max(1024);

/** The forms of the security page. */
export const securitySchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("confirm"), password: z.string() }),
  z.object({ intent: z.literal("app-start") }),
  z.object({ intent: z.literal("app-confirm"), code: z.string().max(64) }),
  z.object({ intent: z.literal("app-remove") }),
  z.object({ intent: z.literal("passkey-add"), passkey: z.string().max(32_768), name: z.string().max(60) }),
  z.object({ intent: z.literal("passkey-remove"), id }),
  z.object({ intent: z.literal("session-end"), id }),
  z.object({ intent: z.literal("sessions-end-others") }),
]);
export type SecurityInput = z.infer<typeof securitySchema>;

export const SECURITY_FAILURES = {
  confirm: { title: "Failed to confirm your password" },
  "app-start": { title: "Failed to set up the authenticator app" },
  "app-confirm": { title: "Failed to set up the authenticator app" },
  "app-remove": { title: "Failed to remove the authenticator app" },
  "passkey-add": { title: "Failed to add the passkey" },
  "passkey-remove": { title: "Failed to remove the passkey" },
  "session-end": { title: "Failed to end the session" },
  "sessions-end-others": { title: "Failed to end the other sessions" },
} as const satisfies Record<SecurityInput["intent"], Failure>;

export const CODES_FAILURE = { title: "Failed to make recovery codes" } as const;

/** Why a factor cannot be changed in a session whose password was asked for too long ago. */
export const CONFIRM_FIRST = "Confirm your password first.";
