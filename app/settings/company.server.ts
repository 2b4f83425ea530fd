import {
  COMPANY_KEY,
  type CompanyOverrides,
  openStoredCompany,
  type StoredCompany,
} from "../platform/company.server";
import { COMPANY_SETTINGS, type CompanyForm } from "../platform/company-settings";
import { type Actor, insertAudit } from "../platform/db/audit.server";
import { retryOnConflict, runIfChanged } from "../platform/db/change.server";
import type { Db } from "../platform/db/database.server";
import { replaceSettingStatement } from "../platform/db/settings.server";
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
export function saveCompany(db: Db, change: Change, now: Date): Promise<Saved> {
  const { form, values, revision } = change;
  return retryOnConflict<Saved>(async () => {
    const before = await openStoredCompany(db);
    const isStored = Object.entries(values).every(([name, value]) =>
      Object.is(lookUp(before.values, name), value),
    );
    if (isStored) return { stored: before, isSaved: true };
    if ((await revisionOf(before, form)) !== revision) return { stored: before, isSaved: false };
    if (!(await write(db, before, change, now))) return null;
    return { stored: await openStoredCompany(db), isSaved: true };
  });
}

/**
 * Differs with every change of this form's fields, and stays the same when another form is saved; "" before the first.
 */
export async function revisionOf({ values }: StoredCompany, form: CompanyForm): Promise<string> {
  const names = Object.keys(COMPANY_SETTINGS[form]);
  const own = names.map((name) => lookUp(values, name));
  if (own.every((value) => value === undefined)) return "";
  // In JSON, a field that is not stored becomes null, which no stored value is.
  return (await sha256(JSON.stringify(own))).slice(0, 16);
}

export async function revisionsOf(stored: StoredCompany): Promise<Record<CompanyForm, string>> {
  const of = (form: CompanyForm) => revisionOf(stored, form);
  const [company, hours, visitors] = await Promise.all([of("company"), of("hours"), of("visitors")]);
  return { company, hours, visitors };
}

/** Returns false if another change of the row was faster. */
function write(db: Db, before: StoredCompany, { form, values, actor }: Change, now: Date): Promise<boolean> {
  const at = now.toISOString();
  const after = { ...before.values, ...values, savedAt: { ...before.savedAt, [form]: at } };
  const change = replaceSettingStatement(
    db,
    { key: COMPANY_KEY, text: before.text, value: after, by: actor.label },
    now,
  );
  const names = Object.keys(values);
  const entry = {
    actor,
    action: "company.edit",
    entity: "settings",
    entityId: COMPANY_KEY,
    before: Object.fromEntries(names.map((name) => [name, lookUp(before.values, name) ?? null])),
    after: values,
  };
  return runIfChanged(db, change, [insertAudit(db, entry, now)]);
}

function lookUp(values: CompanyOverrides, name: string): unknown {
  return Object.entries(values).find(([key]) => key === name)?.[1];
}
