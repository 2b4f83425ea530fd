import { and, eq } from "drizzle-orm";
import {
  COMPANY_KEY,
  type CompanyOverrides,
  openStoredCompany,
  type StoredCompany,
} from "../platform/company.server";
import { type Actor, insertAudit } from "../platform/db/audit.server";
import { runIfChanged } from "../platform/db/change.server";
import type { Db } from "../platform/db/database.server";
import { settings } from "../platform/db/tables";

type Change = {
  /** The fields of one form. */
  values: CompanyOverrides;
  /** Of what the form was opened with. */
  revision: string;
  actor: Actor;
};

/**
 * Stores the fields of one form over the others, with the audit's entry. Values that are stored already are stored, whoever
 * did it. Returns what is stored then; `isSaved` is false if somebody else has changed the company meanwhile.
 */
export async function saveCompany(
  db: Db,
  { values, revision, actor }: Change,
  now: Date,
): Promise<{ stored: StoredCompany; isSaved: boolean }> {
  const before = await openStoredCompany(db);
  const merged = { ...before.values, ...values };
  const isStored = Object.entries(values).every(([name, value]) =>
    Object.is(lookUp(before.values, name), value),
  );
  if (!isStored) {
    if (before.revision !== revision) return { stored: before, isSaved: false };
    const isSaved = await write(db, { before: before.text, after: merged, changed: values, actor }, now);
    return { stored: await openStoredCompany(db), isSaved };
  }
  return { stored: before, isSaved: true };
}

type Write = { before: string | null; after: CompanyOverrides; changed: CompanyOverrides; actor: Actor };

/** Returns false if another change was faster. */
function write(db: Db, { before, after, changed, actor }: Write, now: Date): Promise<boolean> {
  const row = { value: JSON.stringify(after), updatedAt: now.toISOString(), updatedBy: actor.label };
  const change =
    before === null
      ? db
          .insert(settings)
          .values({ key: COMPANY_KEY, ...row })
          .onConflictDoNothing()
      : db
          .update(settings)
          .set(row)
          .where(and(eq(settings.key, COMPANY_KEY), eq(settings.value, before)));
  const old: CompanyOverrides = before === null ? {} : JSON.parse(before);
  const names = Object.keys(changed);
  const entry = {
    actor,
    action: "company.edit",
    entity: "settings",
    entityId: COMPANY_KEY,
    before: Object.fromEntries(names.map((name) => [name, lookUp(old, name) ?? null])),
    after: changed,
  };
  return runIfChanged(db, change, [insertAudit(db, entry, now)]);
}

function lookUp(values: CompanyOverrides, name: string): unknown {
  return Object.entries(values).find(([key]) => key === name)?.[1];
}
