import { needsCurrentPassword } from "../../auth/password/own-password";
import type { Session } from "../../auth/sessions/sessions.server";
import type { SignedInStaff } from "../../auth/staff";
import type { Db } from "../../platform/db/database.server";
import { failureToast } from "../../platform/http/forms/action-result";
import { logError } from "../../platform/log.server";
import { formatDate } from "../../platform/time/time-text";
import { listTimeZones, zoneLabel } from "../../platform/time/zones";
import { mapProfileFields, PROFILE_FAILURES, savedText } from "../profile";
import { openProfile, type Profile } from "../profile.server";

/** The person's own profile; a toast instead if it cannot be read. */
export async function loadProfile(
  db: Db,
  { staff, tokenHash, createdAt }: Session,
  { now, companyZone }: { now: Date; companyZone: string },
) {
  try {
    const whose = { userId: staff.id, tokenHash };
    const { profile, otherSessions, passwordChangedAt } = await openProfile(db, whose, now);
    return {
      toast: null,
      view: {
        ...toProfileView(profile, staff, now),
        zones: { all: listTimeZones(profile.timeZone ?? ""), company: zoneLabel(companyZone) },
        otherSessions,
        passwordChanged: passwordChangedAt && formatDate(passwordChangedAt, staff.timeZone),
        needsCurrentPassword: needsCurrentPassword(createdAt, now),
      },
    };
  } catch (error) {
    logError("settings.profile", error);
    return { view: null, toast: failureToast(PROFILE_FAILURES.load, null) };
  }
}
export type ProfilePageView = NonNullable<Awaited<ReturnType<typeof loadProfile>>["view"]>;

function toProfileView(profile: Profile, staff: SignedInStaff, now: Date) {
  const { updatedAt } = profile;
  return {
    fields: mapProfileFields("name", ({ column }) => profile[column] ?? ""),
    name: staff.name,
    email: staff.email,
    role: staff.role,
    avatarUrl: profile.avatarUrl,
    zoneName: zoneLabel(staff.timeZone),
    wantsDigest: profile.wantsDigest === true,
    savedText: updatedAt && savedText(updatedAt, now, staff.timeZone),
  };
}
