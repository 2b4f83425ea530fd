/** uploaded: the dry run is shown; running: the queue works on it; undone: everything is as it was before. */
export const IMPORT_STATES = ["uploaded", "running", "done", "failed", "undoing", "undone"] as const;

/** What happens to a row whose email belongs to a lead already. */
export const IMPORT_MODES = ["create", "update", "skip"] as const;

export const IMPORT_OUTCOMES = ["waiting", "created", "updated", "skipped", "failed", "undone"] as const;
