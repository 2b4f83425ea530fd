export const EDIT_TOASTS = {
  updated: { title: "Blog updated successfully" },
  saved: { title: "Blog saved" },
  scheduled: { title: "Blog scheduled" },
  duplicated: { title: "Blog duplicated" },
  restored: { title: "Revision restored" },
} as const;

export const EDIT_FAILURE = { title: "Failed to update blog" } as const;

/** By intent of `postChangeSchema`. */
export const CHANGE_FAILURES = {
  publish: { title: "Failed to update blog status" },
  unpublish: { title: "Failed to update blog status" },
  trash: { title: "The blog was not moved to the trash" },
  restore: { title: "The blog was not restored" },
  duplicate: { title: "The blog was not duplicated" },
  revert: { title: "The revision was not restored" },
  edit: { title: "Failed to update blog" },
} as const;
