import { isSecretAddress, isUntracked, MAIL_PARAMETER } from "../platform/http/own-paths";
import { ADDRESS, escapeHtml } from "./html";
import type { MailKind } from "./mail";

/** The kinds that lead to a person outside; a notice to staff is none of them. */
const TAGGED: readonly MailKind[] = ["crm", "lead-receipt", "booking"];
/** In our HTML, where a quote in a text is `&quot;`. */
const HREF = /(?<=<a href=")[^"]+(?=")/g;

type Written = { id: string; kind: MailKind; leadId: string | null; text: string; html: string };

/**
 * A lead's mail as it is sent: its links to our pages name it, so that the lead's timeline knows the visits they bring.
 * The id tells a stranger nothing and opens nothing. Secret addresses and pages without tracking stay as they are.
 */
export function withTaggedLinks<Mail extends Written>(mail: Mail, siteUrl: string): Mail {
  if (mail.leadId === null || !TAGGED.includes(mail.kind)) return mail;
  const { origin } = new URL(siteUrl);
  const tagged = (address: string) => taggedAddress(address, origin, mail.id);
  return {
    ...mail,
    text: mail.text.replace(ADDRESS, tagged),
    html: mail.html.replace(HREF, (href) => escapeHtml(tagged(href.replaceAll("&amp;", "&")))),
  };
}

function taggedAddress(address: string, origin: string, mailId: string): string {
  const url = URL.parse(address);
  if (url?.origin !== origin || isUntracked(url.pathname) || isSecretAddress(url.pathname)) return address;
  url.searchParams.set(MAIL_PARAMETER, mailId);
  return url.href;
}
