import type { StaffRole } from "./staff";

/** The roles as the back office names them. */
export const ROLE_LABELS = { owner: "Owner", staff: "Staff" } as const satisfies Record<StaffRole, string>;

/**
 * Who may do what beyond the daily work, which is open to all staff. The server asks `can` before every such change.
 */
export const PERMISSIONS = {
  "generation.policy": ["owner"],
  "indexing.crawlers": ["owner"],
  "company.edit": ["owner"],
  "booking.edit": ["owner"],
  "team.manage": ["owner"],
  "lead.erase": ["owner"],
} as const satisfies Record<string, readonly StaffRole[]>;

export type Permission = keyof typeof PERMISSIONS;

/** Whether someone with this role may do it. */
export function can(actor: { role: StaffRole }, what: Permission): boolean {
  return (PERMISSIONS[what] as readonly StaffRole[]).includes(actor.role);
}

/** What someone reads who may not. */
export const OWNER_ONLY = "Only an owner can do this.";
