import { CardHead } from "../../ui/card";
import { SelectField, TextareaField, TextField } from "../../ui/forms/field";
import {
  PROFILE_FAILURES,
  PROFILE_FIELDS,
  PROFILE_GROUPS,
  PROFILE_INTENT,
  type ProfileField,
} from "../profile";
import { PROFILE_ACTION } from "../sections";
import { FieldGroup, SettingsForm, TimeZoneOptions } from "../settings-form";
import type { ProfilePageView } from "./load.server";

const WIDE: readonly string[] = ["display_name", "bio"];

export function ProfileForm({ view }: { view: ProfilePageView }) {
  return (
    <section className="border-t border-line" aria-labelledby="profile-information">
      <CardHead>
        <h2 id="profile-information">Profile Information</h2>
      </CardHead>
      <SettingsForm
        intent={PROFILE_INTENT}
        action={PROFILE_ACTION}
        failure={PROFILE_FAILURES.save}
        saved={view.fields}
        savedText={view.savedText}
      >
        {(field) =>
          PROFILE_GROUPS.map((title) => (
            <FieldGroup key={title} title={title}>
              {PROFILE_FIELDS.filter(({ group }) => group === title).map((of) => (
                <div key={of.name} className={WIDE.includes(of.name) ? "col-span-full" : ""}>
                  <ProfileControl of={of} zones={view.zones} {...field(of.name)} />
                </div>
              ))}
            </FieldGroup>
          ))
        }
      </SettingsForm>
    </section>
  );
}

type ProfileControlProps = {
  of: ProfileField;
  zones: ProfilePageView["zones"];
  id: string;
  name: string;
  defaultValue: string;
  errors: string[] | undefined;
};

function ProfileControl({
  of: { column, control, group, max, ...look },
  zones,
  ...wiring
}: ProfileControlProps) {
  const props = { ...look, ...wiring, small: true };
  switch (control) {
    case "time-zone":
      return (
        <SelectField {...props}>
          <option value="">Company’s ({zones.company})</option>
          <TimeZoneOptions zones={zones.all} />
        </SelectField>
      );
    case "text-area":
      return <TextareaField {...props} maxLength={max} rows={3} />;
    case undefined:
      return <TextField {...props} maxLength={max} />;
  }
}
