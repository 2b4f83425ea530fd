import { redirect, type TypedResponse } from "@remix-run/cloudflare";
import { readCookie, writeCookie } from "../cookies.server";
import { type Toast, toastSchema } from "./toast";

const COOKIE = "toast";
const MAX_AGE_SECONDS = 60;

/** Redirects (303); the next page shows the toast once. */
export function redirectWithToast(
  request: Request,
  to: string,
  toast: Toast,
  headers: Headers = new Headers(),
): TypedResponse<never> {
  headers.append("Set-Cookie", toastCookie(request, toast));
  return redirect(to, { status: 303, headers });
}

function toastCookie(request: Request, toast: Toast): string {
  const value = Buffer.from(JSON.stringify(toast)).toString("base64url");
  return writeCookie(request, COOKIE, value, MAX_AGE_SECONDS);
}

/** The pending toast and the header that clears it, or null. Ignores a cookie that does not parse. */
export function consumeToast(request: Request): { toast: Toast; clear: string } | null {
  const value = readCookie(request, COOKIE);
  if (!value) return null;
  const parsed = toastSchema.safeParse(parseJson(Buffer.from(value, "base64url").toString("utf8")));
  return parsed.success ? { toast: parsed.data, clear: writeCookie(request, COOKIE, "", 0) } : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
