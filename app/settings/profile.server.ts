import { and, count, desc, eq, ne } from "drizzle-orm";
import { z } from "zod";
import { PASSWORD_CHANGE } from "../auth/password/change-password.server";
import { isLive } from "../auth/sessions/sessions.server";
import { profiles, sessions } from "../auth/tables";
import { saveZoneAnswer } from "../auth/users.server";
import type { Db } from "../platform/db/database.server";
import { auditLog } from "../platform/db/tables";
import {
  type ActionContext,
  makeChange,
  parseForm,
  requireInput,
} from "../platform/http/forms/action-result.server";
import { lineField, textField } from "../platform/http/forms/form-fields";
import { isTimeZone } from "../platform/time/zones";
import { mapProfileFields, PROFILE_FAILURES, PROFILE_SAVED, type ProfileField } from "./profile";
import { SETTINGS_PATH } from "./sections";

const zoneText = lineField(100, "Time zone").refine(
  (zone) => zone === "" || isTimeZone(zone),
  "Choose a time zone of the list",
);
const profileSchema = z.object(mapProfileFields("name", schemaOf));
const digestSchema = z.object({ on: z.enum(["true", "false"]).transform((on) => on === "true") });
const zoneAnswerSchema = z.object({ time_zone: zoneText });
type ProfileInput = z.infer<typeof profileSchema>;

function schemaOf({ label, max, control }: ProfileField) {
  const field = control === "text-area" ? textField : lineField;
  return (control === "time-zone" ? zoneText : field(max, label)).default("");
}

type SessionKey = { userId: string; tokenHash: string };

/**
 * A person's own profile, which is made if it is missing, with the number of the other sessions and the time of the
 * last change of the password: one round trip.
 */
export async function openProfile(db: Db, { userId, tokenHash }: SessionKey, now: Date) {
  const [, [profile], [others], [changed]] = await db.batch([
    db.insert(profiles).values({ userId }).onConflictDoNothing(),
    db.select().from(profiles).where(eq(profiles.userId, userId)),
    db
      .select({ total: count() })
      .from(sessions)
      .where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, tokenHash), isLive(now))),
    db
      .select({ at: auditLog.createdAt })
      .from(auditLog)
      .where(
        and(eq(auditLog.entity, "user"), eq(auditLog.entityId, userId), eq(auditLog.action, PASSWORD_CHANGE)),
      )
      .orderBy(desc(auditLog.createdAt))
      .limit(1),
  ]);
  if (!profile) throw new Error("The profile is missing right after it was made");
  return { profile, otherSessions: others?.total ?? 0, passwordChangedAt: changed?.at ?? null };
}
export type Profile = Awaited<ReturnType<typeof openProfile>>["profile"];

/** Stores the form in the person's own profile; empty fields as null. */
export async function saveProfile(db: Db, userId: string, input: ProfileInput, now: Date): Promise<void> {
  const values = mapProfileFields("column", ({ name }) => input[name] || null);
  const row = { ...values, updatedAt: now.toISOString() };
  await db
    .insert(profiles)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: profiles.userId, set: row });
}

/** Stores the form in the profile of the person who sent it; the form cannot name another one. */
export function saveOwnProfile(sent: ActionContext) {
  const { input, invalid } = parseForm(sent.form, profileSchema);
  if (invalid) return invalid;
  return makeChange(sent, {
    failure: PROFILE_FAILURES.save,
    backTo: SETTINGS_PATH,
    onOwnPage: true,
    change: async () => {
      await saveProfile(sent.db, sent.actor.id, input, sent.now);
      return { toast: PROFILE_SAVED };
    },
  });
}

/** Turns the person's mail of the morning on or off. */
export function switchDigest(sent: ActionContext) {
  const { on } = requireInput(sent.form, digestSchema);
  return makeChange(sent, {
    failure: PROFILE_FAILURES.digest,
    backTo: SETTINGS_PATH,
    change: async () => {
      const row = { wantsDigest: on };
      await sent.db
        .insert(profiles)
        .values({ userId: sent.actor.id, ...row })
        .onConflictDoUpdate({ target: profiles.userId, set: row });
      return { toast: { title: on ? "The daily digest is on" : "The daily digest is off" } };
    },
  });
}

/** Stores whether the person takes the browser's zone or keeps the company's: they are asked once. */
export function answerZoneOffer(sent: ActionContext) {
  const { time_zone: zone } = requireInput(sent.form, zoneAnswerSchema);
  return makeChange(sent, {
    failure: PROFILE_FAILURES.zone,
    backTo: SETTINGS_PATH,
    change: async () => {
      await saveZoneAnswer(sent.db, sent.actor.id, zone || null, sent.now);
      return { toast: zone ? { title: `Times are now those of ${zone.replaceAll("_", " ")}` } : null };
    },
  });
}
