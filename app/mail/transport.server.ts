import type { Env } from "../platform/env.server";
import type { StoredMail } from "./mails.server";

/** `delivers` is false for the transport that keeps mail in the database. */
export type MailTransport = {
  name: Env["MAIL_TRANSPORT"];
  delivers: boolean;
  /** Resolves to the provider's id, or null, once the mail is accepted. @throws if it is not */
  send: (mail: StoredMail) => Promise<string | null>;
};

/** Where mail goes, in words for staff. Contains no secrets. */
export function describeTransport(env: Env): string {
  switch (env.MAIL_TRANSPORT) {
    case "outbox":
      return "Kept here: no mail transport is configured";
    case "smtp":
      return `Sent by SMTP through ${env.SMTP_HOST}:${env.SMTP_PORT}`;
    case "http":
      return `Sent through the mail provider at ${new URL(env.MAIL_HTTP_URL ?? "").host}`;
  }
}
