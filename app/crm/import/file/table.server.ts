import { isLead, namedColumns } from "../columns/columns";
import { MAX_IMPORT_COLUMNS } from "../import";
import { DELIMITERS, type Delimiter, FileRefused, findDelimiter } from "./csv-file";
import { type CsvRecord, type Format, readRecords } from "./csv-records.server";
import { cellReader, type Encoding, type StoredText } from "./encoding";

/** A file's table: its columns, and the lines before, between and after its rows that are no rows. */
export type Table = {
  format: Format;
  /** As stored; a name is empty if the file has no header. */
  header: string[];
  /** Line of the header, or of the last line before the table. */
  startsAfter: number;
  /** Lines before the table. */
  before: CsvRecord[];
};

/** How far into the file a header may stand: exports begin with a title, a date, a filter. */
const HEAD_RECORDS = 20;
const SAMPLE_BYTES = 65_536;
const SEPARATOR_LINE = /^\uFEFF?"?sep=(.)"?\r?\n/i;

/** Finds delimiter, header and first row. @throws FileRefused if there is none, or too many columns */
export async function findTable(bytes: Uint8Array, stored: StoredText): Promise<Table> {
  const { encoding, isBytes } = stored;
  const heads: Head[] = [];
  const named = delimiterLine(bytes, encoding);
  for (const delimiter of named ? [named] : DELIMITERS)
    heads.push(await readHead(bytes, { encoding, isBytes, delimiter }));
  const best = heads.reduce((one, other) => (other.names > one.names ? other : one));
  const chosen =
    best.names > 1
      ? best
      : (heads.find(({ format }) => format.delimiter === firstLineDelimiter(bytes, encoding)) ?? best);
  if (chosen.records.length === 0) await readFirst(bytes, chosen.format);
  return toTable(chosen);
}

function sampleText(bytes: Uint8Array, encoding: Encoding): string {
  return new TextDecoder(encoding).decode(bytes.subarray(0, SAMPLE_BYTES));
}

function firstLineDelimiter(bytes: Uint8Array, encoding: Encoding): Delimiter {
  return findDelimiter(sampleText(bytes, encoding));
}

/** What Excel's own first line "sep=;" says. */
function delimiterLine(bytes: Uint8Array, encoding: Encoding): Delimiter | undefined {
  const [, sign] = SEPARATOR_LINE.exec(sampleText(bytes, encoding)) ?? [];
  return DELIMITERS.find((delimiter) => delimiter === sign);
}

/** @throws FileRefused if the file has no first record; a sample of it cannot say why */
async function readFirst(bytes: Uint8Array, format: Format): Promise<void> {
  for await (const _ of readRecords(bytes, format)) return;
}

type Head = { format: Required<Format>; records: CsvRecord[]; names: number; at: number };

/** The first records as one delimiter makes them, and which of them names the most fields. */
async function readHead(bytes: Uint8Array, format: Required<Format>): Promise<Head> {
  const records: CsvRecord[] = [];
  try {
    for await (const record of readRecords(bytes.subarray(0, SAMPLE_BYTES), format)) {
      records.push(record);
      if (records.length === HEAD_RECORDS) break;
    }
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error;
  }
  const read = cellReader({ ...format, readAs: null });
  const firstLead = records.findIndex(({ cells }) => isLead(cells));
  const names = records
    .slice(0, firstLead < 0 ? undefined : firstLead)
    .map(({ cells }) => namedColumns(cells.map(read)).filter(Boolean).length);
  const most = Math.max(0, ...names);
  return { format, records, names: most, at: most > 1 ? names.indexOf(most) : -1 };
}

function toTable({ format, records, at }: Head): Table {
  const isText = records.map(({ line, cells }) => line === 1 && /^"?sep=.?"?$/i.test(cells[0] ?? ""));
  const width = Math.max(0, ...records.map(({ cells }) => cells.filter(Boolean).length));
  const found =
    at >= 0
      ? at
      : records.findIndex(
          ({ cells }, place) => !isText[place] && (width < 2 || cells.filter(Boolean).length > 1),
        );
  const first = records[found];
  if (!first) throw new FileRefused("The file is empty.");
  if (first.cells.length > MAX_IMPORT_COLUMNS) {
    throw new FileRefused(`The file has more than ${MAX_IMPORT_COLUMNS} columns.`);
  }
  const before = records.slice(0, found).filter((_, place) => !isText[place]);
  if (isLead(first.cells)) {
    return { format, header: first.cells.map(() => ""), startsAfter: first.line - 1, before };
  }
  return {
    format,
    header: first.cells.map((cell) => cell.trim().slice(0, 200)),
    startsAfter: first.line,
    before,
  };
}

/** A record of a file, or one that is no row of its table. */
type TableRecord = CsvRecord & { isRow: boolean };

/** What the lines of a report's end begin with. */
const FOOTER =
  /:$|^(?:(?:grand|sub)?\s*totals?|sums?|summe|gesamt|counts?|average|generated|exported|filter|copyright|confidential)\b/i;
/** Cells that such lines have at most, beside a table that is wider. */
const FOOTER_CELLS = 2;
const MAX_FOOTER = 20;

/**
 * Yields the rows of a table and marks what is none: the header once more, and the lines of a report's end, which are
 * single cells or totals beside a table of several columns, with no row after them.
 */
export async function* readTable(bytes: Uint8Array, table: Table): AsyncGenerator<TableRecord> {
  const header = table.header.join("\n");
  const isWide = table.header.length > FOOTER_CELLS;
  let waiting: CsvRecord[] = [];
  for await (const record of readRecords(bytes, table.format)) {
    if (record.line <= table.startsAfter) continue;
    const cells = record.cells.filter((cell) => cell.trim() !== "");
    const isTotal = cells.length <= FOOTER_CELLS && FOOTER.test(cells[0] ?? "");
    const isFooter = isWide && (isTotal || record.cells.length === 1) && !isLead(record.cells);
    const isRepeated = header !== "" && record.cells.map((cell) => cell.trim()).join("\n") === header;
    if (isRepeated) yield { ...record, isRow: false };
    else if (isFooter && waiting.length < MAX_FOOTER) waiting.push(record);
    else {
      for (const one of waiting) yield { ...one, isRow: true };
      waiting = [];
      yield { ...record, isRow: true };
    }
  }
  for (const one of waiting) yield { ...one, isRow: false };
}
