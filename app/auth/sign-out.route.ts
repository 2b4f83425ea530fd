import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { makeChange } from "../platform/http/action-result.server";
import { requirePost } from "../platform/http/form.server";
import { SIGN_OUT_FAILURE } from "./failures";
import { SIGN_IN_PATH } from "./paths";
import { endSession } from "./sessions.server";

export async function action({ request, context }: ActionFunctionArgs) {
  requirePost(request);
  return makeChange(
    { request, form: new FormData() },
    {
      failure: SIGN_OUT_FAILURE,
      // Still signed in: back to the page with the button.
      backTo: "/admin",
      change: async () => {
        const cookie = await endSession(context.openPrimaryDb(), request);
        return {
          toast: { title: "Signed out", description: "You have been successfully signed out" },
          to: SIGN_IN_PATH,
          headers: new Headers({ "Set-Cookie": cookie }),
        };
      },
    },
  );
}
