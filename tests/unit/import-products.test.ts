import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { FileRefused } from "../../app/crm/import/file/csv-file";
import type { Encoding } from "../../app/crm/import/file/encoding";
import { readImportFile } from "../support/read-import";

const fixture = (name: string) => new Uint8Array(readFileSync(`tests/fixtures/import/${name}.csv`));

const SHOWN = {
  ...{ firstName: "", lastName: "", businessEmail: "", phoneNumber: null, companyName: "", industry: null },
  ...{ status: "new", priority: "medium", leadScore: 0, source: "csv_import", dealValue: null },
  ...{ projectDescription: "", nextFollowUp: null, assigneeId: null, createdAt: null, tags: null },
};
type Lead = Partial<Record<keyof typeof SHOWN, unknown>>;

const lead = (
  firstName: string,
  lastName: string,
  businessEmail: string,
  phoneNumber: string | null,
  companyName: string,
  more: Lead = {},
): Lead => ({ ...SHOWN, firstName, lastName, businessEmail, phoneNumber, companyName, ...more });

/** The leads that a file makes, or the sentence for a row that makes none. */
async function leadsOf(name: string, chosen: Parameters<typeof readImportFile>[1] = {}) {
  const { rows } = await readImportFile(fixture(name), chosen);
  return rows.map(({ row, error }) =>
    row?.lead ? { ...row.lead, createdAt: row.createdAt } : (error ?? row?.missing),
  );
}

/** Every row of these files, with what a person reads in it. */
const PRODUCTS: Record<string, (Lead | string)[]> = {
  "hubspot-contacts": [
    lead("Ann", "Harper", "ann@harpermotors.example", "(414) 555-0101", "Harper Motors", {
      ...{ source: "Organic Search", leadScore: 42, assigneeId: "m1" },
      ...{ createdAt: "2024-03-12T14:14:00.000Z", nextFollowUp: "2026-06-01T15:00:00.000Z" },
    }),
    lead("Ben", "Ito", "ben@ito-law.example", "+1 414 555 0102", "Ito Law", {
      ...{ status: "contacted", source: "Paid Search", createdAt: "2024-03-13T23:00:00.000Z" },
    }),
    lead("Cara", "Núñez", "cara@nunez.example", null, "Núñez Dental", {
      ...{ status: "contacted", source: "Direct Traffic", leadScore: 77, assigneeId: "m1" },
      createdAt: "2024-12-31T05:59:00.000Z",
    }),
    lead("Dev", "Patel", "dev@patel.example", "414.555.0104", "Patel Homes", {
      ...{ status: "lost", source: "Offline Sources", createdAt: "2025-01-02T06:00:00.000Z" },
    }),
  ],
  "hubspot-french": [
    lead("Noé", "Lefèvre", "noe@lefevre.example", "+33 1 55 50 01 70", "Boulangerie Lefèvre", {
      ...{ dealValue: 125_050, createdAt: "2024-03-13T14:14:00.000Z" },
    }),
    lead("Zoë", "Prud’homme", "zoe@prudhomme.example", "01.55.50.01.71", "Prud’homme & Fils", {
      ...{ status: "contacted", dealValue: 1_200_000, createdAt: "2024-04-01T22:05:00.000Z" },
    }),
  ],
  "salesforce-report-with-footer": [
    lead("Sal", "Force", "sal.i12@example.com", "(414) 555-0115", "Forceful Inc", {
      ...{ priority: "high", source: "Web", createdAt: "2024-03-12T05:00:00.000Z" },
    }),
    lead("Sue", "Fort", "sue.i12@example.com", "(414) 555-0116", "Fort Inc", {
      ...{ status: "contacted", source: "Partner", createdAt: "2024-03-13T05:00:00.000Z" },
    }),
    lead("Sid", "Foss", "sid.i12@example.com", "(414) 555-0117", "Foss Inc", {
      ...{ status: "converted", priority: "low", createdAt: "2024-03-14T05:00:00.000Z" },
    }),
  ],
  "salesforce-data-loader": [
    lead("Chidi", "Okafor", "chidi@okafor.example", "(312) 555-0110", "Okafor Clinics", {
      ...{ source: "Web", industry: "Healthcare", projectDescription: "Wants a call" },
      createdAt: "2024-05-06T13:45:10.000Z",
    }),
    lead("Mia", "Lund", "mia@lund.example", "312-555-0111", "Lund Legal", {
      ...{
        status: "lost",
        source: "Trade Show",
        industry: "Law firm",
        createdAt: "2024-05-07T08:00:00.000Z",
      },
    }),
    lead("Gia", "Rossi", "gia@rossi.example", "312 555 0112", "Rossi Realty", {
      ...{ status: "contacted", priority: "low", source: "Partner Referral" },
      ...{ projectDescription: "Line one\nline two", createdAt: "2024-05-08T22:30:00.000Z" },
    }),
  ],
  "pipedrive-deals": [
    lead("Pip E.", "Drive", "pip.i13@example.com", "414 555 0118", "Driven Ltd", {
      ...{ status: "qualified", dealValue: 120_050 },
    }),
  ],
  "pipedrive-people": [
    lead("Nora", "Quist", "nora@quist.example", "+46 8 555 010 01", "Quist Bikes", {
      ...{ status: "qualified", assigneeId: "m2", createdAt: "2024-02-01T13:30:00.000Z" },
      nextFollowUp: "2026-06-02T05:00:00.000Z",
    }),
    lead("Omar", "Reza", "omar@reza.example", "+49 30 5550102", "Reza Foods", {
      ...{ status: "converted", assigneeId: "m2", createdAt: "2024-02-02T22:05:00.000Z" },
    }),
  ],
  "zoho-leads": [
    lead("Zo", "Ho", "zo.i14@example.com", "414 555 0119", "Zoho Test", {
      ...{ status: "contacted", source: "Cold Call", projectDescription: "hello" },
      createdAt: "2024-05-04T15:00:00.000Z",
    }),
    lead("Za", "Ha", "za.i14@example.com", "414 555 0121", "Zoho Two", {
      ...{ source: "Trade Show", createdAt: "2024-05-05T15:00:00.000Z" },
    }),
  ],
  "zoho-leads-full": [
    lead("Ari", "Sol", "ari@sol.example", "020 7946 0110", "Sol Solar", {
      ...{
        status: "contacted",
        source: "Cold Call",
        assigneeId: "m2",
        createdAt: "2024-05-04T15:00:00.000Z",
      },
    }),
    lead("–", "Tang", "tang@tangtea.example", null, "Tang Tea", {
      ...{ status: "lost", projectDescription: 'He said: "later"', assigneeId: "m2" },
      createdAt: "2024-05-05T16:30:00.000Z",
    }),
    lead("Uma", "Vale", "uma@vale.example", null, "Vale Vets", {
      ...{ status: "qualified", source: "Web Download", assigneeId: "m2" },
      createdAt: "2024-05-06T17:00:00.000Z",
    }),
  ],
  "google-contacts-new": [
    lead("Goo", "Gle", "goo.i08@example.com", "+1 414-555-0108", "Googol Inc", {
      projectDescription: "Met at fair",
    }),
    lead("Mul", "Ti", "mul.i08@example.com", "+1 414-555-0109", "Multi Inc"),
  ],
  "google-contacts-old": [
    lead("Wes", "Xu", "wes@xu.example", "+1 608-555-0120", "Xu Yachts"),
    lead("Yara", "Zed", "yara@zed.example", "608-555-0121", "Zed Zoo", {
      projectDescription: "Met at the fair",
    }),
  ],
  "outlook-english": [
    lead("Abe", "Bloom", "abe@bloom.example", "(920) 555-0130", "Bloom Florists", {
      projectDescription: "Prefers mail",
    }),
    lead("Cleo", "Dunn", "cleo@dunn.example", "920.555.0131", "Dunn Dairy", { priority: "high" }),
  ],
  "outlook-german": [
    lead("Käthe", "Müßig", "kaethe@muessig.example", "+49 (0)30 5550140", "Müßig & Söhne GmbH", {
      projectDescription: "Rückruf ab 15 Uhr",
    }),
    lead("Jörg", "Öhler", "joerg@oehler.example", "0171 5550141", "Öhler Bäder KG", { priority: "high" }),
  ],
  "linkedin-connections": [
    lead("Eli", "Frost", "eli@frost.example", null, "Frost & Partners"),
    lead("Fay", "Grün, PhD", "fay@gruen.example", null, "Grün, Hof & Co"),
  ],
  "linkedin-with-preamble": [lead("Lin", "Ked", "lin.i07@example.com", null, "Kedco"), "Email is required"],
  "mailchimp-audience": [
    lead("Gus", "Hale", "gus@hale.example", "4145550150", "Hale Hats", {
      ...{ tags: "Newsletter,Fair", createdAt: "2024-03-12T14:14:00.000Z" },
    }),
    lead("Ida", "Jonas", "ida@jonas.example", null, "jonas.example", {
      createdAt: "2023-11-03T01:01:59.000Z",
    }),
    lead("Kim", "–", "kim@gmail.com", null, "–", { createdAt: "2023-11-04T01:01:59.000Z" }),
  ],
  "facebook-lead-ads": [
    lead("Lena", "Marsh", "lena@marsh.example", "+14145550160", "Marsh Mills", {
      ...{ source: "Facebook", createdAt: "2024-03-12T14:14:00.000Z" },
    }),
    lead("María José", "García", "maria@garcia.example", "+14145550161", "García Grill", {
      ...{ source: "Instagram", createdAt: "2024-03-13T02:40:10.000Z" },
    }),
  ],
  "crm-spanish": [
    lead("Íñigo", "Peña", "inigo@pena.example", "+34 600 555 172", "Peña e Hijos", {
      ...{ priority: "high", dealValue: 123_456, assigneeId: "m2", createdAt: "2024-01-31T06:00:00.000Z" },
    }),
    lead("Lucía", "de la Vega", "lucia@vega.example", "600 555 173", "Vega SL", {
      ...{ status: "contacted", dealValue: 250_000, createdAt: "2024-02-02T06:00:00.000Z" },
    }),
  ],
  "excel-german-windows-1252": [
    lead("Jürgen", "Groß", "j.i03@example.com", "030 123456", "Bäckerei Groß „Süß“", { dealValue: 123_456 }),
  ],
  "french-header": [lead("Élodie", "Dupré", "elodie.i26@example.com", "01 55 50 01 62", "Dupré SARL")],
  "french-other-order": [lead("Marie", "Dupont", "marie.i34@example.com", "01 55 50 01 70", "Dupont SARL")],
  "german-outlook-header": [lead("Heike", "Dürr", "heike.i26@example.com", "030 5550163", "Dürr KG")],
  "spanish-header": [lead("Íñigo", "Peña", "inigo.i26@example.com", "91 555 01 64", "Peña SL")],
  "finnish-header": [
    lead("Aino", "Virtanen", "aino@virtanen.example", "+358 9 555 0190", "Virtanen Oy"),
    lead("Eero", "Mäkinen", "eero@makinen.example", "+358 9 555 0191", "Mäkinen Oy"),
  ],
  "headers-in-one-word": [
    lead("Cam", "El", "cam.i28@example.com", "414 555 0165", "El Inc", { dealValue: 120_000 }),
  ],
  "one-name-column": [
    lead("Anna Maria", "Kowalska", "anna.i15@example.com", "414 555 0122", "Kowal"),
    lead("O'Brien", "–", "obrien.i15@example.com", "414 555 0123", "Brien"),
    lead("Jane", "Doe", "jane.i15@example.com", "414 555 0124", "Doe Inc"),
  ],
  "excel-sep-semicolon": [
    lead("Sam", "Sepp", "sam.i06@example.com", "414 555 0106", "Sepp GmbH"),
    lead("Tina", "Torf", "tina.i06@example.com", "414 555 0107", "Torf GmbH"),
  ],
  "excel-sep-comma": [lead("Sam", "Sepp", "sam.i06b@example.com", "414 555 0106", "Sepp GmbH")],
  "vertical-bars": [lead("Pi,pe", "Line", "pipe.i25@example.com", "414 555 0161", "Line, Inc")],
  "space-after-comma": [lead("Spa", "Ced", "spa.i19c@example.com", "414 555 0144", "Ced, Inc")],
  "trailing-commas": [
    lead("Tra", "Iling", "tra.i19b@example.com", "414 555 0142", "Iling"),
    lead("Two", "Iling", "two.i19b@example.com", "414 555 0143", "Iling"),
  ],
  "ragged-rows": [
    lead("Quo", "Ted", "quo.i19@example.com", "414 555 0140", 'Quo "The" Ted, Inc', {
      projectDescription: 'line 1\nline 2\n\nline "4"',
    }),
    lead("Rag", "Ged", "rag.i19@example.com", null, "example.com"),
    "This line has 10 cells, the header has 8",
    lead("Inch", "Mid", "inch.i19@example.com", "414 555 0141", 'Pipe 5" steel', {
      projectDescription: '3" and 4" pipes',
    }),
  ],
  "report-with-totals": [
    lead("Lou", "Pratt", "lou@acorn.example", "414-555-0180", "Acorn Arms", { dealValue: 150_000 }),
    lead("Mo", "Quill", "mo@birch.example", "414-555-0181", "Birch Bank", { dealValue: 225_050 }),
    lead("Nia", "Ross", "nia@cedar.example", "414-555-0182", "Cedar Cars", { dealValue: 300_000 }),
  ],
  "pandas-with-index": [
    lead("Pan", "Das", "pan.i24@example.com", "4145550160", "Das Inc"),
    lead("Pen", "Das", "pen.i24@example.com", null, "Das Inc"),
  ],
  "apostrophes-of-an-export": [lead("@Ann", "+Plus", "ap.i33@example.com", "+1 414 555 0173", "'=Co")],
  "without-header-own-order": [
    lead("Sam", "Stone", "sam@stone.example", "414 555 0200", "Stone Works", {
      ...{ industry: "Agency", status: "contacted", priority: "high", leadScore: 80, source: "fair" },
      ...{ dealValue: 150_000, projectDescription: "Wants a map" },
    }),
    lead("Tia", "Trent", "tia@trent.example", null, "Trent Tools"),
  ],
  "missing-required-cells": [
    lead("No", "Company", "no.i30@example.com", "414 555 0167", "example.com"),
    lead("–", "Lastonly", "lo.i30@example.com", "414 555 0168", "Lo Inc"),
    lead("Firstonly", "–", "fo.i30@example.com", "414 555 0169", "Fo Inc"),
    "Email is required",
  ],
};

test.each(Object.entries(PRODUCTS))(
  "every row of %s becomes the lead that a person reads in it",
  async (name, leads) => {
    expect(await leadsOf(name, { fill: { company: true, names: true } })).toEqual(leads);
  },
);

test("19 of 20 rows of other products' exports need no hand on the file", () => {
  const rows = Object.values(PRODUCTS).flat();
  const refused = rows.filter((row) => typeof row === "string");
  expect(rows.length).toBeGreaterThanOrEqual(60);
  expect(refused).toEqual([
    "Email is required",
    "This line has 10 cells, the header has 8",
    "Email is required",
  ]);
});

test.each<[string, Encoding, string[]]>([
  ["utf-16be-without-mark", "utf-16be", ["Ada Løvel, Fjord AS", "Bo Dahl, Dahl AS"]],
  ["excel-german-windows-1252", "windows-1252", ["Jürgen Groß, Bäckerei Groß „Süß“"]],
  ["polish-windows-1250", "windows-1250", ["Łukasz Żółć, Śruba Łódź"]],
  ["czech-iso-8859-2", "iso-8859-2", ["Jiří Dvořák, Škoda Děčín", "Žaneta Růžičková, Město Plzeň"]],
  ["russian-windows-1251", "windows-1251", ["Иван Петров, ООО «Ромашка»", "Мария Щукина, Щукина и партнёры"]],
  ["german-mac-roman", "macintosh", ["Jürgen Groß, Bäckerei Groß", "Zoë Müller, Müller Öfen"]],
  ["japanese-shift-jis", "shift_jis", ["太郎 山田, 山田商店"]],
  ["chinese-gb18030", "gb18030", ["伟 王, 北京科技有限公司", "小明 张, 上海贸易公司"]],
  ["korean-euc-kr", "euc-kr", ["철수 김, 삼성전자 주식회사", "영희 이, 대한무역"]],
  ["facebook-lead-ads", "utf-16le", ["Lena Marsh, Marsh Mills", "María José García, García Grill"]],
])("the letters of %s are right: %s", async (name, encoding, people) => {
  const { settings, rows } = await readImportFile(fixture(name));
  expect(settings.encoding).toBe(encoding);
  const read = rows.map(({ row }) => row?.values);
  expect(read.map((row) => `${row?.firstName} ${row?.lastName}, ${row?.companyName}`)).toEqual(people);
});

test("bytes that are no letters in the file's encoding are never stored", async () => {
  expect(await leadsOf("utf-8-broken-once")).toEqual([
    lead("Zoë", "Müller", "zoe@mueller.example", null, "Müller Öfen"),
    'Last Name "Caf\uFFFD" has characters that are no letters: is the file read in the right encoding?',
    lead("José", "Peña", "jose@pena.example", null, "Peña"),
  ]);
});

test("a file of an unknown header is not taken by position, but by what is in its columns", async () => {
  for (const [name, columns] of [
    ["unknown-header", ["businessEmail", null, "phoneNumber", null]],
    ["without-header-other-order", ["businessEmail", null, "firstName"]],
    ["unknown-header-names", ["lastName", "firstName", null, "businessEmail"]],
  ] as const) {
    expect((await readImportFile(fixture(name))).settings.columns, name).toEqual(columns);
  }
});

test("lines beside the table are left out, and told", async () => {
  const linesOf = async (name: string) => {
    const { leftOut } = (await readImportFile(fixture(name))).settings;
    expect(leftOut.examples.length).toBe(Math.min(5, leftOut.count));
    return leftOut.examples.map(({ line }) => line).sort((a, b) => a - b);
  };
  expect(await linesOf("linkedin-with-preamble")).toEqual([1, 2]);
  expect(await linesOf("salesforce-report-with-footer")).toEqual([6, 7, 8, 9]);
  expect(await linesOf("report-with-totals")).toEqual([1, 2, 7, 9, 10]);
  expect(await linesOf("excel-sep-semicolon")).toEqual([]);
  expect(await linesOf("ragged-rows")).toEqual([]);
});

test("a quote that is never closed is refused with its line", async () => {
  await expect(readImportFile(fixture("quote-never-closed"))).rejects.toThrow(
    new FileRefused("A quotation mark that opens in line 2 is never closed. The file may have been cut off."),
  );
});

const NOON = "2024-03-12T14:14:00.000Z";
const DAY = "2024-03-12T05:00:00.000Z";
/** What is in line 2 and on; Chicago is five hours behind UTC in March 2024. */
const DATES = [
  ...[DAY, NOON, "ask", DAY, "ask", "2024-03-12T09:14:00.000Z", NOON, DAY, DAY, DAY, DAY],
  ...["2024-03-12T09:14:00.000Z", "2024-03-12T07:14:00.000Z", "no date", DAY, "2024-03-12T09:14:00.123Z"],
  ...["2024-03-12T09:14:00.000Z", null, "future"],
];
const WHY: Record<string, string> = {
  ask: "does the day or the month come first?",
  "no date": "it is no date",
  future: "it is in the future",
};

test("dates of any kind are read; what cannot be read leaves the cell empty and its text in a note", async () => {
  const { rows } = await readImportFile(fixture("dates-of-many-kinds"));
  for (const [at, expected] of DATES.entries()) {
    const { row } = rows[at] ?? {};
    const reason = WHY[expected ?? ""];
    expect(row?.createdAt, `line ${at + 2}`).toBe(reason ? null : expected);
    if (!reason) expect(row?.warning).toBeNull();
    else
      expect(row?.warning).toMatch(
        new RegExp(`^Created ".*" was not imported: ${reason.replace("?", "\\?")}$`),
      );
    if (reason) expect(row?.note).toMatch(/^In the imported file, but not stored in a field:\nCreated: .+$/);
  }
});

test.each([
  ["day", "2024-12-03T06:00:00.000Z", DAY],
  ["month", DAY, "2024-12-03T06:00:00.000Z"],
] as const)(
  "once somebody says that the %s comes first, every date is read",
  async (order, first, second) => {
    const { rows } = await readImportFile(fixture("dates-of-many-kinds"), { orders: { createdAt: order } });
    expect([rows[2]?.row?.createdAt, rows[4]?.row?.createdAt]).toEqual([first, second]);
  },
);

test("one day above 12 decides for the whole column, and a program's own amounts are read", async () => {
  const { rows } = await readImportFile(fixture("us-dates-and-amounts"));
  expect(rows.map(({ row }) => [row?.createdAt, row?.lead?.dealValue, row?.lead?.nextFollowUp])).toEqual([
    ["2024-03-12T14:01:00.000Z", 400_000, "2026-06-01T05:00:00.000Z"],
    ["2024-03-25T21:30:00.000Z", 800_000, "2026-06-15T05:00:00.000Z"],
    ["2024-04-02T17:00:00.000Z", null, null],
  ]);
  expect(rows[2]?.row?.warning).toBe(
    'Deal Value "(1,200.00)" was not imported: it is below 0; Next Follow-up "soon" was not imported: it is no date',
  );
  expect(rows[2]?.row?.note).toBe(
    "In the imported file, but not stored in a field:\nDeal Value: (1,200.00)\nNext Follow-up: soon",
  );
});

test("what Excel does to numbers is undone, or said; a thousand with a point is asked for", async () => {
  const { rows, settings } = await readImportFile(fixture("excel-oddities"));
  expect(rows.map(({ row }) => [row?.lead?.phoneNumber, row?.createdAt, row?.lead?.dealValue])).toEqual([
    ["0041445550210", DAY, null],
    [null, "2024-03-13T17:00:00.000Z", null],
    ["4145550212", null, 90_000],
  ]);
  expect(rows.map(({ row }) => row?.warning)).toEqual([
    `Deal Value "1.500" was not imported: is the point a thousand’s or a decimal one?`,
    `Phone "4.14555E+11" was not imported: a spreadsheet has cut off its digits; Deal Value "2.750" was not imported: is the point a thousand’s or a decimal one?`,
    null,
  ]);
  for (const [decimal, values] of [
    [",", [150_000, 275_000, 90_000]],
    [".", [150, 275, 90_000]],
  ] as const) {
    const again = await readImportFile(fixture("excel-oddities"), { ...settings, decimal });
    expect(
      again.rows.map(({ row }) => row?.lead?.dealValue),
      decimal,
    ).toEqual(values);
  }
});

test("scores and priorities of other products are read, and cost no row", async () => {
  const { rows } = await readImportFile(fixture("scores-and-priorities"));
  expect(rows.map(({ row }) => [row?.lead?.leadScore, row?.lead?.priority])).toEqual([
    ...[
      [85, "high"],
      [85, "high"],
      [85, "medium"],
      [100, "high"],
      [0, "low"],
      [0, "low"],
    ],
    ...[
      [0, "medium"],
      [0, "medium"],
      [85, "medium"],
      [0, "medium"],
      [0, "high"],
      [0, "medium"],
    ],
  ]);
  const remarked = rows.flatMap(({ line, row }) => (row?.warning ? line : []));
  expect(remarked).toEqual([6, 7, 10, 11, 12]);
});

test("a value that somebody has mapped is that choice, without a remark", async () => {
  const { rows } = await readImportFile(fixture("scores-and-priorities"), {
    choices: {
      status: {},
      priority: { "1": "high", medium: "low" },
      source: {},
      industry: {},
      assigneeId: {},
    },
  });
  expect([rows[8], rows[2]].map((found) => [found?.row?.lead?.priority, found?.row?.warning])).toEqual([
    ["high", null],
    ["low", null],
  ]);
});

test("names are stored as they are, whatever they hold, without what nobody sees", async () => {
  const leads = await leadsOf("names-of-many-kinds");
  const names = leads.map((found) =>
    typeof found === "object" && found ? `${found.firstName}|${found.lastName}|${found.companyName}` : found,
  );
  expect([0, 1, 2, 3, 4, 6, 10].map((at) => names[at])).toEqual([
    "Seán|O'Brien|=SUM(1,2) Ltd",
    "-Jean|@home|+plus",
    "Nguye\u0302\u0303n|Va\u0306n A|NFD Co".replace("Va\u0306n", "Văn"),
    "Null|Null|NULL",
    "👩🏽‍🚀|🚀|Emoji 🏳️‍🌈",
    "Company can have at most 200 characters",
    "'t Hart|'Quote|=1+1",
  ]);
  expect([5, 7, 8, 9].map((at) => names[at])).toEqual([
    "משה|כהן|חברה",
    ...["VT|Tab|Line Break Co", "Zero|Nb Sp|Pad", "Two Lines|Name|Co Ltd"],
  ]);
});

test("several emails in a cell are the first one, with the others in a note; words for none are none", async () => {
  const { rows } = await readImportFile(fixture("emails-of-many-kinds"));
  const none = "Email is required";
  const wrong = "Enter an email like name@company.com";
  expect(rows.map(({ row, error }) => row?.values.businessEmail ?? error)).toEqual([
    ...["UPPER.I20@EXAMPLE.COM", "upper.i20@example.com", "trail.i20@example.com", "nbsp.i20@example.com"],
    ...["zw.i20@example.com", "bom.i20@example.com", "ann.i20@example.com", "one.i20@example.com"],
    ...["one2.i20@example.com", "o'brien.i20@example.com", "o'brien.i20@example.com", "mt.i20@example.com"],
    ...["info.i20@xn--mnchen-3ya.example", wrong, "a+tag.i20@example.com", "dot.i20@example.com"],
    ...["a.i20@localhost", wrong, none, none, wrong, wrong, "comma.i20@example.com"],
    ...["lrm.i20@example.com", "angle.i20@example.com"],
  ]);
  const notes = rows.flatMap(({ row }) => (row?.note ? [row.note.split("\n")[1]] : []));
  expect(notes).toEqual(["Email: two.i20@example.com", "Email: two2.i20@example.com"]);
});

test("what a lead has no field for stands in its note: emails and numbers beyond the first", async () => {
  const noteOf = async (name: string, line: number) => {
    const { rows } = await readImportFile(fixture(name), { fill: { company: true, names: true } });
    const note = rows.find((row) => row.line === line)?.row?.note ?? null;
    return note?.split("\n").slice(1) ?? null;
  };
  expect(await noteOf("zoho-leads", 2)).toContain("Other Phone: 414 555 0120");
  // Google's own "* myContacts" is no tag, and further values of a cell are kept, too.
  expect(await noteOf("google-contacts-new", 3)).toEqual([
    "Email: mul.two@example.com",
    "Phone: +1 414-555-0110",
  ]);
  expect(await noteOf("google-contacts-new", 2)).toBeNull();
});

test("a further column stands in for an empty one, and is not kept twice", async () => {
  const header =
    "Email,Mobile Phone,First Name,Last Name,Company,Phone,Home Phone,Secondary Email,Tags,Labels";
  const rowOf = async (row: string) => {
    const { rows } = await readImportFile(new TextEncoder().encode(`${header}\n${row}\n`));
    return rows[0]?.row;
  };
  const both = await rowOf(
    "a@x.example,414 555 0101,A,B,C,+1 (414) 555-0101,414 555 0103,A@X.example,vip,fair",
  );
  expect(both?.lead?.phoneNumber).toBe("+1 (414) 555-0101");
  expect(both?.note?.split("\n").slice(1)).toEqual(["Other Phone: 414 555 0103"]);
  expect(both?.lead?.tags).toBe("vip,fair");
  const spare = await rowOf(",,A,B,C,n/a,tel:414 555 0103,a.b@x.example,,");
  expect(spare?.lead).toMatchObject({ phoneNumber: "414 555 0103", businessEmail: "a.b@x.example" });
  expect(spare?.note).toBeNull();
});

test("columns that leads have no field for stand in a note below their names, several of them", async () => {
  const text =
    'Email,First Name,Last Name,Company,City,,Tags\na@x.example,Ann,Lee,Fern,Racine,"two\nvans",N/A\n';
  const { rows } = await readImportFile(new TextEncoder().encode(text), {
    columns: ["businessEmail", "firstName", "lastName", "companyName", "note", "note", "note"],
  });
  expect(rows[0]?.row).toMatchObject({
    note: "In the imported file, but not stored in a field:\nCity: Racine\nColumn 6: two\nvans",
    warning: null,
  });
});

test("a source is our own in another spelling, what is chosen, or what the file says", async () => {
  const file = new TextEncoder().encode(
    ["Email,First Name,Last Name,Company,Lead Source"]
      .concat(
        ["Contact Form", "fb", "Fair", "constructor", ""].map(
          (source, at) => `a${at}@x.example,A,B,C,${source}`,
        ),
      )
      .join("\n"),
  );
  const sourcesOf = async (source: Record<string, string>) => {
    const choices = { status: {}, priority: {}, source, industry: {}, assigneeId: {} };
    return (await readImportFile(file, { choices })).rows.map(({ row }) => row?.lead?.source);
  };
  expect(await sourcesOf({})).toEqual(["contact_form", "Facebook", "Fair", "constructor", "csv_import"]);
  expect(await sourcesOf({ fb: "Social", Fair: "" })).toEqual([
    ...["contact_form", "Social", "csv_import", "constructor", "csv_import"],
  ]);
});

test("new leads get what is chosen for all where the file has nothing", async () => {
  const constants = { status: "contacted", source: "Expo", assigneeId: "m1" };
  const [first] = await leadsOf("google-contacts-old", { constants });
  expect(first).toMatchObject({ status: "contacted", source: "Expo", assigneeId: "m1" });
  const [kept] = await leadsOf("zoho-leads-full", { constants });
  expect(kept).toMatchObject({ status: "contacted", source: "Cold Call", assigneeId: "m2" });
});
