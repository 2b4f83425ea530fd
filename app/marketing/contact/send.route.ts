import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { httpError } from "../../platform/http/forms/form.server";
import { type ContactOutcome, sendContact } from "./contact.server";

/** The contact form as the script posts it: the same body, a JSON response with a `success` flag. */
export async function action({ request, context }: ActionFunctionArgs) {
  try {
    return answer(await sendContact(request, context));
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown;
    const error = await thrown.text();
    return Response.json(
      { success: false, error, fieldErrors: {} },
      { status: thrown.status, headers: NO_STORE },
    );
  }
}

export function loader() {
  throw httpError(405, "This address takes forms sent by POST only.", { Allow: "POST" });
}

const NO_STORE = { "Cache-Control": "no-store" };

function answer(outcome: ContactOutcome): Response {
  const { toast } = outcome;
  if (outcome.sent) return Response.json({ success: true, toast }, { headers: NO_STORE });
  const headers = new Headers(NO_STORE);
  if (outcome.retryAfterSeconds !== null) headers.set("Retry-After", String(outcome.retryAfterSeconds));
  const body = { success: false, error: toast.title, fieldErrors: outcome.fieldErrors, toast };
  return Response.json(body, { status: outcome.status, headers });
}
