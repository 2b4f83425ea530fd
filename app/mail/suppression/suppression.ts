import type { MailKind } from "../mail";

/** Why an address gets no mail of the kinds in `isStopped`. The later ones outweigh the earlier. */
export const SUPPRESSION_REASONS = ["bounced", "unsubscribed", "complained"] as const;
export type SuppressionReason = (typeof SUPPRESSION_REASONS)[number];

export const SUPPRESSION_LABELS = {
  bounced: "Bounced",
  unsubscribed: "Unsubscribed",
  complained: "Complained",
} as const satisfies Record<SuppressionReason, string>;

/** What staff read of the address. */
export const SUPPRESSION_TEXTS = {
  bounced: "Email to this address came back: the mailbox does not exist or takes no email.",
  unsubscribed: "This person has asked for no more email.",
  complained: "This person has reported an email of ours as spam.",
} as const satisfies Record<SuppressionReason, string>;

/**
 * Whether a mail of this kind is not sent to such an address (decision 23). Mails about accounts and demos answer what
 * their recipients have just done. A receipt does too, unless a stranger gave the address.
 */
export function isStopped(kind: MailKind, reason: SuppressionReason): boolean {
  return kind === "crm" || (kind === "lead-receipt" && reason !== "unsubscribed");
}

/** Whether staff may end it. A complaint stands: only the person could take it back. */
export function isLiftable(reason: SuppressionReason): boolean {
  return reason !== "complained";
}

/** The form that every spelling of an address is compared in, as `emailKey` of leads. */
export function addressKey(address: string): string {
  return address.trim().toLowerCase();
}

export const SUPPRESSIONS_PATH = "/admin/mail/suppressed";

/** The list with one address in its search. */
export function suppressionsPath(address: string): string {
  return `${SUPPRESSIONS_PATH}?${new URLSearchParams({ q: address })}`;
}

export const LIFT_FAILURE = { title: "Failed to allow email" } as const;
