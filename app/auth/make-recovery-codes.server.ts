import { sql } from "drizzle-orm";
import { ChangeRefused } from "../platform/db/change.server";
import { changeFactor, countFactors, type FactorChange, requireFresh } from "./factor-change.server";
import { newRecoveryCodes, replaceRecoveryCodes } from "./recovery-codes.server";
import { users } from "./tables";

/** New recovery codes in place of all earlier ones, for an account with a factor. @throws ChangeRefused */
export async function makeRecoveryCodes(change: FactorChange): Promise<string[]> {
  requireFresh(change);
  const { db, actor } = change;
  if ((await countFactors(db, actor.id)) === 0) {
    throw new ChangeRefused(409, "Add an authenticator app or a passkey first.");
  }
  const codes = newRecoveryCodes();
  const exists = db
    .update(users)
    .set({ email: sql`${users.email}` })
    .where(sql`${users.id} = ${actor.id}`);
  await changeFactor(change, exists, {
    action: "factor.codes",
    subject: "New recovery codes",
    what: `New recovery codes of ${actor.label} were made. Earlier ones do not work any more.`,
    alongside: await replaceRecoveryCodes(db, actor.id, codes),
  });
  return codes;
}
