import { cva, type VariantProps } from "class-variance-authority";
import { CircleAlert, Search } from "lucide-react";
import {
  type InputHTMLAttributes,
  type ReactNode,
  type RefObject,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
  useState,
} from "react";
import { Icon } from "../icon";

/** Label, control, hint and error; `quiet` as in filter rows. */
export const fieldClass = cva("grid content-start", {
  variants: { quiet: { true: "gap-1", false: "gap-[0.4rem]" } },
  defaultVariants: { quiet: false },
});

export const labelClass = cva("", {
  variants: { quiet: { true: "text-xs font-medium text-ink-2", false: "text-sm font-semibold" } },
  defaultVariants: { quiet: false },
});

/** A text field, a search box, a text area or a select (field.css). */
export const inputClass = cva("input", {
  variants: {
    kind: { line: "input-line", search: "input-search", area: "input-area", select: "input-select" },
    size: { md: "input-md", sm: "input-sm", xs: "input-xs" },
  },
  defaultVariants: { kind: "line", size: "md" },
});

export const hintClass = "text-sm text-ink-3";
export const errorClass = "flex items-center gap-[0.35rem] text-sm font-medium text-danger";

/** A field of Conform; see `useActionForm`. */
export type FormField = {
  id: string;
  name: string;
  initialValue: string | undefined;
  errors: string[] | undefined;
};

export type FieldProps = {
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
  /** A lighter label, as in filter rows. */
  quiet?: boolean;
  hideLabel?: boolean;
};

type Wiring = {
  id: string;
  className: string;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
};

const REQUIRED = (
  <span className="ml-[0.15em] text-danger" aria-hidden="true">
    *
  </span>
);

/** Label, control, hint and error, with the ARIA attributes that connect them. */
export function Field({
  id,
  kind,
  required,
  field: { label, errors, hint, optional, small, quiet, hideLabel },
  children,
}: {
  id?: string;
  kind: VariantProps<typeof inputClass>["kind"];
  required?: boolean;
  field: Omit<FieldProps, "field">;
  children: (wiring: Wiring) => ReactNode;
}) {
  const generated = useId();
  const controlId = id ?? generated;
  // The browser finds what was entered since valid: the message was of another value.
  const [settled, setSettled] = useState<FieldProps["errors"]>();
  const error = errors === settled ? undefined : errors?.[0];
  const hintId = hint ? `${controlId}-description` : "";
  const errorId = error ? `${controlId}-error` : "";
  return (
    <div
      className={fieldClass({ quiet })}
      onInput={({ currentTarget }) => currentTarget.querySelector(":invalid") ?? setSettled(errors)}
    >
      <label htmlFor={controlId} className={hideLabel ? "sr-only" : labelClass({ quiet })}>
        {label}
        {required ? REQUIRED : null}
        {optional ? <span className="font-normal text-ink-3"> (optional)</span> : null}
      </label>
      {children({
        id: controlId,
        className: inputClass({ kind, size: small ? "sm" : "md" }),
        "aria-invalid": error ? true : undefined,
        "aria-describedby": `${hintId} ${errorId}`.trim() || undefined,
      })}
      {hint ? (
        <p className={hintClass} id={hintId}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p className={errorClass} id={errorId}>
          <Icon of={CircleAlert} size={15} />
          {error}
        </p>
      ) : null}
    </div>
  );
}

/** Separates the field's props from the control's; a Conform field supplies both. */
export function splitField<Props extends FieldProps>({
  label,
  errors,
  hint,
  optional,
  small,
  quiet,
  hideLabel,
  field,
  ...control
}: Props) {
  const wired = field && { id: field.id, name: field.name, defaultValue: field.initialValue };
  return {
    look: { label, errors: errors ?? field?.errors, hint, optional, small, quiet, hideLabel },
    control: { ...wired, ...control },
  };
}

/** `<TextField label="Email" type="email" name="email" required errors={errors.email} />`, or `field={fields.email}` */
export function TextField(props: InputFieldProps) {
  const { look, control } = splitField(props);
  return (
    <Field kind="line" id={control.id} required={control.required} field={look}>
      {(wiring) => <input type="text" {...control} {...wiring} />}
    </Field>
  );
}
/** What can be half filled, such as a date, has a field of its own: `DateField`. */
type TextType = "text" | "email" | "tel" | "url" | "password" | "search";
type InputFieldProps = FieldProps & Omit<InputHTMLAttributes<HTMLInputElement>, "type"> & { type?: TextType };

/** As high as its text, and at least `rows` lines. */
export function TextareaField({
  rows = 4,
  ...props
}: FieldProps & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  const { look, control } = splitField(props);
  return (
    <Field kind="area" id={control.id} required={control.required} field={look}>
      {(wiring) => <textarea rows={rows} style={{ "--rows": `${rows}` }} {...control} {...wiring} />}
    </Field>
  );
}

/** Pass `<option>`s as children. */
export function SelectField({ controlRef, ...props }: SelectFieldProps) {
  const { look, control } = splitField(props);
  return (
    <Field kind="select" id={control.id} required={control.required} field={look}>
      {(wiring) => <select ref={controlRef} {...control} {...wiring} />}
    </Field>
  );
}
type SelectFieldProps = FieldProps &
  SelectHTMLAttributes<HTMLSelectElement> & { controlRef?: RefObject<HTMLSelectElement> };

/** A search box with an icon; its label is visually hidden unless `hideLabel={false}`. */
export function SearchField({ hideLabel = true, ...props }: InputFieldProps) {
  const { look, control } = splitField({ hideLabel, ...props });
  return (
    <Field kind="search" id={control.id} field={look}>
      {(wiring) => (
        <div className="relative">
          <span className="pointer-events-none absolute inset-y-0 left-[0.8rem] flex items-center text-ink-3">
            <Icon of={Search} size={16} />
          </span>
          <input {...control} {...wiring} type="search" />
        </div>
      )}
    </Field>
  );
}
