import { CsvError, parse } from "csv-parse/stream";
import { type Delimiter, type Encoding, FileRefused, partsOf } from "./csv-file";

/** One record of a file; `line` is the line that it begins in, the first being 1. */
export type CsvRecord = { line: number; cells: string[] };

const BREAKS = /\r\n|\r|\n/g;

/**
 * The records of a CSV file by RFC 4180, one by one, blank ones left out; a quotation mark inside a cell that has none
 * around it is text.
 * @throws FileRefused when the file ends inside a quoted cell
 */
export async function* readRecords(
  bytes: Uint8Array,
  { encoding, delimiter }: { encoding: Encoding; delimiter: Delimiter },
): AsyncGenerator<CsvRecord> {
  const records = textStream(bytes, encoding).pipeThrough(
    parse({
      bom: true,
      delimiter,
      record_delimiter: ["\r\n", "\n", "\r"],
      relax_column_count: true,
      relax_quotes: true,
    }),
  );
  let line = 1;
  try {
    const reader = records.getReader();
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      const cells: string[] = next.value;
      if (cells.some((cell) => cell.trim() !== "")) yield { line, cells: cells.map(withoutReturns) };
      line += 1 + cells.reduce((sum, cell) => sum + (cell.match(BREAKS)?.length ?? 0), 0);
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new FileRefused(
      `A quotation mark that opens in line ${line.toLocaleString("en-US")} is never closed. The file may have been cut off.`,
    );
  }
}

/** Line breaks as the lead form stores them. */
function withoutReturns(cell: string): string {
  return cell.includes("\r") ? cell.replaceAll(BREAKS, "\n") : cell;
}

/** The file as UTF-8, in pieces. */
function textStream(bytes: Uint8Array, encoding: Encoding): ReadableStream<Buffer> {
  const parts = partsOf(bytes);
  const decoder = encoding === "utf-8" ? null : new TextDecoder(encoding);
  return new ReadableStream({
    pull(controller) {
      const { value, done } = parts.next();
      const text = decoder?.decode(value, { stream: !done });
      const part = text === undefined ? Buffer.from(value ?? []) : Buffer.from(text);
      if (part.length > 0) controller.enqueue(part);
      if (done) controller.close();
    },
  });
}
