import type { SignedInStaff } from "../../auth/staff";
import { mapProfileFields } from "../profile";
import type { Profile } from "../profile.server";
import { savedText } from "../saved-text";

/** A profile formatted for its page. */
export function toProfileView(profile: Profile, staff: SignedInStaff, now: Date) {
  const { updatedAt } = profile;
  return {
    fields: mapProfileFields("name", ({ column }) => profile[column] ?? ""),
    name: staff.name,
    email: staff.email,
    role: staff.role,
    avatarUrl: profile.avatarUrl,
    timeZone: staff.timeZone,
    savedText: updatedAt && savedText(updatedAt, now, staff.timeZone),
  };
}
