import { data } from "@remix-run/cloudflare";
import { logError } from "../log.server";
import type { Toast } from "./toast";
import { redirectWithToast } from "./toast.server";

/** Whether the browser itself asks for a page, and not a script for data. */
export function isDocumentRequest(request: Request): boolean {
  return (request.headers.get("Accept") ?? "").includes("text/html");
}

/** A path of the back office that a form may lead back to; anything else gives `fallback`. */
export function returnPath(value: FormDataEntryValue | null, fallback: string): string {
  return typeof value === "string" && /^\/admin(?:[/?#][^\\]*)?$/.test(value) ? value : fallback;
}

/**
 * The answer to a form that is sent both by scripts and by the browser: a script gets the toast (`failure` as its status
 * when it tells of one), a document goes to `to`, where the toast is shown.
 */
export function answerWithToast(request: Request, to: string, toast: Toast, failure = 500) {
  if (isDocumentRequest(request)) throw redirectWithToast(request, to, toast);
  return data({ ok: !toast.destructive, toast }, toast.destructive ? failure : 200);
}

/** What the work says of itself; when it throws, the error is logged and `title` says that it failed. */
export async function toastOnFailure(title: string, work: () => Promise<Toast>): Promise<Toast> {
  try {
    return await work();
  } catch (error) {
    logError("action", error, { title });
    return { title, destructive: true };
  }
}
