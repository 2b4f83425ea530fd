import { z } from "zod";
import { defineMessage } from "../platform/jobs/message";
import { GENERATOR_IDS } from "./generators";

/** Requests one run. `id` is the outbox entry; `slot` the cron slot, or null for a manual run. */
export const runGeneratorMessage = defineMessage("content", "generation.run", "Write a post", {
  generator: z.enum(GENERATOR_IDS),
  slot: z.string().nullable(),
  /** Who asked for it; null for the schedule. */
  requestedBy: z.string().nullable().default(null),
  /** The brief of a run that is repeated. */
  brief: z.string().nullable().default(null),
});
