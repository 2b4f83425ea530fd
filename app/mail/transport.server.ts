import type { Env } from "../platform/env.server";
import type { StoredMail } from "./mails.server";

/** How a mail leaves. `delivers` is false for the transport that keeps mails here. */
export type MailTransport = {
  name: Env["MAIL_TRANSPORT"];
  delivers: boolean;
  /** Resolves with the provider's id, or null, once the mail was taken. @throws when it was not */
  send: (mail: StoredMail) => Promise<string | null>;
};

/** The configured transport. Loaded on demand: the mail client is large and most invocations need none. */
export async function openTransport(env: Env): Promise<MailTransport> {
  switch (env.MAIL_TRANSPORT) {
    case "outbox":
      return { name: "outbox", delivers: false, send: async () => null };
    case "smtp":
      return (await import("./smtp.server")).smtpTransport(env);
    case "http":
      return (await import("./http.server")).httpTransport(env);
  }
}

/** The same for every attempt, so that a receiving server can tell a repetition from a new mail. */
export function messageId(mail: StoredMail): string {
  return `<${mail.id}@${mail.fromAddress.split("@").at(-1)}>`;
}
