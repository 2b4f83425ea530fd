import type { z } from "zod";
import {
  COMPANY_SETTING,
  type CompanyOverrides,
  openStoredCompany,
  type StoredCompany,
} from "../platform/company.server";
import { COMPANY_SETTINGS, type CompanyForm } from "../platform/company-settings";
import type { Actor } from "../platform/db/audit.server";
import type { Db } from "../platform/db/database.server";
import { changeSetting } from "../platform/db/settings.server";
import { sha256 } from "../platform/ids";

type Change = {
  form: CompanyForm;
  values: CompanyOverrides;
  /** Of what the form was opened with; see `revisionOf`. */
  revision: string;
  actor: Actor;
};
type Saved = { stored: StoredCompany; isSaved: boolean };

/**
 * Stores the fields of one form over the others, with the audit's entry. Values that are stored already are stored,
 * whoever did it. Returns what is stored then; `isSaved` is false if somebody else has changed this form's fields
 * meanwhile.
 * @throws ChangeRefused (409) if others keep saving other forms at the same moment
 */
export async function saveCompany(
  db: Db,
  { form, values, revision, actor }: Change,
  now: Date,
): Promise<Saved> {
  const names = Object.keys(values);
  let isSaved = true;
  const edit = async ({ savedAt, ...stored }: z.infer<typeof COMPANY_SETTING.schema>) => {
    const isStored = names.every((name) => Object.is(lookUp(stored, name), lookUp(values, name)));
    isSaved = isStored || (await revisionOf({ values: stored }, form)) === revision;
    if (isStored || !isSaved) return { ...stored, savedAt };
    return { ...stored, ...values, savedAt: { ...savedAt, [form]: now.toISOString() } };
  };
  const audited = (stored: CompanyOverrides) =>
    Object.fromEntries(names.map((name) => [name, auditedValue(name, lookUp(stored, name))]));
  await changeSetting(db, COMPANY_SETTING, { edit, actor, action: "company.edit", audited }, now);
  return { stored: await openStoredCompany(db), isSaved };
}

/** All staff read the audit log, and who knows a webhook's whole address can post there. */
function auditedValue(name: string, value: unknown): unknown {
  if (name !== "ALERT_WEBHOOK" || typeof value !== "string" || !URL.canParse(value)) return value ?? null;
  return `${new URL(value).origin}/…`;
}

/**
 * Differs with every change of this form's fields, and stays the same when another form is saved; "" before the first.
 */
export async function revisionOf(
  { values }: Pick<StoredCompany, "values">,
  form: CompanyForm,
): Promise<string> {
  const names = Object.keys(COMPANY_SETTINGS[form]);
  const own = names.map((name) => lookUp(values, name));
  if (own.every((value) => value === undefined)) return "";
  // In JSON, a field that is not stored becomes null, which no stored value is.
  return (await sha256(JSON.stringify(own))).slice(0, 16);
}

export async function revisionsOf(stored: StoredCompany): Promise<Record<CompanyForm, string>> {
  const of = (form: CompanyForm) => revisionOf(stored, form);
  const shown = [of("company"), of("hours"), of("visitors"), of("prices"), of("about")] as const;
  const [company, hours, visitors, prices, about] = await Promise.all(shown);
  const [deals, alerts] = await Promise.all([of("deals"), of("alerts")]);
  return { company, hours, visitors, prices, about, deals, alerts };
}

function lookUp(values: CompanyOverrides, name: string): unknown {
  return Object.entries(values).find(([key]) => key === name)?.[1];
}
