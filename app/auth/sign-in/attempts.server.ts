import type { AppLoadContext } from "@remix-run/cloudflare";
import { HOUR, MINUTE } from "../../platform/clock";
import { insertAudit } from "../../platform/db/audit.server";
import type { Db, Statement } from "../../platform/db/database.server";
import { type Attempt, countAttempt, forgiveAttempt } from "../../platform/http/limits/attempts.server";
import {
  clientNetwork,
  hitRateLimit,
  type RateLimit,
  refundHit,
} from "../../platform/http/limits/rate-limit.server";
import { logError } from "../../platform/log.server";
import { deviceName } from "../sessions/device-name.server";

/** Attempts from one network, on any account. */
const NETWORK = { scope: "sign-in.network", limit: 30, windowMs: 15 * MINUTE } as const;

type Tried = { scope: "sign-in" | "factor"; account: string; knowsDevice: boolean; deviceHash: string };

/** An attempt that was counted; `forgive` are the statements of its success. */
export type CountedAttempt = { wait: number; forgive: () => Promise<Statement[]> };

/**
 * Counts an attempt before anything is hashed: first against the network, only then against the account from there. A
 * browser that the account knows is counted separately, so that a hostile neighbor cannot lock its person out.
 */
export async function countTry(db: Db, request: Request, tried: Tried, now: Date): Promise<CountedAttempt> {
  const network = clientNetwork(request);
  const limit: RateLimit = { ...NETWORK, subject: network };
  const attempt: Attempt = {
    scope: tried.scope,
    account: tried.account,
    isKnown: tried.knowsDevice,
    from: tried.knowsDevice ? `device ${tried.deviceHash}` : network,
  };
  const forgive = async () => {
    const forgiven = await forgiveAttempt(db, attempt);
    return tried.knowsDevice ? forgiven : [...forgiven, ...(await refundHit(db, limit, now))];
  };
  if (!tried.knowsDevice) {
    const hit = await hitRateLimit(db, limit, now);
    if (!hit.allowed) return { wait: hit.retryAfterSeconds, forgive };
  }
  return { wait: await countAttempt(db, attempt, now), forgive };
}

/** Rows that refused sign-ins may add to the audit: per account and network, and in all. */
const AUDITED_PAIR = { scope: "sign-in.audit-pair", limit: 3, windowMs: HOUR } as const;
const AUDITED = { scope: "sign-in.audit", subject: "all", limit: 200, windowMs: HOUR } as const;

/**
 * Records a refused sign-in after the response. What was typed is not recorded: for an unknown account it may be a
 * password.
 */
export function recordRefusal(
  db: Db,
  { request, context }: { request: Request; context: AppLoadContext },
  refused: { account: string; userId: string | null; why: string },
): void {
  const record = async () => {
    const now = context.clock();
    const subject = `${refused.account}|${clientNetwork(request)}`;
    if (!(await hitRateLimit(db, { ...AUDITED_PAIR, subject }, now)).allowed) return;
    if (!(await hitRateLimit(db, AUDITED, now)).allowed) return;
    const { country, region } = context.origin;
    const device = deviceName(request.headers.get("User-Agent"));
    await insertAudit(
      db,
      {
        actor: { id: null, label: "Sign-in" },
        action: "auth.refused",
        entity: "user",
        entityId: refused.userId ?? "unknown",
        after: { why: refused.why, device, country, region },
      },
      now,
    );
  };
  context.waitUntil(record().catch((error: unknown) => logError("auth.audit", error)));
}
