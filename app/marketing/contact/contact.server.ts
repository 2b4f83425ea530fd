import type { SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import type { AppLoadContext } from "@remix-run/cloudflare";
import { userAgentOf } from "../../analytics/collect/collect.server";
import { CONTACT_TOASTS, type ContactPage, contactPageOf } from "../../copy/contact";
import { allowReceipt, receiptLimits, refundReceipt } from "../../crm/intake/receipt-limit.server";
import { submitContact } from "../../crm/intake/submissions.server";
import { HOUR } from "../../platform/clock";
import { readForm } from "../../platform/http/forms/form.server";
import type { Toast } from "../../platform/http/forms/toast";
import { clientNetwork, hitRateLimitsInTurn } from "../../platform/http/limits/rate-limit.server";
import { logError } from "../../platform/log.server";
import { type ContactForm, contactFormSchema, lacksRequiredField, suspicionOf } from "./contact";
import { conversionsOf } from "./conversion.server";
import { addArrival, checkPerson } from "./person-check.server";

export const CONTACTS_PER_HOUR = 20;

export type ContactOutcome =
  | { sent: true; toast: Toast; page: ContactPage }
  | {
      sent: false;
      status: 400 | 429 | 500;
      toast: Toast;
      fieldErrors: Record<string, string[]>;
      /** Conform's result: the submitted values and their errors. */
      result: SubmissionResult;
      retryAfterSeconds: number | null;
    };

/**
 * Handles a contact form: invalid input comes back with its values, everything else is stored. An internal error is
 * logged here, once, and comes back as status 500 with the values.
 * @throws 405, 413, 415 or 400 if the request is not a form
 */
export async function sendContact(request: Request, context: AppLoadContext): Promise<ContactOutcome> {
  const form = await readForm(request);
  addArrival(form, request);
  const submission = parseWithZod(form, { schema: contactFormSchema });
  if (submission.status !== "success") {
    const toast = lacksRequiredField(form) ? CONTACT_TOASTS.missing : CONTACT_TOASTS.invalid;
    return refused({ status: 400, toast, result: submission.reply() });
  }
  try {
    const { waitSeconds, withReceipt } = await countForm(submission.value, request, context);
    if (waitSeconds > 0) {
      const toast = await tooManyToast(waitSeconds, context);
      return refused({ status: 429, toast, result: submission.reply(), retryAfterSeconds: waitSeconds });
    }
    const check = await checkPerson(submission.value, request, context);
    if (check.refused) {
      return refused({ status: 400, toast: CONTACT_TOASTS.unconfirmed, result: submission.reply() });
    }
    await store(submission.value, { suspicion: check.suspicion, withReceipt }, request, context);
    return { sent: true, toast: CONTACT_TOASTS.sent, page: contactPageOf(submission.value.page) };
  } catch (error) {
    logError("contact.send", error, { reference: context.reference });
    return refused({ status: 500, toast: CONTACT_TOASTS.failed, result: submission.reply() });
  }
}

type Refusal = {
  status: 400 | 429 | 500;
  toast: Toast;
  result: SubmissionResult;
  retryAfterSeconds?: number;
};

function refused({ status, toast, result, retryAfterSeconds }: Refusal): ContactOutcome {
  const fieldErrors = Object.entries(result.error ?? {}).map(([name, errors]) => [name, errors ?? []]);
  return {
    sent: false,
    status,
    toast,
    fieldErrors: Object.fromEntries(fieldErrors),
    result,
    retryAfterSeconds: retryAfterSeconds ?? null,
  };
}

type Counted = {
  /** 0 if the network may send this form. */
  waitSeconds: number;
  /** Null while it is not decided. */
  withReceipt: boolean | null;
};

/**
 * Counts the form against its limits, in one call to the database: its network's, then those of receipts. Where
 * Turnstile is asked, after this, receipts are counted once it has answered, or strangers could use up those of the
 * day.
 */
async function countForm(form: ContactForm, request: Request, context: AppLoadContext): Promise<Counted> {
  const network = {
    scope: "contact",
    subject: clientNetwork(request),
    limit: CONTACTS_PER_HOUR,
    windowMs: HOUR,
  };
  const isDecided = context.env.TURNSTILE_SECRET === undefined && suspicionOf(form).length === 0;
  const receipts = isDecided ? receiptLimits(recipientOf(form, request)) : [];
  const db = context.openPrimaryDb();
  const [[own] = [], ...rest] = await hitRateLimitsInTurn(db, [[network], ...receipts], context.clock());
  return {
    waitSeconds: own?.allowed ? 0 : Math.max(1, own?.retryAfterSeconds ?? 1),
    withReceipt: isDecided ? rest.flat().every(({ allowed }) => allowed) : null,
  };
}

function recipientOf({ businessEmail: email }: ContactForm, request: Request) {
  return { email, network: clientNetwork(request) };
}

type Checked = { suspicion: string[]; withReceipt: boolean | null };

async function store(
  form: ContactForm,
  { suspicion, withReceipt: counted }: Checked,
  request: Request,
  context: AppLoadContext,
): Promise<void> {
  const { page, submissionKey, landingPath, referrer, utm, sessionId, ...rest } = form;
  const { turnstile: _, trap: __, elapsedMs: ___, visit: ____, title: _____, ...fields } = rest;
  const { entries: conversions, visitKey } = conversionsOf(eventsOf(form), form, request, context);
  const db = context.openPrimaryDb();
  const company = await context.company();
  const recipient = recipientOf(form, request);
  const allow = () => allowReceipt(db, recipient, context.clock());
  const withReceipt = suspicion.length === 0 && (counted ?? (await allow()));
  const { outbox, isRepeat } = await submitContact(
    db,
    {
      fields,
      submissionKey,
      pagePath: contactPageOf(page),
      landingPath,
      referrer,
      utm,
      sessionId,
      userAgent: userAgentOf(request),
      visitKey,
      conversions,
      suspicion,
      withReceipt,
    },
    {
      fromAddress: company.mailFrom,
      fromName: company.teamName,
      salesAddress: company.salesEmail,
      siteUrl: context.env.SITE_URL,
    },
    context.clock(),
  );
  context.dispatch(outbox);
  if (isRepeat && withReceipt) await refundReceipt(db, recipient, context.clock());
}

/** The form on /book-now, which stands there while nobody takes demos, also asks for one. */
function eventsOf({ page, title, ...fields }: ContactForm) {
  const path = contactPageOf(page);
  const data = {
    first_name: fields.firstName,
    last_name: fields.lastName,
    company: fields.companyName,
    industry: fields.industry ?? "",
    phone_given: fields.phoneNumber !== "",
  };
  const names = path === "/book-now" ? (["contact_form_submit", "demo_booking"] as const) : FORM_ONLY;
  return names.map((name) => ({ name, path, title: title ?? "", data }));
}

const FORM_ONLY = ["contact_form_submit"] as const;

async function tooManyToast(retryAfterSeconds: number, context: AppLoadContext): Promise<Toast> {
  const minutes = Math.max(1, Math.ceil(retryAfterSeconds / 60));
  const { phone } = await context.company();
  return {
    title: "Too many messages from your network",
    description: `Please try again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}, or call ${phone.label}.`,
    destructive: true,
  };
}
