/** The pages of the settings, in the order of their index. `ownerOnly` ones are not shown to staff. */
export const SECTIONS: { to: string; label: string; group: "You" | "Company"; ownerOnly?: boolean }[] = [
  { to: "/admin/settings", label: "Profile", group: "You" },
  { to: "/admin/settings/security", label: "Security", group: "You" },
  { to: "/admin/settings/company", label: "Company", group: "Company", ownerOnly: true },
  { to: "/admin/settings/team", label: "Team", group: "Company", ownerOnly: true },
  { to: "/admin/settings/booking", label: "Booking", group: "Company", ownerOnly: true },
];
