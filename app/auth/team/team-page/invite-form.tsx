import { Card } from "../../../ui/card";
import { SubmitButton, useActionForm } from "../../../ui/forms/action-form";
import { SelectField, TextField } from "../../../ui/forms/field";
import { TEAM_FAILURES } from "../team";

export function InviteForm() {
  const form = useActionForm<{ email: string; role: string }>({
    failure: TEAM_FAILURES.invite,
    intent: "invite",
    defaultValue: { email: "", role: "staff" },
  });
  return (
    <Card title="Invite somebody">
      <form {...form.formProps} className="flex flex-wrap items-start gap-3" noValidate>
        <input type="hidden" name="intent" value="invite" />
        <div className="flex-[1_1_14rem]">
          <TextField
            small
            label="Email"
            field={form.fields.email}
            type="email"
            autoComplete="off"
            hint="A link by email, valid for seven days"
            required
          />
        </div>
        <SelectField small label="Role" field={form.fields.role}>
          <option value="staff">Staff</option>
          <option value="owner">Owner</option>
        </SelectField>
        <div className="pt-7">
          <SubmitButton of={form} variant="ink" size="sm">
            Send Invitation
          </SubmitButton>
        </div>
      </form>
    </Card>
  );
}
