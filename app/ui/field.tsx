import { CircleAlert, Search } from "lucide-react";
import {
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
} from "react";
import { Icon } from "./icon";

/** What Conform knows of a field of a form; see `useActionForm`. */
type FormField = {
  id: string;
  name: string;
  initialValue: string | undefined;
  errors: string[] | undefined;
};

type FieldProps = {
  label: string;
  /** The control's id, name, first value and messages, in place of those props. */
  field?: FormField;
  /** Messages of the server; the first is shown. */
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
  field: Omit<FieldProps, "field">;
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

/** Parts what the label and its notes need from the control's own props; a field of Conform gives both their share. */
function splitField<Props extends FieldProps>({
  label,
  errors,
  hint,
  optional,
  small,
  hideLabel,
  field,
  ...control
}: Props) {
  const wired = field && { id: field.id, name: field.name, defaultValue: field.initialValue };
  return {
    look: { label, errors: errors ?? field?.errors, hint, optional, small, hideLabel },
    control: { ...wired, ...control },
  };
}

/** `<TextField label="Email" type="email" name="email" required errors={errors.email} />`, or `field={fields.email}` */
export function TextField(props: InputFieldProps) {
  const { look, control } = splitField(props);
  return (
    <Field id={control.id} required={control.required} field={look}>
      {(wiring) => <input type="text" {...control} {...wiring} />}
    </Field>
  );
}
type InputFieldProps = FieldProps & InputHTMLAttributes<HTMLInputElement>;

export function TextareaField(props: FieldProps & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  const { look, control } = splitField(props);
  return (
    <Field id={control.id} required={control.required} field={look}>
      {(wiring) => <textarea rows={4} {...control} {...wiring} />}
    </Field>
  );
}

/** Its children are the `<option>`s. */
export function SelectField(props: FieldProps & SelectHTMLAttributes<HTMLSelectElement>) {
  const { look, control } = splitField(props);
  return (
    <Field id={control.id} required={control.required} field={look}>
      {(wiring) => <select {...control} {...wiring} />}
    </Field>
  );
}

/** A search box with its glass; the label is read out, and shown with `hideLabel={false}`. */
export function SearchField({ hideLabel = true, ...props }: InputFieldProps) {
  const { look, control } = splitField({ hideLabel, ...props });
  return (
    <Field id={control.id} field={look}>
      {(wiring) => (
        <div className="search">
          <Icon of={Search} size={16} />
          <input {...control} {...wiring} type="search" />
        </div>
      )}
    </Field>
  );
}
