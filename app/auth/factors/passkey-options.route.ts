import { type ActionFunctionArgs, json } from "@remix-run/cloudflare";
import { z } from "zod";
import { MINUTE } from "../../platform/clock";
import { runBatch } from "../../platform/db/database.server";
import { requireInput } from "../../platform/http/forms/action-result.server";
import { httpError, readForm } from "../../platform/http/forms/form.server";
import { clientNetwork, hitRateLimit } from "../../platform/http/limits/rate-limit.server";
import { companyName } from "../account-mail.server";
import { requireStaff } from "../guard.server";
import { CONFIRM_FIRST } from "../security/security";
import { isFresh } from "../sessions/sessions.server";
import { tooManyTries } from "../sign-in/refusal";
import { challengeForRegistration, challengeForSignIn } from "./passkeys.server";

const LIMIT = { scope: "passkey.network", limit: 60, windowMs: 15 * MINUTE } as const;
const inputSchema = z.object({ purpose: z.enum(["sign-in", "register"]) });

/** The options of the browser's passkey dialog, with a challenge that is stored. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { purpose } = requireInput(await readForm(request), inputSchema);
  const now = context.clock();
  const siteUrl = context.env.SITE_URL;
  if (purpose === "register") {
    const { staff, session, db } = await requireStaff(request, context);
    if (!isFresh(session, now)) throw httpError(403, CONFIRM_FIRST);
    const siteName = await companyName(context);
    const { options, statement } = await challengeForRegistration(
      db,
      { siteUrl, siteName, user: staff },
      now,
    );
    await runBatch(db, [statement]);
    return json(options, NO_STORE);
  }
  const db = context.openPrimaryDb();
  const hit = await hitRateLimit(db, { ...LIMIT, subject: clientNetwork(request) }, now);
  if (!hit.allowed) throw httpError(429, tooManyTries(hit.retryAfterSeconds, "try again"));
  const { options, statement } = await challengeForSignIn(db, siteUrl, now);
  await runBatch(db, [statement]);
  return json(options, NO_STORE);
}

const NO_STORE = { headers: { "Cache-Control": "no-store" } };
