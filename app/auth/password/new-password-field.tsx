import { type FormField, TextField } from "../../ui/forms/field";
import { MIN_PASSWORD_LENGTH } from "./own-password";

/** A field for a password that is new; its rules stand below it. */
export function NewPasswordField({ field, label }: { field: FormField; label: string }) {
  return (
    <TextField
      field={field}
      label={label}
      type="password"
      autoComplete="new-password"
      hint={`At least ${MIN_PASSWORD_LENGTH} characters, and not a common one`}
      required
    />
  );
}
