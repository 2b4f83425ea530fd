import { dnsRecords, MAIL_PROVIDERS } from "../../../app/mail/sender-domain.ts";
import { type Deployment, say } from "../deployment.ts";

/** What is done outside of this account's API, or by a person's decision. */
export function sayLeftToDo(deployment: Deployment): void {
  const { environment, vars, projectHost, isDomainActive } = deployment;
  const lines = environment === "preview" ? [] : [...mailLines(vars), ...zoneLines(vars, projectHost)];
  if (!isDomainActive) {
    const host = new URL(vars.SITE_URL ?? "").hostname;
    lines.unshift(
      `DNS: CNAME ${host} → ${projectHost}, proxied (in a zone of this account: Pages, Custom domains, Activate). Then run this again.`,
    );
  }
  if (lines.length > 0) say(`\nLeft for you to do, once:\n${lines.map((line) => `  - ${line}`).join("\n")}`);
  say(
    "\nA month costs $5 (Workers Paid) up to some 250,000 page views, and about $6 at a million: docs/scale.md.",
  );
}

function mailLines(vars: Record<string, string>): string[] {
  const { MAIL_TRANSPORT, MAIL_FROM = "", SMTP_HOST, MAIL_HTTP_URL } = vars;
  if (MAIL_TRANSPORT !== "smtp" && MAIL_TRANSPORT !== "http") {
    return [
      "Mail is only kept at /admin/mail and reaches nobody: set MAIL_TRANSPORT to smtp or http in deploy/production.json (docs/mail.md).",
    ];
  }
  const provider = MAIL_PROVIDERS.find((name) => `${SMTP_HOST} ${MAIL_HTTP_URL}`.includes(name)) ?? "other";
  return dnsRecords(MAIL_FROM, provider).map(
    ({ type, name, value, why }) => `DNS: ${type} ${name} "${value}": ${why}.`,
  );
}

function zoneLines({ SITE_URL = "" }: Record<string, string>, projectHost: string): string[] {
  const { hostname } = new URL(SITE_URL);
  if (hostname === projectHost) return [];
  return [
    `Zone of ${hostname}, SSL/TLS, Edge Certificates: Always Use HTTPS on, Minimum TLS Version 1.2.`,
    `Zone of ${hostname}: Email Obfuscation, Rocket Loader and the automatic setup of Web Analytics off.`,
  ];
}
