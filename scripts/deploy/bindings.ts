/**
 * Everything that the two programs are bound to, in one list: the configurations of a deployment are generated from it
 * (`config.ts`), and the resources are created by it. The tracked `wrangler.toml` files say the same for the local
 * programs, which a test compares. A resource's name is the environment's name with the suffix.
 */
export const COMPATIBILITY = {
  compatibility_date: "2026-08-01",
  compatibility_flags: ["nodejs_compat"],
} as const;

export const DATABASES = [
  { binding: "DB", suffix: "", migrations: "migrations" },
  { binding: "ANALYTICS_DB", suffix: "-analytics", migrations: "migrations-analytics" },
] as const;
export type Database = (typeof DATABASES)[number];
export type DatabaseBinding = Database["binding"];

export const BUCKETS = [
  { binding: "ARCHIVE", suffix: "-archive" },
  { binding: "UPLOADS", suffix: "-uploads" },
] as const;

type Queue = {
  suffix: string;
  /** What both programs send by; null if nothing sends to it but the platform. */
  binding: string | null;
  /** How the jobs worker takes messages, as in `wrangler.toml`, which says why. */
  consumer: {
    max_batch_size: number;
    max_batch_timeout: number;
    max_retries: number;
    max_concurrency?: number;
  };
};

/** Takes what the other queues have given up. */
export const DEAD_LETTERS = "-dead";

export const QUEUES: readonly Queue[] = [
  {
    suffix: "-mail",
    binding: "MAIL_QUEUE",
    consumer: { max_batch_size: 1, max_batch_timeout: 1, max_retries: 5 },
  },
  {
    suffix: "-indexing",
    binding: "INDEXING_QUEUE",
    consumer: { max_batch_size: 10, max_batch_timeout: 1, max_retries: 5 },
  },
  {
    suffix: "-analytics",
    binding: "ANALYTICS_QUEUE",
    consumer: { max_batch_size: 100, max_batch_timeout: 20, max_retries: 5, max_concurrency: 1 },
  },
  {
    suffix: "-content",
    binding: "CONTENT_QUEUE",
    consumer: { max_batch_size: 1, max_batch_timeout: 1, max_retries: 5, max_concurrency: 1 },
  },
  {
    suffix: DEAD_LETTERS,
    binding: null,
    consumer: { max_batch_size: 10, max_batch_timeout: 1, max_retries: 10 },
  },
];

/** The generators, the sweep, the daily upkeep. */
export const CRONS = ["5 * * * *", "25 * * * *", "45 * * * *", "*/5 * * * *", "10 3 * * *"] as const;
