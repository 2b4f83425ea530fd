import type { Failure } from "../../platform/http/forms/action-result";
import type { SecurityInput } from "./security-schema";

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

export const CODES_FAILURE = { title: "Failed to create recovery codes" } as const;

/** Why a factor cannot be changed in a session whose password was asked for too long ago. */
export const CONFIRM_FIRST = "Confirm your password first.";
