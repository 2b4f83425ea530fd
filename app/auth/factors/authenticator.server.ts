import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { encode } from "uqr";
import { ChangeRefused } from "../../platform/db/change.server";
import type { Db } from "../../platform/db/database.server";
import { authenticators } from "../tables";
import { changeFactor, type FactorChange, requireFresh } from "./factor-change.server";
import { deleteUnusableCodes } from "./recovery-codes.server";
import { matchTotp, newTotpSecret, readAuthenticator, totpUri } from "./totp.server";

const WRONG_CODE =
  "This code is incorrect. Check the clock of your device and enter the code that it shows now.";

const RESTARTED = "The set-up was restarted in the meantime. Scan the new code.";

/** Makes a secret that no sign-in asks for yet. It replaces any earlier one, which somebody else may have seen. */
export async function startAuthenticator(change: FactorChange): Promise<void> {
  requireFresh(change);
  const { db, actor, context } = change;
  const made = { secret: newTotpSecret(), createdAt: context.clock().toISOString() };
  await db
    .insert(authenticators)
    .values({ userId: actor.id, ...made })
    .onConflictDoUpdate({
      target: authenticators.userId,
      set: made,
      setWhere: isNull(authenticators.confirmedAt),
    });
}

/** The set-up that was started: the secret as text and as a QR code; null if there is none. */
export async function readSetUp(db: Db, userId: string, names: { issuer: string; label: string }) {
  const authenticator = await readAuthenticator(db, userId);
  if (!authenticator || authenticator.confirmedAt) return null;
  const { secret } = authenticator;
  const uri = totpUri(secret, names);
  return { secret: secret.replace(/(.{4})(?!$)/g, "$1 "), uri, qr: qrPath(uri) };
}

/** A QR code as the path of its dark modules, of one unit each. */
function qrPath(text: string): { path: string; size: number } {
  const { data, size } = encode(text, { ecc: "M", border: 0 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  return { path, size };
}

/** Switches the app on, by the first code that it shows. @throws ChangeRefused if the code is wrong */
export async function confirmAuthenticator(change: FactorChange, code: string): Promise<void> {
  requireFresh(change);
  const { db, actor, context } = change;
  const now = context.clock();
  const authenticator = await readAuthenticator(db, actor.id);
  if (!authenticator) throw new ChangeRefused(409, RESTARTED);
  // The same form again after its answer was lost.
  if (authenticator.confirmedAt) return;
  const step = matchTotp(authenticator.secret, code.replace(/\s/g, ""), now);
  if (step === null) throw new ChangeRefused(409, WRONG_CODE);
  const confirm = db
    .update(authenticators)
    .set({ confirmedAt: now.toISOString(), lastStep: step })
    .where(
      and(
        eq(authenticators.userId, actor.id),
        // The set-up may have been started again in another tab.
        eq(authenticators.secret, authenticator.secret),
        isNull(authenticators.confirmedAt),
      ),
    );
  const isDone = await changeFactor(change, confirm, {
    action: "factor.app-add",
    subject: "Authenticator app added",
    what: `Signing in as ${actor.label} now asks for a code of an authenticator app.`,
  });
  if (!isDone && !(await readAuthenticator(db, actor.id))?.confirmedAt) {
    throw new ChangeRefused(409, RESTARTED);
  }
}

/** Removes the app; without another factor, the recovery codes go with it. */
export async function removeAuthenticator(change: FactorChange): Promise<void> {
  requireFresh(change);
  const { db, actor } = change;
  const remove = db
    .delete(authenticators)
    .where(and(eq(authenticators.userId, actor.id), isNotNull(authenticators.confirmedAt)));
  await changeFactor(change, remove, {
    action: "factor.app-remove",
    subject: "Authenticator app removed",
    what: `Signing in as ${actor.label} no longer asks for codes of an authenticator app.`,
    alongside: [deleteUnusableCodes(db, actor.id)],
  });
}
