import { domainOf } from "./mail";

/** Names that nobody can own (RFC 2606, 6761): mail from there is refused, or goes to spam. */
const NOBODYS = /(?:^|\.)(?:example|test|invalid|localhost|local)$|(?:^|\.)example\.(?:com|net|org)$/i;

/** What is wrong with the sender's address as soon as mail really leaves, as a sentence; null if nothing is known. */
export function findSenderProblem(mailFrom: string): string | null {
  const domain = domainOf(mailFrom);
  if (!NOBODYS.test(domain)) return null;
  return `Email comes from ${mailFrom}, and ${domain} belongs to nobody: email servers refuse it. Set MAIL_FROM to an address of your own domain.`;
}

/** "other": any SMTP server; what to set is then in its own manual. */
export const MAIL_PROVIDERS = ["resend", "mailgun", "other"] as const;
export type MailProvider = (typeof MAIL_PROVIDERS)[number];

/** A record to set in the DNS of the sender's domain. `why` is for people; `value` may name where to find the rest. */
export type DnsRecord = { type: "TXT" | "MX" | "CNAME"; name: string; value: string; why: string };

/**
 * What the sender's domain must say so that its mail arrives. Keys (DKIM) are made by the provider, which shows them
 * once the domain is added there; their place and form are all that is known here. Providers may use other names for
 * accounts in other regions: what their own page shows counts.
 */
export function dnsRecords(mailFrom: string, provider: MailProvider): DnsRecord[] {
  const domain = domainOf(mailFrom).toLowerCase();
  return [...RECORDS[provider](domain), dmarc(domain)];
}

const RETURN_PATH = "takes bounces, which then count as ours (SPF alignment)";
const SPF =
  "says who may send for the domain (SPF). A name has one such record: join it with one that is there";
const DKIM = "signs each mail (DKIM)";

const RECORDS: Record<MailProvider, (domain: string) => DnsRecord[]> = {
  resend: (domain) => [
    {
      ...{ type: "MX", name: `send.${domain}`, why: RETURN_PATH },
      value: "10 feedback-smtp.us-east-1.amazonses.com",
    },
    { type: "TXT", name: `send.${domain}`, value: "v=spf1 include:amazonses.com ~all", why: SPF },
    {
      type: "TXT",
      name: `resend._domainkey.${domain}`,
      value: "p=… (resend.com/domains shows it)",
      why: DKIM,
    },
  ],
  mailgun: (domain) => [
    { type: "TXT", name: domain, value: "v=spf1 include:mailgun.org ~all", why: SPF },
    {
      ...{ type: "TXT", name: `mx._domainkey.${domain}`, why: DKIM },
      value: "k=rsa; p=… (Mailgun’s page of the domain shows name and value)",
    },
  ],
  other: (domain) => [
    {
      type: "TXT",
      name: domain,
      value: "v=spf1 include:… ~all (your mail server’s manual names it)",
      why: SPF,
    },
    { type: "TXT", name: `…._domainkey.${domain}`, value: "v=DKIM1; k=rsa; p=…", why: DKIM },
  ],
};

function dmarc(domain: string): DnsRecord {
  return {
    ...{ type: "TXT", name: `_dmarc.${domain}`, value: `v=DMARC1; p=none; rua=mailto:dmarc@${domain}` },
    why: "asks for reports (DMARC); once they show that all is signed, change p=none to p=quarantine, then p=reject",
  };
}
