import { CircleAlert, Search } from "lucide-react";
import {
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
} from "react";
import { Icon } from "./icon";

/** A field of Conform; see `useActionForm`. */
export type FormField = {
  id: string;
  name: string;
  initialValue: string | undefined;
  errors: string[] | undefined;
};

type FieldProps = {
  label: string;
  /** Supplies id, name, default value and messages, in place of those props. */
  field?: FormField;
  /** The server's messages; the first is shown. */
  errors?: string[] | null;
  hint?: ReactNode;
  /** Adds "(optional)" to the label; `required` adds the mark for required ones. */
  optional?: boolean;
  /** A small control, as in filter rows and back-office dialogs. */
  small?: boolean;
  hideLabel?: boolean;
};

type Wiring = {
  id: string;
  className: string;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
};

/** Label, control, hint and error, with the ARIA attributes that connect them. */
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

/** Separates the field's props from the control's; a Conform field supplies both. */
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

/** Pass `<option>`s as children. */
export function SelectField(props: FieldProps & SelectHTMLAttributes<HTMLSelectElement>) {
  const { look, control } = splitField(props);
  return (
    <Field id={control.id} required={control.required} field={look}>
      {(wiring) => <select {...control} {...wiring} />}
    </Field>
  );
}

/** A search box with an icon; its label is visually hidden unless `hideLabel={false}`. */
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
