import type { AppLoadContext } from "@remix-run/cloudflare";
import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import { MINUTE } from "../platform/clock";
import type { Db } from "../platform/db/database.server";
import { clientNetwork, forgiveHit, hitRateLimit, type RateLimit } from "../platform/http/rate-limit.server";
import { type SignInInput, type StaffMember, signInSchema } from "./staff";
import { findUserByPassword } from "./users.server";

const WINDOW = 15 * MINUTE;
/** Few tries for one account from one network; many more for the account, so that a stranger cannot lock it. */
const TRIES = { pair: 10, network: 30, account: 100 } as const;

/** A refused sign-in; `message` is the sentence for the alert. */
export class SignInRefused extends Error {
  readonly status: number;
  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}

/**
 * Verifies email and password. Tries are counted before any hashing; one that was right is not counted.
 * @throws SignInRefused with one message for an unknown address and for a wrong password
 */
export async function signIn(
  request: Request,
  input: SignInInput,
  db: Db,
  context: AppLoadContext,
): Promise<StaffMember> {
  const authenticator = new Authenticator<StaffMember>();
  authenticator.use(
    new FormStrategy(async ({ form }) => {
      const credentials = signInSchema.parse(Object.fromEntries(form));
      const now = context.clock();
      const limits = limitsOf(request, credentials.email);
      await refuseTooManyTries(db, limits, now);
      const staff = await findUserByPassword(db, credentials, now);
      if (!staff) throw new SignInRefused("Invalid email or password. Check both and try again.", 401);
      await forgiveHit(db, limits, now);
      return staff;
    }),
    "form",
  );
  // The strategy reads a body of its own; the one of the request has been read and checked already.
  const body = new URLSearchParams(input);
  return authenticator.authenticate("form", new Request(request.url, { method: "POST", body }));
}

function limitsOf(request: Request, email: string): RateLimit[] {
  const network = clientNetwork(request);
  const account = email.toLowerCase();
  return [
    { scope: "sign-in.pair", subject: `${account}|${network}`, limit: TRIES.pair, windowMs: WINDOW },
    { scope: "sign-in.network", subject: network, limit: TRIES.network, windowMs: WINDOW },
    { scope: "sign-in.account", subject: account, limit: TRIES.account, windowMs: WINDOW },
  ];
}

async function refuseTooManyTries(db: Db, limits: RateLimit[], now: Date): Promise<void> {
  const hits = await Promise.all(limits.map((limit) => hitRateLimit(db, limit, now)));
  const refused = hits.filter((hit) => !hit.allowed);
  if (refused.length === 0) return;
  const minutes = Math.ceil(Math.max(...refused.map((hit) => hit.retryAfterSeconds)) / 60);
  throw new SignInRefused(`Too many tries. Wait ${minutes} min and sign in again.`, 429);
}
