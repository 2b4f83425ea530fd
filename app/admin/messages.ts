import {
  countHitMessage,
  countVitalsMessage,
  eventMessage,
  hitsMessage,
  pageViewMessage,
  recordConversionMessage,
} from "../analytics/visit";
import { removalNoticeMessage, submitUrlMessage } from "../blog/publishing/index-request";
import { importMessage } from "../crm/import/message";
import { bulkChangeMessage } from "../crm/leads/bulk/message";
import { runGeneratorMessage } from "../generation/run-message";
import { sendMailMessage } from "../mail/send-mail";
import { dailyMessage } from "../platform/jobs/daily-message";

const MESSAGES = [
  sendMailMessage,
  submitUrlMessage,
  removalNoticeMessage,
  runGeneratorMessage,
  importMessage,
  bulkChangeMessage,
  recordConversionMessage,
  pageViewMessage,
  eventMessage,
  countHitMessage,
  countVitalsMessage,
  hitsMessage,
  dailyMessage,
];

/** What staff read of a job, by the type of its message. */
export const JOB_LABELS: ReadonlyMap<string, string> = new Map(
  MESSAGES.map(({ type, label }) => [type, label]),
);
