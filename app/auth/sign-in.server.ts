import type { AppLoadContext } from "@remix-run/cloudflare";
import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import { MINUTE } from "../platform/clock";
import type { Db } from "../platform/db.server";
import { clientAddress, hitRateLimit } from "../platform/rate-limit.server";
import { type StaffMember, signInSchema } from "./staff";
import { findUserByPassword } from "./users.server";

const WINDOW = 15 * MINUTE;
const TRIES_PER_ACCOUNT = 10;
const TRIES_PER_ADDRESS = 30;

/** A refused sign-in; `message` is the sentence for the alert. */
export class SignInRefused extends Error {
  readonly status: number;
  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}

/**
 * Verifies the form's email and password. Tries are counted before any hashing, for the account and for the address.
 * @throws SignInRefused with one message for an unknown address and for a wrong password
 */
export async function signIn(
  request: Request,
  form: FormData,
  db: Db,
  context: AppLoadContext,
): Promise<StaffMember> {
  const authenticator = new Authenticator<StaffMember>();
  authenticator.use(
    new FormStrategy(async ({ form }) => {
      const input = signInSchema.parse(Object.fromEntries(form));
      await refuseTooManyTries(db, request, input.email, context.clock());
      const staff = await findUserByPassword(db, input, context.clock());
      if (!staff) throw new SignInRefused("Invalid email or password. Check both and try again.", 401);
      return staff;
    }),
    "form",
  );
  // The strategy reads a body of its own; the one of the request has been read and checked already.
  const body = new URLSearchParams();
  for (const [name, value] of form) if (typeof value === "string") body.append(name, value);
  return authenticator.authenticate("form", new Request(request.url, { method: "POST", body }));
}

async function refuseTooManyTries(db: Db, request: Request, email: string, now: Date): Promise<void> {
  const limits = [
    { scope: "sign-in.account", subject: email.toLowerCase(), limit: TRIES_PER_ACCOUNT },
    { scope: "sign-in.address", subject: clientAddress(request), limit: TRIES_PER_ADDRESS },
  ];
  for (const limit of limits) {
    const { allowed, retryAfterSeconds } = await hitRateLimit(db, { ...limit, windowMs: WINDOW }, now);
    if (!allowed) {
      const minutes = Math.ceil(retryAfterSeconds / 60);
      throw new SignInRefused(`Too many tries. Wait ${minutes} min and sign in again.`, 429);
    }
  }
}
