import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { z } from "zod";
import { requireStaff } from "../auth/guard.server";
import { httpError, readForm } from "../platform/http/form.server";
import { LIST_VIEWS, preferenceCookie, SIDEBAR_STATES, THEMES } from "../platform/http/preferences";

const returnTo = z.string().regex(/^\/admin(?:[/?]|$)/);
const preferenceSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("theme"), value: z.enum(THEMES), returnTo }),
  z.object({ intent: z.literal("list"), value: z.enum(LIST_VIEWS), returnTo }),
  z.object({ intent: z.literal("sidebar"), value: z.enum(SIDEBAR_STATES), returnTo }),
]);

/** Stores a display preference for browsers without JavaScript; with it, the browser writes the same cookie itself. */
export async function action({ request, context }: ActionFunctionArgs) {
  await requireStaff(request, context);
  const parsed = preferenceSchema.safeParse(Object.fromEntries(await readForm(request)));
  if (!parsed.success) throw httpError(400, "This choice is not known.");
  const { intent, value, returnTo } = parsed.data;
  return redirect(returnTo, { status: 303, headers: { "Set-Cookie": preferenceCookie(intent, value) } });
}
