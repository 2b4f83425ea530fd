import type { Attachment } from "./attachment";

/**
 * queued: waiting, or being sent; sent: accepted by the mail server; kept: no transport is configured, so the mail
 * stays in this database; failed: refused for good, or never accepted in two days; suppressed: not sent, since the
 * recipient wants none; bounced, complained: the provider said so after it was sent.
 */
export const MAIL_STATES = [
  "queued",
  "sent",
  "kept",
  "failed",
  "suppressed",
  "bounced",
  "complained",
] as const;
export type MailState = (typeof MAIL_STATES)[number];

/** By which the demo's mails are said to have been sent: there is no such transport, and nothing was. */
export const DEMO_TRANSPORT = "demo";

/** No attempt follows in these states, not even a retry by staff. */
export const ENDED_STATES: readonly MailState[] = ["sent", "kept", "suppressed", "bounced", "complained"];

/** Nobody tells us of a delivery, so the best that a mail can be is sent. */
export const MAIL_STATE_LABELS = {
  queued: "Waiting",
  sent: "Sent",
  kept: "Not sent (stored)",
  failed: "Not delivered",
  suppressed: "Not sent (unwanted)",
  bounced: "Not delivered",
  complained: "Marked as spam",
} as const satisfies Record<MailState, string>;

export const MAIL_KINDS = ["lead-notice", "lead-receipt", "crm", "account", "booking"] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

export const MAIL_KIND_LABELS = {
  "lead-notice": "New lead, to sales",
  "lead-receipt": "Receipt, to the visitor",
  crm: "Written to a lead",
  account: "To staff",
  booking: "About a demo",
} as const satisfies Record<MailKind, string>;

/** What tells automatic answerers not to answer (RFC 3834); null for a mail that a person wrote. */
const AUTO_SUBMITTED = {
  "lead-notice": "auto-generated",
  "lead-receipt": "auto-replied",
  crm: null,
  account: "auto-generated",
  booking: "auto-generated",
} as const satisfies Record<MailKind, string | null>;

/** Whether nobody but the recipient may read the text: it can hold a link that signs in. */
export function isConfidential({ kind }: { kind: MailKind }): boolean {
  return kind === "account";
}

/** Whether it is somebody's mail of the morning, which its reader can end. */
export function isDigest({ kind, userId }: { kind: MailKind; userId: string | null }): boolean {
  return kind === "account" && userId !== null;
}

/** A mail to send. Addresses and subject must go through `oneLine`. */
export type NewMail = {
  /** Generated if omitted. */
  id?: string;
  kind: MailKind;
  to: { address: string; name: string | null };
  from: { address: string; name: string };
  replyTo: string | null;
  subject: string;
  text: string;
  html: string;
  leadId: string | null;
  /** Who wrote it to a lead, or whose morning's mail it is. */
  userId?: string;
  attachment?: Attachment;
  /** ISO time from which on the mail is of no use: it is then given up instead of tried again. */
  until?: string;
};

/** Text for a mail header: replaces line breaks and control characters with spaces, against header injection. */
export function oneLine(text: string, max = 200): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: removing control characters is the point
  const flat = text.replace(/[\u0000-\u001f\u007f\u2028\u2029]+/g, " ").trim();
  return flat.length > max ? `${flat.slice(0, max - 1)}…` : flat;
}

export function domainOf(address: string): string {
  return address.slice(address.lastIndexOf("@") + 1);
}

type Headed = { id: string; kind: MailKind; fromAddress: string; unsubscribeUrl?: string };

/** Stable across attempts, so that a receiving server can recognize a duplicate. */
export function messageId({ id, fromAddress }: Headed): string {
  return `<${id}@${domainOf(fromAddress)}>`;
}

/** The headers of its own that a mail has beside its Message-ID. */
export function ownHeaders({ kind, unsubscribeUrl }: Headed): Record<string, string> {
  const auto = AUTO_SUBMITTED[kind];
  return {
    ...(auto === null ? {} : { "Auto-Submitted": auto }),
    ...(unsubscribeUrl === undefined ? {} : oneClick(unsubscribeUrl)),
  };
}

/** One click in the mail program unsubscribes, without a page (RFC 8058). */
function oneClick(url: string): Record<string, string> {
  return { "List-Unsubscribe": `<${url}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}
