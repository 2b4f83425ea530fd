type Row = Record<string, unknown>;

/** The columns that differ between two states of one row, with their new values. */
export function columnsChanged(before: Row | undefined, after: Row | undefined): Row {
  const differing = Object.entries(after ?? {}).filter(([name, value]) => before?.[name] !== value);
  return Object.fromEntries(differing);
}
