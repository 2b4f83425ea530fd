import type { z } from "zod";
import {
  type AnalyticsMessage,
  countHitMessage,
  countVitalsMessage,
  eventMessage,
  hitsMessage,
  pageViewMessage,
  recordConversionMessage,
} from "../../app/analytics/visit";
import { removalNoticeMessage, submitUrlMessage } from "../../app/blog/publishing/index-request";
import { insertSentMailActivity } from "../../app/crm/email/sent-mail.server";
import { importMessage } from "../../app/crm/import/message";
import { noteImportError, workOnImport } from "../../app/crm/import/work.task.server";
import { settleNewLeads } from "../../app/crm/intake/lead-visits.task.server";
import { bulkChangeMessage } from "../../app/crm/leads/bulk/message";
import { noteBulkError, workOnBulkChange } from "../../app/crm/leads/bulk/work.task.server";
import { noteRunError, runGenerator } from "../../app/generation/run.task.server";
import { runGeneratorMessage } from "../../app/generation/run-message";
import { noticeRemovedUrl, submitUrlToServices } from "../../app/indexing/submit.task.server";
import { noteMailError, sendStoredMail } from "../../app/mail/send.task.server";
import { MAIL_RETRIES, sendMailMessage } from "../../app/mail/send-mail";
import { dailyMessage } from "../../app/platform/jobs/daily-message";
import type { JobContext } from "../../app/platform/jobs/job-context.server";
import { envelope } from "../../app/platform/jobs/message";
import { type Retries, USUAL_RETRIES } from "../../app/platform/jobs/retries";
import { runDailyStep } from "./daily";
import { record } from "./record-hits";

/** A unit of work, run under the claim of outbox entry `id`. `noteError` tells the feature that an attempt failed. */
export type Job = {
  kind: "job";
  id: string;
  retries: Retries;
  run: (ctx: JobContext) => Promise<void>;
  noteError: (error: string, isLast: boolean, ctx: JobContext) => Promise<void>;
};

/** Page views and events of one message, recorded in one write with the rest of its batch. */
export type Hits = { kind: "hits"; hits: AnalyticsMessage[] };

type Definition<Message> = { type: string; schema: z.ZodType<Message> };
/** Parses a message body; null if it does not match its schema. */
type Handler = (body: unknown) => Job | Hits | null;

/** Every message type with its handler; a new type is one more line. */
export const HANDLERS = new Map<string, Handler>([
  job(
    sendMailMessage,
    (message, ctx) => sendStoredMail(message, ctx, insertSentMailActivity),
    noteMailError,
    MAIL_RETRIES,
  ),
  job(submitUrlMessage, submitUrlToServices),
  job(removalNoticeMessage, noticeRemovedUrl),
  job(runGeneratorMessage, (message, ctx) => runGenerator(message, ctx), noteRunError),
  job(importMessage, workOnImport, noteImportError),
  job(bulkChangeMessage, workOnBulkChange, noteBulkError),
  job(recordConversionMessage, async ({ hit: message }, ctx) => {
    await record([message], ctx);
    await settleNewLeads(ctx, ctx.clock());
  }),
  job(dailyMessage, runDailyStep),
  hits(pageViewMessage, (message) => [message]),
  hits(eventMessage, (message) => [message]),
  hits(countHitMessage, (message) => [message]),
  hits(countVitalsMessage, (message) => [message]),
  hits(hitsMessage, (message) => message.hits),
]);

/** The job or hits for a message body; null if no handler can parse it. */
export function parseMessage(body: unknown): Job | Hits | null {
  const { data } = envelope.safeParse(body);
  return (data && HANDLERS.get(data.type)?.(body)) ?? null;
}

function job<Message extends { id: string }>(
  { type, schema }: Definition<Message>,
  run: (message: Message, ctx: JobContext) => Promise<void>,
  noteError?: (message: Message, error: string, isLast: boolean, ctx: JobContext) => Promise<void>,
  retries = USUAL_RETRIES,
): [string, Handler] {
  return [
    type,
    (body) => {
      const { data: message } = schema.safeParse(body);
      if (!message) return null;
      return {
        kind: "job",
        id: message.id,
        retries,
        run: (ctx) => run(message, ctx),
        noteError: async (error, isLast, ctx) => noteError?.(message, error, isLast, ctx),
      };
    },
  ];
}

function hits<Message>(
  { type, schema }: Definition<Message>,
  hitsOf: (message: Message) => AnalyticsMessage[],
): [string, Handler] {
  return [
    type,
    (body) => {
      const { data: message } = schema.safeParse(body);
      return message ? { kind: "hits", hits: hitsOf(message) } : null;
    },
  ];
}
