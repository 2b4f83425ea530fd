import { expect, test } from "vitest";
import { findEncoding } from "../../app/crm/import/file/csv-file";
import { DEFAULT_IMPORT_MODE, MAX_IMPORT_BYTES } from "../../app/crm/import/import";

const bytesOf = (start: number[], text: string) =>
  Uint8Array.from([...start, ...[...text].map((letter) => letter.charCodeAt(0))]);

test.each([
  ["an Excel workbook or another zipped file", [0x50, 0x4b, 0x03, 0x04]],
  ["an old Excel workbook", [0xd0, 0xcf, 0x11, 0xe0]],
  ["a picture", [0x89, 0x50, 0x4e, 0x47]],
  ["a picture", [0xff, 0xd8, 0xff]],
  ["a picture", [0x47, 0x49, 0x46, 0x38]],
  ["a PDF", [0x25, 0x50, 0x44, 0x46]],
  ["a compressed file", [0x1f, 0x8b]],
])("%s that begins with %j is refused by its name", async (name, start) => {
  await expect(findEncoding(bytesOf(start, "a,b\n1,2\n"))).rejects.toThrow(
    `This is ${name}, not a CSV file. Save the table as CSV and import that.`,
  );
});

test.each([
  ["letters that a workbook begins with", bytesOf([], "PK,name\n1,2\n"), "utf-8"],
  [
    "a byte order mark of UTF-16 before letters that have no zeros",
    bytesOf([0xff, 0xfe], "\u0016\u4e01"),
    "utf-16le",
  ],
  ["the other byte order mark", bytesOf([0xfe, 0xff], "\u004e\u0016"), "utf-16be"],
  ["a letter of Windows", bytesOf([0x4a, 0x6f, 0x73, 0xe9], ",x\n"), "windows-1252"],
  ["a letter of UTF-8", bytesOf([0x4a, 0x6f, 0x73, 0xc3, 0xa9], ",x\n"), "utf-8"],
])("%s are read as text", async (_, bytes, encoding) => {
  expect((await findEncoding(bytes)).encoding).toBe(encoding);
});

test("a file may have 20 MB, and changes no lead unless that is chosen", () => {
  expect([MAX_IMPORT_BYTES, DEFAULT_IMPORT_MODE]).toEqual([20_971_520, "skip"]);
});
