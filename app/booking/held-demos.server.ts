import { and, asc, eq, isNull } from "drizzle-orm";
import { composeIntake } from "../crm/intake/intake-statements.server";
import { leads } from "../crm/tables";
import { type Actor, insertAudit } from "../platform/db/audit.server";
import { requireChange, runIfChanged } from "../platform/db/change.server";
import { type Db, isUniqueViolation } from "../platform/db/database.server";
import { newId, sha256 } from "../platform/ids";
import { insertOutbox, type OutboxEntry } from "../platform/jobs/outbox.server";
import { zoneName } from "../platform/time/zones";
import { type DemoRequest, endOf, guestOf } from "./booking";
import { bookDemo, intakeOf } from "./bookings.server";
import type { BookingSender } from "./mails/booking-mails.server";
import { heldDemos } from "./tables";
import { whenText } from "./times";

type HoldInput = { request: DemoRequest; suspicion: string[]; siteUrl: string };

/**
 * Stores a demo that staff are to look at, with lead, form and events as if it was booked; the same form only once.
 * Returns what to dispatch.
 */
export async function holdDemo(
  db: Db,
  { request, suspicion, siteUrl }: HoldInput,
  now: Date,
): Promise<OutboxEntry[]> {
  const { start, timeZone, topic } = request;
  const when = `${whenText(timeZone, start, endOf(start))} (${timeZone})`;
  const wish = [`Wants a demo: ${when}`, request.note].filter(Boolean).join("\n\n");
  const title = "Asked for a demo, which waits in spam review";
  const intake = composeIntake(
    db,
    intakeOf(
      { ...request, note: wish },
      {
        activity: { activityType: "note", title, description: wish },
        first: null,
        suspicion,
        siteUrl,
        key: await heldKey(request, now),
        now,
      },
    ),
  );
  const row = {
    ...{ id: newId(), leadId: intake.leadId, ...guestOf(request), topic, timeZone },
    startsAt: start.toISOString(),
    reason: suspicion.join("; "),
    createdAt: now.toISOString(),
  };
  try {
    await db.batch([
      intake.lead,
      intake.form,
      db.insert(heldDemos).values(row),
      ...intake.more,
      ...request.conversions.map((entry) => insertOutbox(db, entry, now)),
    ]);
    return request.conversions;
  } catch (error) {
    if (!isUniqueViolation(error, "submission_key")) throw error;
    return [];
  }
}

/** A form without a key is the same one as long as its day and its content are. */
function heldKey(request: DemoRequest, now: Date): Promise<string> {
  const occasion = request.submissionKey ?? now.toISOString().slice(0, 10);
  return sha256(JSON.stringify(["held", occasion, guestOf(request), request.start]));
}

const SHOWN = 50;

/** The demos that wait, oldest first, each with its lead, which may be in spam review itself; for a batch. */
export function listHeldDemos(db: Db) {
  const { id, firstName, lastName, companyName, businessEmail, projectDescription, quarantineReason } = leads;
  return db
    .select({
      demo: heldDemos,
      lead: { id, firstName, lastName, companyName, businessEmail, projectDescription, quarantineReason },
    })
    .from(heldDemos)
    .innerJoin(leads, eq(leads.id, heldDemos.leadId))
    .where(isNull(leads.deletedAt))
    .orderBy(asc(heldDemos.createdAt), asc(heldDemos.id))
    .limit(SHOWN);
}
export type HeldDemo = Awaited<ReturnType<typeof listHeldDemos>>[number]["demo"];

/** When a held demo would be, as its guest chose it. */
export function heldDemoText({ startsAt }: Pick<HeldDemo, "startsAt">, zone: string): string {
  const start = new Date(startsAt);
  return `${whenText(zone, start, endOf(start))}, ${zoneName(zone)}`;
}

type Approved = { leadId: string; actor: Actor; sender: BookingSender };

/** Books what a lead's held demos ask for, without any limits. Those whose time is taken stay held. */
export async function bookHeldDemos(
  db: Db,
  { leadId, actor, sender }: Approved,
  now: Date,
): Promise<{ booked: number; taken: number; outbox: OutboxEntry[] }> {
  const result: { booked: number; taken: number; outbox: OutboxEntry[] } = {
    booked: 0,
    taken: 0,
    outbox: [],
  };
  for (const demo of await db.select().from(heldDemos).where(eq(heldDemos.leadId, leadId))) {
    const alongside = [
      db.delete(heldDemos).where(eq(heldDemos.id, demo.id)),
      requireChange(db),
      insertAudit(db, auditOf(demo, actor, "booking.accept"), now),
    ];
    const made = await bookDemo(db, requestOf(demo), sender, now, { alongside, actorId: actor.id });
    if (made.kind === "booked") result.outbox.push(...made.outbox);
    // The guest got this time in the meantime, through another staff member or another form.
    const isDone = made.kind === "booked" || (made.kind === "taken" && made.own !== null);
    if (made.kind === "taken" && made.own !== null)
      await db.delete(heldDemos).where(eq(heldDemos.id, demo.id));
    result[isDone ? "booked" : "taken"] += 1;
  }
  return result;
}

/** Drops a lead's held demos; returns whether there were any. */
export async function declineHeldDemos(
  db: Db,
  { leadId, actor }: Pick<Approved, "leadId" | "actor">,
  now: Date,
): Promise<boolean> {
  const demos = await db.select().from(heldDemos).where(eq(heldDemos.leadId, leadId));
  for (const demo of demos) {
    const drop = db.delete(heldDemos).where(and(eq(heldDemos.id, demo.id), eq(heldDemos.leadId, leadId)));
    await runIfChanged(db, drop, [insertAudit(db, auditOf(demo, actor, "booking.decline"), now)]);
  }
  return demos.length > 0;
}

function auditOf({ id, startsAt, reason }: HeldDemo, actor: Actor, action: string) {
  return { actor, action, entity: "booking", entityId: id, before: { startsAt, reason } };
}

/** Its lead and form are stored, with what is known of the visit. */
function requestOf(demo: HeldDemo): DemoRequest {
  const unknown = { landingPath: null, referrer: null, utm: null, sessionId: null, visitKey: null };
  const counted = { userAgent: "", conversions: [] };
  const sent = { network: "", submissionKey: null, pagePath: "/book-now" };
  return { ...demo, start: new Date(demo.startsAt), ...sent, ...unknown, ...counted };
}
