import type { AppLoadContext } from "@remix-run/cloudflare";
import { DAY } from "../../platform/clock";
import type { Db } from "../../platform/db/database.server";
import type { Toast } from "../../platform/http/forms/toast";
import {
  clientNetwork,
  hitRateLimits,
  type RateLimit,
  refundHit,
} from "../../platform/http/limits/rate-limit.server";

/** Moves by visitors a UTC day: each mails the host, and frees and takes times. */
export const MOVES_PER_DAY = { booking: 5, network: 20 } as const;

type Mover = { db: Db; bookingId: string; request: Request; context: AppLoadContext };

/** Counts a move. Returns what to tell the visitor if it is one too many, otherwise null. */
export async function hitMoveLimit({ db, bookingId, request, context }: Mover): Promise<Toast | null> {
  const limits = [ofBooking(bookingId), limitOf("network", clientNetwork(request))];
  const [booking, network] = await hitRateLimits(db, limits, context.clock());
  if (booking?.allowed && network?.allowed) return null;
  const { phone } = await context.company();
  return {
    title: booking?.allowed
      ? "Demos were moved often from your network today"
      : "This demo was moved often today",
    description: `It stays at its time. Call us at ${phone.label} to move it again.`,
    destructive: true,
  };
}

/** A time that somebody else took moves nothing, so it does not count against the booking. */
export async function refundMove(db: Db, bookingId: string, now: Date): Promise<void> {
  for (const statement of await refundHit(db, ofBooking(bookingId), now)) await statement;
}

function ofBooking(id: string): RateLimit {
  return limitOf("booking", id);
}

function limitOf(scope: keyof typeof MOVES_PER_DAY, subject: string): RateLimit {
  return { scope: `move.${scope}`, subject, limit: MOVES_PER_DAY[scope], windowMs: DAY };
}
