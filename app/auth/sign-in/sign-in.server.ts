import { parseWithZod } from "@conform-to/zod/v4";
import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import { isoAfter } from "../../platform/clock";
import { type Db, runBatch } from "../../platform/db/database.server";
import { readForm } from "../../platform/http/forms/form.server";
import { redirectWithToast } from "../../platform/http/forms/toast.server";
import { startFactorStep } from "../factors/factor-step.server";
import { signInWithPasskey } from "../factors/passkey-sign-in.server";
import { FACTOR_PATH } from "../paths";
import { type Device, FACTOR_LIFETIME, readDevice } from "../sessions/devices.server";
import { signInSchema } from "../staff";
import { type Account, findAccount, verifyPasswordOf } from "./accounts.server";
import { type CountedAttempt, countTry, recordRefusal } from "./attempts.server";
import { FormRefused, tooManyTries } from "./refusal";
import { homeOf, startSession, WELCOME } from "./start-session.server";

type PasswordAccepted = {
  account: Account;
  device: Device;
  counted: CountedAttempt;
  refuseWrong: () => FormRefused;
};
type RequestContext = { request: Request; context: AppLoadContext };

/** Reads the form within our usual limits. The library's own reader clones the body and has none. */
class LimitedFormStrategy extends FormStrategy<PasswordAccepted | Response> {
  override async authenticate(request: Request): Promise<PasswordAccepted | Response> {
    return this.verify({ form: await readForm(request), request });
  }
}

/**
 * Signs in by password or passkey: redirects to the back office, or to the second factor if this device has to give
 * one.
 * @throws FormRefused, with the same message for an unknown email and a wrong password; also what `readForm` throws
 */
export async function signIn(db: Db, sent: RequestContext): Promise<Response> {
  const authenticator = new Authenticator<PasswordAccepted | Response>();
  authenticator.use(
    new LimitedFormStrategy(({ form }) =>
      form.has("passkey") ? signInWithPasskey(db, sent, form) : acceptPassword(db, sent, form),
    ),
    "form",
  );
  const accepted = await authenticator.authenticate("form", sent.request);
  return accepted instanceof Response ? accepted : finishSignIn(db, sent, accepted);
}

const WRONG = "Invalid email or password. Check both and try again.";
/** About what was typed alone, so that it tells nothing about an account. */
const PADDED = "The password begins or ends with a space or a line break, as copied text may.";
const PADDING = /^[\s\u200b]|[\s\u200b]$/;

/** Attempts are counted before hashing; successful ones are given back. */
async function acceptPassword(db: Db, sent: RequestContext, form: FormData): Promise<PasswordAccepted> {
  const { request, context } = sent;
  const email = String(form.get("email") ?? "");
  const submission = parseWithZod(form, { schema: signInSchema });
  if (submission.status !== "success") throw new FormRefused(400, { email, errors: submission.error ?? {} });
  const now = context.clock();
  const device = await readDevice(request);
  const account = await findAccount(db, { email: submission.value.email }, device.tokenHash);
  const tried = {
    ...({ scope: "sign-in", account: submission.value.email.toLowerCase() } as const),
    knowsDevice: account?.knowsDevice ?? false,
    deviceHash: device.tokenHash,
  };
  const refuse = (status: number, message: string, why: string) => {
    recordRefusal(db, sent, { account: tried.account, userId: account?.id ?? null, why });
    return new FormRefused(status, { email, message });
  };
  const counted = await countTry(db, request, tried, now);
  if (counted.wait > 0) throw refuse(429, tooManyTries(counted.wait), "too many tries");
  const passwordHash = await verifyPasswordOf(db, account, submission.value.password, now);
  const sentence = PADDING.test(submission.value.password) ? `${WRONG} ${PADDED}` : WRONG;
  const refuseWrong = () => refuse(401, sentence, "wrong email or password");
  if (!account || passwordHash === null) throw refuseWrong();
  return { account: { ...account, passwordHash }, device, counted, refuseWrong };
}

/** @throws FormRefused if the password was changed since it was verified */
async function finishSignIn(db: Db, sent: RequestContext, accepted: PasswordAccepted): Promise<Response> {
  const { account, device, counted } = accepted;
  const now = sent.context.clock();
  const forgive = await counted.forgive();
  const isTrusted = (account.factorAt ?? "") > isoAfter(now, -FACTOR_LIFETIME);
  if (account.hasFactor && !isTrusted) {
    const step = await startFactorStep(db, sent.request, account.id, now);
    await runBatch(db, [...forgive, step.statement]);
    return redirect(FACTOR_PATH, { status: 303, headers: { "Set-Cookie": step.cookie } });
  }
  const start = { account, device, by: "password", hasPassedFactor: false, alongside: forgive };
  const headers = await startSession(db, sent, start);
  if (!headers) throw accepted.refuseWrong();
  return redirectWithToast(sent.request, homeOf(account), WELCOME, headers);
}

/** The answer to a rejected form of the sign-in pages. @throws anything else as it is */
export function refusalAnswer(error: unknown) {
  if (!(error instanceof FormRefused)) throw error;
  return data(error.refusal, { status: error.status });
}
