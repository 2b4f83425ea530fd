import type { z } from "zod";
import type { noticeRemoval, submitUrl } from "../blog/index-request";
import { runBatch } from "../platform/db/database.server";
import type { JobContext } from "../platform/jobs/job-context.server";
import { errorText, logError } from "../platform/log.server";
import type { NoticeReason } from "./indexing";
import { NoticeRefused, notifyIndexNow } from "./indexnow.server";
import { insertIndexNowCall, recordOutcome } from "./requests.server";
import { type IndexingClient, indexingClients } from "./services.server";
import { regenerateSitemap } from "./sitemap-state.server";

export type SubmitUrlMessage = z.infer<typeof submitUrl.schema>;

/**
 * Asks every search service to recrawl the page and records each response.
 * @throws if a request failed that may succeed later, so that the message is redelivered; submitting twice is harmless
 */
export async function submitUrlToServices(
  message: SubmitUrlMessage,
  ctx: JobContext,
  clients: IndexingClient[] = indexingClients({
    env: ctx.env,
    now: ctx.clock(),
    note: noteCall(ctx, message.reason),
  }),
): Promise<void> {
  const { url, action, kind } = message;
  const results = await Promise.allSettled(clients.map((client) => client.submit(url)));
  const outcomes = clients.map(({ service }, index) => {
    const result = results[index];
    const answer =
      result?.status === "fulfilled"
        ? result.value
        : { status: "error" as const, detail: errorText(result?.reason) };
    return recordOutcome(ctx.db, { url, action, kind, service, ...answer }, ctx.clock());
  });
  await runBatch(ctx.db, outcomes);
  await noteSitemap(ctx);
  const failed = results.find(
    (result) => result.status === "rejected" && !(result.reason instanceof NoticeRefused),
  );
  if (failed?.status === "rejected") throw failed.reason;
}

/** Tells IndexNow that a page is gone, if it is connected. @throws if a retry may help */
export async function noticeRemovedUrl(
  { url }: z.infer<typeof noticeRemoval.schema>,
  ctx: JobContext,
): Promise<void> {
  await noteSitemap(ctx);
  const { INDEXNOW_KEY } = ctx.env;
  if (!INDEXNOW_KEY) return;
  try {
    await notifyIndexNow({ ...ctx.env, INDEXNOW_KEY }, [url], noteCall(ctx, "unpublish"));
  } catch (error) {
    // The list of calls shows the refusal.
    if (!(error instanceof NoticeRefused)) throw error;
  }
}

function noteCall({ db, clock }: JobContext, reason: NoticeReason) {
  return async (call: { urls: number; status: number | null }) => {
    await runBatch(db, [insertIndexNowCall(db, { reason, ...call }, clock())]);
  };
}

/** The sitemap is made on request; here its state is brought up to date. A failure is logged and shown. */
async function noteSitemap(ctx: JobContext): Promise<void> {
  await regenerateSitemap(ctx.db, { siteUrl: ctx.env.SITE_URL, isReachable: null }, ctx.clock).catch(
    (error) => logError("sitemap", error),
  );
}
