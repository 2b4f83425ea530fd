import { parseWithZod } from "@conform-to/zod/v4";
import { type AppLoadContext, data } from "@remix-run/cloudflare";
import { retryMail } from "../../mail/mails.server";
import { SECOND } from "../../platform/clock";
import { companyFrom } from "../../platform/company";
import type { Db } from "../../platform/db/database.server";
import { isDocumentRequest } from "../../platform/http/answer.server";
import { httpError } from "../../platform/http/form.server";
import { redirectWithToast } from "../../platform/http/toast.server";
import type { OutboxEntry } from "../../platform/jobs/outbox.server";
import { logError } from "../../platform/log.server";
import type { Actor } from "../deals/deals.server";
import type { Lead } from "../leads/lead-detail.server";
import { mergeValuesOf } from "../leads/lead-values";
import { leadPath } from "../paths";
import { type EmailText, fillMergeFields } from "./email";
import type { EmailAnswer } from "./email-answer";
import { deliveryToast, hasLeft, MISSING_EMAIL_PARTS, SEND_FAILED } from "./email-delivery";
import { emailIntentSchema } from "./email-form";
import { awaitDelivery, queueLeadEmail } from "./lead-emails.server";

/** A mail leaves within a second or two; the answer waits for it, so that it can say what became of it. */
const WAIT_MS = 4 * SECOND;

type Asked = { request: Request; form: FormData; context: AppLoadContext; db: Db; lead: Lead; actor: Actor };

/** Sends a message to a lead, or a failed one again. @throws redirect for a document whose message is on its way */
export async function answerEmail(asked: Asked) {
  const { form, lead } = asked;
  const submission = parseWithZod(form, { schema: emailIntentSchema });
  if (submission.status !== "success") return refuse(form, submission.error ?? {});
  const sent = submission.value;
  if (sent.intent === "send") {
    if (sent.subject === "" || sent.body === "")
      return answer({ toast: MISSING_EMAIL_PARTS, values: typed(form) }, 400);
    return deliver(asked, () => send(asked, sent));
  }
  return deliver(asked, async () => {
    const retry = await retryMail(asked.db, sent.mailId, asked.context.clock());
    return { mailId: sent.mailId, leadId: lead.id, entry: retry.kind === "sent-again" ? retry.entry : null };
  });
}

type Queued = { mailId: string; entry: OutboxEntry | null };

async function send({ context, db, lead, actor }: Asked, text: EmailText): Promise<Queued> {
  const { env } = context;
  const values = mergeValuesOf(lead, emailFacts(context));
  const sender = {
    fromAddress: env.MAIL_FROM,
    fromName: companyFrom(env).teamName,
    salesAddress: env.SALES_EMAIL,
    siteUrl: env.SITE_URL,
  };
  const subject = fillMergeFields(text.subject, values);
  const body = fillMergeFields(text.body, values);
  return queueLeadEmail(db, { lead, subject, body, sender, actor }, context.clock());
}

/** What a message may name beside the lead. */
export function emailFacts({ env }: AppLoadContext) {
  return { team: companyFrom(env).teamName, demoLink: `${env.SITE_URL}/book-now` };
}

async function deliver({ request, form, context, lead }: Asked, queue: () => Promise<Queued>) {
  try {
    const { mailId, entry } = await queue();
    if (entry) context.dispatch([entry]);
    const wait = { leadId: lead.id, mailId, forMs: WAIT_MS };
    const delivery = await awaitDelivery(context.openPrimaryDb, wait);
    if (!delivery) throw httpError(404, "This message is not here any more.");
    const toast = deliveryToast(delivery, `${lead.firstName} ${lead.lastName}`);
    if (isDocumentRequest(request)) throw redirectWithToast(request, leadPath(lead.id), toast);
    return answer({ ok: hasLeft(delivery), toast, delivery }, 200);
  } catch (error) {
    if (error instanceof Response) throw error;
    logError("crm.email", error);
    return answer({ toast: { title: SEND_FAILED, destructive: true }, values: typed(form) }, 500);
  }
}

function refuse(form: FormData, errors: Record<string, string[] | null>) {
  if (errors.intent) throw httpError(400, "This form asks for something that is not known here.");
  const [title = SEND_FAILED] = Object.values(errors).flatMap((texts) => texts ?? []);
  return answer({ toast: { title, destructive: true }, values: typed(form) }, 400);
}

function answer(part: Partial<EmailAnswer> & Pick<EmailAnswer, "toast">, status: number) {
  return data<EmailAnswer>({ ok: false, delivery: null, values: null, ...part }, status);
}

function typed(form: FormData): EmailText {
  return { subject: String(form.get("subject") ?? ""), body: String(form.get("body") ?? "") };
}
