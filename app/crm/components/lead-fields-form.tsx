import type { ReactNode } from "react";
import { DateTimeField } from "../../ui/forms/date-field";
import { type FormField, SelectField, TextareaField, TextField } from "../../ui/forms/field";
import type { LeadField, LeadKind } from "../leads/fields/lead-field-types";
import { editableFields, LEAD_FIELDS, type LeadFieldName, type LeadTable } from "../leads/fields/lead-fields";

type Props = { fields: Record<LeadFieldName, FormField>; table?: Partial<LeadTable> };
type Entry = ReturnType<typeof editableFields>[number];

/** The inputs for adding or editing a lead, generated from the field table. */
export function LeadFieldsForm({ fields, table = LEAD_FIELDS }: Props) {
  const control = ([name, field]: Entry) => {
    const Control = CONTROLS[field.kind];
    const wiring = { field: fields[name], label: field.label, small: true };
    return <Control key={name} wiring={wiring} field={field} />;
  };
  return (
    <>
      {rowsOf(editableFields(table)).map((row) => {
        const controls = row.map(control);
        return row.some(isWide) ? controls : gridOf(row, controls);
      })}
    </>
  );
}

function gridOf([first]: Entry[], controls: ReactNode[]) {
  return (
    <div
      key={first?.[0]}
      className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))] gap-[0.9rem]"
    >
      {controls}
    </div>
  );
}

function isWide([, field]: Entry): boolean {
  return field.kind === "longtext";
}

/** Groups consecutive fields into grid rows; a wide field gets its own row. */
function rowsOf(entries: Entry[]): Entry[][] {
  const rows: Entry[][] = [];
  for (const entry of entries) {
    const last = rows.at(-1);
    if (last && !isWide(entry) && !last.some(isWide)) last.push(entry);
    else rows.push([entry]);
  }
  return rows;
}

type ControlProps = {
  wiring: { field: FormField; label: string; small: boolean };
  field: LeadField;
};

/** One control per kind. Scores and fixed choices always have a value, so they need no required mark. */
const CONTROLS: Record<LeadKind, (props: ControlProps) => ReactNode> = {
  text: (props) => <LineControl {...props} />,
  email: (props) => <LineControl {...props} type="email" />,
  phone: (props) => <LineControl {...props} type="tel" />,
  longtext: ({ wiring, field }) => (
    <TextareaField {...wiring} {...marks(field)} rows={3} maxLength={field.max} />
  ),
  choice: ChoiceControl,
  member: ChoiceControl,
  score: ({ wiring }) => <TextField {...wiring} inputMode="numeric" hint="0 to 100" maxLength={20} />,
  money: ({ wiring, field }) => (
    <TextField {...wiring} {...marks(field)} inputMode="decimal" hint="US dollars" maxLength={30} />
  ),
  tags: ({ wiring, field }) => <TextField {...wiring} {...marks(field)} hint="Separated by commas" />,
  time: ({ wiring, field }) => (
    <DateTimeField
      {...wiring}
      {...marks(field)}
      hint={field.zone && `${field.zone}; 9:00 AM if left empty`}
    />
  ),
};

function marks({ required }: LeadField) {
  return { required, optional: !required };
}

function LineControl({ wiring, field, type }: ControlProps & { type?: "email" | "tel" }) {
  const list = field.suggestions && `${wiring.field.id}-known`;
  return (
    <>
      <TextField
        {...wiring}
        {...marks(field)}
        type={type ?? "text"}
        list={list}
        maxLength={field.max}
        autoComplete="off"
      />
      {field.suggestions ? (
        <datalist id={list}>
          {field.suggestions.map((text) => (
            <option key={text} value={text} />
          ))}
        </datalist>
      ) : null}
    </>
  );
}

/** Closed options are shown only if already selected. */
function ChoiceControl({ wiring, field: { options = {}, closed, required, none = "None" } }: ControlProps) {
  const shown = Object.entries(options).filter(
    ([value]) => !closed?.includes(value) || value === wiring.field.initialValue,
  );
  return (
    <SelectField {...wiring}>
      {required ? null : <option value="">{none}</option>}
      {shown.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}
