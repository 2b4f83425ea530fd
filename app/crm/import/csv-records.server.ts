import { CsvError, parse } from "csv-parse/stream";
import { chunksOf, type Delimiter, type Encoding, FileRefused } from "./csv-file";

/** A record of a file; `line` is the 1-based line it starts on. */
export type CsvRecord = { line: number; cells: string[] };

const BREAKS = /\r\n|\r|\n/g;

type Format = { encoding: Encoding; delimiter: Delimiter };

/**
 * Yields the records of a CSV file (RFC 4180), skipping blank ones. A quotation mark inside an unquoted cell is taken
 * as text.
 * @throws FileRefused if the file ends inside a quoted cell
 */
export async function* readRecords(bytes: Uint8Array, format: Format): AsyncGenerator<CsvRecord> {
  try {
    for await (const { line, cells } of walk(bytes, format)) {
      if (cells.some((cell) => cell.trim() !== "")) yield { line, cells: cells.map(withPlainBreaks) };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = await lineAfter(bytes, format, Number(error.records));
    throw new FileRefused(
      `A quotation mark that opens in line ${line.toLocaleString("en-US")} is never closed. The file may have been cut off.`,
    );
  }
}

/** Yields every record, including blank ones; `next` is the line on which the following record starts. */
async function* walk(bytes: Uint8Array, { encoding, delimiter }: Format, upTo?: number) {
  const records = textStream(bytes, encoding).pipeThrough(
    parse({
      bom: true,
      delimiter,
      record_delimiter: ["\r\n", "\n", "\r"],
      relax_column_count: true,
      relax_quotes: true,
      to: upTo,
    }),
  );
  let line = 1;
  const reader = records.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    const cells: string[] = read.value;
    const next = line + 1 + cells.reduce((sum, cell) => sum + (cell.match(BREAKS)?.length ?? 0), 0);
    yield { line, next, cells };
    line = next;
  }
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

/** The file as UTF-8, in chunks. */
function textStream(bytes: Uint8Array, encoding: Encoding): ReadableStream<Buffer> {
  const chunks = chunksOf(bytes);
  const decoder = encoding === "utf-8" ? null : new TextDecoder(encoding);
  return new ReadableStream({
    // Loops until there is output: a pull that enqueues nothing is not called again, and a chunk may hold only a byte
    // order mark or part of a character.
    pull(controller) {
      for (;;) {
        const { value, done } = chunks.next();
        const text = decoder?.decode(value, { stream: !done });
        const part = text === undefined ? Buffer.from(value ?? []) : Buffer.from(text);
        if (part.length > 0) controller.enqueue(part);
        if (done) controller.close();
        if (done || part.length > 0) return;
      }
    },
  });
}
