import { SelectField, TextField } from "../../ui/field";
import { COMPANY_FAILURES } from "../company";
import { SettingsForm } from "../settings-form";
import type { CompanyPageView } from "./route";
import { Section } from "./section";

/** When the office is open, and the zone in which its days and hours are meant. */
export function Hours({ view }: { view: CompanyPageView }) {
  return (
    <Section title="Hours" detail="As the contact page shows them, in these words.">
      <SettingsForm
        intent="hours"
        failure={COMPANY_FAILURES.hours}
        saved={view.fields.hours}
        savedText={view.savedText}
        revision={view.revision}
      >
        {(field) => (
          <>
            <SelectField
              label="Time zone"
              hint="The zone of the company's days and hours"
              small
              required
              {...field("COMPANY_TIME_ZONE")}
            >
              {view.zones.map((zone) => (
                <option key={zone} value={zone}>
                  {zone.replaceAll("_", " ")}
                </option>
              ))}
            </SelectField>
            <TextField label="Office" small required {...field("COMPANY_HOURS_WEEKDAYS")} />
            <TextField label="Weekends" small required {...field("COMPANY_HOURS_WEEKENDS")} />
            <TextField label="Phone" small required {...field("COMPANY_HOURS_PHONE")} />
          </>
        )}
      </SettingsForm>
    </Section>
  );
}
