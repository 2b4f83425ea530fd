import { can, type Permission } from "../auth/permissions";
import type { StaffRole } from "../auth/staff";

export const SETTINGS_PATH = "/admin/settings";
/** Where the forms of the profile's page go: without `index`, its frame would get them. */
export const PROFILE_ACTION = "/admin/settings?index";
export const COMPANY_SETTINGS_PATH = "/admin/settings/company";
/** Takes the upload of a profile picture. */
export const PICTURE_PATH = "/admin/settings/picture";

type Section = {
  to: string;
  label: string;
  group: "You" | "Company";
  /** What its page asks for; without it, the page is for all staff. */
  permission?: Permission;
};

/** The pages of the settings, in the order of their index. */
export const SECTIONS: Section[] = [
  { to: "/admin/settings", label: "Profile", group: "You" },
  { to: "/admin/settings/security", label: "Security", group: "You" },
  { to: "/admin/settings/company", label: "Company", group: "Company", permission: "company.edit" },
  { to: "/admin/settings/team", label: "Team", group: "Company", permission: "team.manage" },
  { to: "/admin/settings/booking", label: "Booking", group: "Company", permission: "booking.edit" },
];

/** Those that the person may open. */
export function sectionsFor(staff: { role: StaffRole }): Section[] {
  return SECTIONS.filter(({ permission }) => !permission || can(staff, permission));
}
