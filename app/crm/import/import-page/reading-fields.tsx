import type { ReactNode } from "react";
import { DataTable } from "../../../ui/data/table";
import { type FormField, SelectField, TextField } from "../../../ui/forms/field";
import { LAYOUT_FIELDS } from "../columns/layout-fields";
import type { Reading } from "./reading.server";

const FIELDS = "grid w-full grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))] gap-3";

type Props = { reading: Reading; fieldOf: (name: string) => FormField | undefined };

/** Lines beside the table, which are no rows of it. */
export function LeftOut({ of: { count, examples } }: { of: Reading["leftOut"] }) {
  if (count === 0) return null;
  const lines = examples.map(({ line, text }) => `line ${line.toLocaleString("en-US")} "${text}"`).join(", ");
  return (
    <p className="px-card pb-card wrap-anywhere text-ink-2">
      {count === 1 ? "One line is" : `${count.toLocaleString("en-US")} lines are`} outside of the table and
      left out: {lines}
      {count > examples.length ? " and others." : "."}
    </p>
  );
}

/** With JavaScript, another encoding is tried at once. */
export function EncodingField({ reading, field }: { reading: Reading; field?: FormField }) {
  const { encoding, letters } = reading;
  return (
    <div className={`${FIELDS} px-card pb-card`}>
      <SelectField
        label="Read as"
        small
        field={field}
        hint={encoding.isGuess ? "Guessed: the file doesn’t say it. Do the letters look right?" : undefined}
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
      >
        <OptionList of={encoding.options.map(({ value, label }) => ({ id: value, label }))} />
      </SelectField>
      {letters.length > 0 ? (
        <p className="wrap-anywhere text-ink-2" data-letters>
          {letters.join(" · ")}
        </p>
      ) : null}
    </div>
  );
}

function OptionList({ of: options }: { of: { id: string; label: string }[] }) {
  return options.map(({ id, label }) => (
    <option key={id} value={id}>
      {label}
    </option>
  ));
}

function Section({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  return (
    <fieldset id={id} className="grid gap-4 border-t border-line px-card pt-4 pb-card">
      <legend className="sr-only">{title}</legend>
      <p className="text-sm font-semibold" aria-hidden="true">
        {title}
      </p>
      {children}
    </fieldset>
  );
}

/** What the file itself does not decide. */
export function Questions({ reading: { questions }, fieldOf }: Props) {
  if (questions.length === 0) return null;
  return (
    <Section title="Please decide" id="decide">
      <div className={FIELDS}>
        {questions.map(({ name, label, options }) => (
          <SelectField key={name} label={label} small field={fieldOf(name)}>
            <option value="">Please choose</option>
            <OptionList of={options} />
          </SelectField>
        ))}
      </div>
    </Section>
  );
}

/** The words of the file for a choice, and which of our own each becomes. */
export function ChoiceTables({ reading: { choices }, fieldOf }: Props) {
  return choices.map(({ label, fallback, options, values }) => (
    <DataTable
      key={label}
      caption={`Values of ${label} in the file and what they become`}
      columns={[
        {
          head: `${label} in the file`,
          cellClass: "min-w-32 wrap-anywhere",
          cell: ({ text, count }) => (
            <>
              <strong>{text}</strong>
              <span className="text-ink-2 tabular-nums"> {count.toLocaleString("en-US")} ×</span>
            </>
          ),
        },
        {
          head: "Becomes",
          cellClass: "min-w-40 sm:min-w-48",
          cell: ({ name, text }) => {
            const common = {
              label: `${label} for ${text}`,
              hideLabel: true,
              small: true,
              field: fieldOf(name),
            };
            if (options.length === 0) return <TextField {...common} maxLength={200} />;
            return (
              <SelectField {...common}>
                <option value="">Not known: {fallback}</option>
                <OptionList of={options} />
              </SelectField>
            );
          },
        },
      ]}
      rows={values}
      keyOf={({ name }) => name}
    />
  ));
}

/** What new leads get where the file has nothing. */
export function Options({ reading, fieldOf }: Props) {
  const { constant } = LAYOUT_FIELDS;
  return (
    <Section title="New leads for which the file has nothing">
      <div className={FIELDS}>
        <SelectField label="Status" small field={fieldOf(constant("status"))}>
          <option value="">New</option>
          <OptionList of={reading.statuses.filter(({ id }) => id !== "new")} />
        </SelectField>
        <TextField
          label="Source"
          small
          placeholder="csv_import"
          maxLength={200}
          field={fieldOf(constant("source"))}
        />
        <SelectField label="Assigned to" small field={fieldOf(constant("assigneeId"))}>
          <option value="">Unassigned</option>
          <OptionList of={reading.members} />
        </SelectField>
      </div>
      <Fill reading={reading} what="company">
        Without a company: the domain of the email, or – for a mailbox like gmail.com
      </Fill>
      <Fill reading={reading} what="names">
        Without a first or a last name: –, without any name: the email up to the @
      </Fill>
      <p className="text-sm text-ink-3">Dates without a zone are read as of {reading.zone}.</p>
    </Section>
  );
}

type FillProps = { reading: Reading; what: "company" | "names"; children: ReactNode };

function Fill({ reading, what, children }: FillProps) {
  return (
    <label className="flex items-start gap-2 text-sm">
      <input
        type="checkbox"
        name={LAYOUT_FIELDS.fill(what)}
        defaultChecked={reading.fill[what]}
        className="mt-[0.2rem] accent-ink"
      />
      <span>{children}</span>
    </label>
  );
}
