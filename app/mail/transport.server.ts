import type { Env } from "../platform/env.server";
import type { StoredMail } from "./mails.server";

/** How a mail leaves. `delivers` is false for the transport that keeps mails here. */
export type MailTransport = {
  name: Env["MAIL_TRANSPORT"];
  delivers: boolean;
  /** Resolves with the provider's id, or null, once the mail was taken. @throws when it was not */
  send: (mail: StoredMail) => Promise<string | null>;
};

/** Where mail goes, in words for staff. Names no secret. */
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
