import { FileRefused, findDelimiter, findEncoding } from "../../../crm/import/file/csv-file";
import { readRecords } from "../../../crm/import/file/csv-records.server";
import { fromCsvText } from "../../../platform/csv";
import { MAX_MOVES } from "../../indexing";
import { readMoveRows } from "../moves";

/** The moves of a CSV file, and the lines that hold none. @throws FileRefused if it cannot be read, or is too long */
export async function readMoves(bytes: Uint8Array, siteHost: string) {
  const { encoding } = await findEncoding(bytes);
  const start = new TextDecoder(encoding).decode(bytes.subarray(0, 4096));
  const rows: { line: number; cells: string[] }[] = [];
  for await (const { line, cells } of readRecords(bytes, { encoding, delimiter: findDelimiter(start) })) {
    rows.push({ line, cells: cells.map(fromCsvText) });
    if (rows.length > MAX_MOVES + 1) {
      const most = MAX_MOVES.toLocaleString("en-US");
      throw new FileRefused(`The file has more than ${most} lines. Split it into several files.`);
    }
  }
  return readMoveRows(rows, siteHost);
}
