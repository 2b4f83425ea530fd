import type { AppLoadContext } from "@remix-run/cloudflare";
import { eq } from "drizzle-orm";
import { MINUTE } from "../../platform/clock";
import { insertAudit } from "../../platform/db/audit.server";
import { ChangeRefused, runIfChanged } from "../../platform/db/change.server";
import type { Statement } from "../../platform/db/database.server";
import { type ActionContext, makeChange, requireInput } from "../../platform/http/forms/action-result.server";
import { hitRateLimit } from "../../platform/http/limits/rate-limit.server";
import {
  confirmAuthenticator,
  removeAuthenticator,
  startAuthenticator,
} from "../factors/authenticator.server";
import type { FactorChange } from "../factors/factor-change.server";
import { addPasskey, removePasskey } from "../factors/own-passkeys.server";
import { countRecoveryCodes } from "../factors/recovery-codes.server";
import { CODES_PATH, SECURITY_PATH } from "../paths";
import { confirmSession, endOneSession, endOtherSessions, type Session } from "../sessions/sessions.server";
import { verifyPasswordOf } from "../sign-in/accounts.server";
import { users } from "../tables";
import { SECURITY_FAILURES } from "./security";
import { type SecurityInput, securitySchema } from "./security-schema";

type SecurityContext = ActionContext & { context: AppLoadContext; session: Session };
type SecurityResult = { toast: { title: string } | null; to?: string };

/** Handles the forms of the security page; each changes only the account of the session. */
export function changeSecurity({ form, ...sent }: SecurityContext) {
  const input = requireInput(form, securitySchema);
  // Neither a password nor a code goes back to the browser.
  const answerTo = new FormData();
  answerTo.set("intent", input.intent);
  return makeChange(
    { request: sent.request, form: answerTo },
    {
      failure: SECURITY_FAILURES[input.intent],
      backTo: SECURITY_PATH,
      onOwnPage: true,
      change: () => apply(sent, input),
    },
  );
}

async function apply(sent: FactorChange, input: SecurityInput): Promise<SecurityResult> {
  const { db, actor, session } = sent;
  switch (input.intent) {
    case "confirm":
      await confirmPassword(sent, input.password);
      return { toast: { title: "Password confirmed" }, to: SECURITY_PATH };
    case "app-start":
      await startAuthenticator(sent);
      return { toast: null, to: `${SECURITY_PATH}?dialog=app` };
    case "app-confirm":
      await confirmAuthenticator(sent, input.code);
      return added("Authenticator app added", await countRecoveryCodes(db, actor.id));
    case "app-remove":
      await removeAuthenticator(sent);
      return { toast: { title: "Authenticator app removed" }, to: SECURITY_PATH };
    case "passkey-add":
      await addPasskey(sent, input);
      return added("Passkey added", await countRecoveryCodes(db, actor.id));
    case "passkey-remove":
      await removePasskey(sent, input.id);
      return { toast: { title: "Passkey removed" }, to: SECURITY_PATH };
    case "session-end":
      await end(sent, endOneSession(db, { userId: actor.id, id: input.id }), "auth.session-end");
      return { toast: { title: "Session ended" }, to: SECURITY_PATH };
    case "sessions-end-others":
      await end(
        sent,
        endOtherSessions(db, { userId: actor.id, keep: session.tokenHash }),
        "auth.sessions-end",
      );
      return { toast: { title: "Other sessions ended" }, to: SECURITY_PATH };
  }
}

/** Whoever has a factor needs recovery codes: the next page makes them. */
function added(title: string, codes: number): SecurityResult {
  return { toast: { title }, to: codes > 0 ? SECURITY_PATH : CODES_PATH };
}

/** Ending what has ended already is done. */
async function end({ db, actor, context }: FactorChange, statement: Statement, action: string) {
  const entry = { actor, action, entity: "user", entityId: actor.id } as const;
  await runIfChanged(db, statement, [insertAudit(db, entry, context.clock())]);
}

/** Against guessing the password in a browser that was left open. */
const TRIES = { scope: "password.confirm", limit: 10, windowMs: 15 * MINUTE } as const;

/** Notes that the session's person knows the password. @throws ChangeRefused if it is wrong */
async function confirmPassword({ db, actor, session, context }: FactorChange, password: string) {
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
