import { type ComponentProps, Fragment, type ReactNode } from "react";
import type { CompanyForm } from "../../platform/company-settings";
import { Card } from "../../ui/card";
import { SelectField, TextareaField, TextField } from "../../ui/forms/field";
import { COMPANY_FAILURES } from "../company";
import type { CompanyField } from "../company-schema";
import { SettingsForm, TimeZoneOptions } from "../settings-form";
import type { CompanyPageView } from "./load.server";

export const CARDS = {
  company: {
    title: "Company",
    detail: "Shown on the public site within a minute of saving.",
    columns: "sm:grid-cols-2",
  },
  hours: {
    title: "Hours",
    detail: "As the contact page shows them, in these words.",
    columns: "sm:grid-cols-2",
  },
  visitors: {
    title: "Booking and visits",
    detail: "The privacy policy says the same as this form.",
    columns: "sm:grid-cols-2",
  },
  prices: {
    title: "Prices",
    detail:
      "What the price page builds a price from. Until all four are saved it shows example rates, and search engines leave it out.",
    columns: "sm:grid-cols-2",
  },
  about: {
    title: "About page",
    detail: "Until they are saved, the page shows examples and says so.",
    columns: "",
  },
  deals: {
    title: "Deals",
    detail: "A converted lead counts in the conversion rate. Both ways can be undone.",
    columns: "sm:grid-cols-2",
  },
  alerts: {
    title: "Alerts",
    detail:
      "When mail or jobs fail, crons are missed, errors rise or a database is 80 % full: at most once an hour, and when it is over.",
    columns: "sm:grid-cols-2",
  },
} as const satisfies Record<CompanyForm, { title: string; detail: string; columns: string }>;

type SettingsSectionProps = { form: CompanyForm; view: CompanyPageView; aside?: ReactNode };

/** One form of the company's settings, with the fields that `COMPANY_SETTINGS` lists for it. */
export function SettingsSection({ form, view, aside }: SettingsSectionProps) {
  const fields = view.fields[form];
  const { title, detail, columns } = CARDS[form];
  return (
    <Card id={form} title={title} detail={detail} aside={aside} flush>
      <SettingsForm
        intent={form}
        failure={COMPANY_FAILURES[form]}
        saved={Object.fromEntries(fields.map(({ name, value }) => [name, value]))}
        savedText={view.savedTexts[form]}
        revision={view.revisions[form]}
      >
        {(field) => (
          <div className={`grid gap-x-5 gap-y-4 ${columns}`}>
            {fields.map(({ name, value, group, ...setting }) => (
              <Fragment key={name}>
                {group ? <h3 className="col-span-full border-b border-line pb-1">{group}</h3> : null}
                <SettingField {...setting} {...field(name)} zones={view.zones} />
              </Fragment>
            ))}
          </div>
        )}
      </SettingsForm>
    </Card>
  );
}

type SettingFieldProps = Omit<CompanyField, "value" | "group"> & {
  id: string;
  defaultValue: string;
  errors: string[] | undefined;
  zones: string[];
};

function SettingField({ control, choices = {}, zones, ...setting }: SettingFieldProps) {
  const props = { ...setting, required: !setting.optional, small: true };
  if (control === undefined) return <TextField {...props} />;
  if (control === "lines") return <LinesField {...props} />;
  return (
    <SelectField {...props}>
      {control === "time-zone" ? (
        <TimeZoneOptions zones={zones} />
      ) : (
        Object.entries(choices).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))
      )}
    </SelectField>
  );
}

/** Several lines; an input's own attributes are not a text area's. */
function LinesField(props: ComponentProps<typeof TextField>) {
  const { id, name, label, optional, hint, errors, defaultValue } = props;
  return <TextareaField rows={3} {...{ id, name, label, optional, hint, errors, defaultValue }} />;
}
