import { ChangeRefused, requireChange } from "../../platform/db/change.server";
import { consumeToken } from "../sessions/tokens.server";
import { changeFactor, type FactorChange, requireFresh } from "./factor-change.server";
import { credentialIdOf, deletePasskey, listPasskeys, verifyNewPasskey } from "./passkeys.server";
import { deleteUnusableCodes } from "./recovery-codes.server";

const NOT_ADDED = "The browser’s answer could not be verified. Try again.";

/** Adds the passkey that the browser has made. @throws ChangeRefused */
export async function addPasskey(change: FactorChange, input: { passkey: string; name: string }) {
  requireFresh(change);
  const { db, actor, context } = change;
  const now = context.clock();
  const name = input.name.trim() || "Passkey";
  const siteUrl = context.env.SITE_URL;
  const made = await verifyNewPasskey(db, { json: input.passkey, siteUrl, userId: actor.id, name }, now);
  if (!made) {
    if (await hasPasskey(change, input.passkey)) return;
    throw new ChangeRefused(409, NOT_ADDED);
  }
  const isDone = await changeFactor(change, consumeToken(db, made.token, now), {
    action: "factor.passkey-add",
    subject: "Passkey added",
    what: `The passkey "${name}" can now sign in as ${actor.label}.`,
    alongside: [made.statement, requireChange(db)],
  });
  if (!isDone && !(await hasPasskey(change, input.passkey))) throw new ChangeRefused(409, NOT_ADDED);
}

/** Whether the account has this passkey: the same form again after its answer was lost. */
async function hasPasskey({ db, actor }: FactorChange, json: string): Promise<boolean> {
  const sent = credentialIdOf(json);
  const known = await listPasskeys(db, actor.id);
  return known.some(({ id }) => id === sent);
}

/** Removes a passkey of the account; without another factor, the recovery codes go with it. */
export async function removePasskey(change: FactorChange, id: string): Promise<void> {
  requireFresh(change);
  const { db, actor } = change;
  await changeFactor(change, deletePasskey(db, { userId: actor.id, id }), {
    action: "factor.passkey-remove",
    subject: "Passkey removed",
    what: `A passkey of ${actor.label} can no longer sign in.`,
    alongside: [deleteUnusableCodes(db, actor.id)],
  });
}
