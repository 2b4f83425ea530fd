import { CircleAlert, Search } from "lucide-react";
import {
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
} from "react";
import { Icon } from "./icon";

type FieldProps = {
  label: string;
  /** Messages of the server or of Conform; the first is shown. */
  errors?: string[] | null;
  hint?: ReactNode;
  /** Marks the label with "(optional)"; a required control is marked by its own `required`. */
  optional?: boolean;
  /** Small control, as in filter rows and dialogs of the back office. */
  small?: boolean;
  hideLabel?: boolean;
};

type Wiring = {
  id: string;
  className: string;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
};

/** Label, control, hint and error, tied together. The control takes the wiring it is handed. */
function Field({
  id,
  required,
  field: { label, errors, hint, optional, small, hideLabel },
  children,
}: {
  id?: string;
  required?: boolean;
  field: FieldProps;
  children: (wiring: Wiring) => ReactNode;
}) {
  const generated = useId();
  const controlId = id ?? generated;
  const error = errors?.[0];
  const hintId = hint ? `${controlId}-description` : "";
  const errorId = error ? `${controlId}-error` : "";
  return (
    <div className="field">
      <label htmlFor={controlId} className={hideLabel ? "vh" : undefined}>
        {label}
        {required ? (
          <span className="req" aria-hidden="true">
            *
          </span>
        ) : null}
        {optional ? <span className="opt"> (optional)</span> : null}
      </label>
      {children({
        id: controlId,
        className: small ? "input input-sm" : "input",
        "aria-invalid": error ? true : undefined,
        "aria-describedby": `${hintId} ${errorId}`.trim() || undefined,
      })}
      {hint ? (
        <p className="hint" id={hintId}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p className="err" id={errorId}>
          <Icon of={CircleAlert} size={15} />
          {error}
        </p>
      ) : null}
    </div>
  );
}

/** `<TextField label="Email" type="email" name="email" required errors={fields.email.errors} />` */
export function TextField({ label, errors, hint, optional, small, hideLabel, ...input }: InputFieldProps) {
  return (
    <Field
      id={input.id}
      required={input.required}
      field={{ label, errors, hint, optional, small, hideLabel }}
    >
      {(wiring) => <input type="text" {...input} {...wiring} />}
    </Field>
  );
}
type InputFieldProps = FieldProps & InputHTMLAttributes<HTMLInputElement>;

export function TextareaField({
  label,
  errors,
  hint,
  optional,
  small,
  hideLabel,
  ...textarea
}: FieldProps & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  return (
    <Field
      id={textarea.id}
      required={textarea.required}
      field={{ label, errors, hint, optional, small, hideLabel }}
    >
      {(wiring) => <textarea rows={4} {...textarea} {...wiring} />}
    </Field>
  );
}

/** Its children are the `<option>`s. */
export function SelectField({
  label,
  errors,
  hint,
  optional,
  small,
  hideLabel,
  children,
  ...select
}: FieldProps & SelectHTMLAttributes<HTMLSelectElement>) {
  return (
    <Field
      id={select.id}
      required={select.required}
      field={{ label, errors, hint, optional, small, hideLabel }}
    >
      {(wiring) => (
        <select {...select} {...wiring}>
          {children}
        </select>
      )}
    </Field>
  );
}

/** A search box with its glass; the label is read out, and shown with `hideLabel={false}`. */
export function SearchField({
  label,
  errors,
  hint,
  optional,
  small,
  hideLabel = true,
  ...input
}: InputFieldProps) {
  return (
    <Field id={input.id} field={{ label, errors, hint, optional, small, hideLabel }}>
      {(wiring) => (
        <div className="search">
          <Icon of={Search} size={16} />
          <input {...input} {...wiring} type="search" />
        </div>
      )}
    </Field>
  );
}
