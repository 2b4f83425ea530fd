import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { createChecker } from "../../app/crm/import/rows/checker.server";
import { importSettings } from "../../app/crm/import/settings";
import { csvFile, HEADER, plainLine } from "../support/csv";
import { dumpTables } from "../support/dump";
import { envFailingAt } from "../support/failing-db";
import { loadImport, submitImportForm, upload } from "../support/import-page";
import { insertLead } from "../support/leads";
import { signedInStaff, TEST_NOW } from "../support/staff";
import { clearTables, rows, testDb } from "../support/workers-env";

let headers: Record<string, string> = {};
beforeAll(async () => {
  ({ headers } = await signedInStaff("kai@beaconry.example"));
});
beforeEach(() => clearTables("audit_log", "lead_imports", "lead_import_layouts", "leads"));

const utf8 = (text: string) => new TextEncoder().encode(text);

/** Uploads a valid file and returns its dry run. */
async function dryRun(bytes: Uint8Array) {
  const { id, reason } = await upload(bytes, headers);
  expect(reason).toBeNull();
  return loadImport(id, headers);
}

const fieldsOf = (page: Awaited<ReturnType<typeof dryRun>>) => page.columns.map(({ field }) => field);
const samplesOf = (page: Awaited<ReturnType<typeof dryRun>>) => page.columns.map(({ samples }) => samples);

const SPECIFIED = [
  ...["firstName", "lastName", "businessEmail", "phoneNumber", "companyName", "industry"],
  ...["status", "priority", "leadScore", "source", "dealValue", "projectDescription"],
];

test("[CRM-092] a dry run shows what would happen, and stores no lead", async () => {
  await insertLead({ emailKey: "known@harbor.example", businessEmail: "known@harbor.example" });
  await insertLead({ phoneNumber: "(216) 555-0118", phoneKey: "2165550118" });
  const before = await dumpTables(["audit_log", "lead_imports", "lead_import_rows"]);
  const page = await dryRun(
    csvFile(
      HEADER,
      plainLine("Known"),
      plainLine("Fresh"),
      plainLine("fresh"),
      "Third,Bell,third@harbor.example,+1 216 555 0118,Elsewhere,,,,,,,",
      "Bad,Bell,not-an-address,,Elsewhere,,,,,,,",
    ),
  );
  expect(page).toMatchObject({
    state: "uploaded",
    totalRows: 5,
    failedRows: 1,
    found: { known: 1, repeated: 1, phones: 1, updatesOnly: 0, warned: 0 },
    readAs: "UTF-8, commas",
    missing: [],
  });
  expect(page.forecasts).toEqual([
    { mode: "create", created: 4, updated: 0, skipped: 0, failed: 0 },
    { mode: "update", created: 2, updated: 1, skipped: 1, failed: 0 },
    { mode: "skip", created: 2, updated: 0, skipped: 2, failed: 0 },
  ]);
  expect(page.hints.rows.map(({ line, error }) => [line, error])).toEqual([
    [4, "Same email as line 3"],
    [5, "Same phone number as Marcus Bell, Harbor Auto Group"],
  ]);
  expect(await dumpTables(["audit_log", "lead_imports", "lead_import_rows"])).toEqual(before);
});

test("[CRM-092] a dry run matches no lead in the trash, neither by email nor by phone", async () => {
  const trashed = { deletedAt: "2026-05-05T10:00:00.000Z" };
  await insertLead({ emailKey: "known@harbor.example", businessEmail: "known@harbor.example", ...trashed });
  await insertLead({ phoneNumber: "(216) 555-0118", phoneKey: "2165550118", ...trashed });
  const page = await dryRun(
    csvFile(HEADER, plainLine("Known"), "Third,Bell,third@harbor.example,+1 216 555 0118,Elsewhere,,,,,,,"),
  );
  expect(page.found).toEqual({ known: 0, repeated: 0, phones: 0, updatesOnly: 0, warned: 0 });
  expect(page.forecasts).toMatchObject([
    { mode: "create", created: 2 },
    { mode: "update", created: 2, updated: 0 },
    { mode: "skip", created: 2, skipped: 0 },
  ]);
  expect(page.hints.rows).toEqual([]);
});

test("[CRM-093] each invalid row is listed with its line and all its errors", async () => {
  const page = await dryRun(
    csvFile(
      HEADER,
      plainLine("Fine"),
      ",,nobody,,,,,,,,,",
      "",
      '"Two\r\nlines",Bell,two@x.example,,X,,asleep,urgent,101,,-5,',
      "Many,Bell,many@x.example,,X,,,,,,,,,,a cell too many",
      `Long,Bell,long@x.example,,${"x".repeat(201)},,,,,,,`,
      "Short,Bell",
    ),
  );
  expect(page.errors.rows.map(({ line, error }) => [line, error])).toEqual([
    [
      3,
      "First Name is required; Last Name is required; Company is required; Enter an email like name@company.com",
    ],
    [7, "This line has 15 cells, the header has 12"],
    [8, "Company can have at most 200 characters"],
    [9, "Email is required; Company is required"],
  ]);
  expect(page).toMatchObject({ totalRows: 6, failedRows: 4, found: { warned: 1 } });
  // A cell that is not needed costs no row.
  expect(page.warnings.rows.map(({ line, error }) => [line, error])).toEqual([
    [
      5,
      'Status "asleep" was not imported: it is none of our choices; Deal Value "-5" was not imported: it is below 0; Lead Score "101" was not imported: Lead score is a whole number from 0 to 100',
    ],
  ]);
});

test("[CRM-086] [CRM-088] the first line is a header and no lead, and its columns are the specified ones", async () => {
  const page = await dryRun(
    csvFile(HEADER, "Dana,Reyes,dana@x.example,216,Fern,Agency,lost,high,85,fair,12.50,A shop"),
  );
  expect(page.totalRows).toBe(1);
  expect(fieldsOf(page)).toEqual(SPECIFIED);
});

test("a header of unknown names is not imported by position: only the email is known by its content", async () => {
  const page = await dryRun(csvFile("c1,c2,c3,c4,c5", "Dana,Reyes,dana@x.example,216,Fern"));
  expect(page.totalRows).toBe(1);
  expect(fieldsOf(page)).toEqual([null, null, "businessEmail", null, null]);
  expect(page.headerNote).toContain("names no column we know");
  expect(page.missing).toEqual(["First Name", "Last Name", "Company"]);
});

test("[CRM-088] a file without a header row loses no lead: its columns are the specified ones", async () => {
  const line = "Dana,Reyes,dana@x.example,216,Fern,Agency,lost,high,85,fair,12.50,A shop";
  const page = await dryRun(csvFile(line, line.replace("dana", "dora")));
  expect(page).toMatchObject({ totalRows: 2, failedRows: 0 });
  expect(page.headerNote).toContain("has no header");
  expect(fieldsOf(page)).toEqual(SPECIFIED);
});

test("[CRM-087] blank lines are not rows, wherever they are", async () => {
  const page = await dryRun(csvFile("", HEADER, "", "  ", ",,,,", plainLine("Fine"), '""', ""));
  expect(page).toMatchObject({ totalRows: 1, failedRows: 0 });
});

test("[CRM-089] columns in another order and with other names are mapped by their headers", async () => {
  const page = await dryRun(
    csvFile(
      "E-mail Address,Organisation,Surname,given name,Mobile,Lead Status,Nonsense,Amount,e-mail",
      "dana@x.example,Fern,Reyes,Dana,216 555 0100,lost,zzz,$1000,second@x.example",
    ),
  );
  expect(fieldsOf(page)).toEqual([
    "businessEmail",
    "companyName",
    "lastName",
    "firstName",
    "phoneNumber",
    "status",
    null,
    "dealValue",
    // A second address is kept in a note.
    "otherEmail",
  ]);
  expect(page.failedRows).toBe(0);
});

test("[CRM-089] staff can map the columns to other fields, and all rows are checked again", async () => {
  await insertLead({ emailKey: "b@x.example", businessEmail: "b@x.example" });
  const lines = ["a@x.example,Ann,One,Fern", "b@x.example,Ben,Two,Fern", "oops,Cy,Three,Fern"];
  const { id } = await upload(csvFile("Email,Who,Family,Where", ...lines), headers);
  expect(await loadImport(id, headers)).toMatchObject({
    failedRows: 2,
    missing: ["First Name", "Last Name", "Company"],
  });
  const fields = { "column-0": "businessEmail", "column-1": "firstName", "column-2": "lastName" };
  const answer = await submitImportForm(id, { intent: "map", ...fields, "column-3": "companyName" }, headers);
  expect(answer.toast).toEqual({ title: "Columns changed, rows checked again" });
  const page = await loadImport(id, headers);
  expect(page).toMatchObject({ failedRows: 1, found: { known: 1, updatesOnly: 0 }, missing: [] });
  expect(page.errors.rows).toHaveLength(1);

  await submitImportForm(id, { intent: "map", "column-0": "firstName", "column-1": "firstName" }, headers);
  expect(fieldsOf(await loadImport(id, headers))).toEqual(["firstName", null, null, null]);
  expect((await loadImport(id, headers)).failedRows).toBe(3);
});

const TEXT = "First Name,Last Name,Email,Company\r\nJosé,Müller,jose@x.example,Café Łódź – „Süd“\r\n";
const WESTERN = TEXT.replace("Łódź", "Lodz");

function utf16(text: string, littleEndian: boolean): Uint8Array {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2, text.charCodeAt(at), littleEndian);
  return new Uint8Array(view.buffer);
}

function windows1252(text: string): Uint8Array {
  const special: Record<string, number> = { "–": 0x96, "„": 0x84, "“": 0x93 };
  return Uint8Array.from([...text].map((char) => special[char] ?? char.charCodeAt(0)));
}

test.each([
  ["UTF-8", "UTF-8, commas", utf8(TEXT), "Café Łódź – „Süd“"],
  ["UTF-8 with a byte order mark", "UTF-8, commas", utf8(`\uFEFF${TEXT}`), "Café Łódź – „Süd“"],
  ["UTF-16 LE with one", "UTF-16, commas", utf16(`\uFEFF${TEXT}`, true), "Café Łódź – „Süd“"],
  ["UTF-16 BE with one", "UTF-16, commas", utf16(`\uFEFF${TEXT}`, false), "Café Łódź – „Süd“"],
  ["UTF-16 LE without", "UTF-16, commas", utf16(TEXT, true), "Café Łódź – „Süd“"],
  ["Windows-1252", "Western European (Windows-1252), commas", windows1252(WESTERN), "Café Lodz – „Süd“"],
])("a file in %s is detected and read", async (_name, readAs, bytes, company) => {
  const page = await dryRun(bytes);
  expect(page.readAs).toBe(readAs);
  expect(page.failedRows).toBe(0);
  expect(fieldsOf(page)[0]).toBe("firstName");
  expect(samplesOf(page)).toEqual(["José", "Müller", "jose@x.example", company]);
});

test.each([
  ["commas", ","],
  ["semicolons", ";"],
  ["tabs", "\t"],
])("a file with %s between its cells is detected and read", async (name, delimiter) => {
  const header = ["First Name", "Last Name", "Email", "Company"].join(delimiter);
  const cells = ["Dana", "Reyes", "dana@x.example", '"Fern, Moss; Co\t& ""Sons"""'].join(delimiter);
  const page = await dryRun(csvFile(header, cells));
  expect(page.readAs).toBe(`UTF-8, ${name}`);
  expect(samplesOf(page)[3]).toBe('Fern, Moss; Co\t& "Sons"');
});

test.each([
  ["semicolons", '"Deal, value";"First name"', ["dealValue", "firstName"]],
  ["semicolons", '"Deal, value";"First, name"', ["dealValue", "firstName"]],
  ["commas", '"Deal; value;;;","First name","Email"', ["dealValue", "firstName", "businessEmail"]],
  ["tabs", '"Deal, value;;;"\t"First, name"', ["dealValue", "firstName"]],
  [
    "semicolons",
    '"Notes, ""all, of, them"" ,,";"First name";Email',
    ["projectDescription", "firstName", "businessEmail"],
  ],
  ["semicolons", '"Deal\r\nvalue, net,";"First name"', ["dealValue", "firstName"]],
] as const)("separators inside quoted headers do not count: %s in %j", async (name, header, fields) => {
  const delimiter = { commas: ",", semicolons: ";", tabs: "\t" }[name];
  const page = await dryRun(csvFile(header, fields.map((field) => `${field}-1`).join(delimiter)));
  expect(page.readAs).toBe(`UTF-8, ${name}`);
  expect(samplesOf(page)).toEqual(fields.map((field) => `${field}-1`));
});

const OPEN = "A quotation mark that opens in line 4 is never closed. The file may have been cut off.";
const NOT_CSV = "not a CSV file. Save the table as CSV and import that.";

test.each([
  ["an empty file", new Uint8Array(), "The file is empty."],
  ["a file of blank lines", utf8("\r\n \r\n"), "The file is empty."],
  ["a header alone", csvFile(HEADER), "The file has a header but no leads under it."],
  ["101 columns", csvFile("x,".repeat(100), "y"), "The file has more than 100 columns."],
  ["a cut quote", csvFile(HEADER, plainLine("Ann"), plainLine("Ben"), `Cy,Bell,"cut`, plainLine("Di")), OPEN],
  [
    "a workbook",
    Uint8Array.of(0x50, 0x4b, 3, 4, 20, 0),
    `This is an Excel workbook or another zipped file, ${NOT_CSV}`,
  ],
  ["a picture", Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10), `This is a picture, ${NOT_CSV}`],
  [
    "any other binary",
    Uint8Array.from({ length: 5000 }, (_, at) => (at * 7919) % 256),
    "This is not a text file. Save the table as CSV and import that.",
  ],
])(
  "[CRM-096] %s is rejected with a clear sentence, and nothing of it is stored",
  async (_name, bytes, why) => {
    const before = await dumpTables();
    const refused = await upload(bytes, headers);
    expect(refused).toMatchObject({ status: 400, to: null, reason: why });
    expect(refused.toast).toEqual({
      title: "Failed to import leads from CSV",
      description: why,
      destructive: true,
    });
    expect(await dumpTables()).toEqual(before);
  },
);

test("[CRM-096] a file of 60,000 rows is rejected with a clear sentence, and nothing of it is stored", async () => {
  const before = await dumpTables();
  const lines = Array.from({ length: 60_000 }, (_, at) => plainLine(`L${at}`));
  const refused = await upload(csvFile(HEADER, ...lines), headers);
  expect(refused.reason).toBe("The file has more than 50,000 rows. Split it into several files.");
  expect(await dumpTables()).toEqual(before);
});

test("[CRM-096] a file over 20 MB is rejected with a clear sentence, and nothing of it is stored", async () => {
  const bytes = new Uint8Array(20 * 1024 * 1024 + 1).fill(65);
  bytes.set(csvFile(HEADER));
  const refused = await upload(bytes, headers);
  expect(refused.status).toBe(400);
  expect(refused.reason).toBe("The file is larger than 20 MB. Split it into several files.");
  expect(await rows("select id from lead_imports")).toEqual([]);
});

test("[CRM-096] submitting without a file shows a message", async () => {
  expect((await upload(new Uint8Array(), headers, { name: "" })).reason).toBe("Choose a CSV file first.");
});

test("[CRM-096] if the database fails while the file is stored, the toast says so and nothing is stored", async () => {
  const failing = envFailingAt(/insert into "?lead_import_rows/);
  const refused = await upload(csvFile(HEADER, plainLine("Ann")), headers, { env: failing });
  expect(refused.status).toBe(500);
  expect(refused.toast).toMatchObject({ title: "Failed to import leads from CSV", destructive: true });
  expect(await rows("select id from lead_imports")).toEqual([]);
});

test("an incomplete upload cannot be started", async () => {
  const { id } = await upload(csvFile(HEADER, plainLine("Ann")), headers);
  await env.DB.prepare(
    "update lead_imports set state = 'failed', mapping = json_set(mapping, '$.found', null)",
  ).run();
  const answer = await submitImportForm(id, { intent: "start", mode: "skip" }, headers);
  expect(answer.status).toBe(409);
  expect(answer.toast).toMatchObject({ title: "Failed to import leads from CSV", destructive: true });
  expect(await rows("select id from leads")).toEqual([]);
});

test("a row of more than 200,000 characters fails alone, even with a cell of a million", async () => {
  const page = await dryRun(
    csvFile(
      HEADER,
      plainLine("Ann"),
      `Ben,Bell,ben@x.example,,X,,,,,,,"${'""\r\n;,'.repeat(170_000)}"`,
      plainLine("Cy"),
    ),
  );
  expect(page.totalRows).toBe(3);
  expect(page.errors.rows.map(({ line, error }) => [line, error])).toEqual([
    [3, "This row is longer than 200,000 characters"],
  ]);
});

test("a discarded file leaves nothing", async () => {
  const { id } = await upload(csvFile(HEADER, plainLine("Ann")), headers);
  const answer = await submitImportForm(id, { intent: "discard" }, headers);
  expect(answer).toMatchObject({ status: 303, to: "/admin/leads/imports" });
  expect(await rows("select id from lead_imports")).toEqual([]);
  expect(await rows("select * from lead_import_rows")).toEqual([]);
});

test("checking a portion gives everything else its turn after 200 rows", async () => {
  const settings = importSettings.parse({
    columns: ["firstName", "lastName", "businessEmail", "companyName"],
    ...{ encoding: "utf-8", delimiter: ",", found: null },
  });
  const checker = await createChecker(testDb(), settings, TEST_NOW);
  let rowsRead = 0;
  let most = 0;
  const portion = Array.from({ length: 1000 }, (_, at) => ({
    line: at + 2,
    problem: null,
    get cells() {
      rowsRead += 1;
      most = Math.max(most, rowsRead);
      return ["Ann", "Bell", `ann${at}@harbor.example`, "Harbor"];
    },
  }));
  const turns = setInterval(() => {
    rowsRead = 0;
  }, 0);
  const checked = await checker.check(portion);
  clearInterval(turns);
  expect(checked.filter(({ outcome }) => outcome === "waiting")).toHaveLength(1000);
  expect(most).toBeLessThanOrEqual(200);
});
