import { SubmitButton, useActionForm } from "../../../ui/forms/action-form";
import { TextField } from "../../../ui/forms/field";
import { mendName } from "../columns/layout-fields";
import { IMPORT_FAILURES } from "../import";

import type { RowPage } from "./rows-card";

/** The rows with errors of one page, to be corrected in place; the cells of other fields stay as they are. */
export function MendForm({ rows }: { rows: RowPage["rows"] }) {
  const { fields, formProps, ...sending } = useActionForm<Record<string, string>>({
    intent: "mend",
    failure: IMPORT_FAILURES.mend,
    defaultValue: Object.fromEntries(
      rows.flatMap(({ line, cells }) => cells.map(({ at, text }) => [mendName(line, at), text])),
    ),
  });
  return (
    <form {...formProps}>
      <input type="hidden" name="intent" value="mend" />
      <ul>
        {rows.map(({ line, error, cells }) => (
          <li key={line} className="grid gap-3 border-t border-line px-card py-4">
            <p className="wrap-anywhere">
              <strong className="tabular-nums">Line {line.toLocaleString("en-US")}</strong>{" "}
              <span className="text-danger">{error}</span>
            </p>
            <div className="grid w-full grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))] gap-3">
              {cells.map(({ at, label }) => (
                <TextField
                  key={at}
                  label={label}
                  small
                  quiet
                  aria-label={`${label} of line ${line}`}
                  field={fields[mendName(line, at)]}
                />
              ))}
            </div>
          </li>
        ))}
      </ul>
      <div className="px-card pt-2 pb-card">
        <SubmitButton of={sending} size="sm" busyLabel="Checking...">
          Save and check again
        </SubmitButton>
      </div>
    </form>
  );
}
