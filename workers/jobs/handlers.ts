import type { z } from "zod";
import { submitUrl } from "../../app/blog/index-request";
import { insertSentMailActivity } from "../../app/crm/email/sent-mail.server";
import { importMessage } from "../../app/crm/import/message";
import { noteImportError, workOnImport } from "../../app/crm/import/work.task.server";
import { runGenerator as runGeneratorMessage } from "../../app/generation/generators";
import { runGenerator } from "../../app/generation/run.task.server";
import { submitUrlToServices } from "../../app/indexing/submit.task.server";
import { noteMailError, sendStoredMail } from "../../app/mail/send.task.server";
import { sendMail } from "../../app/mail/send-mail";
import type { JobContext } from "../../app/platform/jobs/job-context.server";

/** One message that was understood: its outbox id, what it makes happen, and what is noted when that fails. */
export type Work = {
  id: string;
  run: (job: JobContext) => Promise<void>;
  noteError: (error: string, final: boolean, job: JobContext) => Promise<void>;
};

type Handler = (body: unknown) => Work | null;

function handle<Message extends { id: string }>(
  definition: { schema: z.ZodType<Message> },
  run: (message: Message, job: JobContext) => Promise<void>,
  noteError: (
    message: Message,
    error: string,
    final: boolean,
    job: JobContext,
  ) => Promise<void> = async () => {},
): Handler {
  return (body) => {
    const { data } = definition.schema.safeParse(body);
    if (!data) return null;
    return {
      id: data.id,
      run: (job) => run(data, job),
      noteError: (error, final, job) => noteError(data, error, final, job),
    };
  };
}

const HANDLERS: Handler[] = [
  handle(sendMail, (message, job) => sendStoredMail(message, job, insertSentMailActivity), noteMailError),
  handle(submitUrl, submitUrlToServices),
  handle(runGeneratorMessage, runGenerator),
  handle(importMessage, workOnImport, noteImportError),
];

/** The work that a message asks for, or null when no handler understands it. */
export function workOf(body: unknown): Work | null {
  for (const handler of HANDLERS) {
    const work = handler(body);
    if (work) return work;
  }
  return null;
}
