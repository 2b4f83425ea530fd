import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { httpError, readText, requirePost } from "../../platform/http/forms/form.server";
import { applyMailEvent } from "./apply-event.server";
import { type MailEvent, readMailgunEvent, readResendEvent } from "./mail-event";
import { isFromMailgun, isFromResend, parseJson } from "./verify.server";

type Provider = { isSigned: typeof isFromResend; read: (body: unknown) => MailEvent | null };
const PROVIDERS = new Map<string, Provider>([
  ["resend", { isSigned: isFromResend, read: readResendEvent }],
  ["mailgun", { isSigned: isFromMailgun, read: readMailgunEvent }],
]);

/** An event holds headers and answers of a mail, never its text. */
const MAX_BYTES = 128 * 1024;

/**
 * Here a provider tells of bounces and complaints. It gets 200 for all that it signed, also for what is not needed; 409
 * for what comes before its answer to the mail itself, so that it comes again.
 */
export async function action({ request, params, context }: ActionFunctionArgs): Promise<Response> {
  requirePost(request);
  const provider = PROVIDERS.get(params.provider ?? "");
  const secret = context.env.MAIL_WEBHOOK_SECRET;
  if (!provider || !secret) throw httpError(404, "No email provider is expected here.");
  const body = await readText(request, MAX_BYTES);
  const now = context.clock();
  const isSigned = await provider.isSigned({ headers: request.headers, body, secret, now });
  if (!isSigned) throw httpError(401, "This isn’t signed with the secret of this site.");
  const event = provider.read(parseJson(body));
  const effect = event && (await applyMailEvent(context.openPrimaryDb(), event, now));
  const status = effect === "early" ? 409 : 200;
  return Response.json(
    { changed: effect === "changed" },
    { status, headers: { "Cache-Control": "no-store" } },
  );
}

export function loader(): Response {
  return httpError(405, "This address takes events sent by POST only.", { Allow: "POST" });
}
