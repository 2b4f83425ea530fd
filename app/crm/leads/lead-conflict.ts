/** A field that two people changed, with both values formatted. */
export type ConflictView = { field: string; label: string; mine: string; theirs: string };
