import { Card } from "../../ui/card";
import { SelectField, TextareaField, TextField } from "../../ui/field";
import { PROFILE_ACTION } from "../paths";
import { PROFILE_FAILURES, PROFILE_FIELDS, PROFILE_INTENT, type ProfileField } from "../profile";
import { SettingsForm } from "../settings-form";
import { PictureForm } from "./picture-form";
import type { ProfilePageView } from "./route";

const AUTOCOMPLETE: Partial<Record<ProfileField, string>> = {
  display_name: "nickname",
  first_name: "given-name",
  last_name: "family-name",
  company: "organization",
  position: "organization-title",
  phone: "tel",
};
const textOf = (field: ProfileField) => ({
  label: PROFILE_FIELDS[field].label,
  maxLength: PROFILE_FIELDS[field].max,
  autoComplete: AUTOCOMPLETE[field],
  small: true,
});

export function ProfileForm({ view }: { view: ProfilePageView }) {
  return (
    <Card title="Profile Information" flush>
      <PictureForm view={view} />
      <SettingsForm
        intent={PROFILE_INTENT}
        action={PROFILE_ACTION}
        failure={PROFILE_FAILURES.save}
        saved={view.fields}
        savedText={view.savedText}
      >
        {(field) => (
          <>
            <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
              <TextField {...textOf("display_name")} {...field("display_name")} />
              <TextField
                label="Email"
                value={view.email}
                type="email"
                readOnly
                small
                hint="The address you sign in with"
              />
              <TextField {...textOf("first_name")} {...field("first_name")} />
              <TextField {...textOf("last_name")} {...field("last_name")} />
              <TextField {...textOf("company")} {...field("company")} />
              <TextField {...textOf("position")} {...field("position")} />
              <TextField {...textOf("phone")} {...field("phone")} type="tel" />
              <SelectField label="Time zone" small {...field("time_zone")}>
                <option value="">UTC, until you choose one</option>
                {view.zones.map((zone) => (
                  <option key={zone} value={zone}>
                    {zone.replaceAll("_", " ")}
                  </option>
                ))}
              </SelectField>
            </div>
            <TextareaField {...textOf("bio")} {...field("bio")} rows={3} />
          </>
        )}
      </SettingsForm>
    </Card>
  );
}
