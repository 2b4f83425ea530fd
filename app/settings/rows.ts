/** How many rows a list of the company may have: as many as its schema allows. */
export const MOST_ROWS = 24;

/** Field names of a list that a form shows as rows of fields. A dash, since a dot would nest them. */
export const cellName = (list: string, row: number, column: number) => `${list}-${row}-${column}`;

/** What the fields of such a list hold by name, with empty ones up to `most` rows. */
export function cellsOf(list: string, rows: string[][], columns: number, most: number) {
  const cells = Array.from({ length: most * columns }, (_, at) => {
    const [row, column] = [Math.floor(at / columns), at % columns];
    return [cellName(list, row, column), rows[row]?.[column] ?? ""] as const;
  });
  return Object.fromEntries(cells);
}

/**
 * Sets the field `list` to what its rows of fields hold, a line each, with `between` from one part to the next. Rows
 * without any text are left out; a form without these fields stays as it is.
 */
export function joinRows(form: FormData, list: string, columns: number, between: string): void {
  if (!form.has(cellName(list, 0, 0))) return;
  const lines: string[] = [];
  for (let row = 0; form.has(cellName(list, row, 0)); row += 1) {
    const parts = Array.from({ length: columns }, (_, column) =>
      String(form.get(cellName(list, row, column)) ?? "")
        .replaceAll(/\s+/g, " ")
        .trim(),
    );
    if (parts.some(Boolean)) lines.push(parts.join(between));
  }
  form.set(list, lines.join("\n"));
}
