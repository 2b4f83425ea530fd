import { parseWithZod } from "@conform-to/zod/v4";
import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import { eq } from "drizzle-orm";
import { z } from "zod";
import { HOUR, isoAfter, MINUTE } from "../../platform/clock";
import { insertAudit } from "../../platform/db/audit.server";
import { runIfChanged } from "../../platform/db/change.server";
import { type Db, runBatch } from "../../platform/db/database.server";
import { redirectWithToast } from "../../platform/http/forms/toast.server";
import { clientNetwork, hitRateLimit } from "../../platform/http/limits/rate-limit.server";
import { randomToken, sha256 } from "../../platform/ids";
import { logError } from "../../platform/log.server";
import { insertAccountMail, securityNotice } from "../account-mail.server";
import { RESET_PATH, SIGN_IN_PATH } from "../paths";
import { readDevice, rememberDevice, renewDevice, revokeAccess } from "../sessions/devices.server";
import { clearSessionCookie } from "../sessions/sessions.server";
import { consumeToken, insertToken, readToken } from "../sessions/tokens.server";
import { findAccount } from "../sign-in/accounts.server";
import { FormRefused, tooManyTries } from "../sign-in/refusal";
import { signInSchema } from "../staff";
import { users } from "../tables";
import { hashPassword } from "./password.server";
import { newPasswordField } from "./password-rules.server";

type RequestContext = { request: Request; context: AppLoadContext };

const LINK_LIFETIME = 30 * MINUTE;
const NETWORK = { scope: "reset.network", limit: 10, windowMs: 15 * MINUTE } as const;
/** Mails to one account; more are silently not sent. */
const ACCOUNT = { scope: "reset.account", limit: 3, windowMs: HOUR } as const;

const askSchema = signInSchema.pick({ email: true });
const setSchema = z.object({ token: z.string(), password: newPasswordField });

export const LINK_ENDED = "This link was used or has expired. Ask for a new one.";

/** Answers a request for a link: the same, and as fast, whether there is such an account or not. @throws FormRefused */
export async function askForReset(db: Db, sent: RequestContext, form: FormData): Promise<Response> {
  const { request, context } = sent;
  const email = String(form.get("email") ?? "");
  const submission = parseWithZod(form, { schema: askSchema });
  if (submission.status !== "success") throw new FormRefused(400, { email, errors: submission.error ?? {} });
  const limit = { ...NETWORK, subject: clientNetwork(request) };
  const hit = await hitRateLimit(db, limit, context.clock());
  if (!hit.allowed)
    throw new FormRefused(429, { email, message: tooManyTries(hit.retryAfterSeconds, "ask again") });
  // After the response, so that its time tells nothing of the account.
  const mailed = mailLink(db, context, submission.value.email);
  context.waitUntil(mailed.catch((error: unknown) => logError("auth.reset", error)));
  return redirect(`${RESET_PATH}?sent`, 303);
}

async function mailLink(db: Db, context: AppLoadContext, email: string): Promise<void> {
  const now = context.clock();
  const account = await findAccount(db, { email }, "");
  if (!account) return;
  if (!(await hitRateLimit(db, { ...ACCOUNT, subject: account.id }, now)).allowed) return;
  const token = randomToken();
  const tokenHash = await sha256(token);
  const mail = await insertAccountMail(db, context, {
    to: account.email,
    subject: "Set a new password",
    text: [
      `Someone asked for a new password for ${account.email}. The link works once, for 30 minutes.`,
      "If that wasn’t you, ignore this email: nothing has changed.",
    ],
    link: { label: "Set a new password", url: `${context.env.SITE_URL}${RESET_PATH}?token=${token}` },
    until: isoAfter(now, LINK_LIFETIME),
  });
  const { country, region } = context.origin;
  await runBatch(db, [
    insertToken(db, { tokenHash, purpose: "reset", userId: account.id, lifetimeMs: LINK_LIFETIME }, now),
    ...mail.statements,
    insertAudit(
      db,
      {
        actor: { id: null, label: "Sign-in" },
        action: "auth.reset-asked",
        entity: "user",
        entityId: account.id,
        after: { country, region },
      },
      now,
    ),
  ]);
  context.dispatch([mail.entry]);
}

/**
 * Sets the password by a link: uses up this link and every other one, ends all sessions and forgets all devices but
 * this browser, which may sign in even while others guess. @throws FormRefused
 */
export async function resetPassword(
  db: Db,
  { request, context }: RequestContext,
  form: FormData,
): Promise<Response> {
  const now = context.clock();
  const submission = parseWithZod(form, { schema: setSchema });
  if (submission.status !== "success") throw new FormRefused(400, { errors: submission.error ?? {} });
  const { token, password } = submission.value;
  const link = await readToken(db, "reset", token, now);
  const sentDevice = await readDevice(request);
  const account = link?.userId ? await findAccount(db, { id: link.userId }, sentDevice.tokenHash) : null;
  if (!link || !account) throw new FormRefused(410, { message: LINK_ENDED });
  const { device, statements: renewal } = await renewDevice(db, request, sentDevice);
  const passwordHash = await hashPassword(password);
  const what = `The password of ${account.email} was changed with a link from an email. All sessions have ended.`;
  const notice = securityNotice(context, { to: account.email, subject: "Password changed", what });
  const mail = await insertAccountMail(db, context, notice);
  const actor = { id: account.id, label: account.email };
  const isDone = await runIfChanged(db, consumeToken(db, link, now), [
    db.update(users).set({ passwordHash, updatedAt: now.toISOString() }).where(eq(users.id, account.id)),
    ...revokeAccess(db, account.id),
    ...renewal,
    rememberDevice(db, { userId: account.id, tokenHash: device.tokenHash, hasPassedFactor: false }, now),
    insertAudit(db, { actor, action: "user.password-reset", entity: "user", entityId: account.id }, now),
    ...mail.statements,
  ]);
  if (!isDone) throw new FormRefused(410, { message: LINK_ENDED });
  context.dispatch([mail.entry]);
  const toast = { title: "Password updated successfully", description: "Sign in with the new one." };
  const headers = new Headers({ "Set-Cookie": clearSessionCookie(request) });
  headers.append("Set-Cookie", device.cookie);
  return redirectWithToast(request, SIGN_IN_PATH, toast, headers);
}
