import type { Failure } from "../platform/http/forms/action-result";

export const CONTENT_PATH = "/admin/content";

/** What the page's forms ask for, in the field `intent`. */
export const INTENTS = {
  run: "run",
  runAll: "run-all",
  repeat: "repeat",
  enable: "enable",
  autoPublish: "auto-publish",
  stop: "stop",
  limits: "limits",
  approve: "approve",
  reject: "reject",
  verify: "verify",
} as const;

export const FAILURES = {
  runAll: { title: "Failed to run batch functions" },
  switch: { title: "The switch wasn’t changed" },
  stop: { title: "Nothing was changed" },
  limits: { title: "The limits weren’t saved" },
  approve: { title: "The draft wasn’t published" },
  reject: { title: "The draft wasn’t rejected" },
  verify: { title: "The statement wasn’t changed" },
  repeat: { title: "The run wasn’t repeated" },
} as const satisfies Record<string, Failure>;

/** What becomes of a rejected draft, and of the reason; the sample writer reads none (decision 16). */
export function rejectionText(writer: string): string {
  const kept =
    "The draft leaves the queue and stays a draft in Blog Management, with the reason kept beside it.";
  return writer === "embedded"
    ? `${kept} The sample writer doesn’t read reasons.`
    : `${kept} The writer reads it in its next brief of this kind.`;
}

/** The texts of a run that failed; `title` is the generator's. */
export function runFailure(title: string): Failure {
  return { title: `Failed to run ${title}` };
}
