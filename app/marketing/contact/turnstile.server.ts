import { z } from "zod";
import { logError } from "../../platform/log.server";

const VERIFY_URL = "https://challenges.cloudflare.com/turnstile/v0/siteverify";
const TIMEOUT_MS = 5000;
/** What Turnstile answers when we, not the visitor, are at fault. */
const OUR_FAULTS = /secret|internal-error|bad-request/;

const answerSchema = z.object({
  success: z.boolean(),
  "error-codes": z.array(z.string()).default([]),
});

export type TurnstileVerdict = "passed" | "refused" | "unchecked";

export type TurnstileInput = {
  secret: string;
  token: string;
  /** The visitor's address. */
  address: string;
  /** The same form sent again asks with the same key, and is not refused for its used token. */
  idempotencyKey: string | null;
};

/**
 * Asks Turnstile about the token that a form brought.
 * `refused` is Turnstile's word about the visitor; `unchecked` means that it could not be asked or that our settings
 * are wrong, which is logged. See developers.cloudflare.com/turnstile/get-started/server-side-validation.
 */
export async function verifyTurnstile(input: TurnstileInput): Promise<TurnstileVerdict> {
  const body = new URLSearchParams({ secret: input.secret, response: input.token, remoteip: input.address });
  if (z.uuid().safeParse(input.idempotencyKey).success)
    body.set("idempotency_key", `${input.idempotencyKey}`);
  try {
    const response = await fetch(VERIFY_URL, {
      method: "POST",
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const { success, "error-codes": codes } = answerSchema.parse(await response.json());
    if (success) return "passed";
    if (!codes.some((code) => OUR_FAULTS.test(code))) return "refused";
    throw new Error(codes.join(", "));
  } catch (error) {
    logError("turnstile", error);
    return "unchecked";
  }
}
