import { z } from "zod";
import { DAY, HOUR } from "../clock";
import { defineMessage } from "./message";

/**
 * A step of a task of the daily cron, in an invocation of its own, since D1 answers only so many queries of one.
 * `slot` is the cron's minute; `place` is where the step goes on, as the task itself has written it.
 */
export const dailyMessage = defineMessage("content", "jobs.daily", "Daily upkeep", {
  task: z.string().min(1),
  slot: z.iso.datetime(),
  step: z.number().int().positive(),
  place: z.string().nullable(),
});

type Step = Pick<z.infer<typeof dailyMessage.schema>, "task" | "slot" | "step" | "place">;

/** The outbox entry of a step. It follows from the step, so that a cron or a step that runs twice asks for it once. */
export function dailyEntry({ task, slot, step, place }: Step) {
  const id = `daily-${task}-${slot}-${step}`;
  return {
    queue: dailyMessage.queue,
    message: { v: 1, id, type: dailyMessage.type, task, slot, step, place },
  };
}

/** What is left an hour before the next daily cron is left to that. */
export function isDayOver(slot: string, now: Date): boolean {
  return now.getTime() > Date.parse(slot) + DAY - HOUR;
}
