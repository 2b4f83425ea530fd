/** Notes that staff write on the time axis. */
export const MAX_NOTE = 200;
export const ADD_NOTE = "add-note";
export const DELETE_NOTE = "delete-note";

export const NOTE_FAILURES = {
  add: { title: "Failed to add the note" },
  delete: { title: "Failed to delete the note" },
} as const;
