import { Card } from "../../../ui/card";
import { SubmitButton, useActionForm } from "../../../ui/forms/action-form";
import { errorClass, type FormField } from "../../../ui/forms/field";
import { useHydrated } from "../../../ui/use-browser-state";
import { DEFAULT_IMPORT_MODE, IMPORT_FAILURES, type ImportMode } from "../import";
import type { ImportPage } from "./load.server";

const CHOICES = {
  skip: { label: "Skip the row", detail: "The lead stays as it is." },
  update: { label: "Update the lead", detail: "Cells that aren’t empty replace its values." },
  create: { label: "Create another lead", detail: "Also for emails that appear twice in the file." },
} as const satisfies Record<ImportMode, { label: string; detail: string }>;
const CHOICE =
  "grid cursor-pointer grid-cols-[auto_minmax(0,1fr)] gap-x-[0.6rem] gap-y-[0.1rem] rounded-md border border-line px-[0.9rem] py-[0.8rem] text-sm hover:border-line-strong has-checked:border-ink has-checked:bg-sunk has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus";
const ORDER = ["skip", "update", "create"] as const;

/** Chooses what to do with known emails and starts the import. */
export function StartForm({ page }: { page: ImportPage }) {
  const isHydrated = useHydrated();
  const { fields, formProps, ...sending } = useActionForm<{ mode: ImportMode }>({
    intent: "start",
    failure: IMPORT_FAILURES.start,
    defaultValue: { mode: DEFAULT_IMPORT_MODE },
  });
  const chosen = page.forecasts.find((forecast) => forecast.mode === fields.mode.value);
  const leads = chosen ? chosen.created + chosen.updated : 0;
  const valid = page.totalRows - page.failedRows;
  return (
    <Card title="When a row’s email belongs to a lead already">
      <form {...formProps} className="grid justify-items-start gap-4">
        <input type="hidden" name="intent" value="start" />
        <fieldset className="grid w-full grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))] gap-3">
          <legend className="sr-only">When a row’s email belongs to a lead already</legend>
          {ORDER.map((choice) => (
            <Choice key={choice} choice={choice} field={fields.mode} page={page} />
          ))}
        </fieldset>
        <MissingColumns page={page} />
        <Undecided what={page.undecided} />
        {page.found === null ? (
          <p className={errorClass}>The rows weren’t checked to the end. Check them again below.</p>
        ) : null}
        <SubmitButton
          of={sending}
          variant="ink"
          busyLabel="Starting..."
          disabled={
            page.undecided !== "" || valid === 0 || page.found === null || (isHydrated && leads === 0)
          }
        >
          {page.undecided
            ? `Decide on the ${page.undecided} first`
            : isHydrated
              ? `Import ${leads.toLocaleString("en-US")} ${leads === 1 ? "lead" : "leads"}`
              : "Start the import"}
        </SubmitButton>
      </form>
    </Card>
  );
}

type ChoiceProps = { choice: ImportMode; field: FormField; page: ImportPage };

function Choice({ choice, field, page }: ChoiceProps) {
  return (
    <label className={CHOICE}>
      <input
        type="radio"
        className="mt-[0.2rem] accent-ink"
        name={field.name}
        value={choice}
        defaultChecked={choice === field.initialValue}
      />
      <strong>{CHOICES[choice].label}</strong>
      <span className="col-start-2 text-ink-2">{CHOICES[choice].detail}</span>
      <small className="col-start-2 text-xs text-ink-3 tabular-nums">{forecastText(page, choice)}</small>
    </label>
  );
}

function Undecided({ what }: { what: string }) {
  if (!what) return null;
  return (
    <p className="text-ink-2">
      How to read the {what} is still open.{" "}
      <a className="underline" href="#decide">
        Decide it below
      </a>
      , and check the rows again.
    </p>
  );
}

function MissingColumns({ page: { missing, columns } }: { page: ImportPage }) {
  if (missing.length === 0) return null;
  const names = missing.join(", ");
  if (!columns.some(({ field }) => field === "businessEmail")) {
    return <p className={errorClass}>No column is {names}. Choose the columns below.</p>;
  }
  return (
    <p className="text-ink-2">
      No column is {names}: without it a row can update a lead, but not create one. Columns are chosen below.
    </p>
  );
}

function forecastText({ forecasts }: ImportPage, mode: ImportMode): string {
  const found = forecasts.find((forecast) => forecast.mode === mode);
  const count = (value = 0) => value.toLocaleString("en-US");
  const text = `${count(found?.created)} created, ${count(found?.updated)} updated, ${count(found?.skipped)} skipped`;
  return found?.failed ? `${text}, ${count(found.failed)} not possible` : text;
}
