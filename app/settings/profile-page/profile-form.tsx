import { CardHead } from "../../ui/card";
import { SelectField, TextareaField, TextField } from "../../ui/forms/field";
import { PROFILE_FAILURES, PROFILE_FIELDS, PROFILE_INTENT, type ProfileField } from "../profile";
import { PROFILE_ACTION } from "../sections";
import { SettingsForm, TimeZoneOptions } from "../settings-form";
import type { ProfilePageView } from "./load.server";

const AREAS = PROFILE_FIELDS.filter(({ control }) => control === "text-area");
const OTHERS = PROFILE_FIELDS.filter(({ control }) => control !== "text-area");

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
        {(field) => (
          <>
            <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
              {OTHERS.map((of) => (
                <div key={of.name} className={of.name === "display_name" ? "col-span-full" : ""}>
                  <ProfileControl of={of} zones={view.zones} {...field(of.name)} />
                </div>
              ))}
            </div>
            {AREAS.map((of) => (
              <ProfileControl key={of.name} of={of} zones={view.zones} {...field(of.name)} />
            ))}
          </>
        )}
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

function ProfileControl({ of: { column, control, max, ...look }, zones, ...wiring }: ProfileControlProps) {
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
