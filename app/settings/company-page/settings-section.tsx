import type { ReactNode } from "react";
import type { CompanyForm } from "../../platform/company-settings";
import type { ZoneChoices } from "../../platform/time/zones";
import { Card } from "../../ui/card";
import { ButtonLink } from "../../ui/forms/button";
import { SelectField, TextField } from "../../ui/forms/field";
import { COMPANY_FAILURES } from "../company";
import type { CompanyField } from "../company-schema";
import { cellsOf, MOST_ROWS } from "../rows";
import { RowsField } from "../rows-field";
import { FieldGroup, type FieldOf, SettingsForm, TimeZoneOptions, type Values } from "../settings-form";
import type { CompanyPageView } from "./load.server";

/** `page`: where visitors see it. */
const CARDS: Record<CompanyForm, { title: string; detail: string; page?: string }> = {
  company: {
    title: "Company",
    detail: "Shown on the public site within a minute of saving.",
  },
  hours: {
    title: "Hours",
    detail: "As the contact page shows them, in these words.",
    page: "/contact",
  },
  visitors: {
    title: "Site tags",
    detail: "The privacy policy says the same as this form.",
    page: "/privacy-policy",
  },
  prices: {
    title: "Prices",
    detail: "Until all four are saved, the price page shows example rates, and search engines leave it out.",
    page: "/pricing",
  },
  about: {
    title: "About page",
    detail: "Until they are saved, the page shows examples and says so.",
    page: "/about",
  },
  deals: {
    title: "Deals",
    detail: "A converted lead counts in the conversion rate. Both ways can be undone.",
  },
  alerts: {
    title: "Alerts",
    detail:
      "When email, jobs or crons fail, errors rise or a database is 80% full: at most once an hour, and when it is over.",
  },
};

type SettingsSectionProps = { form: CompanyForm; view: CompanyPageView; aside?: ReactNode };

/** One form of the company's settings, with the fields that `COMPANY_SETTINGS` lists for it. */
export function SettingsSection({ form, view, aside }: SettingsSectionProps) {
  const fields = view.fields[form];
  const { title, detail, page } = CARDS[form];
  return (
    <Card
      flush
      isTitled
      title={title}
      detail={detail}
      aside={
        page ? (
          <ButtonLink to={page} reloadDocument size="sm">
            Open the page
          </ButtonLink>
        ) : (
          aside
        )
      }
    >
      <SettingsForm
        intent={form}
        failure={COMPANY_FAILURES[form]}
        saved={Object.assign({}, ...fields.map(savedOf))}
        savedText={view.savedTexts[form]}
        revision={view.revisions[form]}
      >
        {(field, sent) =>
          groupsOf(fields).map(({ group, settings }) => (
            <FieldGroup key={group} title={group}>
              {settings.map((setting, at) => (
                <div
                  key={setting.name}
                  className={setting.columns || isAlone(settings, at) ? "col-span-full" : ""}
                >
                  <SettingField {...{ setting, field, sent }} zones={view.zones} />
                </div>
              ))}
            </FieldGroup>
          ))
        }
      </SettingsForm>
    </Card>
  );
}

function savedOf({ name, value, columns, rows }: CompanyField): Values {
  return columns && rows ? cellsOf(name, rows, columns.length, MOST_ROWS) : { [name]: value };
}

/** Each group with the settings from its first to the next group's. */
function groupsOf(fields: CompanyField[]) {
  const groups: { group: string; settings: CompanyField[] }[] = [];
  for (const setting of fields) {
    if (setting.group || groups.length === 0) groups.push({ group: setting.group ?? "", settings: [] });
    groups.at(-1)?.settings.push(setting);
  }
  return groups;
}

/** Whether a field is the last one, with nothing beside it. */
function isAlone({ length }: unknown[], at: number): boolean {
  return at === length - 1 && length % 2 === 1;
}

type SettingFieldProps = { setting: CompanyField; field: FieldOf; sent: Values; zones: ZoneChoices };

function SettingField({ setting, field, sent, zones }: SettingFieldProps) {
  const { name, control, choices = {}, columns, rows, value: _, group: __, ...look } = setting;
  if (columns && rows) {
    const list = { label: look.label, list: name, columns, count: rows.length, most: MOST_ROWS };
    return <RowsField {...list} {...{ field, sent }} />;
  }
  const props = { ...look, ...field(name), required: !look.optional, small: true };
  if (control === undefined) return <TextField {...props} />;
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
