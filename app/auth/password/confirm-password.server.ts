import { eq } from "drizzle-orm";
import { MINUTE } from "../../platform/clock";
import { ChangeRefused } from "../../platform/db/change.server";
import { hitRateLimit } from "../../platform/http/limits/rate-limit.server";
import type { FactorChange } from "../factors/factor-change.server";
import { confirmSession } from "../sessions/sessions.server";
import { verifyPasswordOf } from "../sign-in/accounts.server";
import { users } from "../tables";

/** Against guessing the password in a browser that was left open. */
const TRIES = { scope: "password.confirm", limit: 10, windowMs: 15 * MINUTE } as const;

/** Notes that the session's person knows the password. @throws ChangeRefused if it is wrong */
export async function confirmPassword({ db, actor, session, context }: FactorChange, password: string) {
  const now = context.clock();
  const { allowed } = await hitRateLimit(db, { ...TRIES, subject: actor.id }, now);
  if (!allowed) throw new ChangeRefused(403, "Too many tries. Wait 15 minutes.");
  const [account] = await db
    .select({ id: users.id, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, actor.id));
  if ((await verifyPasswordOf(db, account ?? null, password, now)) === null) {
    throw new ChangeRefused(403, "This password is incorrect.");
  }
  await confirmSession(db, session, now);
}
