import { eq } from "drizzle-orm";
import { z } from "zod";
import { SECOND } from "./clock";
import { type CompanySettings, companyFrom } from "./company";
import { type CompanyForm, type CompanyValues, companyValuesSchema } from "./company-settings";
import type { Db } from "./db/database.server";
import { settings } from "./db/tables";
import type { Env } from "./env.server";
import { logError } from "./log.server";

/** The row of `settings` that holds what owners have changed. */
export const COMPANY_KEY = "company";
/**
 * How long an isolate trusts what it has read: with the edge cache's minute, the longest that an old value is shown.
 */
const TRUSTED_FOR = 30 * SECOND;

const storedSchema = companyValuesSchema.partial();
export type CompanyOverrides = z.infer<typeof storedSchema>;
/** When each form was last saved (ISO), beside the values. A row from before has none. */
const savedAtSchema = z.object({
  savedAt: z.object({ company: z.string(), hours: z.string(), visitors: z.string() }).partial(),
});
export type SavedAt = Partial<Record<CompanyForm, string>>;

export type StoredCompany = {
  values: CompanyOverrides;
  /** ISO time of the last change; null if there was none. */
  changedAt: string | null;
  /** The row as it is stored; null if there is none. */
  text: string | null;
  savedAt: SavedAt;
};

const NOTHING: StoredCompany = { values: {}, changedAt: null, text: null, savedAt: {} };

/** What this isolate has read of each database, and until when (ms) it is trusted. */
const known = new WeakMap<D1Database, { stored: StoredCompany; until: number }>();

/**
 * The company and its settings: the environment, with what owners have stored over it. Costs no query for 30 s after
 * the last one in this isolate. If the database fails, the last known values, so that public pages do not fail with it.
 */
export async function readCompany(db: Db, env: Env): Promise<CompanySettings> {
  return companyFrom(applyStored(env, await readStoredCompany(db, env)));
}

/** The settings' values alone: the schema leaves out what else the environment holds. */
export function applyStored(env: Env, { values }: Pick<StoredCompany, "values">): CompanyValues {
  return companyValuesSchema.parse({ ...env, ...values });
}

/** When owners last changed the company, in ms; 0 if they never did. As fresh as `readCompany`. */
export async function readCompanyChange(db: Db, env: Env): Promise<number> {
  const { changedAt } = await readStoredCompany(db, env);
  return changedAt === null ? 0 : Date.parse(changedAt);
}

async function readStoredCompany(db: Db, env: Env): Promise<StoredCompany> {
  const last = known.get(env.DB);
  if (last && Date.now() < last.until) return last.stored;
  try {
    const stored = await openStoredCompany(db);
    rememberCompany(env, stored);
    return stored;
  } catch (error) {
    logError("company", error);
    return last?.stored ?? NOTHING;
  }
}

/** What is stored at this moment. */
export async function openStoredCompany(db: Db): Promise<StoredCompany> {
  const [row] = await db
    .select({ value: settings.value, changedAt: settings.updatedAt })
    .from(settings)
    .where(eq(settings.key, COMPANY_KEY));
  if (!row) return NOTHING;
  const json: unknown = JSON.parse(row.value);
  const { data: values = {} } = storedSchema.safeParse(json);
  const { savedAt = {} } = savedAtSchema.safeParse(json).data ?? {};
  return { values, savedAt, changedAt: row.changedAt, text: row.value };
}

/** This isolate shows a change at once. */
export function rememberCompany(env: Env, stored: StoredCompany): void {
  known.set(env.DB, { stored, until: Date.now() + TRUSTED_FOR });
}
