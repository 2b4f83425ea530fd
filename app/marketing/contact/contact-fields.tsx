import type { FieldMetadata } from "@conform-to/react";
import { INDUSTRIES } from "../../crm/leads/lead";
import { errorClass, fieldClass, inputClass, labelClass } from "../../ui/field";
import { Icon } from "../../web/art/art";
import { DESCRIPTION_MAX, FIELD_MAX } from "./contact";

export type Field = FieldMetadata<string | undefined>;
type FieldProps = { field: Field; label: string; firstInvalid: string | null };

/** Connects a control to its label and its error, whether the server or the script writes the error. */
function controlProps(field: Field, firstInvalid: string | null) {
  return {
    id: field.id,
    name: field.name,
    defaultValue: field.initialValue,
    required: field.required,
    "aria-invalid": field.errors ? true : undefined,
    "aria-describedby": field.errorId,
    // A rejected form is a new page; start at the field to correct.
    autoFocus: field.name === firstInvalid,
  };
}

type TextFieldProps = FieldProps & { type?: "text" | "email" | "tel"; autoComplete: string };

export function TextField({ field, label, firstInvalid, type = "text", autoComplete }: TextFieldProps) {
  return (
    <div className={fieldClass()}>
      <FieldLabel field={field}>{label}</FieldLabel>
      <input
        className={inputClass()}
        type={type}
        autoComplete={autoComplete}
        maxLength={FIELD_MAX}
        {...controlProps(field, firstInvalid)}
      />
      <FieldError field={field} />
    </div>
  );
}

export function DescriptionField({
  field,
  firstInvalid,
  example,
}: Omit<FieldProps, "label"> & { example: string }) {
  return (
    <div className={fieldClass()}>
      <FieldLabel field={field}>Project description</FieldLabel>
      <textarea
        className={inputClass({ kind: "area" })}
        rows={5}
        maxLength={DESCRIPTION_MAX}
        placeholder={example}
        {...controlProps(field, firstInvalid)}
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
      <select className={inputClass({ kind: "select" })} {...controlProps(field, null)}>
        <option value="">Choose one</option>
        {INDUSTRIES.map((industry) => (
          <option key={industry}>{industry}</option>
        ))}
      </select>
      <FieldError field={field} />
    </div>
  );
}

function FieldLabel({ field, children }: { field: Field; children: string }) {
  return (
    <label className={labelClass()} htmlFor={field.id}>
      {children}
      <span className="ml-[0.15em] text-danger" aria-hidden="true">
        *
      </span>
    </label>
  );
}

function FieldError({ field }: { field: Field }) {
  return (
    <p className={errorClass} id={field.errorId} hidden={!field.errors}>
      <Icon name="circle-alert" size={15} />
      <span data-error>{field.errors?.[0]}</span>
    </p>
  );
}
