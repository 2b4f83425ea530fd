import type { AppLoadContext } from "@remix-run/cloudflare";
import { requireChange } from "../../platform/db/change.server";
import type { Db } from "../../platform/db/database.server";
import { redirectWithToast } from "../../platform/http/forms/toast.server";
import { clientNetwork } from "../../platform/http/limits/rate-limit.server";
import { readDevice } from "../sessions/devices.server";
import { consumeToken } from "../sessions/tokens.server";
import { findAccount } from "../sign-in/accounts.server";
import { recordRefusal } from "../sign-in/attempts.server";
import { FormRefused } from "../sign-in/refusal";
import { homeOf, startSession, WELCOME } from "../sign-in/start-session.server";
import { verifyPasskey } from "./passkeys.server";

export const PASSKEY_REFUSED = "This passkey could not sign you in. Try again, or use your password.";

/**
 * Signs in with a passkey alone: it proves possession and, by its PIN or fingerprint, the person. Not throttled by
 * account, since nothing can be guessed, so that it works while somebody guesses passwords.
 * @throws FormRefused
 */
export async function signInWithPasskey(
  db: Db,
  sent: { request: Request; context: AppLoadContext },
  form: FormData,
): Promise<Response> {
  const { request, context } = sent;
  const now = context.clock();
  const json = String(form.get("passkey"));
  const used = await verifyPasskey(db, { json, siteUrl: context.env.SITE_URL }, now);
  const device = await readDevice(request);
  const account = used ? await findAccount(db, { id: used.userId }, device.tokenHash) : null;
  const refuse = () => {
    const subject = used?.userId ?? clientNetwork(request);
    recordRefusal(db, sent, { account: subject, userId: used?.userId ?? null, why: "passkey" });
    return new FormRefused(401, { message: PASSKEY_REFUSED });
  };
  if (!used || !account) throw refuse();
  const headers = await startSession(db, sent, {
    ...{ account, device, by: "passkey", hasPassedFactor: true },
    guard: consumeToken(db, used.token, now),
    alongside: [used.statement, requireChange(db)],
  });
  if (!headers) throw refuse();
  return redirectWithToast(request, homeOf(account), WELCOME, headers);
}
