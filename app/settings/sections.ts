import type { Permission } from "../auth/permissions";

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
