import { parseWithZod } from "@conform-to/zod/v4";
import { data, redirect } from "@remix-run/cloudflare";
import type { z } from "zod";
import type { Actor } from "../../db/audit.server";
import { ChangeRefused } from "../../db/change.server";
import type { Db } from "../../db/database.server";
import { newId } from "../../ids";
import { logError } from "../../log.server";
import { backOfficePath } from "../own-paths";
import { type ActionResult, type Failure, failureToast, SUBMISSION_FIELD } from "./action-result";
import { httpError } from "./form.server";
import type { Toast } from "./toast";
import { redirectWithToast } from "./toast.server";

/** The input of every back-office action. */
export type ActionContext = { request: Request; form: FormData; db: Db; actor: Actor; now: Date };

/** Whether the browser is navigating, as opposed to a script fetching data. */
export function isDocumentRequest(request: Request): boolean {
  return (request.headers.get("Accept") ?? "").includes("text/html");
}

/**
 * A back-office path to redirect to; anything else gives `fallback`, so the form cannot become an open redirect.
 * @throws 400 if it holds control characters, which no address has
 */
export function returnPath(value: FormDataEntryValue | null, fallback: string): string {
  if (typeof value !== "string") return fallback;
  if (/\p{Cc}/u.test(value)) throw httpError(400, "This form names an address that is not valid.");
  return backOfficePath(value) ?? fallback;
}

/** The result of a change. 400: invalid form; 409: the user must first answer the question in `data`. */
export type Outcome<Data> = {
  status?: 200 | 400 | 409;
  toast: Toast | null;
  data?: Data;
  /** Redirect target after success, sent with the toast and `headers`. Without it, a fetcher stays on its page. */
  to?: string;
  headers?: Headers;
} & Partial<Pick<ActionResult, "fieldErrors" | "values">>;

type Change<Data> = {
  failure: Failure;
  /** Where a form submitted without JavaScript is redirected to. */
  backTo: string;
  /** The form and its action share a page: on failure, re-render that page with the submitted values. */
  onOwnPage?: boolean;
  change: () => Promise<Outcome<Data>>;
};

/**
 * Runs `change` and responds to the form: 200 or a redirect with a toast; `ChangeRefused` becomes its status and
 * reason, any other error a logged 500. Without JavaScript, the form is redirected with the toast.
 */
export async function makeChange<Data = null>(
  { request, form }: Pick<ActionContext, "request" | "form">,
  { failure, backTo, onOwnPage = false, change }: Change<Data>,
) {
  const { status, toast, to, headers, ...rest } = await attempt(failure, change);
  const ok = status === 200;
  const isDocument = isDocumentRequest(request);
  if ((ok && to) || (isDocument && (ok || !onOwnPage))) {
    const target = (ok && to) || backTo;
    return toast
      ? redirectWithToast(request, target, toast, headers)
      : redirect(target, { status: 303, headers });
  }
  const values = ok ? {} : submittedValues(form);
  return actionResult<Data>({ ok, intent: intentOf(form), toast, values, ...rest }, status);
}

type Attempted<Data> = Omit<Outcome<Data>, "status"> & { status: number };

async function attempt<Data>(
  failure: Failure,
  change: () => Promise<Outcome<Data>>,
): Promise<Attempted<Data>> {
  try {
    return { status: 200, ...(await change()) };
  } catch (error) {
    // Responses thrown on purpose pass through.
    if (error instanceof Response) throw error;
    if (error instanceof ChangeRefused) {
      return { status: error.status, toast: failureToast(failure, error.message) };
    }
    logError("action", error, { failure: failure.title });
    return { status: 500, toast: failureToast(failure, null) };
  }
}

function actionResult<Data = null>(part: Partial<ActionResult<Data>>, status: number) {
  const empty = { ok: false, intent: "", toast: null, fieldErrors: {}, values: {}, data: null };
  return data<ActionResult<Data>>({ ...empty, ...part }, { status });
}

/** Parses a form that users fill in. `invalid` is the 400 response, with a message per field. */
export function parseForm<Schema extends z.ZodType>(form: FormData, schema: Schema) {
  const submission = parseWithZod(form, { schema });
  if (submission.status === "success") return { input: submission.value, invalid: null };
  const { intent, ...errors } = submission.error ?? {};
  if (intent) throw httpError(400, "This form asks for something that is not known here.");
  return { input: null, invalid: invalidForm(form, errors) };
}

/** Parses a form whose fields are not typed by the user. @throws 400 */
export function requireInput<Schema extends z.ZodType>(form: FormData, schema: Schema): z.output<Schema> {
  const parsed = schema.safeParse(Object.fromEntries(form));
  if (!parsed.success) throw httpError(400, "This form cannot be read.");
  return parsed.data;
}

/** The first error doubles as the toast, unless the form has its own. */
export function invalidForm(form: FormData, errors: Record<string, string[] | null>, toast?: Toast) {
  const fieldErrors = Object.fromEntries(
    Object.entries(errors).map(([name, texts]) => [name, texts ?? []] as const),
  );
  const [title = "The form could not be read"] = Object.values(fieldErrors).flat();
  const shown = toast ?? { title, destructive: true };
  return actionResult(
    { intent: intentOf(form), toast: shown, fieldErrors, values: submittedValues(form) },
    400,
  );
}

/** The id for what the form creates. The browser generates it, so that submitting twice creates one record. */
export function submissionId(form: FormData): string {
  const id = form.get(SUBMISSION_FIELD);
  return typeof id === "string" && /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(id) ? id : newId();
}

function submittedValues(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].filter((pair): pair is [string, string] => typeof pair[1] === "string"),
  );
}

function intentOf(form: FormData): string {
  const intent = form.get("intent");
  return typeof intent === "string" ? intent : "";
}
