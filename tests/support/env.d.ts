import type { D1Migration } from "cloudflare:test";

declare global {
  namespace Cloudflare {
    interface Env {
      DB: D1Database;
      MAIL_QUEUE: Queue;
      INDEXING_QUEUE: Queue;
      ANALYTICS_QUEUE: Queue;
      CONTENT_QUEUE: Queue;
      MIGRATIONS: D1Migration[];
    }
  }
}
