/** The leads that are selected: some of the page, or all that match the filters. */
export type Selection = {
  ids: ReadonlySet<string>;
  isAll: boolean;
  /** The last one that was clicked, from which a range goes on. */
  anchor: string | null;
};

export const NOTHING: Selection = { ids: new Set(), isAll: false, anchor: null };

/** `rows` are the ids of the page, in its order. */
export type SelectionStep =
  | { kind: "toggle"; id: string; rows: readonly string[]; isRange: boolean }
  | { kind: "page"; rows: readonly string[] }
  | { kind: "all"; rows: readonly string[] }
  | { kind: "clear" };

export function select(selection: Selection, step: SelectionStep): Selection {
  switch (step.kind) {
    case "toggle":
      return toggle(selection, step);
    case "page":
      return { ids: new Set(step.rows), isAll: false, anchor: null };
    case "all":
      return { ids: new Set(step.rows), isAll: true, anchor: null };
    case "clear":
      return NOTHING;
  }
}

/** A range takes on what the click makes of its last lead: with Shift, a click on a selected lead unselects. */
function toggle(
  { ids, anchor }: Selection,
  { id, rows, isRange }: Extract<SelectionStep, { kind: "toggle" }>,
): Selection {
  const isSelected = !ids.has(id);
  const changed = isRange && anchor !== null ? rangeOf(rows, anchor, id) : [id];
  const next = new Set(ids);
  for (const each of changed) isSelected ? next.add(each) : next.delete(each);
  return { ids: next, isAll: false, anchor: id };
}

function rangeOf(rows: readonly string[], from: string, to: string): readonly string[] {
  const [start, end] = [rows.indexOf(from), rows.indexOf(to)];
  // The anchor may have left the page.
  if (start < 0 || end < 0) return [to];
  return rows.slice(Math.min(start, end), Math.max(start, end) + 1);
}

/** Those that are still on the page, in its order: a change may have taken others out of the list. */
export function selectedOf(rows: readonly string[], { ids }: Selection): string[] {
  return rows.filter((id) => ids.has(id));
}
