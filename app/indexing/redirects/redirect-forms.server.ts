import { z } from "zod";
import type { GuardedForm } from "../../auth/guard.server";
import { ChangeRefused } from "../../platform/db/change.server";
import type { Outcome } from "../../platform/http/forms/action-result.server";
import type { Toast } from "../../platform/http/forms/toast";
import { REDIRECT_FAILURE, REDIRECTS_PATH } from "../indexing";
import { nameTarget, readAddress } from "./moves";
import { addRedirect, editRedirect, removeRedirect, undoRedirect } from "./redirects.server";

const address = z.string().trim().max(2000);
const move = { from: address, to: address.default(""), gone: z.literal("on").optional() };

export const redirectSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("add"), ...move }),
  z.object({ intent: z.literal("redirect"), ...move }),
  z.object({ intent: z.literal("edit"), was: address, wasTo: address, ...move }),
  z.object({ intent: z.literal("delete"), from: address }),
  z.object({ intent: z.literal("undo"), id: z.uuid() }),
]);
export type RedirectChange = z.infer<typeof redirectSchema>;

/** Makes one change of redirects. @throws ChangeRefused with the reason why it cannot be made */
export async function changeRedirects(input: RedirectChange, sent: GuardedForm): Promise<Outcome<null>> {
  const { db, actor, now, context } = sent;
  const host = new URL(context.env.SITE_URL).host;
  switch (input.intent) {
    case "add":
    case "redirect": {
      const { from, to } = readMove(input, host);
      const { undoId, to: end } = await addRedirect(db, { from, to, actor }, now);
      return { toast: toastOf("Redirect added", `${from} leads to ${nameTarget(end)}.`, undoId) };
    }
    case "edit": {
      const { was, wasTo } = input;
      const changed = { ...readMove(input, host), was, wasTo };
      const { undoId } = await editRedirect(db, { ...changed, actor }, now);
      const words = `${changed.from} leads to ${nameTarget(changed.to)}.`;
      return { toast: toastOf("Redirect changed", words, undoId), to: REDIRECTS_PATH };
    }
    case "delete": {
      const removed = await removeRedirect(db, { from: input.from, actor }, now);
      return { toast: toastOf("Redirect deleted", input.from, removed?.undoId) };
    }
    case "undo":
      await undoRedirect(db, { id: input.id, actor }, now);
      return { toast: { title: "Undone" } };
  }
}

function readMove({ from, to, gone }: { from: string; to: string; gone?: "on" }, host: string) {
  const old = readAddress(from, null);
  const target = gone ? { path: "" } : readAddress(to, [host]);
  if (old.path === undefined) throw new ChangeRefused(409, old.problem);
  if (target.path === undefined) throw new ChangeRefused(409, target.problem);
  return { from: old.path, to: target.path };
}

export function toastOf(title: string, description: string, undoId: string | undefined): Toast {
  if (undoId === undefined) return { title, description };
  const fields = { intent: "undo", id: undoId };
  return {
    title,
    description,
    undo: { action: REDIRECTS_PATH, fields, failed: REDIRECT_FAILURE.undo.title },
  };
}
