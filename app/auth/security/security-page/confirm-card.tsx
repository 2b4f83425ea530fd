import { SubmitButton, useActionForm } from "../../../ui/action-form";
import { Card } from "../../../ui/card";
import { TextField } from "../../../ui/field";
import { SECURITY_FAILURES } from "../security";

/** Factors can be changed for some minutes after the password was given. */
export function ConfirmCard() {
  const form = useActionForm<{ password: string }>({ failure: SECURITY_FAILURES.confirm, intent: "confirm" });
  return (
    <Card title="Confirm your password">
      <p className="text-ink-2">
        You signed in a while ago. To change how you sign in, give your password again.
      </p>
      <form {...form.formProps} className="mt-4 flex flex-wrap items-end gap-3" noValidate>
        <input type="hidden" name="intent" value="confirm" />
        <div className="flex-[0_1_20rem]">
          <TextField
            small
            label="Password"
            field={form.fields.password}
            type="password"
            autoComplete="current-password"
            required
          />
        </div>
        <SubmitButton of={form} variant="ink" size="sm">
          Confirm
        </SubmitButton>
      </form>
    </Card>
  );
}
