import {
  MIN_PASSWORD_LENGTH,
  PASSWORD_FAILURE,
  PASSWORD_INTENT,
  type PasswordField,
} from "../../auth/password/own-password";
import { FormAlert, SubmitButton, useActionForm } from "../../ui/forms/action-form";
import { ButtonLink } from "../../ui/forms/button";
import { type FormField, TextField } from "../../ui/forms/field";
import { Dialog, DialogBody, DialogFooter } from "../../ui/overlays/dialog";
import { PROFILE_ACTION, SETTINGS_PATH } from "../sections";
import type { ProfilePageView } from "./load.server";

/** Open by its URL, so that it works without JavaScript. */
export function PasswordDialog({ view }: { view: ProfilePageView }) {
  const form = useActionForm<Record<PasswordField, string>>({
    failure: PASSWORD_FAILURE,
    intent: PASSWORD_INTENT,
    action: `${PROFILE_ACTION}&dialog=${PASSWORD_INTENT}`,
    preventScrollReset: true,
  });
  return (
    <Dialog title="Change Password" description={consequenceOf(view.otherSessions)} closeTo={SETTINGS_PATH}>
      <form {...form.formProps} noValidate>
        <DialogBody>
          <FormAlert {...form} />
          <input type="hidden" name="intent" value={PASSWORD_INTENT} />
          <Passwords fields={form.fields} view={view} />
        </DialogBody>
        <DialogFooter>
          <ButtonLink to={SETTINGS_PATH} size="sm" preventScrollReset>
            Cancel
          </ButtonLink>
          <SubmitButton of={form} variant="ink" size="sm" busyLabel="Updating...">
            Update Password
          </SubmitButton>
        </DialogFooter>
      </form>
    </Dialog>
  );
}

type PasswordsProps = { fields: Record<PasswordField, FormField>; view: ProfilePageView };

function Passwords({ fields, view: { email, needsCurrentPassword } }: PasswordsProps) {
  const input = { type: "password", small: true } as const;
  const next = { ...input, autoComplete: "new-password", required: true } as const;
  return (
    <>
      <TextField
        label="Current password"
        field={fields.current_password}
        autoComplete="current-password"
        optional={!needsCurrentPassword}
        required={needsCurrentPassword}
        hint={needsCurrentPassword ? undefined : "You signed in less than 10 minutes ago"}
        {...input}
      />
      <TextField
        label="New password"
        field={fields.new_password}
        hint={`At least ${MIN_PASSWORD_LENGTH} characters, and not a common one`}
        {...next}
      />
      <TextField label="Confirm new password" field={fields.confirm_password} {...next} />
      {/* Password managers look for the account beside its password. */}
      <input type="text" autoComplete="username" defaultValue={email} hidden />
    </>
  );
}

function consequenceOf(others: number): string {
  if (others === 0) return "You are signed in here only.";
  return `Your ${others === 1 ? "other session ends" : `${others} other sessions end`} when you save.`;
}
