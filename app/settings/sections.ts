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
  group: "You" | "Organization" | "Public site" | "Sales";
  /** What its page asks for; without it, the page is for all staff. */
  permission?: Permission;
};

const ORGANIZATION = { group: "Organization", permission: "company.edit" } as const;
const SITE = { group: "Public site", permission: "company.edit" } as const;
const SALES = { group: "Sales", permission: "company.edit" } as const;

/** The pages of the settings, in the order of their index. */
export const SECTIONS: Section[] = [
  { to: "/admin/settings", label: "Profile", group: "You" },
  { to: "/admin/settings/security", label: "Security", group: "You" },
  { to: "/admin/settings/company", label: "Company", ...ORGANIZATION },
  { to: "/admin/settings/company/hours", label: "Hours", ...ORGANIZATION },
  { to: "/admin/settings/team", label: "Team", group: "Organization", permission: "team.manage" },
  { to: "/admin/settings/company/alerts", label: "Alerts", ...ORGANIZATION },
  { to: "/admin/settings/company/prices", label: "Prices", ...SITE },
  { to: "/admin/settings/company/about", label: "About page", ...SITE },
  { to: "/admin/settings/company/visitors", label: "Site tags", ...SITE },
  { to: "/admin/settings/booking", label: "Demo booking", group: "Sales", permission: "booking.edit" },
  { to: "/admin/settings/company/assignment", label: "Lead assignment", ...SALES },
  { to: "/admin/settings/company/deals", label: "Deals", ...SALES },
];

/** Those that the person may open. */
export function sectionsFor(staff: { role: StaffRole }): Section[] {
  return SECTIONS.filter(({ permission }) => !permission || can(staff, permission));
}
