import type { AppLoadContext } from "@remix-run/cloudflare";
import { HOUR } from "../../platform/clock";
import { requireChange } from "../../platform/db/change.server";
import type { Db, Statement } from "../../platform/db/database.server";
import { readForm } from "../../platform/http/forms/form.server";
import { redirectWithToast } from "../../platform/http/forms/toast.server";
import { hitRateLimit } from "../../platform/http/limits/rate-limit.server";
import { insertAccountMail, securityNotice } from "../account-mail.server";
import { type Device, readDevice } from "../sessions/devices.server";
import { consumeToken, type StoredToken } from "../sessions/tokens.server";
import { type Account, findAccount } from "../sign-in/accounts.server";
import { type CountedAttempt, countTry, recordRefusal } from "../sign-in/attempts.server";
import { FormRefused, tooManyTries } from "../sign-in/refusal";
import { homeOf, startSession, WELCOME } from "../sign-in/start-session.server";
import { clearFactorStep, readFactorStep } from "./factor-step.server";
import { PASSKEY_REFUSED } from "./passkey-sign-in.server";
import { verifyPasskey } from "./passkeys.server";
import {
  consumeRecoveryCode,
  countRecoveryCodes,
  hashRecoveryCode,
  isRecoveryCode,
} from "./recovery-codes.server";
import { consumeStep, matchTotp, readAuthenticator } from "./totp.server";

type RequestContext = { request: Request; context: AppLoadContext };
/** A factor that was given: `statements` use it up, all or nothing. */
type GivenFactor = { by: string; statements: Statement[]; isRecovery?: boolean };

/**
 * Six digits that may be tried for one account in an hour, wherever from. Only who knows the password can use them up,
 * and a new password starts over, as does a passkey. A device the account knows is counted separately, and recovery
 * codes are not counted here, since nobody guesses 80 bits: strangers' wrong codes block neither.
 */
const ACCOUNT_CODES = { scope: "factor.account", limit: 20, windowMs: HOUR } as const;

const WRONG_CODE = "This code is incorrect. Enter the code that the app shows now.";
const STEP_ENDED = "This sign-in has taken too long. Start again with your password.";

/** Takes the second factor and signs in. @throws FormRefused */
export async function passFactor(db: Db, sent: RequestContext): Promise<Response> {
  const { request, context } = sent;
  const form = await readForm(request);
  const now = context.clock();
  const step = await readFactorStep(db, request, now);
  const device = await readDevice(request);
  const account = step ? await findAccount(db, { id: step.userId }, device.tokenHash) : null;
  if (!step || !account) throw new FormRefused(401, { message: STEP_ENDED });
  const passkey = form.get("passkey");
  const tried = { account, device, step };
  const headers =
    typeof passkey === "string"
      ? await complete(db, sent, tried, await passkeyGiven(db, sent, account, passkey))
      : await tryCode(db, sent, tried, String(form.get("code") ?? ""));
  headers.append("Set-Cookie", clearFactorStep(request));
  return redirectWithToast(request, homeOf(account), WELCOME, headers);
}

type Tried = { account: Account; device: Device; step: StoredToken };

async function tryCode(db: Db, sent: RequestContext, tried: Tried, code: string): Promise<Headers> {
  if (code.trim() === "") throw new FormRefused(400, { errors: { code: ["Code is required"] } });
  const counted = await countCode(db, sent, tried, isRecoveryCode(code.replace(/\s/g, "")));
  const given = await codeGiven(db, sent, tried.account, code);
  const forgive = await counted.forgive();
  return complete(db, sent, tried, { ...given, statements: [...given.statements, ...forgive] });
}

async function countCode(
  db: Db,
  sent: RequestContext,
  { account, device }: Tried,
  isRecovery: boolean,
): Promise<CountedAttempt> {
  const now = sent.context.clock();
  const counted = await countTry(
    db,
    sent.request,
    {
      scope: "factor",
      account: account.id,
      knowsDevice: account.knowsDevice,
      deviceHash: device.tokenHash,
    },
    now,
  );
  // The hash makes the counter start over with a new password.
  const subject = [account.id, account.passwordHash, ...(account.knowsDevice ? [device.tokenHash] : [])].join(
    "|",
  );
  const all =
    counted.wait > 0 || isRecovery ? null : await hitRateLimit(db, { ...ACCOUNT_CODES, subject }, now);
  const wait = all && !all.allowed ? all.retryAfterSeconds : counted.wait;
  if (wait === 0) return counted;
  recordRefusal(db, sent, { account: account.id, userId: account.id, why: "too many codes" });
  throw new FormRefused(429, { message: tooManyTries(wait) });
}

async function codeGiven(
  db: Db,
  sent: RequestContext,
  account: Account,
  typed: string,
): Promise<GivenFactor> {
  const code = typed.replace(/\s/g, "");
  if (isRecoveryCode(code)) {
    const use = consumeRecoveryCode(db, account.id, await hashRecoveryCode(code));
    return { by: "password and recovery code", statements: [use, requireChange(db)], isRecovery: true };
  }
  const authenticator = await readAuthenticator(db, account.id);
  const step = authenticator?.confirmedAt
    ? matchTotp(authenticator.secret, code, sent.context.clock())
    : null;
  if (step === null) throw refuse(db, sent, account, "wrong code", WRONG_CODE);
  return { by: "password and code", statements: [consumeStep(db, account.id, step), requireChange(db)] };
}

async function passkeyGiven(db: Db, { context, request }: RequestContext, account: Account, json: string) {
  const now = context.clock();
  const used = await verifyPasskey(db, { json, siteUrl: context.env.SITE_URL }, now);
  if (used?.userId !== account.id)
    throw refuse(db, { context, request }, account, "passkey", PASSKEY_REFUSED);
  const statements = [
    consumeToken(db, used.token, now),
    requireChange(db),
    used.statement,
    requireChange(db),
  ];
  return { by: "password and passkey", statements };
}

/** @throws FormRefused if the factor, or the step itself, was used by another request */
async function complete(
  db: Db,
  sent: RequestContext,
  { account, device, step }: Tried,
  given: GivenFactor,
): Promise<Headers> {
  const mail = given.isRecovery ? await recoveryMail(db, sent.context, account) : null;
  const headers = await startSession(db, sent, {
    ...{ account, device, by: given.by, hasPassedFactor: true },
    guard: consumeToken(db, step, sent.context.clock()),
    alongside: [...given.statements, ...(mail?.statements ?? [])],
  });
  if (!headers) throw refuse(db, sent, account, "used or wrong code", USED_CODE);
  if (mail) sent.context.dispatch([mail.entry]);
  return headers;
}

const USED_CODE = "This code is incorrect or was already used. Wait for the next one.";

async function recoveryMail(db: Db, context: AppLoadContext, account: Account) {
  const left = Math.max(0, (await countRecoveryCodes(db, account.id)) - 1);
  const what = `A recovery code was used to sign in as ${account.email}. ${left} are left.`;
  const notice = securityNotice(context, { to: account.email, subject: "Recovery code used", what });
  return insertAccountMail(db, context, notice);
}

function refuse(db: Db, sent: RequestContext, account: Account, why: string, message: string): FormRefused {
  recordRefusal(db, sent, { account: account.id, userId: account.id, why });
  return new FormRefused(401, { message });
}
