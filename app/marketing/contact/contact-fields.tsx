import type { FieldMetadata } from "@conform-to/react";
import { INDUSTRIES } from "../../crm/leads/lead";
import { EMAIL_MISMATCH } from "../../platform/http/forms/email-field";
import { missingSentence } from "../../platform/http/forms/form-fields";
import { errorClass, fieldClass, inputClass, labelClass } from "../../ui/forms/field";
import { Icon } from "../../web/art/art";
import { DESCRIPTION_MAX, FIELD_MAX } from "./contact";

export type Field = FieldMetadata<string | undefined>;
type FieldProps = { field: Field; label: string; firstInvalid: string | null; optional?: boolean };

/**
 * Connects a control to its label and its error, whether the server or the script writes the error. The script finds
 * the sentences in the data, so that they are the server's in every browser and language.
 */
function controlProps(field: Field, firstInvalid: string | null, label: string) {
  return {
    id: field.id,
    name: field.name,
    defaultValue: field.initialValue,
    required: field.required,
    "aria-invalid": field.errors ? true : undefined,
    "aria-describedby": field.errorId,
    "data-missing": field.required ? missingSentence(label) : undefined,
    // A rejected form is a new page; start at the field to correct.
    autoFocus: field.name === firstInvalid,
  };
}

type TextFieldProps = FieldProps & {
  type?: "text" | "email" | "tel";
  autoComplete: string;
  inputMode?: "email";
};

export function TextField({
  field,
  label,
  firstInvalid,
  optional,
  type = "text",
  ...control
}: TextFieldProps) {
  return (
    <div className={fieldClass()}>
      <FieldLabel field={field} optional={optional}>
        {label}
      </FieldLabel>
      <input
        className={inputClass()}
        type={type}
        {...control}
        maxLength={FIELD_MAX}
        data-mismatch={type === "email" ? EMAIL_MISMATCH : undefined}
        {...controlProps(field, firstInvalid, label)}
      />
      <FieldError field={field} />
    </div>
  );
}

type DescriptionProps = FieldProps & { example: string; rows?: number; maxLength?: number };

export function DescriptionField({
  field,
  label,
  firstInvalid,
  optional,
  example,
  rows = 5,
  maxLength = DESCRIPTION_MAX,
}: DescriptionProps) {
  return (
    <div className={fieldClass()}>
      <FieldLabel field={field} optional={optional}>
        {label}
      </FieldLabel>
      <textarea
        className={inputClass({ kind: "area" })}
        rows={rows}
        style={{ "--rows": `${rows}` }}
        maxLength={maxLength}
        placeholder={example}
        {...controlProps(field, firstInvalid, label)}
      />
      <FieldError field={field} />
    </div>
  );
}

export function IndustryField({ field }: { field: Field }) {
  return (
    <div className={fieldClass()}>
      <label className={labelClass()} htmlFor={field.id}>
        Industry <span className="font-normal text-ink-3">(optional)</span>
      </label>
      <select className={inputClass({ kind: "select" })} {...controlProps(field, null, "Industry")}>
        <option value="">Choose one</option>
        {INDUSTRIES.map((industry) => (
          <option key={industry}>{industry}</option>
        ))}
      </select>
      <FieldError field={field} />
    </div>
  );
}

type LabelProps = { field: Field; optional?: boolean; children: string };

function FieldLabel({ field, optional = false, children }: LabelProps) {
  if (optional) {
    return (
      <label className={labelClass()} htmlFor={field.id}>
        {children} <span className="font-normal text-ink-3">(optional)</span>
      </label>
    );
  }
  return (
    <label className={labelClass()} htmlFor={field.id}>
      {children}
      <span className="ml-[0.15em] text-danger" aria-hidden="true">
        *
      </span>
    </label>
  );
}

/** A rejected form carries the visit's origin along: on resubmission the browser's referrer would be its own page. */
export function ArrivalFields({ fields }: { fields: Field[] }) {
  return fields.map(({ name, initialValue }) =>
    initialValue ? <input key={name} type="hidden" name={name} value={initialValue} /> : null,
  );
}

export function FieldError({ field }: { field: Field }) {
  return (
    <p className={errorClass} id={field.errorId} hidden={!field.errors}>
      <Icon name="circle-alert" size={15} />
      <span data-error>{field.errors?.[0]}</span>
    </p>
  );
}
