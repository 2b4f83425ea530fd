import type { z } from "zod";
import type { submitUrl } from "../blog/index-request";
import { runBatch } from "../platform/db/database.server";
import type { JobContext } from "../platform/jobs/job-context.server";
import { errorText } from "../platform/log.server";
import { recordOutcome } from "./requests.server";
import { type IndexingClient, indexingClients } from "./services.server";

export type SubmitUrlMessage = z.infer<typeof submitUrl.schema>;

/**
 * Asks every search service to recrawl the page and records each response.
 * @throws if a request failed, so that the message is redelivered; submitting twice is harmless
 */
export async function submitUrlToServices(
  message: SubmitUrlMessage,
  ctx: JobContext,
  clients: IndexingClient[] = indexingClients(),
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
  const failed = results.find((result) => result.status === "rejected");
  if (failed) throw failed.reason;
}
