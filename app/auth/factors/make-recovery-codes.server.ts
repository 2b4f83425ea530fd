import { and, eq, sql } from "drizzle-orm";
import { ChangeRefused } from "../../platform/db/change.server";
import { users } from "../tables";
import { changeFactor, type FactorChange, requireFresh } from "./factor-change.server";
import { hasFactorSql, newRecoveryCodes, replaceRecoveryCodes } from "./recovery-codes.server";

/** New recovery codes in place of all earlier ones, for an account with a factor. @throws ChangeRefused */
export async function makeRecoveryCodes(change: FactorChange): Promise<string[]> {
  requireFresh(change);
  const { db, actor, context } = change;
  const codes = newRecoveryCodes();
  const whileFactor = db
    .update(users)
    .set({ updatedAt: context.clock().toISOString() })
    .where(and(eq(users.id, actor.id), sql`${hasFactorSql}`));
  const isDone = await changeFactor(change, whileFactor, {
    action: "factor.codes",
    subject: "New recovery codes",
    what: `New recovery codes of ${actor.label} were created. Earlier ones no longer work.`,
    alongside: await replaceRecoveryCodes(db, actor.id, codes),
  });
  if (!isDone) throw new ChangeRefused(409, "Add an authenticator app or a passkey first.");
  return codes;
}
