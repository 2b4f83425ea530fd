import { env } from "cloudflare:workers";
import type { DemoRequest, Guest } from "../../app/booking/booking";
import { type BookingSender, bookingSender } from "../../app/booking/mails/booking-mails.server";
import { readCompany } from "../../app/platform/company.server";
import { readEnv } from "../../app/platform/env.server";
import { readLinkKey } from "../../app/platform/signed-link.server";
import { database } from "./staff";
import { clearTables, rawEnv } from "./workers-env";

/** A Tuesday morning in Chicago. */
export const BOOKED_AT = new Date("2026-03-10T14:00:00.000Z");
/** Wednesday, 10:00 AM in Chicago. */
export const START = new Date("2026-03-11T15:00:00.000Z");

/** Whoever has the booking's link. */
export const VISITOR = { network: "203.0.113.7" };

export async function clearBookings(): Promise<void> {
  const tables = [
    "held_demos",
    "bookings",
    "busy_times",
    "booking_hosts",
    "mails",
    "outbox",
    "deals",
    "lead_submissions",
  ];
  await clearTables(...tables, "leads", "sessions", "users", "settings", "rate_limits", "audit_log");
}

export async function testSender(settings: Record<string, string> = {}): Promise<BookingSender> {
  const settled = readEnv(rawEnv(settings));
  const company = await readCompany(database(), settled);
  return bookingSender(company, settled.SITE_URL, await readLinkKey(database(), BOOKED_AT));
}

export function demoRequest(part: Partial<Guest> = {}, start: Date = START): DemoRequest {
  return {
    name: "Dana Reyes",
    email: "dana@harborauto.example",
    company: "Harbor Auto",
    phone: "(414) 555-0118",
    note: "Three rooftops.",
    ...part,
    start,
    timeZone: "America/New_York",
    // Everybody is somewhere else.
    network: `network of ${part.email ?? "dana"}`,
    submissionKey: null,
    topic: "Your sample card",
    ...{ pagePath: "/book-now", landingPath: "/direct-mail", referrer: null, utm: null, sessionId: null },
    ...{ userAgent: "Mozilla/5.0", visitKey: null, conversions: [] },
  };
}

/** Settings of a host, with defaults. */
export async function putHost(
  userId: string,
  part: {
    isActive?: number;
    timeZone?: string;
    week?: unknown;
    cap?: number;
    busyUrl?: string;
    secret?: string;
  } = {},
): Promise<void> {
  const day = { from: 540, to: 1080 };
  const week = part.week ?? [day, day, day, day, day, null, null];
  await env.DB.prepare(
    `insert into booking_hosts (user_id, is_active, name, time_zone, week, daily_cap, feed_secret, busy_url, updated_at)
      values (?, ?, 'Tom Reilly', ?, ?, ?, ?, ?, ?)`,
  )
    .bind(
      userId,
      part.isActive ?? 1,
      part.timeZone ?? "America/Chicago",
      JSON.stringify(week),
      part.cap ?? 8,
      part.secret ?? userId,
      part.busyUrl ?? null,
      BOOKED_AT.toISOString(),
    )
    .run();
}
