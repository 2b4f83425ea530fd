import fc from "fast-check";
import { expect, test } from "vitest";
import { LEAD_CSV_COLUMNS } from "../../app/crm/leads/fields/lead-csv";
import { csvLine, fromCsvText, toCsvText } from "../../app/platform/csv";

const hostile = fc.oneof(
  fc.string({ unit: "binary" }),
  fc
    .array(
      fc.constantFrom(
        "'",
        "=",
        "+",
        "-",
        "@",
        "＝",
        "\t",
        "\r",
        "\n",
        "\u00a0",
        " ",
        '"',
        ",",
        ";",
        "a",
        "1",
      ),
    )
    .map((parts) => parts.join("")),
);

test("[CRM-088] the columns start with the import's twelve, in order, followed by the created date", () => {
  expect(LEAD_CSV_COLUMNS.slice(0, 13).map(({ header }) => header.toLowerCase())).toEqual([
    "first name",
    "last name",
    "email",
    "phone",
    "company",
    "industry",
    "status",
    "priority",
    "lead score",
    "source",
    "deal value",
    "project description",
    "created",
  ]);
});

test.each(["=1+1", "+1 555 0100", "-2", "@SUM(A1)", "\t=1", "\rx", "\nx", " =1", "'=1", "''-1", "＝1"])(
  "%j is escaped with an apostrophe",
  (text) => {
    expect(toCsvText(text)).toBe(`'${text}`);
  },
);

test.each(["", "a=1", "'t Hooft", "'", "''", "24000.50", "it's", "’=1"])("%j is not escaped", (text) => {
  expect(toCsvText(text)).toBe(text);
  expect(fromCsvText(text)).toBe(text);
});

test("every text round-trips, and none starts as a formula", () => {
  fc.assert(
    fc.property(hostile, (text) => {
      const content = toCsvText(text);
      expect(fromCsvText(content)).toBe(text);
      expect(content).not.toMatch(/^\s*[=+\-@＝＋－＠]|^[\t\r\n]/);
    }),
    { numRuns: 2000 },
  );
});

test("different texts are written differently", () => {
  fc.assert(
    fc.property(hostile, hostile, (one, other) => {
      fc.pre(one !== other);
      expect(toCsvText(one)).not.toBe(toCsvText(other));
    }),
  );
});

test("a line read by RFC 4180 gives the same cells", () => {
  fc.assert(
    fc.property(fc.array(hostile, { minLength: 1, maxLength: 13 }), (cells) => {
      expect(readLine(csvLine(cells)).map(fromCsvText)).toEqual(cells);
    }),
    { numRuns: 1000 },
  );
});

test("a cell of 1 MB of quotes and line breaks round-trips", () => {
  const text = '"\r\n;,='.repeat(150_000);
  expect(readLine(csvLine(["=a", text]))).toEqual(["'=a", text]);
});

/** RFC 4180's grammar for one record: fields with quotes, or without quotes, commas and line breaks. */
function readLine(line: string): string[] {
  const cells: string[] = [];
  let at = 0;
  for (;;) {
    const isQuoted = line[at] === '"';
    let end = isQuoted ? at + 1 : line.slice(at).search(/,|\r\n/) + at;
    while (isQuoted && !(line[end] === '"' && line[end + 1] !== '"')) end += line[end] === '"' ? 2 : 1;
    cells.push(isQuoted ? line.slice(at + 1, end).replaceAll('""', '"') : line.slice(at, end));
    at = isQuoted ? end + 1 : end;
    if (line.slice(at) === "\r\n") return cells;
    if (line[at] !== ",") throw new Error(`no delimiter at ${at}`);
    at += 1;
  }
}
