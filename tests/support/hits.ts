import type { BrowserContext } from "@playwright/test";
import { z } from "zod";

const sentHit = z.object({
  id: z.string(),
  kind: z.enum(["page-view", "event"]),
  name: z.string().optional(),
  data: z.record(z.string(), z.unknown()).optional(),
  session: z.string().nullable(),
  path: z.string(),
});
export type SentHit = z.infer<typeof sentHit>;

/** What the browser's pages send to /collect from now on, in order; the list grows as they do. */
export function watchHits(context: BrowserContext): SentHit[] {
  const hits: SentHit[] = [];
  context.on("request", (request) => {
    if (new URL(request.url()).pathname !== "/collect") return;
    hits.push(sentHit.parse(JSON.parse(request.postData() ?? "null")));
  });
  return hits;
}

/**
 * Lets clicks do everything but leave the page: a call cannot be placed here, and a page that stays can be looked at.
 * The listener runs after the page's own, which see an ordinary click.
 */
export async function stayOnPage(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    addEventListener("click", (click) => click.preventDefault());
  });
}
