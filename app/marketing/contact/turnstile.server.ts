import { z } from "zod";
import { logError } from "../../platform/log.server";

const VERIFY_URL = "https://challenges.cloudflare.com/turnstile/v0/siteverify";
const TIMEOUT_MS = 5000;
/** Turnstile errors that are our fault, not the visitor's. */
const OUR_FAULTS = /secret|internal-error|bad-request/;

const answerSchema = z.object({
  success: z.boolean(),
  "error-codes": z.array(z.string()).default([]),
});

export type TurnstileVerdict = "passed" | "refused" | "unchecked";

export type TurnstileInput = {
  secret: string;
  token: string;
  /** The client's IP address. */
  address: string;
  /** Lets a resubmitted form pass although its token was already used. */
  idempotencyKey: string | null;
};

/**
 * Verifies a form's Turnstile token. `refused`: Turnstile rejected the visitor; `unchecked`: Turnstile is unreachable
 * or misconfigured, which is logged.
 * See developers.cloudflare.com/turnstile/get-started/server-side-validation.
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
