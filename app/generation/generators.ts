/** The three content generators and their crons; `id` is the specification's function name. */
export const GENERATORS = [
  {
    id: "generate-pixlseo-blog-post",
    title: "Blog Post",
    about: "PixlSEO, by place",
    cron: "5 * * * *",
    schedule: "Every hour at minute 5",
    category: "SEO",
  },
  {
    id: "generate-marketing-article",
    title: "Marketing Article",
    about: "By industry",
    cron: "25 * * * *",
    schedule: "Every hour at minute 25",
    category: "AI Marketing",
  },
  {
    id: "direct-mail-automation",
    title: "Direct Mail",
    about: "Postcard with short link",
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

export const KIND_LABELS: Record<GeneratorId, string> = {
  "generate-pixlseo-blog-post": "Blog post",
  "generate-marketing-article": "Marketing article",
  "direct-mail-automation": "Direct mail",
};

/**
 * running: started, not finished; refused: a gate kept the draft from being saved; skipped: nothing was written, such
 * as when the generator is paused. The specification calls these three 'other'.
 */
export const RUN_STATUSES = ["success", "error", "running", "refused", "skipped"] as const;
export type RunStatus = (typeof RUN_STATUSES)[number];

/**
 * The runs that a success rate is taken of: those that asked the writer and came to an end. A run that was skipped,
 * because everything was stopped or the generator paused, or that is still running, is no failure.
 */
export const JUDGED_STATUSES = ["success", "error", "refused"] as const satisfies RunStatus[];

export function isJudged(status: RunStatus): boolean {
  return JUDGED_STATUSES.some((judged) => judged === status);
}

/** What a run does, in this order. */
export const RUN_STEPS = ["brief", "draft", "gates", "save"] as const;
export type RunStep = (typeof RUN_STEPS)[number];

export const REVIEW_STATES = ["waiting", "approved", "rejected"] as const;
