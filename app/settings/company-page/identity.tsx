import { TextField } from "../../ui/field";
import { COMPANY_FAILURES } from "../company";
import { SettingsForm } from "../settings-form";
import type { CompanyPageView } from "./route";
import { Section } from "./section";

const FIELDS = [
  { name: "COMPANY_NAME", label: "Name", autoComplete: "organization" },
  { name: "COMPANY_PHONE", label: "Phone", type: "tel", autoComplete: "tel" },
  { name: "COMPANY_EMAIL", label: "Email", type: "email", autoComplete: "email" },
  { name: "SALES_EMAIL", label: "Sales address", type: "email", hint: "New leads are mailed here" },
  { name: "COMPANY_STREET", label: "Street", autoComplete: "street-address" },
  { name: "COMPANY_CITY", label: "City", autoComplete: "address-level2" },
  { name: "COMPANY_REGION", label: "State or region", autoComplete: "address-level1" },
  { name: "COMPANY_REGION_CODE", label: "State code", hint: "Such as WI" },
  { name: "COMPANY_POSTAL_CODE", label: "Postal code", autoComplete: "postal-code" },
  { name: "COMPANY_COUNTRY", label: "Country code", hint: "Such as US", autoComplete: "country" },
  {
    name: "MAIL_FROM",
    label: "Mail sender",
    type: "email",
    hint: "All mail comes from here; the mail service must allow it",
  },
] as const;

/** Name, address and mail of the company. */
export function Identity({ view }: { view: CompanyPageView }) {
  return (
    <Section title="Company" detail="Shown on the public site within a minute of saving.">
      <SettingsForm
        intent="company"
        failure={COMPANY_FAILURES.company}
        saved={view.fields.company}
        savedText={view.savedText}
        revision={view.revision}
      >
        {(field) => (
          <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
            {FIELDS.map(({ name, ...text }) => (
              <TextField key={name} small required {...text} {...field(name)} />
            ))}
          </div>
        )}
      </SettingsForm>
    </Section>
  );
}
