import { and, count, desc, eq, ne } from "drizzle-orm";
import { z } from "zod";
import { PASSWORD_CHANGE } from "../auth/password/change-password.server";
import { isLive } from "../auth/sessions/sessions.server";
import { profiles, sessions } from "../auth/tables";
import type { Db } from "../platform/db/database.server";
import { auditLog } from "../platform/db/tables";
import { type ActionContext, makeChange, parseForm } from "../platform/http/forms/action-result.server";
import { textField } from "../platform/http/forms/form-fields";
import { isTimeZone } from "../platform/time/zones";
import { mapProfileFields, PROFILE_FAILURES, PROFILE_SAVED, type ProfileField } from "./profile";
import { SETTINGS_PATH } from "./sections";

const profileSchema = z.object(mapProfileFields("name", schemaOf));
type ProfileInput = z.infer<typeof profileSchema>;

function schemaOf({ label, max, control }: ProfileField) {
  const text = textField(max, label);
  if (control !== "time-zone") return text.default("");
  return text.refine((zone) => zone === "" || isTimeZone(zone), "Choose a time zone of the list").default("");
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
