import fc from "fast-check";
import { expect, test } from "vitest";
import { DELIMITERS, findDelimiter, findEncoding } from "../../app/crm/import/file/csv-file";
import { readRecords } from "../../app/crm/import/file/csv-records.server";
import { cellReader } from "../../app/crm/import/file/encoding";
import { csvColumnsOf, LEAD_CSV_HEADER, leadCsvWriter } from "../../app/crm/leads/fields/lead-csv";
import type { LeadField, LeadValue } from "../../app/crm/leads/fields/lead-field-types";
import { inZone, mapFields, withMembers } from "../../app/crm/leads/fields/lead-fields";
import { CSV_BYTE_ORDER_MARK, csvLine, fromCsvText } from "../../app/platform/csv";
import { MAX_CENTS } from "../../app/platform/money";
import { readImportFile } from "../support/read-import";

const utf8 = (text: string) => new TextEncoder().encode(text);

/** Quotes, delimiters, line breaks, formulas, byte order marks, quotes of other alphabets, and letters. */
const SIGNS = [
  '"',
  '""',
  ",",
  ";",
  "\t",
  "\n",
  "\n\n",
  "=",
  "+",
  "-",
  "@",
  "'",
  "\uFEFF",
  " ",
  "é",
  "漢",
  "😀",
  "a",
  "1",
];
const hostile = fc.oneof(
  fc.array(fc.constantFrom(...SIGNS), { maxLength: 12 }).map((parts) => parts.join("")),
  // UTF-8 cannot encode a lone surrogate, a null byte is not text, and \r\n is stored as \n.
  fc
    .string({ unit: "grapheme", maxLength: 20 })
    .map((text) => text.replaceAll("\0", "").replaceAll("\r\n", "\n")),
);

async function readCells(bytes: Uint8Array): Promise<string[][]> {
  const { encoding, isGuess } = await findEncoding(bytes);
  const text = new TextDecoder(encoding).decode(bytes.subarray(0, 65_536));
  const records: string[][] = [];
  const format = { encoding, isBytes: isGuess, delimiter: findDelimiter(text) };
  for await (const { cells } of readRecords(bytes, format)) records.push(cells);
  return records.map((cells) => cells.map(cellReader({ ...format, readAs: null })));
}

const HEAD = ["Email", "Company", "Notes"];

test("any cells are read back as they were written", async () => {
  const row = fc.tuple(hostile, hostile, hostile).filter((cells) => cells.some((cell) => cell.trim() !== ""));
  await fc.assert(
    fc.asyncProperty(fc.array(row, { maxLength: 6 }), async (rows) => {
      const file = utf8(CSV_BYTE_ORDER_MARK + [HEAD, ...rows].map(csvLine).join(""));
      const [head, ...read] = await readCells(file);
      expect(head).toEqual(HEAD);
      expect(read.map((cells) => cells.map(fromCsvText))).toEqual(rows);
    }),
    { numRuns: 200 },
  );
});

test("every delimiter, line ending and encoding of a spreadsheet gives the same cells", async () => {
  const cell = fc.constantFrom("a", "b; c", "d, e", "f\tg", 'h "i"', "j\nk", "=l", "", "mü – n", " o");
  const wanted = fc.record({
    rows: fc.array(fc.tuple(fc.constant("x@y.example"), cell, cell), { minLength: 1, maxLength: 5 }),
    delimiter: fc.constantFrom(...DELIMITERS),
    end: fc.constantFrom("\r\n", "\n", "\r"),
    isWide: fc.boolean(),
    hasEnd: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(wanted, async ({ rows, delimiter, end, isWide, hasEnd }) => {
      const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;
      const lines = [HEAD.join(delimiter), ...rows.map((cells) => cells.map(quote).join(delimiter))];
      const text = `\uFEFF${lines.join(end)}${hasEnd ? end : ""}`;
      const bytes = isWide
        ? new Uint8Array(Uint16Array.from(text, (char) => char.charCodeAt(0)).buffer)
        : utf8(text);
      expect(await readCells(bytes)).toEqual([HEAD, ...rows]);
    }),
    { numRuns: 200 },
  );
});

const trimmed = (text: string) => text.trim();
/** Fields store every line break as LF, and neither control characters nor invisible signs. */
const plain = hostile.map((text) =>
  text.replace(/[\v\f\r\u0085\u2028\u2029]/g, "\n").replace(/(?![\n\t])[\p{Cc}\p{Cf}]/gu, ""),
);
/** A field of one line holds no other white space than single spaces. */
const line = plain.map((text) => text.replace(/\s+/g, " ").trim());
const needed = line.filter((text) => text !== "" && text.length <= 200);
const optional = line.map((text) => text || null);
const email = fc.constantFrom(
  "dana@x.example",
  "+d@x.example",
  "=d@x.example",
  "-d'a@x.example",
  "D@X.example",
);
const tag = line.filter((text) => text !== "" && text.length <= 40 && !/[,;]/.test(text));
const tags = fc
  .uniqueArray(tag, { maxLength: 20, selector: (text) => text.toLowerCase() })
  .map((all) => all.join(",") || null);
const time = fc
  .date({ min: new Date("2000-01-01"), max: new Date("2099-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString());

/** Valid values of a lead field. */
function valuesOf({ kind, required, options = {}, csv }: LeadField): fc.Arbitrary<LeadValue> {
  if (!csv) return fc.constant(null);
  switch (kind) {
    case "longtext":
      return plain.map(trimmed);
    case "choice":
      return fc.constantFrom(...Object.keys(options));
    case "member":
      return fc.constantFrom(null, ...Object.keys(options));
    case "score":
      return fc.integer({ min: 0, max: 100 });
    case "money":
      return fc.option(fc.integer({ min: 0, max: MAX_CENTS }));
    case "time":
      return fc.option(time);
    case "tags":
      return tags;
    case "email":
      return required ? email : fc.option(email);
    default:
      return required ? needed : optional;
  }
}
const MEMBERS = [
  { id: "u-1", email: "Mina@x.example", name: "Mina", isActive: true },
  { id: "u-2", email: "+kai@x.example", name: "Kai", isActive: false },
];
const FIELDS = withMembers(MEMBERS);
const LATER = new Date("2100-01-01");
/** Behind UTC, by parts of an hour, and ahead; all but one change their clocks. */
const ZONES = ["UTC", "America/Chicago", "America/St_Johns", "Asia/Kolkata", "Australia/Lord_Howe"];
const lead = fc.record({ ...mapFields((_, field) => valuesOf(field), FIELDS), createdAt: time });

test("[CRM-099] any leads are read back from their export unchanged", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(lead, { minLength: 1, maxLength: 5 }),
      fc.constantFrom(...ZONES),
      async (leads, zone) => {
        const write = leadCsvWriter(csvColumnsOf(inZone(FIELDS, zone)));
        const file = utf8(CSV_BYTE_ORDER_MARK + LEAD_CSV_HEADER + leads.map(write).join(""));
        const { rows } = await readImportFile(file, {}, { members: MEMBERS, now: LATER });
        expect(rows.map(({ error }) => error)).toEqual(leads.map(() => null));
        expect(rows.map(({ row }) => ({ ...row?.lead, createdAt: row?.createdAt }))).toEqual(leads);
      },
    ),
    { numRuns: 200 },
  );
});

test("cells longer than two chunks are read back, wherever the file is split into chunks", async () => {
  const cells = ['"\n;,=', '""', "\r", "é漢😀", "'=1"].map((part) =>
    part.repeat(Math.ceil(140_000 / part.length)),
  );
  for (const shift of ["", "x", "xy", "xyz"]) {
    const file = utf8(csvLine(HEAD) + csvLine([shift, ...cells]));
    const [, read = []] = await readCells(file);
    expect(read.map(fromCsvText).every((cell, at) => cell === [shift, ...cells][at])).toBe(true);
  }
});

test("a file with only a byte order mark or half a character is empty, and the reader ends", async () => {
  for (const bytes of [[0], [0xff, 0xfe], [0xfe, 0xff], [0xef, 0xbb, 0xbf], [0xff, 0xfe, 0x41]]) {
    const read = await readCells(Uint8Array.from(bytes));
    expect(read.flat().join("").trim().length, bytes.join()).toBeLessThan(2);
  }
});

test("the reader throws only rejections, whatever the file", async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (bytes) => {
      await readCells(bytes).catch((error) => expect(error.constructor.name).toBe("FileRefused"));
    }),
    { numRuns: 500 },
  );
});

test("a truncated file is read up to the cut or rejected, never misread", async () => {
  const rows = [HEAD, ["a@x.example", 'Fern "& Sons"', "one\ntwo; three, four"], ["b@x.example", "", "=1"]];
  const file = utf8(rows.map(csvLine).join(""));
  for (let end = 1; end < file.length; end += 1) {
    const read = await readCells(file.subarray(0, end)).catch(() => null);
    const whole = read?.slice(0, -1).map((cells) => cells.map(fromCsvText)) ?? [];
    expect(whole).toEqual(rows.slice(0, whole.length));
  }
});
