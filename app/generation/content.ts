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
  switch: { title: "The switch was not changed" },
  stop: { title: "Nothing was changed" },
  limits: { title: "The limits were not saved" },
  approve: { title: "The draft was not published" },
  reject: { title: "The draft was not rejected" },
  verify: { title: "The statement was not changed" },
  repeat: { title: "The run was not repeated" },
} as const satisfies Record<string, Failure>;

/** What becomes of a rejected draft, and of the reason; the sample writer reads none (decision 16). */
export function rejectionText(writer: string): string {
  const kept =
    "The draft leaves the queue and stays a draft in Blog Management, with the reason kept beside it.";
  return writer === "embedded"
    ? `${kept} The embedded writer does not read reasons.`
    : `${kept} The writer reads it in its next brief of this kind.`;
}

/** The texts of a run that failed; `title` is the generator's. */
export function runFailure(title: string): Failure {
  return { title: `Failed to run ${title}` };
}
