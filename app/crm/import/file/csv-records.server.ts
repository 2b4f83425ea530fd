import { type CastingContext, CsvError, parse } from "csv-parse/stream";
import { pause } from "../../../platform/clock";
import { MAX_IMPORT_CELLS, MAX_IMPORT_RECORDS, MAX_RECORD_CELLS, MAX_RECORD_CHARACTERS } from "../import";
import { type Delimiter, FileRefused, partsOf } from "./csv-file";
import { type Encoding, isDecodedFirst } from "./encoding";

/**
 * A record of a file; `line` is the 1-based line it starts on. In an encoding that was guessed, each character of a
 * cell stands for a byte of the file (`cellReader`).
 */
export type CsvRecord = { line: number; cells: string[] };

const BREAKS = /\r\n|\r|\n/g;

/** `isBytes`: the encoding is a guess, so the cells are kept as the file's bytes. */
export type Format = { encoding: Encoding; delimiter: Delimiter; isBytes?: boolean };

/**
 * Yields the records of a CSV file (RFC 4180), skipping blank ones. A quotation mark inside an unquoted cell is taken
 * as text. Memory is bounded, whatever the file holds.
 * @throws FileRefused if the file ends inside a quoted cell, or a limit is exceeded
 */
export async function* readRecords(bytes: Uint8Array, format: Format): AsyncGenerator<CsvRecord> {
  try {
    for await (const { line, cells } of walk(bytes, format)) {
      if (cells.some((cell) => cell.trim() !== "")) yield { line, cells: cells.map(withPlainBreaks) };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = (await lineAfter(bytes, format, Number(error.records))).toLocaleString("en-US");
    throw new FileRefused(
      error.code === "CSV_MAX_RECORD_SIZE"
        ? `The row that begins in line ${line} is longer than ${MAX_RECORD_CHARACTERS.toLocaleString("en-US")} characters. Perhaps a quotation mark is not closed.`
        : `A quotation mark that opens in line ${line} is never closed. The file may have been cut off.`,
    );
  }
}

/** Yields every record, including blank ones; `next` is the line on which the following record starts. */
async function* walk(bytes: Uint8Array, { encoding, delimiter, isBytes = false }: Format, upTo?: number) {
  const records = textStream(bytes, encoding).pipeThrough(
    parse({
      bom: !isBytes,
      encoding: isBytes ? "latin1" : "utf8",
      delimiter,
      trim: true,
      record_delimiter: ["\r\n", "\n", "\r"],
      relax_column_count: true,
      relax_quotes: true,
      max_record_size: MAX_RECORD_CHARACTERS,
      cast: limitCells,
      to: upTo,
    }),
  );
  let line = 1;
  const size = { records: 0, cells: 0 };
  const reader = records.getReader();
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      const cells: string[] = read.value;
      size.records += 1;
      size.cells += cells.length;
      const excess = excessOf(size);
      if (excess) throw new FileRefused(excess);
      const next = line + 1 + cells.reduce((sum, cell) => sum + (cell.match(BREAKS)?.length ?? 0), 0);
      yield { line, next, cells };
      line = next;
    }
  } finally {
    // Whoever reads only the first records leaves the rest; a stream that has failed cannot be cancelled any more.
    await reader.cancel().catch(() => undefined);
  }
}

/** What the file so far has too much of, as a sentence; null if nothing. */
function excessOf({ records, cells }: { records: number; cells: number }): string | null {
  if (records > MAX_IMPORT_RECORDS) {
    return `The file has more than ${MAX_IMPORT_RECORDS.toLocaleString("en-US")} lines, blank ones included. Remove the blank lines, or split it into several files.`;
  }
  if (cells > MAX_IMPORT_CELLS) {
    return `The file has more than ${MAX_IMPORT_CELLS.toLocaleString("en-US")} cells. Remove the columns that are not needed, or split it into several files.`;
  }
  return null;
}

/** Stops within a record: the parser's own limit counts characters, and an empty cell has none. */
function limitCells(cell: string, { index, lines }: CastingContext): string {
  if (index >= MAX_RECORD_CELLS) {
    throw new FileRefused(
      `The row in line ${lines.toLocaleString("en-US")} has more than ${MAX_RECORD_CELLS.toLocaleString("en-US")} cells. Perhaps its line breaks are missing.`,
    );
  }
  return cell;
}

/** The parser's stream drops unread records when it fails, so this counts the lines before the failure again. */
async function lineAfter(bytes: Uint8Array, format: Format, records: number): Promise<number> {
  if (records === 0) return 1;
  let line = 1;
  for await (const { next } of walk(bytes, format, records)) line = next;
  return line;
}

/** Normalizes CRLF as the lead form does. Keeps a lone CR, because it is part of a stored value. */
function withPlainBreaks(cell: string): string {
  return cell.includes("\r") ? cell.replaceAll("\r\n", "\n") : cell;
}

/** The file as UTF-8 or as its bytes, in parts, with a pause before each. */
function textStream(bytes: Uint8Array, encoding: Encoding): ReadableStream<Buffer> {
  const parts = partsOf(bytes);
  const decoder = isDecodedFirst(encoding) ? new TextDecoder(encoding) : null;
  return new ReadableStream({
    // Loops until there is output: a pull that enqueues nothing is not called again, and a part may hold only a byte
    // order mark or part of a character.
    async pull(controller) {
      await pause();
      for (;;) {
        const { value, done } = parts.next();
        const text = decoder?.decode(value, { stream: !done });
        const part = text === undefined ? Buffer.from(value ?? []) : Buffer.from(text);
        if (part.length > 0) controller.enqueue(part);
        if (done) controller.close();
        if (done || part.length > 0) return;
      }
    },
  });
}
