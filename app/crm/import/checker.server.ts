import type { Db } from "../../platform/db.server";
import { emailKey, phoneKey } from "../lead";
import type { ColumnFields } from "./columns";
import type { CsvRecord } from "./csv-records.server";
import { findByEmail, findByPhone } from "./matches.server";
import { readRow } from "./row";
import type { ImportFindings } from "./settings";

/** A row of a file; `problem` says why it cannot be imported, whatever its columns mean. */
export type FileRow = CsvRecord & { problem: string | null };

/** A row as the dry run leaves it. `before` holds, as JSON, the row that it repeats or the file row's `problem`. */
export type CheckedRow = {
  line: number;
  cells: string[];
  outcome: "waiting" | "failed";
  error: string | null;
  leadId: string | null;
  before: string | null;
};

type Candidate = CsvRecord & { email: string; phone: string };
type Known = {
  leads: Awaited<ReturnType<typeof findByEmail>>;
  phones: Awaited<ReturnType<typeof findByPhone>>;
};

/** Checks the rows of one file, portion by portion, and counts what it finds. */
export function createChecker(db: Db, columns: ColumnFields) {
  const emails = new Map<string, number>();
  const phones = new Map<string, number>();
  const found: ImportFindings = { known: 0, repeated: 0, phones: 0 };
  let failed = 0;

  function hintOf(row: Candidate, known: Known, leadId: string | null): string | null {
    const other = known.phones.get(row.phone);
    const earlier = phones.get(row.phone);
    if (row.phone === "" || leadId !== null || emails.has(row.email)) return null;
    if (other) return `Same phone number as ${other}`;
    return earlier === undefined ? null : `Same phone number as line ${earlier}`;
  }

  function judge(row: Candidate, known: Known): CheckedRow {
    const leadId = known.leads.get(row.email)?.id ?? null;
    const repeats = emails.get(row.email);
    const hint = hintOf(row, known, leadId);
    if (repeats !== undefined) found.repeated += 1;
    else if (leadId !== null) found.known += 1;
    if (hint !== null) found.phones += 1;
    if (repeats === undefined) emails.set(row.email, row.line);
    if (row.phone !== "" && !phones.has(row.phone)) phones.set(row.phone, row.line);
    return {
      line: row.line,
      cells: row.cells,
      outcome: "waiting",
      error: repeats === undefined ? hint : `Same email as line ${repeats}`,
      leadId,
      before: repeats === undefined ? null : JSON.stringify({ repeats }),
    };
  }

  async function check(records: FileRow[]): Promise<CheckedRow[]> {
    const read = records.map((record) => readCandidate(record, columns));
    const candidates = read.flatMap(({ candidate }) => candidate ?? []);
    const known = await findKnown(db, candidates);
    return read.map(({ candidate, row }) => {
      if (candidate) return judge(candidate, known);
      failed += 1;
      return row;
    });
  }

  return { check, findings: () => ({ found, failed }) };
}

async function findKnown(db: Db, rows: Candidate[]): Promise<Known> {
  const [leads, phones] = await Promise.all([
    findByEmail(db, [...new Set(rows.map((row) => row.email))]),
    findByPhone(db, [...new Set(rows.map((row) => row.phone).filter(Boolean))]),
  ]);
  return { leads, phones };
}

type Read = { candidate: Candidate; row: null } | { candidate: null; row: CheckedRow };

function readCandidate({ line, cells, problem }: FileRow, columns: ColumnFields): Read {
  const { row, error } = readRow(cells, columns);
  if (row && problem === null) {
    const { businessEmail, phoneNumber } = row.lead;
    return {
      candidate: { line, cells, email: emailKey(businessEmail), phone: phoneKey(phoneNumber ?? "") },
      row: null,
    };
  }
  const before = problem === null ? null : JSON.stringify({ problem });
  return {
    candidate: null,
    row: { line, cells, outcome: "failed", error: problem ?? error, leadId: null, before },
  };
}
