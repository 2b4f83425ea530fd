import type { BrowserContext } from "@playwright/test";
import { z } from "zod";

const sentHit = z.object({
  id: z.string(),
  kind: z.enum(["page-view", "event"]),
  name: z.string().optional(),
  data: z.record(z.string(), z.unknown()).optional(),
  session: z.string().nullable(),
  visit: z.number().nullable(),
  arrival: z.string(),
  path: z.string(),
});
export type SentHit = z.infer<typeof sentHit>;

/** Collects the page views and events that the browser sends from now on, in order. */
export function watchHits(context: BrowserContext): SentHit[] {
  const hits: SentHit[] = [];
  context.on("request", (request) => {
    if (new URL(request.url()).pathname !== "/collect") return;
    const sent: unknown = JSON.parse(request.postData() ?? "null");
    if (!isVitals(sent)) hits.push(sentHit.parse(sent));
  });
  return hits;
}

/** One visit in ten also sends its web vitals. */
function isVitals(sent: unknown): boolean {
  return z.object({ kind: z.literal("vitals") }).safeParse(sent).success;
}

/**
 * Lets clicks do everything except leave the page, so that the page can be inspected and no phone call starts. The
 * listener runs after the page's own, which see a normal click.
 */
export async function preventNavigation(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    addEventListener("click", (click) => click.preventDefault());
  });
}
