import type { Env } from "../../app/platform/env.server.ts";
import type { Prepared } from "./prepare.ts";
import type { StartSettings } from "./settings.ts";

/** What the user needs to know once everything runs. */
export function report(settings: StartSettings, { env, ownerPassword }: Prepared): string[] {
  const password = {
    generated: () =>
      `password ${ownerPassword.kind === "generated" ? ownerPassword.password : ""} (shown this once)`,
    provided: () => "password as in OWNER_PASSWORD",
    unchanged: () => "password as before (OWNER_PASSWORD=… sets a new one)",
  };
  const local = `http://localhost:${settings.port}`;
  const crons = settings.cronClock ? "fired at their minutes, UTC" : "not fired (CRON_CLOCK=0)";
  return [
    "",
    `  Site         ${local}`,
    `  Back office  ${local}/auth`,
    `  Owner        ${settings.owner.email}, ${password[ownerPassword.kind]()}`,
    `  Mail         ${describeMail(env)}`,
    `  Jobs         http://localhost:${settings.jobsPort}, crons ${crons}`,
    "  Queues       in memory: page views not yet recorded are lost if the program is killed; jobs are not",
    `  State        ${settings.stateDir}`,
    "",
  ];
}

function describeMail(env: Env): string {
  if (env.MAIL_TRANSPORT === "smtp") return `sent by SMTP to ${env.SMTP_HOST}:${env.SMTP_PORT}`;
  if (env.MAIL_TRANSPORT === "http") return `sent through ${new URL(env.MAIL_HTTP_URL ?? env.SITE_URL).host}`;
  return "kept in the database, shown at /admin/mail; nothing is sent";
}
