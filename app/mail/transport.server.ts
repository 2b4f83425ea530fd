import type { Env } from "../platform/env.server";
import { FinalFailure } from "../platform/jobs/retries";
import type { MailState } from "./mail";
import type { StoredMail } from "./mails.server";

/** `delivers` is false for the transport that keeps mail in the database. */
export type MailTransport = {
  name: Env["MAIL_TRANSPORT"];
  delivers: boolean;
  /**
   * Resolves to the provider's id, or null, once the mail is accepted.
   * @throws FinalFailure if the mail is refused for good, Unconfirmed if it may have been accepted, another error if it
   * was not
   */
  send: (mail: OutgoingMail) => Promise<string | null>;
};

/** A mail as it leaves; `unsubscribeUrl` is for one that its recipient may end. */
export type OutgoingMail = StoredMail & { unsubscribeUrl?: string };

/** The recipient's server says that it has no such mailbox. */
export class NoSuchMailbox extends FinalFailure {}

/** The whole mail left, but no answer came: only the server knows whether it has it. */
export class Unconfirmed extends Error {}

/** How a mail of the demo data is shown, whatever its state: nothing of it was sent. */
export const DEMO_STATE = { state: "kept", label: "Demo, not sent" } as const satisfies {
  state: MailState;
  label: string;
};

/** Where mail goes, in words for staff. Contains no secrets. */
export function describeTransport(env: Env): string {
  switch (env.MAIL_TRANSPORT) {
    case "outbox":
      return "Stored here and not sent: no email server is set up";
    case "smtp":
      return `Sent by SMTP through ${env.SMTP_HOST}:${env.SMTP_PORT}`;
    case "http":
      return `Sent through the email provider at ${new URL(env.MAIL_HTTP_URL ?? "").host}`;
  }
}
