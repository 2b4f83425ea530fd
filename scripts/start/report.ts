import type { Env } from "../../app/platform/env.server.ts";
import type { Owner } from "./owner.ts";
import type { Prepared } from "./prepare.ts";
import type { StartSettings } from "./settings.ts";

/** What the user needs to know once everything runs. */
export function report(settings: StartSettings, { env, owner }: Prepared): string[] {
  const local = `http://localhost:${settings.port}`;
  const crons = settings.cronClock ? "fired at their minutes, UTC" : "not fired (CRON_CLOCK=0)";
  return [
    "",
    `  Site         ${local}`,
    `  Back office  ${local}/auth`,
    `  Owner        ${describeOwner(settings, owner)}`,
    `  Mail         ${describeMail(env)}`,
    `  Jobs         http://localhost:${settings.jobsPort}, crons ${crons}`,
    "  Queues       in memory: page views not yet recorded are lost if the program is killed; jobs are not",
    `  State        ${settings.stateDir}`,
    "",
  ];
}

function describeOwner({ owner: { email } }: StartSettings, owner: Owner): string {
  switch (owner.kind) {
    case "link":
      return `nobody yet; within an hour, become it at ${owner.url}`;
    case "provided":
      return `${email}, password as in OWNER_PASSWORD`;
    case "unchanged":
      return "as before (OWNER_EMAIL and OWNER_PASSWORD make another one or set a new password)";
  }
}

function describeMail(env: Env): string {
  if (env.MAIL_TRANSPORT === "smtp") return `sent by SMTP to ${env.SMTP_HOST}:${env.SMTP_PORT}`;
  if (env.MAIL_TRANSPORT === "http") return `sent through ${new URL(env.MAIL_HTTP_URL ?? env.SITE_URL).host}`;
  return "kept in the database, shown at /admin/mail; nothing is sent, and links for accounts are printed here";
}
