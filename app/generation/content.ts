import { z } from "zod";
import type { Failure } from "../platform/http/action-result";
import { GENERATOR_IDS } from "./generators";

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

const generator = z.enum(GENERATOR_IDS);
const flag = z.enum(["true", "false"]).transform((value) => value === "true");
const id = z.string().min(1).max(100);

export const runSchema = z.object({ generator, manual_trigger: z.literal("true") });
export const repeatSchema = z.object({ id });
export const switchSchema = z.object({ generator, on: flag });
export const stopSchema = z.object({ on: flag });
export const approveSchema = z.object({ id });
export const verifySchema = z.object({ id, mark: z.string().min(1).max(1000), isTrue: flag });
export const rejectSchema = z.object({
  id,
  reason: z
    .string({ message: "Say why, so that the next draft is better" })
    .trim()
    .min(1, "Say why, so that the next draft is better")
    .max(300, "At most 300 characters"),
});

const whole = (max: number) =>
  z.coerce
    .number({ message: "A whole number is needed" })
    .int("A whole number is needed")
    .min(0, "Not below 0")
    .max(max, `At most ${max}`);
export const limitsSchema = z.object({
  monthlyBudget: z.coerce
    .number({ message: "An amount is needed" })
    .min(0, "Not below 0")
    .max(10_000, "At most 10000"),
  postsPerDay: whole(100),
  postsPerWeek: whole(500),
  quietFrom: whole(23),
  quietTo: whole(23),
});

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

/** The texts of a run that failed; `title` is the generator's. */
export function runFailure(title: string): Failure {
  return { title: `Failed to run ${title}` };
}
