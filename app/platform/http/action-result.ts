import type { Toast } from "./toast";

/** What every action of the back office answers a form with. */
export type ActionResult<Data = unknown> = {
  ok: boolean;
  /** Which form of its page was sent; empty where a page has one. */
  intent: string;
  toast: Toast | null;
  fieldErrors: Record<string, string[]>;
  /** What was typed, by field: a refused form comes back with it. */
  values: Record<string, string>;
  data: Data | null;
};

/**
 * How a form says that it failed. `{reason}` stands for why. Where neither text holds it, the reason is the description,
 * and the failure's own one is shown when the reason is not known.
 */
export type Failure = { readonly title: string; readonly description?: string };

/** The toast of a failure; `reason` is a sentence for people, null when it is not known. */
export function failureToast({ title, description }: Failure, reason: string | null): Toast {
  const isNamed = `${title}${description}`.includes("{reason}");
  const withReason = (text: string) => text.replace("{reason}", reason ?? "Unknown error");
  const shown = isNamed ? description && withReason(description) : (reason ?? description);
  return { title: withReason(title), ...(shown ? { description: shown } : {}), destructive: true };
}

/** The field in which a form names its submission: sent again after a lost answer, it is known by it. */
export const SUBMISSION_FIELD = "submissionId";
