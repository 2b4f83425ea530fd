import { z } from "zod";
import { GENERATOR_IDS } from "./generators";

const generator = z.enum(GENERATOR_IDS);
const flag = z.enum(["true", "false"]).transform((value) => value === "true");
const id = z.string().min(1).max(100);

export const runSchema = z.object({ generator, manual_trigger: z.literal("true") });
export const repeatSchema = z.object({ id });
export const switchSchema = z.object({ generator, on: flag });
export const stopSchema = z.object({ on: flag });
/** With a date, it is published then; the time is of the staff's zone. */
export const approveSchema = z.object({
  id,
  date: z.string().max(20).optional(),
  time: z.string().max(20).default(""),
});
export const verifySchema = z.object({ id, mark: z.string().min(1).max(1000), isTrue: flag });
export const rejectSchema = z.object({
  id,
  reason: z
    .string({ message: "Say why it is rejected" })
    .trim()
    .min(1, "Say why it is rejected")
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
