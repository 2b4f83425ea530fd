import { parseWithZod } from "@conform-to/zod/v4";
import { data, redirect } from "@remix-run/cloudflare";
import type { z } from "zod";
import type { Actor } from "../db/audit.server";
import { ChangeRefused } from "../db/change.server";
import type { Db } from "../db/database.server";
import { newId } from "../ids";
import { logError } from "../log.server";
import { type ActionResult, type Failure, failureToast, SUBMISSION_FIELD } from "./action-result";
import { httpError } from "./form.server";
import type { Toast } from "./toast";
import { redirectWithToast } from "./toast.server";

/** What an action of the back office works with: what was sent, by whom, the database, and the time. */
export type ActionContext = { request: Request; form: FormData; db: Db; actor: Actor; now: Date };

/** Whether the browser itself asks for a page, and not a script for data. */
export function isDocumentRequest(request: Request): boolean {
  return (request.headers.get("Accept") ?? "").includes("text/html");
}

/** A path of the back office that a form may lead back to; anything else gives `fallback`. */
export function returnPath(value: FormDataEntryValue | null, fallback: string): string {
  return typeof value === "string" && /^\/admin(?:[/?#][^\\]*)?$/.test(value) ? value : fallback;
}

/** What came of a change. 400: something in the form is wrong; 409: the person has to answer what `data` asks first. */
export type Outcome<Data> = {
  status?: 200 | 400 | 409;
  toast: Toast | null;
  data?: Data;
  /** Where to go afterwards, with the toast and `headers`; without it a script stays where it is. */
  to?: string;
  headers?: Headers;
} & Partial<Pick<ActionResult, "fieldErrors" | "values">>;

type Change<Data> = {
  failure: Failure;
  /** Where a page without scripts goes. */
  backTo: string;
  /** The form stands on the page of its own action: a refused one comes back there with what was typed. */
  onOwnPage?: boolean;
  change: () => Promise<Outcome<Data>>;
};

/**
 * Makes a change and answers the form: 200, or a redirect with the toast; a refused change (`ChangeRefused`) with its
 * status and reason, a bug with 500 and logged once. A form without scripts is redirected with the toast.
 */
export async function makeChange<Data = null>(
  { request, form }: Pick<ActionContext, "request" | "form">,
  { failure, backTo, onOwnPage = false, change }: Change<Data>,
) {
  const { status, toast, to, headers, ...kept } = await attempt(failure, change);
  const ok = status === 200;
  const isDocument = isDocumentRequest(request);
  if ((ok && to) || (isDocument && (ok || !onOwnPage))) {
    const target = (ok && to) || backTo;
    return toast
      ? redirectWithToast(request, target, toast, headers)
      : redirect(target, { status: 303, headers });
  }
  const values = ok ? {} : typedValues(form);
  return actionResult<Data>({ ok, intent: intentOf(form), toast, values, ...kept }, status);
}

type Attempted<Data> = Omit<Outcome<Data>, "status"> & { status: number };

async function attempt<Data>(
  failure: Failure,
  change: () => Promise<Outcome<Data>>,
): Promise<Attempted<Data>> {
  try {
    return { status: 200, ...(await change()) };
  } catch (error) {
    // Answers that are thrown on purpose pass through.
    if (error instanceof Response) throw error;
    if (error instanceof ChangeRefused) {
      return { status: error.status, toast: failureToast(failure, error.message) };
    }
    logError("action", error, { failure: failure.title });
    return { status: 500, toast: failureToast(failure, null) };
  }
}

export function actionResult<Data = null>(part: Partial<ActionResult<Data>>, status: number) {
  const none = { ok: false, intent: "", toast: null, fieldErrors: {}, values: {}, data: null };
  return data<ActionResult<Data>>({ ...none, ...part }, { status });
}

/** The input of a form that people fill in, or the answer to one that is wrong: 400 with a message for each field. */
export function parseForm<Schema extends z.ZodType>(form: FormData, schema: Schema) {
  const submission = parseWithZod(form, { schema });
  if (submission.status === "success") return { input: submission.value, invalid: null };
  const { intent, ...errors } = submission.error ?? {};
  if (intent) throw httpError(400, "This form asks for something that is not known here.");
  return { input: null, invalid: invalidForm(form, errors) };
}

/** The input of a form whose fields nobody types. @throws 400 */
export function requireInput<Schema extends z.ZodType>(form: FormData, schema: Schema): z.output<Schema> {
  const parsed = schema.safeParse(Object.fromEntries(form));
  if (!parsed.success) throw httpError(400, "This form cannot be read.");
  return parsed.data;
}

/** The first message is the toast, too, unless the form has a toast for what is missing. */
export function invalidForm(form: FormData, errors: Record<string, string[] | null>, toast?: Toast) {
  const fieldErrors = Object.fromEntries(
    Object.entries(errors).map(([name, texts]) => [name, texts ?? []] as const),
  );
  const [title = "The form could not be read"] = Object.values(fieldErrors).flat();
  const shown = toast ?? { title, destructive: true };
  return actionResult({ intent: intentOf(form), toast: shown, fieldErrors, values: typedValues(form) }, 400);
}

/** The id of what a form creates. The browser names it, so that a form that is sent twice creates one thing. */
export function submissionId(form: FormData): string {
  const id = form.get(SUBMISSION_FIELD);
  return typeof id === "string" && /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(id) ? id : newId();
}

function typedValues(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].filter((pair): pair is [string, string] => typeof pair[1] === "string"),
  );
}

function intentOf(form: FormData): string {
  const intent = form.get("intent");
  return typeof intent === "string" ? intent : "";
}
