import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "@remix-run/cloudflare";
import type { Db } from "../../platform/db/database.server";
import { answerWithToast, toastOnFailure } from "../../platform/http/answer.server";
import type { Toast } from "../../platform/http/toast";
import type { DealAnswer } from "./deal-form/deal-answer";
import { dealEditSchema, newDealSchema } from "./deal-forms";
import { type Actor, createDeal, editDeal } from "./deals.server";

type Sent = { request: Request; form: FormData; db: Db; actor: Actor; now: Date; returnTo: string };

/** Answers the form of a new deal. @throws redirect for a document whose deal was created */
export async function answerNewDeal({ request, form, db, actor, now, returnTo }: Sent) {
  const submission = parseWithZod(form, { schema: newDealSchema });
  if (submission.status !== "success") return refuse(form, submission.error);
  const failure = "Failed to create deal";
  const toast = await toastOnFailure(failure, async () => {
    const id = await createDeal(db, submission.value, actor, now);
    return id ? { title: "Deal created successfully" } : gone(failure, "This lead is not here any more.");
  });
  return settle(request, form, returnTo, toast);
}

/** Answers the form of an edited deal. @throws redirect for a document whose deal was saved */
export async function answerDealEdit({ request, form, db, actor, now, returnTo }: Sent, id: string) {
  const submission = parseWithZod(form, { schema: dealEditSchema });
  if (submission.status !== "success") return refuse(form, submission.error);
  const failure = "Failed to update deal";
  const toast = await toastOnFailure(failure, async () => {
    const outcome = await editDeal(db, id, submission.value, actor, now);
    switch (outcome.kind) {
      case "saved":
        return { title: "Deal updated successfully" };
      case "unknown":
        return gone(failure, "This deal is not here any more.");
      case "changed":
        return gone(
          failure,
          "Somebody else has changed this deal meanwhile. Open it again to see what is stored.",
        );
    }
  });
  return settle(request, form, returnTo, toast);
}

function settle(request: Request, form: FormData, returnTo: string, toast: Toast) {
  if (toast.destructive) return data(answer(form, { ok: false, toast }), 500);
  answerWithToast(request, returnTo, toast);
  return data(answer(form, { ok: true, toast }), 200);
}

/** 400 with a message for every field that is wrong, and with what was typed. */
function refuse(form: FormData, errors: DealAnswer["errors"] | null) {
  const [message = "The form could not be read"] = Object.values(errors ?? {}).flatMap(
    (texts) => texts ?? [],
  );
  const toast = { title: message, destructive: true };
  return data(answer(form, { ok: false, toast, errors: errors ?? {} }), 400);
}

function answer(
  form: FormData,
  { ok, toast, errors = {} }: { ok: boolean; toast: Toast; errors?: DealAnswer["errors"] },
): DealAnswer {
  const values = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
  return { ok, toast, errors, values };
}

function gone(title: string, description: string): Toast {
  return { title, description, destructive: true };
}
