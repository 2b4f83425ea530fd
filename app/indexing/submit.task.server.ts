import type { z } from "zod";
import { removalNoticeMessage, submitUrlMessage } from "../blog/publishing/index-request";
import { runBatch } from "../platform/db/database.server";
import type { JobContext } from "../platform/jobs/job-context.server";
import { errorText, logError } from "../platform/log.server";
import type { NoticeReason } from "./indexing";
import { NoticeRefused, notifyIndexNow } from "./indexnow.server";
import { listedPaths } from "./public-paths";
import { insertIndexNowCall, recordOutcome } from "./requests.server";
import { type IndexingClient, indexingClients } from "./services.server";
import { regenerateSitemap } from "./sitemap-state.server";

export type SubmitUrlMessage = z.infer<typeof submitUrlMessage.schema>;

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
    notify: (page) => notifyTogether(ctx, message.reason, page),
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
  { url }: z.infer<typeof removalNoticeMessage.schema>,
  ctx: JobContext,
): Promise<void> {
  await noteSitemap(ctx);
  if (!ctx.env.INDEXNOW_KEY) return;
  try {
    await notifyTogether(ctx, "unpublish", url);
  } catch (error) {
    // The list of calls shows the refusal.
    if (!(error instanceof NoticeRefused)) throw error;
  }
}

/** The requests that a delivery of messages has led to. */
const requests = new WeakMap<JobContext, Map<NoticeReason, Promise<string>>>();

/**
 * Tells IndexNow of the page together with the others of its delivery that changed for the same reason: one request,
 * whose answer counts for each message. @throws like `notifyIndexNow`
 */
function notifyTogether(ctx: JobContext, reason: NoticeReason, url: string): Promise<string> {
  const { INDEXNOW_KEY = "" } = ctx.env;
  const notify = (urls: string[]) =>
    notifyIndexNow({ ...ctx.env, INDEXNOW_KEY }, urls, noteCall(ctx, reason));
  const pages = pagesOf(ctx, reason);
  if (!pages.includes(url)) return notify([url]);
  const made = requests.get(ctx) ?? new Map<NoticeReason, Promise<string>>();
  requests.set(ctx, made);
  const request = made.get(reason) ?? notify([...new Set(pages)]);
  made.set(reason, request);
  return request;
}

function pagesOf({ batch }: JobContext, reason: NoticeReason): string[] {
  const schema = reason === "unpublish" ? removalNoticeMessage.schema : submitUrlMessage.schema;
  return batch.flatMap((body) => {
    const { data } = schema.safeParse(body);
    const isSame = data?.type === "indexing.removal" || data?.reason === reason;
    return data && isSame ? [data.url] : [];
  });
}

function noteCall({ db, clock }: JobContext, reason: NoticeReason) {
  return async (call: { urls: number; status: number | null }) => {
    await runBatch(db, [insertIndexNowCall(db, { reason, ...call }, clock())]);
  };
}

/** The sitemap is made on request; here its state is brought up to date. A failure is logged and shown. */
async function noteSitemap(ctx: JobContext): Promise<void> {
  try {
    const paths = listedPaths(await ctx.company());
    await regenerateSitemap(ctx.db, { siteUrl: ctx.env.SITE_URL, paths, isReachable: null }, ctx.clock);
  } catch (error) {
    logError("sitemap", error);
  }
}
