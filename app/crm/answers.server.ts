import { data } from "@remix-run/cloudflare";
import { isDocumentRequest } from "../platform/http/answer.server";
import type { Toast } from "../platform/http/toast";
import { redirectWithToast } from "../platform/http/toast.server";
import { logError } from "../platform/log.server";
import type { Answer } from "./answer";
import { ChangeRefused } from "./leads/lead-changes.server";

const UNKNOWN = "Unknown error";

type Attempt<Result> = {
  /** Shown when the change is made. */
  done: Toast;
  /** Shown when it is not; `reason` is a sentence for people. */
  failed: (reason: string) => Toast;
  change: () => Promise<Result>;
};

export type Outcome = { status: number; toast: Toast };

/**
 * Makes a change and tells how it went, with its result. Why one was refused is said; a bug is logged once and said to be unknown.
 * Answers that the change throws on purpose pass through.
 */
export async function attempt<Result>({
  done,
  failed,
  change,
}: Attempt<Result>): Promise<Outcome & { result: Result | null }> {
  try {
    return { result: await change(), status: 200, toast: done };
  } catch (error) {
    if (error instanceof Response) throw error;
    if (error instanceof ChangeRefused) {
      return { result: null, status: 409, toast: { ...failed(error.message), destructive: true } };
    }
    logError("crm.change", error);
    return { result: null, status: 500, toast: { ...failed(UNKNOWN), destructive: true } };
  }
}

/** Answers a fetcher in place, and a form without scripts by going back to its page with the toast. */
export function answer(request: Request, intent: string, { status, toast }: Outcome) {
  if (isDocumentRequest(request)) return redirectWithToast(request, pathOf(request), toast);
  return answerWith({ intent, ok: status === 200, toast }, status);
}

/** 400 with the messages of the fields; the first is the toast, too. */
export function answerInvalid(
  intent: string,
  errors: Answer["errors"],
  kept: Partial<Pick<Answer, "form" | "values">> = {},
): ReturnType<typeof answerWith> {
  const title = Object.values(errors).flat().find(Boolean);
  return answerWith({ intent, errors, ...kept, toast: title ? { title, destructive: true } : null }, 400);
}

export function answerWith(part: Partial<Answer> & { intent: string }, status: number) {
  return data<Answer>({ ok: false, toast: null, errors: {}, form: null, values: {}, ...part }, { status });
}

function pathOf(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return pathname + search;
}
