import type { Toast } from "./toast";

/** The response of every back-office action. */
export type ActionResult<Data = unknown> = {
  ok: boolean;
  /** Which form on the page was submitted; empty if the page has only one. */
  intent: string;
  toast: Toast | null;
  fieldErrors: Record<string, string[]>;
  /** The submitted values by field, to refill the form. */
  values: Record<string, string>;
  data: Data | null;
};

/**
 * The texts of a failure. `{reason}` is a placeholder; if neither text has it, the reason becomes the description,
 * and `description` is shown only when the reason is unknown.
 */
export type Failure = { readonly title: string; readonly description?: string };

/** The toast for a failure. `reason` is a sentence for the user, or null if unknown. */
export function failureToast({ title, description }: Failure, reason: string | null): Toast {
  const hasPlaceholder = `${title}${description}`.includes("{reason}");
  const withReason = (text: string) => text.replace("{reason}", reason ?? "Unknown error");
  const shown = hasPlaceholder ? description && withReason(description) : (reason ?? description);
  return { title: withReason(title), ...(shown ? { description: shown } : {}), destructive: true };
}

export const SESSION_ENDED = "Your session has ended.";

/** The form field with the submission's id, an idempotency key for resubmission. */
export const SUBMISSION_FIELD = "submissionId";

/** Ends the name of the time that belongs to a date, which the server joins to one value (`readForm`). */
export const TIME_SUFFIX = "-time";
