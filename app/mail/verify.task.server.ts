import { eq } from "drizzle-orm";
import { HOUR, isoAfter, MINUTE, SECOND } from "../platform/clock";
import { settings } from "../platform/db/tables";
import type { JobContext } from "../platform/jobs/job-context.server";
import { verifySmtp } from "./smtp.server";
import { noteCheck, TRANSPORT_KEY, toTransportState } from "./transport-state.server";

/** A little less than an hour, since crons are late by some seconds. */
const INTERVAL = HOUR - MINUTE;
/** Other tasks of the cron wait for it. */
const LIMITS = { beforeText: 20 * SECOND, afterText: 0, goodbye: SECOND };

/** Once an hour, whether the SMTP server can be reached and takes our login. Never rejects because of the server. */
export async function verifyTransport({ db, env, company, clock }: JobContext): Promise<void> {
  if (env.MAIL_TRANSPORT !== "smtp") return;
  const [row] = await db
    .select({ value: settings.value, updatedAt: settings.updatedAt })
    .from(settings)
    .where(eq(settings.key, TRANSPORT_KEY));
  const state = toTransportState(row, env);
  if (state && state.since > isoAfter(clock(), -INTERVAL)) return;
  const { mailFrom } = await company();
  const error = await verifySmtp(env, mailFrom, LIMITS).then(
    () => null,
    (reason: unknown) => reason,
  );
  await noteCheck(db, env.MAIL_TRANSPORT, error, clock());
}
