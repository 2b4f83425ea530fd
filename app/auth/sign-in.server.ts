import { parseWithZod } from "@conform-to/zod/v4";
import type { AppLoadContext } from "@remix-run/cloudflare";
import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import { MINUTE } from "../platform/clock";
import type { Db } from "../platform/db/database.server";
import { readForm } from "../platform/http/form.server";
import { clientNetwork, hitRateLimit, type RateLimit, refundHit } from "../platform/http/rate-limit.server";
import { type SignInInput, type StaffMember, signInSchema } from "./staff";
import { findUserByPassword } from "./users.server";

const WINDOW = 15 * MINUTE;
/** Few attempts per account and network, many more per account, so that a stranger cannot lock it. */
const LIMITS = { pair: 10, network: 30, account: 100 } as const;

export type Refusal = { email: string; errors: Record<string, string[] | null>; message: string | null };

/** A rejected sign-in, with what the page shows: the submitted email, and field errors or one sentence. */
export class SignInRefused extends Error {
  readonly status: number;
  readonly refusal: Refusal;
  constructor(status: number, refusal: Refusal) {
    super(`The sign-in was refused with ${status}`);
    this.status = status;
    this.refusal = refusal;
  }
}

/** Reads the form within our usual limits. The library's own reader clones the body and has none. */
class LimitedFormStrategy extends FormStrategy<StaffMember> {
  override async authenticate(request: Request): Promise<StaffMember> {
    return this.verify({ form: await readForm(request), request });
  }
}

/**
 * Verifies the email and password in the form. Attempts are counted before hashing; successful ones are refunded.
 * @throws SignInRefused, with the same message for an unknown email and a wrong password; also what `readForm` throws
 */
export function signIn(request: Request, db: Db, context: AppLoadContext): Promise<StaffMember> {
  const authenticator = new Authenticator<StaffMember>();
  authenticator.use(
    new LimitedFormStrategy(async ({ form }) => {
      const email = String(form.get("email") ?? "");
      const refuse = (status: number, message: string | null, errors: Refusal["errors"] = {}) =>
        new SignInRefused(status, { email, errors, message });
      const submission = parseWithZod(form, { schema: signInSchema });
      if (submission.status !== "success") throw refuse(400, null, submission.error ?? {});
      const now = context.clock();
      const limits = limitsOf(request, submission.value);
      const wait = await countAttempt(db, limits, now);
      if (wait > 0) throw refuse(429, `Too many tries. Wait ${wait} min and sign in again.`);
      const staff = await findUserByPassword(db, submission.value, now);
      if (!staff) throw refuse(401, "Invalid email or password. Check both and try again.");
      await refundHit(db, limits, now);
      return staff;
    }),
    "form",
  );
  return authenticator.authenticate("form", request);
}

function limitsOf(request: Request, input: SignInInput): RateLimit[] {
  const network = clientNetwork(request);
  const account = input.email.toLowerCase();
  return [
    { scope: "sign-in.pair", subject: `${account}|${network}`, limit: LIMITS.pair, windowMs: WINDOW },
    { scope: "sign-in.network", subject: network, limit: LIMITS.network, windowMs: WINDOW },
    { scope: "sign-in.account", subject: account, limit: LIMITS.account, windowMs: WINDOW },
  ];
}

/** Counts an attempt. Returns the minutes to wait if there were too many, otherwise 0. */
async function countAttempt(db: Db, limits: RateLimit[], now: Date): Promise<number> {
  const hits = await Promise.all(limits.map((limit) => hitRateLimit(db, limit, now)));
  const waits = hits.filter((hit) => !hit.allowed).map((hit) => hit.retryAfterSeconds);
  return Math.ceil(Math.max(0, ...waits) / 60);
}
