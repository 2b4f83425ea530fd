import type { D1Migration } from "cloudflare:test";

declare global {
  namespace Cloudflare {
    interface Env {
      DB: D1Database;
      ANALYTICS_DB: D1Database;
      ARCHIVE: R2Bucket;
      UPLOADS: R2Bucket;
      MAIL_QUEUE: Queue;
      INDEXING_QUEUE: Queue;
      ANALYTICS_QUEUE: Queue;
      CONTENT_QUEUE: Queue;
      MIGRATIONS: D1Migration[];
      ANALYTICS_MIGRATIONS: D1Migration[];
    }
  }
}
