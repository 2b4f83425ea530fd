import { findSenderProblem } from "../mail/sender-domain";
import { describeTransport } from "../mail/transport.server";
import { toTransportState } from "../mail/transport-state.server";
import type { settings } from "../platform/db/tables";
import type { Env } from "../platform/env.server";
import { formatDateTime } from "../platform/time/time-text";
import type { HealthCheck } from "./health";

/** What jobs last learned of the transport; `row` is that of `TRANSPORT_KEY`. */
export function checkMail(
  row: typeof settings.$inferSelect | undefined,
  env: Env,
  timeZone: string,
): HealthCheck {
  const mail = { name: "Email", part: "mail" } as const;
  if (env.MAIL_TRANSPORT === "outbox") {
    const isRequired = env.MAIL_REQUIRED === "1";
    const detail = isRequired
      ? "No transport is set, but MAIL_REQUIRED is."
      : "No transport is set, nor required.";
    return { ...mail, isHealthy: !isRequired, text: "Stored, not sent", detail };
  }
  const where = `${describeTransport(env)}.`;
  const state = toTransportState(row, env);
  // A server is asked by the next cron, a provider by the first mail.
  if (!state) return { ...mail, isHealthy: null, text: "Not tried yet", detail: where };
  const since = formatDateTime(state.since, timeZone);
  return state.error === null
    ? { ...mail, isHealthy: true, text: "Works", detail: `${where} Known since ${since}.` }
    : { ...mail, isHealthy: false, text: "Failing", detail: `${where} ${since}: ${state.error}` };
}

/** The sender of all mail, if any leaves. */
export function checkSender({ MAIL_TRANSPORT }: Env, from: string): HealthCheck {
  const delivers = MAIL_TRANSPORT !== "outbox";
  const problem = delivers ? findSenderProblem(from) : null;
  return {
    name: "Email sender",
    isHealthy: delivers ? problem === null : null,
    text: problem === null ? from : "Of nobody’s domain",
    detail:
      problem ?? (delivers ? "Its domain needs SPF, DKIM and DMARC (docs/mail.md)." : "No email leaves."),
  };
}
