/** A field that two people changed, as both values read. */
export type ConflictView = { field: string; label: string; mine: string; theirs: string };
