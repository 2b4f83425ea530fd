import type { AppLoadContext } from "@remix-run/cloudflare";
import { clientAddress } from "../../platform/http/limits/rate-limit.server";
import { isSecretAddress } from "../../platform/http/own-paths";
import { suspicionOf, type VisitFields } from "./contact";
import { verifyTurnstile } from "./turnstile.server";

/** Without JavaScript the form has no visit data, but the referrer names its page. */
export function addArrival(form: FormData, request: Request): void {
  const referer = request.headers.get("Referer") ?? "";
  if (form.has("landingPath") || form.has("utm") || !URL.canParse(referer)) return;
  const { origin, pathname, searchParams } = new URL(referer);
  if (origin !== new URL(request.url).origin || isSecretAddress(pathname)) return;
  form.set("landingPath", pathname);
  form.set("utm", JSON.stringify(Object.fromEntries(searchParams)));
}

/**
 * Whether a person sent the form: by its hidden field, its speed and, if it is configured, Turnstile's verdict. Only
 * Turnstile's explicit rejection rejects the form; anything suspicious, such as no verdict (no JavaScript, widget
 * blocked, Turnstile unreachable), is for review.
 */
export async function checkPerson(
  form: Pick<VisitFields, "trap" | "elapsedMs" | "turnstile" | "submissionKey">,
  request: Request,
  { env }: AppLoadContext,
): Promise<{ refused: boolean; suspicion: string[] }> {
  const own = suspicionOf(form);
  if (!env.TURNSTILE_SECRET) return { refused: false, suspicion: own };
  if (!form.turnstile) return { refused: false, suspicion: [...own, "Sent without Turnstile’s check"] };
  const verdict = await verifyTurnstile({
    secret: env.TURNSTILE_SECRET,
    token: form.turnstile,
    address: clientAddress(request),
    idempotencyKey: form.submissionKey,
  });
  const suspicion = verdict === "unchecked" ? ["Turnstile could not be asked"] : [];
  return { refused: verdict === "refused", suspicion: [...own, ...suspicion] };
}
