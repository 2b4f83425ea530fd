import { isOwnHeader } from "../../leads/fields/lead-csv";
import { createSurvey } from "../columns/survey";
import { MAX_IMPORT_ROWS } from "../import";
import { FileRefused, findEncoding } from "./csv-file";
import type { CsvRecord } from "./csv-records.server";
import { cellReader } from "./encoding";
import { findTable, readTable, type Table } from "./table.server";

const LEFT_OUT_SHOWN = 5;
const SHOWN_CHARACTERS = 80;

/**
 * Finds out how a file is to be read: its encoding, its table, and what the cells of each column show. `records` are
 * its rows, as they are stored.
 * @throws FileRefused if the file cannot be imported
 */
export async function readFile(bytes: Uint8Array) {
  const { encoding, isGuess } = await findEncoding(bytes);
  const stored = { encoding, readAs: null, isBytes: isGuess };
  const table = await findTable(bytes, stored);
  const read = cellReader(stored);
  const header = table.header.map(read);
  const survey = await surveyTable(bytes, table, { header, read });
  return {
    header,
    storedHeader: table.header,
    records: rowsOf(bytes, table),
    format: {
      ...{ ...stored, ...survey },
      delimiter: table.format.delimiter,
      isOwnExport: isOwnHeader(header),
    },
  };
}

async function* rowsOf(bytes: Uint8Array, table: Table): AsyncGenerator<CsvRecord> {
  for await (const record of readTable(bytes, table)) if (record.isRow) yield record;
}

type Read = { header: string[]; read: (stored: string) => string };

/**
 * What the whole file shows about its columns, before a row is read.
 * @throws FileRefused if it has no or too many rows
 */
async function surveyTable(bytes: Uint8Array, table: Table, { header, read }: Read) {
  const survey = createSurvey(header);
  const leftOut = [...table.before];
  let rows = 0;
  for await (const { isRow, ...record } of readTable(bytes, table)) {
    if (isRow) rows += 1;
    else leftOut.push(record);
    if (!isRow) continue;
    if (rows > MAX_IMPORT_ROWS) {
      throw new FileRefused(
        `The file has more than ${MAX_IMPORT_ROWS.toLocaleString("en-US")} rows. Split it into several files.`,
      );
    }
    survey.add(record.cells.map(read));
  }
  if (rows === 0) throw new FileRefused("The file has a header but no leads under it.");
  const examples = leftOut
    .slice(0, LEFT_OUT_SHOWN)
    .map(({ line, cells }) => ({ line, text: cells.filter(Boolean).join(", ").slice(0, SHOWN_CHARACTERS) }));
  return { surveys: survey.columns(), leftOut: { count: leftOut.length, examples } };
}
