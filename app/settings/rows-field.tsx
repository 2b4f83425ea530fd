import { Plus, X } from "lucide-react";
import { type MouseEvent, useId, useState } from "react";
import { Button } from "../ui/forms/button";
import { DateField } from "../ui/forms/date-field";
import { errorClass, TextField } from "../ui/forms/field";
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
  /** What the button for one more says. */
  add?: string;
  field: FieldOf;
  sent: Values;
  /** The first column is a date, and a row needs no more. */
  hasDates?: boolean;
};

/** A list as rows of fields; an emptied one is left out. Without scripts there is always an empty row for one more. */
export function RowsField({
  label,
  list,
  columns,
  count,
  most,
  add = "Add a row",
  field,
  sent,
  hasDates = false,
}: RowsFieldProps) {
  const [reached, setReached] = useState(0);
  const id = useId();
  const shown = Math.min(most, Math.max(count, reached));
  const error = field(list).errors?.[0];
  return (
    <fieldset className="min-w-0" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="text-sm font-semibold">{label}</legend>
      <div
        className={`grid gap-x-5 ${shown > 0 ? "mt-2" : ""} ${hasDates ? "gap-y-2 xl:grid-cols-2" : "gap-y-3"}`}
      >
        {Array.from({ length: Math.min(most, shown + 1) }, (_, row) => (
          <fieldset
            key={cellName(list, row, 0)}
            aria-label={`${label}, ${row + 1}`}
            className={`flex min-w-0 flex-wrap items-end gap-2 ${row < shown ? "" : "not-noscript:hidden"}`}
          >
            <Cells {...{ row, list, columns, field, hasDates }} sent={error ? sent : {}} />
            <Remove label={`${label}, ${row + 1}`} />
          </fieldset>
        ))}
      </div>
      {shown < most ? (
        <Button size="sm" icon={Plus} className="mt-2 noscript:hidden" onClick={() => setReached(shown + 1)}>
          {add}
        </Button>
      ) : null}
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

function Remove({ label }: { label: string }) {
  return (
    <Button iconOnly icon={X} size="sm" variant="ghost" className="noscript:hidden" onClick={emptyRow}>
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
