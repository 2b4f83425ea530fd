/** The failure toast of each form on a lead. */
export const LEAD_FAILURES = {
  add: { title: "Failed to add lead: {reason}" },
  edit: { title: "Failed to update lead: {reason}" },
  status: { title: "Failed to update lead status" },
  assign: { title: "Failed to assign lead" },
  score: { title: "Failed to update lead score" },
  value: { title: "Failed to update deal value" },
  note: { title: "Failed to add note: {reason}" },
  activity: { title: "Error", description: "Failed to add activity: {reason}" },
  accept: { title: "Failed to accept lead: {reason}" },
  delete: { title: "Failed to delete lead: {reason}" },
  erase: { title: "Failed to erase person: {reason}" },
  restore: { title: "Failed to restore lead: {reason}" },
} as const;
