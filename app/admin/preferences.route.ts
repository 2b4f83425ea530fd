import { type ActionFunctionArgs, data, redirect } from "@remix-run/cloudflare";
import { z } from "zod";
import { requireStaff } from "../auth/guard.server";
import { hideSteps, saveTheme } from "../auth/users.server";
import { isDocumentRequest } from "../platform/http/forms/action-result.server";
import { httpError, readForm } from "../platform/http/forms/form.server";
import { backOfficePath } from "../platform/http/own-paths";
import { preferenceCookie, SIDEBAR_STATES, THEMES } from "../platform/http/preferences";

const returnTo = z.string().transform((address, issues) => {
  const path = backOfficePath(address);
  if (path === null) issues.addIssue("This address isn’t one of the back office.");
  return path ?? "/admin";
});
const preferenceSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("theme"), value: z.enum(THEMES), returnTo }),
  z.object({ intent: z.literal("first-steps"), value: z.literal("hidden"), returnTo }),
  z.object({ intent: z.enum(["sidebar", "editorSidebar"]), value: z.enum(SIDEBAR_STATES), returnTo }),
]);

/**
 * Stores a display preference in a cookie, which the theme and sidebar controls write themselves with JavaScript; the
 * theme also in the profile, for the person's other browsers. That the first steps are hidden is in the profile alone.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const { staff, db } = await requireStaff(request, context);
  const parsed = preferenceSchema.safeParse(Object.fromEntries(await readForm(request)));
  if (!parsed.success) throw httpError(400, "This choice is unknown.");
  const { intent, value, returnTo } = parsed.data;
  if (intent === "theme") await saveTheme(db, staff.id, value);
  if (intent === "first-steps") await hideSteps(db, staff.id, context.clock());
  const headers: Record<string, string> =
    intent === "first-steps" ? {} : { "Set-Cookie": preferenceCookie(intent, value) };
  // With JavaScript the page may have moved on since the click, so it stays where it is.
  if (!isDocumentRequest(request)) return data({ ok: true }, { headers });
  return redirect(returnTo, { status: 303, headers });
}
