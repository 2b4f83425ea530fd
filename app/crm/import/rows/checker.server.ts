import { listMembers } from "../../../auth/users.server";
import { pause } from "../../../platform/clock";
import type { Db } from "../../../platform/db/database.server";
import { inZone, withMembers, withTags } from "../../leads/fields/lead-fields";
import { emailKey, phoneKey } from "../../leads/lead";
import { listTags } from "../../leads/tags/tags.server";
import type { CsvRecord } from "../file/csv-records.server";
import type { ImportFindings, ImportSettings } from "../settings";
import { findByEmail, findByPhone } from "./matches.server";
import { type RowRules, readRow, rowRulesOf } from "./row";

/** Reading a row takes about a tenth of a millisecond. */
const ROWS_WITHOUT_PAUSE = 200;

/** A row of a file. `problem` says why it cannot be imported, regardless of the column mapping. */
export type FileRow = CsvRecord & { problem: string | null };

/** A row after the dry run. `before` is JSON: the line whose email it repeats, or the file row's `problem`. */
export type CheckedRow = {
  line: number;
  outcome: "waiting" | "failed";
  error: string | null;
  leadId: string | null;
  before: string | null;
  warning: string | null;
};

/** `missing` says why the row cannot create a lead; it may still update one. */
type Candidate = {
  line: number;
  email: string;
  phone: string;
  missing: string | null;
  warning: string | null;
};
type KnownLeads = {
  leads: Awaited<ReturnType<typeof findByEmail>>;
  phones: Awaited<ReturnType<typeof findByPhone>>;
};

/** Checks a file's rows in chunks, counting what it finds across them. */
export async function createChecker(db: Db, settings: ImportSettings, now: Date) {
  const rules = await readRowRules(db, settings, now);
  const emails = new Map<string, number>();
  const phones = new Map<string, number>();
  const found: ImportFindings = { known: 0, repeated: 0, phones: 0, updatesOnly: 0, warned: 0 };
  let failed = 0;

  function hintOf(row: Candidate, known: KnownLeads): string | null {
    const other = known.phones.get(row.phone);
    const earlier = phones.get(row.phone);
    if (other) return `Same phone number as ${other}`;
    return earlier === undefined ? null : `Same phone number as line ${earlier}`;
  }

  function checkCandidate(row: Candidate, known: KnownLeads): CheckedRow {
    const { line, missing, warning } = row;
    const lead = known.leads.get(row.email);
    const leadId = lead?.id ?? null;
    const person = lead?.emailKey ?? row.email;
    const repeats = emails.get(person);
    if (missing !== null && leadId === null && repeats === undefined) return failRow(line, missing, null);
    const hint = repeats === undefined && leadId === null && row.phone ? hintOf(row, known) : null;
    if (repeats !== undefined) found.repeated += 1;
    else if (leadId !== null) found.known += 1;
    if (missing !== null) found.updatesOnly += 1;
    if (hint !== null) found.phones += 1;
    if (warning !== null) found.warned += 1;
    if (repeats === undefined) emails.set(person, line);
    if (row.phone !== "" && !phones.has(row.phone)) phones.set(row.phone, line);
    return {
      line,
      outcome: "waiting",
      error: repeats === undefined ? hint : `Same email as line ${repeats}`,
      leadId,
      before: repeats === undefined ? null : JSON.stringify({ repeats }),
      warning,
    };
  }

  async function check(records: FileRow[]): Promise<CheckedRow[]> {
    const read = await readCandidates(records, rules);
    const candidates = read.flatMap(({ candidate }) => candidate ?? []);
    const known = await findKnown(db, candidates);
    const checked = read.map(({ candidate, row }) => (candidate ? checkCandidate(candidate, known) : row));
    failed += checked.filter((row) => row.outcome === "failed").length;
    return checked;
  }

  return { check, findings: () => ({ found, failed }) };
}

/** Pauses between portions: nothing else runs while they are read. */
async function readCandidates(records: FileRow[], rules: RowRules): Promise<ReadCandidate[]> {
  const read: ReadCandidate[] = [];
  for (const record of records) {
    if (read.length % ROWS_WITHOUT_PAUSE === 0) await pause();
    read.push(readCandidate(record, rules));
  }
  return read;
}

async function findKnown(db: Db, rows: Candidate[]): Promise<KnownLeads> {
  const [leads, phones] = await Promise.all([
    findByEmail(db, [...new Set(rows.map((row) => row.email))]),
    findByPhone(db, [...new Set(rows.map((row) => row.phone).filter(Boolean))]),
  ]);
  return { leads, phones };
}

type ReadCandidate = { candidate: Candidate; row: null } | { candidate: null; row: CheckedRow };

function readCandidate({ line, cells, problem }: FileRow, rules: RowRules): ReadCandidate {
  const { row, error } = readRow(cells, rules);
  if (!row || problem !== null) {
    return { candidate: null, row: failRow(line, problem ?? error ?? "", problem) };
  }
  const email = emailKey(row.values.businessEmail);
  const phone = phoneKey(row.values.phoneNumber ?? "");
  return { candidate: { line, email, phone, missing: row.missing, warning: row.warning }, row: null };
}

function failRow(line: number, error: string, problem: string | null): CheckedRow {
  const before = problem === null ? null : JSON.stringify({ problem });
  return { line, outcome: "failed", error, leadId: null, before, warning: null };
}

/** The rules for reading a file's rows, with the members it may name and the tags in use. */
export async function readRowRules(db: Db, settings: ImportSettings, now: Date): Promise<RowRules> {
  const hasTags = settings.columns.includes("tags");
  const [members, tags] = await Promise.all([listMembers(db), hasTags ? listTags(db) : []]);
  const fields = withTags(inZone(withMembers(members), settings.zone), tags);
  return rowRulesOf({ members, settings, now, fields });
}
