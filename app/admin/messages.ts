import { countHit, countVitals, recordEvent, recordLater, recordPageView } from "../analytics/visit";
import { noticeRemoval, submitUrl } from "../blog/publishing/index-request";
import { importMessage } from "../crm/import/message";
import { runGenerator } from "../generation/run-message";
import { sendMail } from "../mail/send-mail";

const MESSAGES = [
  sendMail,
  submitUrl,
  noticeRemoval,
  runGenerator,
  importMessage,
  recordLater,
  recordPageView,
  recordEvent,
  countHit,
  countVitals,
];

/** What staff read of a job, by the type of its message. */
export const JOB_LABELS: ReadonlyMap<string, string> = new Map(
  MESSAGES.map(({ type, label }) => [type, label]),
);
