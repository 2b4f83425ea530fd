import { eq } from "drizzle-orm";
import { z } from "zod";
import { MINUTE, SECOND } from "./clock";
import { type CompanySettings, companyFrom } from "./company";
import { COMPANY_FORMS, type CompanyForm, type CompanyValues, companyValuesSchema } from "./company-settings";
import type { Db } from "./db/database.server";
import { settings } from "./db/tables";
import type { Env } from "./env.server";
import { logError } from "./log.server";

/** The row of `settings` that holds what owners have changed. */
export const COMPANY_KEY = "company";
/** From this age on, what an isolate has read is read again in the background. */
const REFRESHED_AFTER = 30 * SECOND;
/** From this age on, a request waits for the reading: no old value is shown for longer. */
const SHOWN_FOR = MINUTE;

const storedSchema = companyValuesSchema.partial();
export type CompanyOverrides = z.infer<typeof storedSchema>;
/** When each form was last saved (ISO), beside the values. A row from before has none. */
const savedAtSchema = z.object({
  savedAt: z.partialRecord(z.enum(COMPANY_FORMS), z.string()),
});
/** The row, for `changeSetting`. */
export const COMPANY_SETTING = {
  key: COMPANY_KEY,
  schema: storedSchema.extend(savedAtSchema.partial().shape),
  fallback: {},
};
export type SavedAt = Partial<Record<CompanyForm, string>>;

export type StoredCompany = {
  values: CompanyOverrides;
  /** ISO time of the last change; null if there was none. */
  changedAt: string | null;
  savedAt: SavedAt;
};

const NOTHING: StoredCompany = { values: {}, changedAt: null, savedAt: {} };

/**
 * What this isolate has read of a database. Times in ms: `readAt`, when the reading began; `refreshAt`, when the next
 * one is due.
 */
type Known = { stored: StoredCompany; readAt: number; refreshAt: number };
const known = new WeakMap<D1Database, Known>();
/** What was last made of it, since parsing the settings for every request takes longer than all else here. */
const made = new WeakMap<Env, { stored: StoredCompany; company: CompanySettings }>();

/** Keeps work running that nobody waits for, such as `waitUntil`. */
type Background = (work: Promise<unknown>) => void;

/**
 * The company and its settings: the environment, with what owners have stored over it. An isolate that knows them waits
 * for no query for a minute; from half a minute on it reads them again in the background, if there is one. If the
 * database fails, the last known values, so that public pages do not fail with it.
 */
export async function readCompany(db: Db, env: Env, background?: Background): Promise<CompanySettings> {
  const { stored } = await readKnown(db, env, background);
  const last = made.get(env);
  if (last?.stored === stored) return last.company;
  const company = companyFrom(applyStored(env, stored));
  made.set(env, { stored, company });
  return company;
}

/** The settings' values alone: the schema leaves out what else the environment holds. */
export function applyStored(env: Env, { values }: Pick<StoredCompany, "values">): CompanyValues {
  return companyValuesSchema.parse({ ...env, ...values });
}

/** When owners last changed the company, in ms; 0 if they never did. As fresh as `readCompany`. */
export async function readCompanyChange(db: Db, env: Env, background?: Background): Promise<number> {
  const { changedAt } = (await readKnown(db, env, background)).stored;
  return changedAt === null ? 0 : Date.parse(changedAt);
}

/** When the company was read that a page shows if it is rendered now, in ms: now, if it will be read for that page. */
export function companyReadAt(env: Env): number {
  const last = known.get(env.DB);
  return last && isShown(last) ? last.readAt : Date.now();
}

function isShown({ readAt }: Known): boolean {
  return Date.now() < readAt + SHOWN_FOR;
}

async function readKnown(db: Db, env: Env, background?: Background): Promise<Known> {
  const last = known.get(env.DB);
  if (!last || !isShown(last) || (!background && isDue(last))) return refresh(db, env, last);
  if (background && isDue(last)) {
    // Other requests need not ask in the meantime.
    last.refreshAt = Date.now() + REFRESHED_AFTER;
    background(refresh(db, env, last));
  }
  return last;
}

function isDue({ refreshAt }: Known): boolean {
  return Date.now() >= refreshAt;
}

async function refresh(db: Db, env: Env, last: Known | undefined): Promise<Known> {
  const readAt = Date.now();
  try {
    const stored = await openStoredCompany(db);
    // A change that was saved here in the meantime is newer than what was read.
    const newer = known.get(env.DB);
    return newer && newer !== last ? newer : remember(env, stored, readAt);
  } catch (error) {
    logError("company", error);
    return last ?? { stored: NOTHING, readAt, refreshAt: readAt };
  }
}

/** This isolate shows a change at once. */
export function rememberCompany(env: Env, stored: StoredCompany): void {
  remember(env, stored, Date.now());
}

function remember(env: Env, stored: StoredCompany, readAt: number): Known {
  const entry = { stored, readAt, refreshAt: readAt + REFRESHED_AFTER };
  known.set(env.DB, entry);
  return entry;
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
  return { values, savedAt, changedAt: row.changedAt };
}
