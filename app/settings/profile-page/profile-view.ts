import type { SignedInStaff } from "../../auth/staff";
import type { ProfileField } from "../profile";
import type { Profile } from "../profile.server";
import { savedText } from "../saved-text";

/** A profile formatted for its page. */
export function toProfileView(profile: Profile, staff: SignedInStaff, now: Date) {
  const fields: Record<ProfileField | "time_zone", string> = {
    display_name: profile.displayName ?? "",
    first_name: profile.firstName ?? "",
    last_name: profile.lastName ?? "",
    company: profile.company ?? "",
    position: profile.position ?? "",
    phone: profile.phone ?? "",
    bio: profile.bio ?? "",
    time_zone: profile.timeZone ?? "",
  };
  const { updatedAt } = profile;
  return {
    fields,
    name: staff.name,
    email: staff.email,
    role: staff.role,
    avatarUrl: profile.avatarUrl,
    timeZone: staff.timeZone,
    savedText: updatedAt && savedText(updatedAt, now, staff.timeZone),
  };
}
