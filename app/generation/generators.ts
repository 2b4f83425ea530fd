import { z } from "zod";
import { defineMessage } from "../platform/jobs/message";

/** The three content generators and their crons; `id` is the specification's function name. */
export const GENERATORS = [
  {
    id: "generate-pixlseo-blog-post",
    title: "Blog Post",
    cron: "5 * * * *",
    schedule: "Every hour at minute 5",
    category: "SEO",
  },
  {
    id: "generate-marketing-article",
    title: "Marketing Article",
    cron: "25 * * * *",
    schedule: "Every hour at minute 25",
    category: "AI Marketing",
  },
  {
    id: "direct-mail-automation",
    title: "Direct Mail",
    cron: "45 * * * *",
    schedule: "Every hour at minute 45",
    category: "Direct Mail",
  },
] as const;

export const GENERATOR_IDS = [
  "generate-pixlseo-blog-post",
  "generate-marketing-article",
  "direct-mail-automation",
] as const;
export type GeneratorId = (typeof GENERATOR_IDS)[number];

/** running: started, not finished; skipped: turned off or nothing left to write. Both are shown as 'other'. */
export const RUN_STATUSES = ["success", "error", "running", "skipped"] as const;

/** Requests one run. `id` is the outbox entry; `slot` the cron slot, or null for a manual run. */
export const runGenerator = defineMessage("content", "generation.run", {
  generator: z.enum(GENERATOR_IDS),
  slot: z.string().nullable(),
});
