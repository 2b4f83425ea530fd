import type { AppLoadContext } from "@remix-run/cloudflare";
import { type Actor, insertAudit } from "../../platform/db/audit.server";
import { ChangeRefused, runIfChanged } from "../../platform/db/change.server";
import type { Db, Statement } from "../../platform/db/database.server";
import { insertAccountMail, securityNotice } from "../account-mail.server";
import { CONFIRM_FIRST } from "../security/security";
import { forgetDevices } from "../sessions/devices.server";
import { isFresh, type Session } from "../sessions/sessions.server";

/** Who changes a factor of their own account. */
export type FactorChange = { db: Db; context: AppLoadContext; actor: Actor; session: Session };

/** @throws ChangeRefused if the password was asked for too long ago */
export function requireFresh({ session, context }: Pick<FactorChange, "session" | "context">): void {
  if (!isFresh(session, context.clock())) throw new ChangeRefused(403, CONFIRM_FIRST);
}

type FactorNotice = { action: string; subject: string; what: string; alongside?: Statement[] };

/**
 * Changes a factor together with its audit entry and a mail to the person; other browsers are asked for the second
 * factor again. Returns whether `guard` changed a row; otherwise nothing happens.
 */
export async function changeFactor(
  { db, context, actor, session }: FactorChange,
  guard: Statement,
  { action, subject, what, alongside = [] }: FactorNotice,
): Promise<boolean> {
  const mail = await insertAccountMail(
    db,
    context,
    securityNotice(context, { to: actor.label, subject, what }),
  );
  const isDone = await runIfChanged(db, guard, [
    ...alongside,
    forgetDevices(db, actor.id, session.deviceHash),
    insertAudit(db, { actor, action, entity: "user", entityId: actor.id }, context.clock()),
    ...mail.statements,
  ]);
  if (isDone) context.dispatch([mail.entry]);
  return isDone;
}
