/**
 * queued: waiting; sending: given to the transport; sent: taken by the mail server; kept: no transport is
 * configured, the mail stays in this database; failed: every attempt was refused.
 */
export const MAIL_STATES = ["queued", "sending", "sent", "kept", "failed"] as const;
export type MailState = (typeof MAIL_STATES)[number];

export const MAIL_STATE_LABELS = {
  queued: "Queued",
  sending: "Sending",
  sent: "Sent",
  kept: "Kept here",
  failed: "Failed",
} as const satisfies Record<MailState, string>;

export const MAIL_KINDS = ["lead-notice", "lead-receipt", "crm"] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

export const MAIL_KIND_LABELS = {
  "lead-notice": "New lead, to sales",
  "lead-receipt": "Receipt, to the visitor",
  crm: "From a lead's page",
} as const satisfies Record<MailKind, string>;

/** A mail as it is written by a feature. Addresses and subject hold no line breaks: `oneLine` sees to it. */
export type NewMail = {
  /** Made anew when left out. */
  id?: string;
  kind: MailKind;
  to: { address: string; name: string | null };
  from: { address: string; name: string };
  replyTo: string | null;
  subject: string;
  text: string;
  html: string;
  leadId: string | null;
};

/** Text for a mail header: control characters and line breaks become spaces, so that no header can be added. */
export function oneLine(text: string, max = 200): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: removing control characters is the point
  const flat = text.replace(/[\u0000-\u001f\u007f\u2028\u2029]+/g, " ").trim();
  return flat.length > max ? `${flat.slice(0, max - 1)}…` : flat;
}

/** The same for every attempt, so that a receiving server can tell a repetition from a new mail. */
export function messageId(mail: { id: string; fromAddress: string }): string {
  return `<${mail.id}@${mail.fromAddress.split("@").at(-1)}>`;
}
