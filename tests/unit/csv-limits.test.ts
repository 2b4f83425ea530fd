import { expect, test } from "vitest";
import { FileRefused } from "../../app/crm/import/file/csv-file";
import { readRecords } from "../../app/crm/import/file/csv-records.server";
import { MAX_IMPORT_BYTES } from "../../app/crm/import/import";

const LINES =
  "The file has more than 60,000 lines, blank ones included. Remove the blank lines, or split it into several files.";
const cellsIn = (line: number) =>
  `The row in line ${line} has more than 1,000 cells. Perhaps its line breaks are missing.`;
const longFrom = (line: number) =>
  `The row that begins in line ${line} is longer than 2,000,000 characters. Perhaps a quotation mark is not closed.`;

const filled = (text: string, encoding: "utf8" | "utf16le" = "utf8") =>
  Buffer.alloc(MAX_IMPORT_BYTES, Buffer.from(text, encoding));

/** What the file is refused for, how many records it yielded, and how much memory it took at most, in MB. */
async function read(bytes: Uint8Array, encoding: "utf-8" | "utf-16le" = "utf-8") {
  const before = process.memoryUsage().rss;
  let peak = before;
  let records = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss);
  }, 5);
  try {
    for await (const record of readRecords(bytes, { encoding, delimiter: "," })) {
      records += Math.min(1, record.cells.length);
    }
    return { refused: null, records, megabytes: 0 };
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error;
    peak = Math.max(peak, process.memoryUsage().rss);
    return { refused: error.message, records, megabytes: (peak - before) / 1e6 };
  } finally {
    clearInterval(timer);
  }
}

test.each([
  ["line breaks", filled("\n"), LINES],
  ["carriage returns", filled("\r"), LINES],
  ["lines of spaces", filled(" \r\n"), LINES],
  ["commas", filled(","), cellsIn(1)],
  ["commas after a header", Buffer.concat([Buffer.from("a,b\n"), filled(",")]), cellsIn(2)],
  ["one word", filled("x"), longFrom(1)],
  ["quotation marks", filled('"'), longFrom(1)],
  ["a quotation mark that is not closed", Buffer.concat([Buffer.from('a,b\n"'), filled("x\n")]), longFrom(2)],
  [
    "rows of commas",
    filled(`${",".repeat(900)}\n`),
    "The file has more than 5,000,000 cells. Remove the columns that are not needed, or split it into several files.",
  ],
])("20 MB of %s are refused with a sentence, within 200 MB", async (_, bytes, sentence) => {
  const { refused, megabytes } = await read(bytes);
  expect(refused).toBe(sentence);
  expect(megabytes).toBeLessThan(200);
});

test("20 MB of line breaks in UTF-16 are refused, too", async () => {
  expect((await read(filled("\n", "utf16le"), "utf-16le")).refused).toBe(LINES);
});

test("a file at the limits is read", async () => {
  const lead = (at: number) => `Ann,Bell,ann${at}@harbor.example,"Harbor, ${at}"`;
  const leads = Array.from({ length: 50_000 }, (_, at) => lead(at));
  const blanks = "\n".repeat(9999);
  expect(await read(Buffer.from(`first,last,email,company\n${leads.join("\n")}\n${blanks}`))).toMatchObject({
    refused: null,
    records: 50_001,
  });
  const wide = [",".repeat(998), "x".repeat(1_900_000)].join("");
  expect(await read(Buffer.from(`a,b\n${wide}\n`))).toMatchObject({ refused: null, records: 2 });
});
