import type { Env } from "../platform/env.server";
import type { StoredMail } from "./mails.server";

/** How a mail leaves. `delivers` is false for the transport that keeps mails here. */
export type MailTransport = {
  name: Env["MAIL_TRANSPORT"];
  delivers: boolean;
  /** Resolves with the provider's id, or null, once the mail was taken. @throws when it was not */
  send: (mail: StoredMail) => Promise<string | null>;
};
