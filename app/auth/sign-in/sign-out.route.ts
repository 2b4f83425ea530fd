import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { insertAudit } from "../../platform/db/audit.server";
import { runBatch } from "../../platform/db/database.server";
import { makeChange } from "../../platform/http/forms/action-result.server";
import { requirePost } from "../../platform/http/forms/form.server";
import { SIGN_IN_PATH, SIGN_OUT_FAILURE } from "../paths";
import { clearSessionCookie, deleteOwnSession, readSession } from "../sessions/sessions.server";

/** What the browser kept of the back office. Not the cookies: the toast is one, and the device stays known. */
const CLEARED = '"cache", "storage"';

export async function action({ request, context }: ActionFunctionArgs) {
  requirePost(request);
  return makeChange(
    { request, form: new FormData() },
    {
      failure: SIGN_OUT_FAILURE,
      // Still signed in: back to the page with the button.
      backTo: "/admin",
      change: async () => {
        const db = context.openPrimaryDb();
        const now = context.clock();
        const session = await readSession(db, request, now);
        const who = session && { id: session.staff.id, label: session.staff.email };
        await runBatch(db, [
          ...(await deleteOwnSession(db, request)),
          ...(who
            ? [
                insertAudit(
                  db,
                  { actor: who, action: "auth.sign-out", entity: "user", entityId: who.id },
                  now,
                ),
              ]
            : []),
        ]);
        return {
          toast: { title: "Signed out", description: "You have been successfully signed out" },
          to: SIGN_IN_PATH,
          headers: new Headers({ "Set-Cookie": clearSessionCookie(request), "Clear-Site-Data": CLEARED }),
        };
      },
    },
  );
}
