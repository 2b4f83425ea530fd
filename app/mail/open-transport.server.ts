import type { Env } from "../platform/env.server";
import { httpTransport } from "./http.server";
import { smtpTransport } from "./smtp.server";
import type { MailTransport } from "./transport.server";

/** The configured transport. */
export function openTransport(env: Env): MailTransport {
  switch (env.MAIL_TRANSPORT) {
    case "outbox":
      return { name: "outbox", delivers: false, send: async () => null };
    case "smtp":
      return smtpTransport(env);
    case "http":
      return httpTransport(env);
  }
}
