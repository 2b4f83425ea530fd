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

function mailLines({ MAIL_TRANSPORT, MAIL_FROM = "" }: Record<string, string>): string[] {
  if (MAIL_TRANSPORT !== "smtp" && MAIL_TRANSPORT !== "http") {
    return ["Mail is only kept at /admin/mail and reaches nobody: set MAIL_TRANSPORT to smtp or http."];
  }
  const domain = MAIL_FROM.split("@")[1] ?? "";
  return [
    `DNS of ${domain}: the SPF and DKIM records that the mail provider shows for it, and TXT _dmarc.${domain} "v=DMARC1; p=none; rua=mailto:${MAIL_FROM}".`,
  ];
}

function zoneLines({ SITE_URL = "" }: Record<string, string>, projectHost: string): string[] {
  const { hostname } = new URL(SITE_URL);
  if (hostname === projectHost) return [];
  return [
    `Zone of ${hostname}, SSL/TLS, Edge Certificates: Always Use HTTPS on, Minimum TLS Version 1.2.`,
    `Zone of ${hostname}: Email Obfuscation, Rocket Loader and the automatic setup of Web Analytics off.`,
  ];
}

/** What becomes of a site whose host changes, in sentences for its owner; none if it stays, or had none. */
export function describeHostChange(before: string | null, after: string): string[] {
  if (before === null || before === after) return [];
  return [
    `The site moves from ${before} to ${after}.`,
    `Passkeys made at ${before} do not work at ${after}: people sign in by password and add new ones.`,
    `Links in mails already sent lead to ${before}: keep it leading to this site.`,
  ];
}
