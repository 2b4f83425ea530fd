import type { AppLoadContext } from "@remix-run/cloudflare";
import { z } from "zod";
import { retryMail } from "../../mail/mails.server";
import { SECOND } from "../../platform/clock";
import { ChangeRefused } from "../../platform/db/change.server";
import { failureToast } from "../../platform/http/forms/action-result";
import {
  type ActionContext,
  invalidForm,
  makeChange,
  parseForm,
  submissionId,
} from "../../platform/http/forms/action-result.server";
import { lineField, textField } from "../../platform/http/forms/form-fields";
import type { OutboxEntry } from "../../platform/jobs/outbox.server";
import { mergeValuesOf } from "../leads/fields/lead-values";
import { offerContacted, requireLead } from "../leads/lead-changes.server";
import type { Lead } from "../leads/lead-detail.server";
import { leadPath } from "../paths";
import {
  EMAIL_BODY_MAX,
  EMAIL_SUBJECT_MAX,
  type EmailText,
  fillMergeFields,
  type MergeValues,
  unknownMergeFields,
} from "./email";
import {
  type Delivery,
  deliveryToast,
  hasSucceeded,
  MISSING_EMAIL_PARTS,
  SEND_FAILURE,
} from "./email-delivery";
import { pollUntilSettled, queueLeadEmail } from "./lead-emails.server";

const text = {
  subject: lineField(EMAIL_SUBJECT_MAX, "Subject").default(""),
  body: textField(EMAIL_BODY_MAX, "Message").default(""),
};

/** A draft may be blank; the action rejects a blank message with a toast of its own. */
export const emailDraftSchema = z.object(text);

export const emailIntentSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("send"), ...text }),
  z.object({ intent: z.literal("retry"), mailId: z.string().min(1).max(64) }),
]);

/** A mail is usually sent within a second or two; the response waits for it, to report the result. */
const WAIT_MS = 4 * SECOND;

type EmailContext = ActionContext & { context: AppLoadContext; leadId: string };

/** Sends a new message to a lead, or retries a failed one. */
export async function sendEmail(action: EmailContext) {
  const { form, db, now, leadId } = action;
  const { input, invalid } = parseForm(form, emailIntentSchema);
  if (invalid) return invalid;
  if (input.intent === "retry") {
    return deliver(action, async () => {
      const retry = await retryMail(db, { id: input.mailId, leadId }, now);
      return { mailId: input.mailId, entry: retry.kind === "queued" ? retry.entry : null };
    });
  }
  if (input.subject === "" || input.body === "") return invalidForm(form, {}, MISSING_EMAIL_PARTS);
  return deliver(action, (lead) => queueEmail(action, lead, input));
}

type Queued = { mailId: string; entry: OutboxEntry | null };
/** A sentence for each field with a name in braces that stands for nothing. */
type Misspelled = { fieldErrors: Record<string, string[]> };

async function queueEmail(
  { form, context, db, actor, now }: EmailContext,
  lead: Lead,
  text: EmailText,
): Promise<Queued | Misspelled> {
  const company = await context.company();
  const values = mergeValuesOf(lead, await sharedMergeValues(context));
  const fieldErrors = misspelledIn(text, values);
  if (Object.keys(fieldErrors).length > 0) return { fieldErrors };
  const sender = {
    fromAddress: company.mailFrom,
    fromName: company.teamName,
    salesAddress: company.salesEmail,
    siteUrl: context.env.SITE_URL,
  };
  const subject = fillMergeFields(text.subject, values);
  const body = fillMergeFields(text.body, values);
  return queueLeadEmail(db, { id: submissionId(form), lead, subject, body, sender, actor }, now);
}

function misspelledIn(text: EmailText, values: MergeValues): Misspelled["fieldErrors"] {
  return Object.fromEntries(
    Object.entries(text).flatMap(([name, part]) => {
      const unknown = unknownMergeFields(part, values);
      return unknown.length === 0
        ? []
        : [
            [
              name,
              [`Nothing fills in ${unknown.join(", ")}. Use a name from the list, or leave out the braces.`],
            ],
          ];
    }),
  );
}

/** The merge values that do not come from the lead. */
export async function sharedMergeValues({ env, company }: AppLoadContext) {
  return { team: (await company()).teamName, demoLink: `${env.SITE_URL}/book-now` };
}

function deliver(action: EmailContext, queue: (lead: Lead) => Promise<Queued | Misspelled>) {
  const { context, db, leadId } = action;
  return makeChange<Delivery>(action, {
    failure: SEND_FAILURE,
    backTo: leadPath(leadId),
    onOwnPage: true,
    change: async () => {
      const lead = await requireLead(db, leadId);
      const queued = await queue(lead);
      if ("fieldErrors" in queued) {
        const [sentence = null] = Object.values(queued.fieldErrors).flat();
        return { status: 400, toast: failureToast(SEND_FAILURE, sentence), ...queued };
      }
      const { mailId, entry } = queued;
      if (entry) context.dispatch([entry]);
      const delivery = await pollUntilSettled(context.openPrimaryDb, { leadId, mailId, forMs: WAIT_MS });
      if (!delivery) throw new ChangeRefused(404, "This message is no longer here.");
      const toast = deliveryToast(delivery, `${lead.firstName} ${lead.lastName}`);
      const offer = hasSucceeded(delivery) ? offerContacted(lead) : {};
      return { toast: { ...toast, ...offer }, data: delivery };
    },
  });
}
