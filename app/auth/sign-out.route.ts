import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { requirePost } from "../platform/http/form.server";
import { redirectWithToast } from "../platform/http/toast.server";
import { logError } from "../platform/log.server";
import { SIGN_IN_PATH } from "./guard.server";
import { endSession } from "./sessions.server";

export async function action({ request, context }: ActionFunctionArgs) {
  requirePost(request);
  try {
    const cookie = await endSession(context.openPrimaryDb(), request);
    const toast = { title: "Signed out", description: "You have been successfully signed out" };
    return redirectWithToast(request, SIGN_IN_PATH, toast, new Headers({ "Set-Cookie": cookie }));
  } catch (error) {
    logError("sign-out", error, { reference: context.reference });
    // Still signed in: back to where the button is, to try again.
    return redirectWithToast(request, "/admin", { title: "Failed to sign out", destructive: true });
  }
}
