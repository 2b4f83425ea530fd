import { expect, test } from "vitest";
import {
  chosenColumns,
  columnName,
  fieldLabel,
  headerNote,
  IMPORT_FIELDS,
  isLead,
  mapColumns,
  missingFields,
  requiredColumns,
} from "../../app/crm/import/columns/columns";
import { FileRefused, findDelimiter, findEncoding, partsOf } from "../../app/crm/import/file/csv-file";
import {
  DEFAULT_IMPORT_MODE,
  importedTitle,
  MAX_IMPORT_BYTES,
  MAX_IMPORT_CELLS,
} from "../../app/crm/import/import";
import { readRow, rowRulesOf, truncateRow } from "../../app/crm/import/rows/row";
import { forecast, importIntentSchema, importSettings } from "../../app/crm/import/settings";
import { inZone, LEAD_FIELDS } from "../../app/crm/leads/fields/lead-fields";

const bytesOf = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string, isLittle: boolean) =>
  Uint8Array.from(
    [...text].flatMap((letter) => (isLittle ? [letter.charCodeAt(0), 0] : [0, letter.charCodeAt(0)])),
  );
const refusal = async (bytes: Iterable<number>) => {
  try {
    await findEncoding(Uint8Array.from(bytes));
    return null;
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error;
    return error.message;
  }
};

test.each([
  ["UTF-8", bytesOf("näme,é"), "utf-8"],
  ["UTF-8 with a mark", Uint8Array.from([0xef, 0xbb, 0xbf, 0x61]), "utf-8"],
  ["Windows-1252", Uint8Array.from([0x6e, 0xe4, 0x6d, 0x65]), "windows-1252"],
  ["half a character at the end", Uint8Array.from([0x61, 0xc3]), "windows-1252"],
  ["UTF-16 with a mark", Uint8Array.from([0xff, 0xfe, 0x61, 0x00]), "utf-16le"],
  ["UTF-16 with the other mark", Uint8Array.from([0xfe, 0xff, 0x00, 0x61]), "utf-16be"],
  ["UTF-16 of other letters with a mark", Uint8Array.from([0xff, 0xfe, 0x16, 0x04]), "utf-16le"],
  ["UTF-16 of other letters with the other mark", Uint8Array.from([0xfe, 0xff, 0x04, 0x16]), "utf-16be"],
  ["UTF-16 with an Ā", Uint8Array.from([...utf16("x".repeat(40), true), 0x00, 0x01]), "utf-16le"],
  ["the other UTF-16 with an Ā", Uint8Array.from([...utf16("x".repeat(40), false), 0x01, 0x00]), "utf-16be"],
  ["UTF-16 without a mark", utf16("first,last", true), "utf-16le"],
  ["the other UTF-16 without a mark", utf16("first,last", false), "utf-16be"],
  [
    "UTF-16 with some other letters",
    Uint8Array.from([...utf16("abcd", true), 0x16, 0x04, 0x17, 0x04]),
    "utf-16le",
  ],
  ["only half of a mark", Uint8Array.from([0xff, 0x61]), "windows-1252"],
])("the encoding of %s is found", async (_, bytes, encoding) => {
  expect((await findEncoding(bytes)).encoding).toBe(encoding);
});

test("a character at the seam of two parts is whole, and one that breaks late is found", async () => {
  const part = 16 * 65_536;
  expect(await findEncoding(bytesOf(`${"x".repeat(part - 1)}é`))).toEqual({
    ...{ encoding: "utf-8", isGuess: false },
  });
  expect(await findEncoding(Uint8Array.from([...bytesOf("x".repeat(part + 5)), 0xe4, 0x61]))).toEqual({
    ...{ encoding: "windows-1252", isGuess: true },
  });
});

test.each([
  [[], "The file is empty."],
  [[0x50, 0x4b, 0x03, 0x04], "an Excel workbook or another zipped file"],
  [[0xd0, 0xcf, 0x11, 0xe0], "an old Excel workbook"],
  [[0x89, 0x50, 0x4e, 0x47], "a picture"],
  [[0xff, 0xd8, 0xff], "a picture"],
  [[0x47, 0x49, 0x46, 0x38], "a picture"],
  [[0x25, 0x50, 0x44, 0x46], "a PDF"],
  [[0x1f, 0x8b], "a compressed file"],
])("a file that begins with %j is refused as %s", async (bytes, name) => {
  const said =
    bytes.length === 0 ? name : `This is ${name}, not a CSV file. Save the table as CSV and import that.`;
  expect(await refusal(bytes)).toBe(said);
});

test("a file with zero bytes that is no UTF-16 is refused", async () => {
  const sentence = "This is not a text file. Save the table as CSV and import that.";
  expect(await refusal([...bytesOf("a,b,c,d,e,f,g,h,i,j"), 0])).toBe(sentence);
  expect(await refusal([...bytesOf("a,b,c,d,e,f,g,h,i,j,"), 0])).toBe(sentence);
  expect(await refusal([0, 0, 0, 0, 0x61, 0])).toBe(sentence);
  expect(await refusal([0x61, 0x62, 0x50, 0x4b, 0x03, 0x04])).toBeNull();
});

test("only the first 4,096 bytes tell UTF-16", async () => {
  const late = [...bytesOf("x".repeat(4096)), ...utf16("y".repeat(4096), true)];
  expect(await refusal(late)).toContain("not a text file");
});

test.each([
  ["a,b;c,d", ","],
  ["a;b;c,d", ";"],
  ["a\tb\tc,d", "\t"],
  ["one", ","],
  ["", ","],
  ["\n \n a;b,c;d", ";"],
  ['"a,b,c";d', ";"],
  ['"say ""a,b""";c', ";"],
  ["a;b\n,,,,", ";"],
  ["a;b\r,,,,", ";"],
  ["a,b;c", ","],
  ["a|b|c,d", "|"],
])("the delimiter of %j is %j", (text, delimiter) => {
  expect(findDelimiter(text)).toBe(delimiter);
});

test("a part holds at most 65,536 bytes and 4,000 ends of cells", () => {
  const sizes = (text: string) => [...partsOf(bytesOf(text))].map(({ length }) => length);
  expect(sizes("x".repeat(65_536 + 10))).toEqual([65_536, 10]);
  expect(sizes("x".repeat(65_536))).toEqual([65_536]);
  expect(sizes("")).toEqual([]);
  for (const end of [",", ";", "\t", "|", "\n", "\r"]) {
    expect(sizes(`a${end}`.repeat(4001)), JSON.stringify(end)).toEqual([8000, 2]);
    expect(sizes(`a${end}`.repeat(4000)), JSON.stringify(end)).toEqual([8000]);
  }
  const parts = [...partsOf(bytesOf(",".repeat(9000)))];
  expect(parts.map(({ length }) => length)).toEqual([4000, 4000, 1000]);
});

const HEADER = ["Company", "E-Mail", "Vorname", "Surname", "Deal Size", "Shoe size"];

test("columns are found by their names in any spelling, the first of two with the same field", () => {
  expect(mapColumns(HEADER)).toEqual([
    "companyName",
    "businessEmail",
    "firstName",
    "lastName",
    "dealValue",
    null,
  ]);
  expect(mapColumns(["email", "Work Email", "first"])).toEqual(["businessEmail", "otherEmail", "firstName"]);
  expect(mapColumns(["email", "x"])).toEqual(["businessEmail", null]);
  expect(mapColumns(["last", "first"])).toEqual(["lastName", "firstName"]);
  expect(mapColumns(["last", "x", "y"])).toEqual(["lastName", null, null]);
});

test("of two columns with one field, the better name has it", () => {
  expect(mapColumns(["Mobile", "Phone", "E-mail 2 - Value", "E-mail 1 - Value"])).toEqual([
    ...["otherPhone", "phoneNumber", "otherEmail", "businessEmail"],
  ]);
  expect(mapColumns(["Full Name", "First Name", "Last Name"])).toEqual([null, "firstName", "lastName"]);
  expect(mapColumns(["Nom", "Email"])).toEqual(["fullName", "businessEmail"]);
  expect(mapColumns(["Nom", "Prénom"])).toEqual(["lastName", "firstName"]);
});

test.each([
  ["Person - Email - Work", "businessEmail"],
  ["Lead: Email", "businessEmail"],
  ["Create Date (EDT)", "createdAt"],
  ["Telefon geschaeftlich", "phoneNumber"],
  ["Company*", "companyName"],
  ["Budget__c", "dealValue"],
  ["E-mail 1 - Label", null],
  ["Email Opt Out", null],
  ["Phone 2 - Value", "otherPhone"],
  ["Kategorien", "tags"],
  ["メール アドレス", "businessEmail"],
  ["이메일", "businessEmail"],
  ["Электронный адрес", "businessEmail"],
  ["Numéro de téléphone mobile", "phoneNumber"],
  ["Date added", "createdAt"],
  ["Company Size", null],
  ["Lead Owner.id", null],
])("the header %j is %j", (name, field) => {
  expect(mapColumns([name])).toEqual([field]);
});

test("without a header, columns are taken in the export's order, without the creation date", () => {
  const columns = mapColumns(IMPORT_FIELDS.map(() => ""));
  expect(columns.slice(0, 3)).toEqual(["firstName", "lastName", "businessEmail"]);
  expect(columns.slice(11, 15)).toEqual(["projectDescription", null, "assigneeId", "tags"]);
  expect(columns.slice(15)).toEqual([null, null, null, null, null]);
});

test("what is said about the header", () => {
  const noteOf = (header: string[]) => headerNote(header, mapColumns(header));
  expect(noteOf(HEADER)).toBeNull();
  expect(noteOf(["a", "b"])).toBe("The header names no column we know. Choose what each column is.");
  expect(noteOf(["", "b"])).toContain("The header names no column we know");
  expect(noteOf(["", ""])).toBe(
    "This file begins with a lead and has no header, so its columns were taken in the order of our own export.",
  );
  expect(headerNote(["", ""], [null, "businessEmail"])).toBe(
    "This file begins with a lead and has no header. Choose what each column is.",
  );
});

test("a column without a name is called by its place, and a field as in the export", () => {
  expect(columnName("Town", 3)).toBe("Town");
  expect(columnName("", 3)).toBe("Column 4");
  expect(fieldLabel("dealValue")).toBe("Deal Value");
});

test("a line with an email is a lead", () => {
  expect(isLead(["Ann", " ann@lee.example "])).toBe(true);
  expect(isLead(["Name", "Email"])).toBe(false);
});

test("of two columns with the same chosen field the first keeps it; unknown fields are none", () => {
  const choice = ["firstName", "businessEmail", "firstName", "leadOwner", null];
  expect(chosenColumns(["a", "b", "c", "d", "e"], (at) => choice[at] ?? null)).toEqual([
    "firstName",
    "businessEmail",
    null,
    null,
    null,
  ]);
});

test("a new lead needs first and last name, email and company", () => {
  expect(requiredColumns().map(({ name }) => name)).toEqual([
    "firstName",
    "lastName",
    "businessEmail",
    "companyName",
  ]);
  const missing = (columns: Parameters<typeof missingFields>[0], names = false) =>
    missingFields(columns, { names });
  expect(missing(["businessEmail", null, "firstName"])).toEqual(["Last Name", "Company"]);
  expect(missing(["businessEmail", "fullName"])).toEqual(["Company"]);
  // If missing names are filled in, one column of names is enough, but not none.
  expect(missing(["businessEmail", null, "firstName"], true)).toEqual(["Company"]);
  expect(missing(["businessEmail", "companyName"], true)).toEqual(["First Name", "Last Name"]);
});

test("a row of more than 200,000 characters is cut to 100 cells of 1,000", () => {
  const fits = ["x".repeat(100_000), "y".repeat(100_000)];
  expect(truncateRow(fits)).toEqual({ cells: fits, problem: null });
  const { cells, problem } = truncateRow([...fits, ...Array(150).fill("z")]);
  expect(cells).toHaveLength(100);
  expect(cells.slice(0, 3).map(({ length }) => length)).toEqual([1000, 1000, 1]);
  expect(problem).toBe("This row is longer than 200,000 characters");
});

const COLUMNS = mapColumns(["first", "last", "email", "company", "deal value", "created date", "status"]);
const RULES = rowRulesOf({
  members: [],
  settings: importSettings.parse({ columns: COLUMNS, encoding: "utf-8", delimiter: ",", found: null }),
  now: new Date("2026-06-01T00:00:00.000Z"),
  fields: inZone(LEAD_FIELDS, "America/Chicago"),
});
const ANN = ["Ann", "Lee", "ann@lee.example", "Lee"];

test("a row that is complete makes a lead, with defaults for what is missing", () => {
  const { row } = readRow([" Ann ", "Lee", "ann@lee.example", "'=Lee", "1,500", "2026-05-04", ""], RULES);
  expect(row).toMatchObject({ missing: null, createdAt: "2026-05-04T00:00:00.000Z" });
  expect(row?.given).toEqual([
    "firstName",
    "lastName",
    "businessEmail",
    "companyName",
    "dealValue",
    "createdAt",
  ]);
  expect(row?.lead).toMatchObject({
    ...{ firstName: "Ann", companyName: "=Lee", dealValue: 150_000, status: "new", priority: "medium" },
    ...{ source: "csv_import", leadScore: 0, phoneNumber: null },
  });
});

test("a row with an email but without other required fields can only update a lead", () => {
  const { row, error } = readRow(["", "", "ann@lee.example", "", "5"], RULES);
  expect(error).toBeNull();
  expect(row).toMatchObject({ lead: null, createdAt: null });
  expect(row?.missing).toBe("Company is required");
  expect(row?.warning).toBeNull();
  expect(row?.values).toMatchObject({ businessEmail: "ann@lee.example", dealValue: 500 });
  expect(row?.given).toEqual(["businessEmail", "dealValue"]);
  expect(readRow(["", "", "ann@lee.example", "", "often"], RULES).row?.missing).toBe(
    'Company is required; Deal Value "often" was not imported: it is no amount',
  );
});

test.each([
  [["Ann", "Lee", "", "Lee"], "Email is required"],
  [["", "Lee", "", "Lee"], "Email is required"],
  [["Ann", "Lee", "ann@", "Lee"], "Enter an email like name@company.com"],
  [
    ["Ann", "Lee", "ann@", "Lee", "often", "yesterday"],
    [
      'Enter an email like name@company.com; Deal Value "often" was not imported: it is no amount',
      'Created "yesterday" was not imported: it is no date',
    ].join("; "),
  ],
  [[...ANN, "", "", "", "more"], "This line has 8 cells, the header has 7"],
])("the row %j is refused: %s", (cells, error) => {
  expect(readRow(cells, RULES)).toEqual({ row: null, error });
});

test.each([
  [[...ANN, "often"], 'Deal Value "often" was not imported: it is no amount'],
  [[...ANN, "", "yesterday"], 'Created "yesterday" was not imported: it is no date'],
  [[...ANN, "", "2026-06-02"], 'Created "2026-06-02" was not imported: it is in the future'],
  [[...ANN, "", "", "won over"], 'Status "won over" was not imported: it is none of our choices'],
])("the row %j is imported with the remark: %s", (cells, warning) => {
  const { row } = readRow(cells, RULES);
  expect(row?.warning).toBe(warning);
  expect(row?.lead).toMatchObject({ firstName: "Ann", status: "new", dealValue: null });
  expect(row?.createdAt).toBeNull();
  expect(row?.given).not.toContain("status");
});

test.each([
  [["Ann", "", "ann@lee.example", "Lee"], "Ann", "–", null],
  [["", "Lee", "ann@lee.example", "Lee"], "–", "Lee", null],
  [
    ["", "", "ann.lee@lee.example", "Lee"],
    "ann.lee",
    "–",
    'It has no name: "ann.lee" of the email was taken',
  ],
])("the row %j, without a whole name, is the lead %s %s", (cells, firstName, lastName, warning) => {
  const { row } = readRow(cells, RULES);
  expect(row?.lead).toMatchObject({ firstName, lastName });
  expect(row?.warning).toBe(warning);
  // An update leaves the name as it is.
  expect(row?.given).not.toContain(firstName === cells[0] ? "lastName" : "firstName");
});

test("rows are refused for a missing name if the person wants that, or if no column is a name", () => {
  const missing = (columns: string[], names: boolean, cells: string[]) => {
    const settings = { encoding: "utf-8", delimiter: ",", found: null, columns };
    const fill = { company: false, names };
    const rules = rowRulesOf({
      ...{ members: [], now: new Date(), fields: inZone(LEAD_FIELDS, "UTC") },
      settings: importSettings.parse({ ...settings, fill }),
    });
    return readRow(cells, rules).row?.missing;
  };
  const columns = ["businessEmail", "companyName", "firstName"];
  expect(missing(columns, false, ["a@x.example", "X", "Ann"])).toBe("Last Name is required");
  expect(missing(columns, true, ["a@x.example", "X", "Ann"])).toBeNull();
  expect(missing(columns.slice(0, 2), true, ["a@x.example", "X"])).toBe(
    "First Name is required; Last Name is required",
  );
});

test("an update changes nothing by a cell that could not be read, nor by a name of one word", () => {
  const settings = { encoding: "utf-8", delimiter: ",", found: null };
  const columns = ["businessEmail", "fullName", "leadScore", "source", "dealValue"];
  const rules = rowRulesOf({
    ...{ members: [], now: new Date(), fields: inZone(LEAD_FIELDS, "UTC") },
    settings: importSettings.parse({ ...settings, columns }),
  });
  const { row } = readRow(["a@x.example", "Cher", "101", "x".repeat(201), "often"], rules);
  expect(row?.given).toEqual(["businessEmail", "firstName"]);
  expect(row?.note).toMatch(
    /^In the imported file, .+:\nDeal Value: often\nLead Score: 101\nSource: x{201}$/,
  );
});

test("a cell of blanks is empty", () => {
  const { row } = readRow(["Ann", " ", "ann@lee.example", "Lee"], RULES);
  expect(row?.lead).toMatchObject({ firstName: "Ann", lastName: "–" });
  expect(row?.given).toEqual(["firstName", "businessEmail", "companyName"]);
});

test("blank cells beyond the header are ignored", () => {
  expect(readRow([...ANN, "", "", "", " ", ""], RULES).error).toBeNull();
});

test.each([
  ["create", { created: 7, updated: 0, skipped: 0, failed: 1 }],
  ["update", { created: 3, updated: 3, skipped: 2, failed: 0 }],
  ["skip", { created: 3, updated: 0, skipped: 5, failed: 0 }],
] as const)("of ten rows, two invalid, three known, two repeated: %s", (mode, counts) => {
  const found = { known: 3, repeated: 2, phones: 4, updatesOnly: 1, warned: 0 };
  expect(forecast({ totalRows: 10, failedRows: 2 }, found, mode)).toEqual(counts);
});

test("the toast counts the leads", () => {
  expect(importedTitle(12)).toBe("Successfully imported 12 leads");
});

test("what a page of an import can submit", () => {
  const accepts = (form: object) => importIntentSchema.safeParse(form).success;
  for (const intent of ["map", "mend", "undo", "discard"]) expect(accepts({ intent }), intent).toBe(true);
  for (const mode of ["create", "update", "skip"])
    expect(accepts({ intent: "start", mode }), mode).toBe(true);
  for (const wrong of [{}, { intent: "start" }, { intent: "start", mode: "all" }, { intent: "burn" }]) {
    expect(accepts(wrong), JSON.stringify(wrong)).toBe(false);
  }
});

test("stored settings are read, with or without findings, those of before too", () => {
  const before = { columns: ["firstName", null], encoding: "utf-8", delimiter: ";", found: null };
  expect(importSettings.parse(before)).toMatchObject({ ...before, zone: "UTC", isBytes: false, surveys: [] });
  const settings = { ...before, zone: "Europe/Berlin" };
  const found = { known: 1, repeated: 2, phones: 3, updatesOnly: 4 };
  expect(importSettings.parse(settings)).toMatchObject(settings);
  expect(importSettings.parse({ ...settings, found }).found).toEqual({ ...found, warned: 0 });
  for (const wrong of [{ columns: ["age"] }, { encoding: "ascii" }, { delimiter: "^" }, { found: {} }]) {
    expect(importSettings.safeParse({ ...settings, ...wrong }).success, JSON.stringify(wrong)).toBe(false);
  }
});

test("a file has at most 20 MB and five million cells; known leads are skipped if nothing else is chosen", () => {
  expect(MAX_IMPORT_BYTES).toBe(20_971_520);
  expect(MAX_IMPORT_CELLS).toBe(5_000_000);
  expect(DEFAULT_IMPORT_MODE).toBe("skip");
});
