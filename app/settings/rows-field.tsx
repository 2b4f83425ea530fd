import { X } from "lucide-react";
import { type MouseEvent, useId, useState } from "react";
import { Button } from "../ui/forms/button";
import { DateField } from "../ui/forms/date-field";
import { errorClass, hintClass, TextField } from "../ui/forms/field";
import { cellName } from "./rows";
import type { FieldOf, Values } from "./settings-form";

type RowsFieldProps = {
  label: string;
  /** The name of the field that the server makes of the rows; see `joinRows`. */
  list: string;
  columns: readonly string[];
  /** How many rows are stored, and how many there may be. */
  count: number;
  most: number;
  field: FieldOf;
  sent: Values;
  /** The first column is a date, and a row needs no more. */
  hasDates?: boolean;
};

/** A list as rows of fields. There is always an empty row for one more; an emptied one is left out. */
export function RowsField({
  label,
  list,
  columns,
  count,
  most,
  field,
  sent,
  hasDates = false,
}: RowsFieldProps) {
  const [reached, setReached] = useState(0);
  const id = useId();
  const shown = Math.min(most, Math.max(count + 1, reached));
  const error = field(list).errors?.[0];
  return (
    <fieldset className="min-w-0" aria-describedby={error ? `${id} ${id}-error` : id}>
      <legend className="text-sm font-semibold">{label}</legend>
      <p className={hintClass} id={id}>
        The last row is for one more. Empty a row to remove it.
      </p>
      <div className={`mt-2 grid gap-x-5 ${hasDates ? "gap-y-2 xl:grid-cols-2" : "gap-y-3"}`}>
        {Array.from({ length: shown }, (_, row) => (
          <fieldset
            key={cellName(list, row, 0)}
            aria-label={`${label}, ${row + 1}`}
            className="flex min-w-0 flex-wrap items-end gap-2"
            onInput={() => row === shown - 1 && setReached(shown + 1)}
          >
            <Cells {...{ row, list, columns, field, hasDates }} sent={error ? sent : {}} />
            {shown > 1 ? <Remove label={`${label}, ${row + 1}`} isHidden={row === shown - 1} /> : null}
          </fieldset>
        ))}
      </div>
      {error ? (
        <p className={`mt-2 ${errorClass}`} id={`${id}-error`}>
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}

/** How the fields of a row share its width; on phones the sentence has a line of its own. */
const WORDS = ["1 1 8.5rem", "1 1 8.5rem", "3 1 14rem"];
const DATES = ["none", "1"];

type CellsProps = Pick<RowsFieldProps, "list" | "columns" | "field" | "sent"> & {
  row: number;
  hasDates: boolean;
};

/** The fields of a row. Of a refused one that is not empty, those that have to be filled in say so. */
function Cells({ row, list, columns, field, sent, hasDates }: CellsProps) {
  const names = columns.map((_, column) => cellName(list, row, column));
  const isUsed = names.some((name) => sent[name]?.trim());
  return columns.map((column, at) => {
    const name = names[at] ?? "";
    const isMissing = isUsed && !sent[name]?.trim() && !(hasDates && at > 0);
    const cell = {
      ...field(name),
      ...{ label: column, hideLabel: hasDates || row > 0, quiet: true, small: true },
      errors: isMissing ? [`${column} is missing`] : undefined,
    };
    return (
      <div key={name} className="min-w-0" style={{ flex: hasDates ? DATES[at] : WORDS[at] }}>
        {hasDates && at === 0 ? (
          <DateField type="date" {...cell} />
        ) : (
          <TextField placeholder={cell.hideLabel ? column : undefined} {...cell} />
        )}
      </div>
    );
  });
}

/** Hidden it still takes its room, so that the columns stand below one another. */
function Remove({ label, isHidden }: { label: string; isHidden: boolean }) {
  return (
    <Button
      iconOnly
      icon={X}
      size="sm"
      variant="ghost"
      className="noscript:hidden"
      style={isHidden ? { visibility: "hidden" } : undefined}
      onClick={emptyRow}
    >
      Remove {label}
    </Button>
  );
}

function emptyRow({ currentTarget: button }: MouseEvent<HTMLButtonElement>): void {
  const row = button.parentElement;
  for (const cell of row?.querySelectorAll<HTMLInputElement>("input") ?? []) {
    cell.value = "";
  }
  button.dispatchEvent(new Event("input", { bubbles: true }));
}
