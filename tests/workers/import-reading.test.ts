import { beforeAll, beforeEach, expect, test } from "vitest";
import { csvFile } from "../support/csv";
import { deliverPending, loadImport, submitImportForm, upload } from "../support/import-page";
import { insertLead } from "../support/leads";
import { signedInStaff } from "../support/staff";
import { clearTables, rows } from "../support/workers-env";

let headers: Record<string, string> = {};
let colleague: Record<string, string> = {};
beforeAll(async () => {
  ({ headers } = await signedInStaff("ola@beaconry.example"));
  ({ headers: colleague } = await signedInStaff("pia@beaconry.example"));
});
beforeEach(() => clearTables("audit_log", "outbox", "lead_imports", "lead_import_layouts", "leads"));

const uploaded = async (bytes: Uint8Array, as = headers) => {
  const { id, reason } = await upload(bytes, as);
  expect(reason).toBeNull();
  return { id, page: await loadImport(id, as) };
};
const submit = (id: string, fields: Record<string, string>) => submitImportForm(id, fields, headers);
const start = async (id: string, mode = "skip") => {
  await submit(id, { intent: "start", mode });
  await deliverPending();
};
/** What the form of the dry run submits if nothing is changed. */
const asShown = (page: Awaited<ReturnType<typeof loadImport>>) => ({
  intent: "map",
  readAs: page.reading?.encoding.value ?? "",
  ...Object.fromEntries(page.columns.map(({ at, field }) => [`column-${at}`, field ?? ""])),
});

/** "Łukasz,Żółć" in Windows-1250; a file of one such row could as well be in another encoding. */
const POLISH = Uint8Array.from(
  [..."First Name,Last Name,Email,Company\r\n£ukasz,¯ó³æ,l@zolc.example,\u008Cruba\r\n"].map((letter) =>
    letter.charCodeAt(0),
  ),
);

test("a file is read in another encoding without a new upload, and back", async () => {
  const { id, page } = await uploaded(POLISH);
  expect(page.readAs).toBe("Central European (Windows-1250), commas");
  expect(page.reading?.encoding).toMatchObject({ value: "windows-1250", isGuess: true });
  expect(page.reading?.letters).toEqual(["Łukasz", "Żółć", "Śruba"]);
  await submit(id, { ...asShown(page), readAs: "windows-1252" });
  const western = await loadImport(id, headers);
  expect(western.readAs).toBe("Western European (Windows-1252), commas");
  expect(western.reading?.letters).toEqual(["£ukasz", "¯ó³æ", "Œruba"]);
  expect(western.reading?.encoding.isGuess).toBe(false);
  await submit(id, { ...asShown(western), readAs: "windows-1250" });
  await start(id);
  expect(await rows("select first_name, last_name, company_name from leads")).toEqual([
    { first_name: "Łukasz", last_name: "Żółć", company_name: "Śruba" },
  ]);
});

test("an encoding in which the bytes are no letters stores nothing of them", async () => {
  const { id, page } = await uploaded(POLISH);
  await submit(id, { ...asShown(page), readAs: "utf-8" });
  const wrong = await loadImport(id, headers);
  expect(wrong.failedRows).toBe(1);
  expect(wrong.errors.rows[0]?.error).toContain("has characters that are no letters");
});

test("a UTF-8 file can be read in another encoding, too, and one of UTF-16 says what it is", async () => {
  const { id, page } = await uploaded(csvFile("Email,First Name", "a@x.example,Zoë"));
  expect(page.reading?.encoding).toMatchObject({ value: "utf-8", isGuess: false });
  await submit(id, { ...asShown(page), readAs: "windows-1252" });
  expect((await loadImport(id, headers)).columns[1]?.samples).toBe("ZoÃ«");
  await submit(id, { ...asShown(page), readAs: "utf-8" });
  expect((await loadImport(id, headers)).columns[1]?.samples).toBe("Zoë");

  const text = "\uFEFFEmail,First Name\r\na@x.example,Zoë\r\n";
  const wide = new Uint8Array(Uint16Array.from(text, (letter) => letter.charCodeAt(0)).buffer);
  const { page: marked } = await uploaded(wide);
  expect(marked.reading?.encoding.options.map(({ value }) => value)).toEqual(["utf-16le"]);
});

test("lines beside the table are left out, and the page says which", async () => {
  const { page } = await uploaded(
    csvFile("Leads of May", "", "Email,First Name,Last Name,Company", "a@x.example,Ann,Lee,Lee", "Total: 1"),
  );
  expect(page).toMatchObject({ totalRows: 1, failedRows: 0 });
  expect(page.reading?.leftOut).toEqual({
    count: 2,
    examples: [
      { line: 1, text: "Leads of May" },
      { line: 5, text: "Total: 1" },
    ],
  });
});

const STAGES = csvFile(
  "Email,First Name,Last Name,Company,Lead Status,Created",
  "a@x.example,Ann,Lee,Lee,Nurture later,3/4/2024",
  "b@x.example,Ben,May,May,Customer,5/6/2024",
);

test("values and dates that the file leaves open are decided in the dry run, for all rows at once", async () => {
  const { id, page } = await uploaded(STAGES);
  expect(page.found?.warned).toBe(2);
  expect(page.reading?.choices).toMatchObject([
    {
      label: "Status",
      values: [
        { text: "Customer", count: 1, choice: "converted" },
        { text: "Nurture later", count: 1, choice: "" },
      ],
    },
  ]);
  expect(page.reading?.questions.map(({ name }) => name)).toEqual(["order-createdAt"]);
  await submit(id, {
    ...asShown(page),
    ...{ "status-value-0": "converted", "status-value-1": "contacted", "order-createdAt": "day" },
  });
  expect((await loadImport(id, headers)).found?.warned).toBe(0);
  await start(id);
  expect(await rows("select first_name, status, created_at from leads order by 1")).toEqual([
    { first_name: "Ann", status: "contacted", created_at: "2024-04-03T05:00:00.000Z" },
    { first_name: "Ben", status: "converted", created_at: "2024-06-05T05:00:00.000Z" },
  ]);
  expect(await rows("select * from lead_notes")).toEqual([]);
});

test("while dates or amounts can be read in two ways, nothing is imported, and that is said", async () => {
  const { id, page } = await uploaded(
    csvFile(
      "Email,First Name,Last Name,Company,Deal Value,Created",
      "a@x.example,Ann,Lee,Lee,1.500,3/4/2024",
    ),
  );
  expect(page.undecided).toBe("dates and amounts");
  const start = () => submit(id, { intent: "start", mode: "skip" });
  const refused = (what: string) => ({
    status: 409,
    toast: {
      title: "Failed to import leads from CSV",
      description: `Nothing was imported: decide first how to read the ${what}.`,
    },
  });
  expect(await start()).toMatchObject(refused("dates and amounts"));
  await submit(id, { ...asShown(page), "order-createdAt": "month" });
  expect(await start()).toMatchObject(refused("amounts"));
  expect(await rows("select count(*) n from outbox")).toEqual([{ n: 0 }]);
  expect((await loadImport(id, headers)).state).toBe("uploaded");
  await submit(id, { ...asShown(page), "order-createdAt": "month", decimal: "," });
  expect((await loadImport(id, headers)).undecided).toBe("");
  await start();
  await deliverPending();
  expect(await rows("select deal_value, created_at from leads")).toEqual([
    { deal_value: 150_000, created_at: "2024-03-04T06:00:00.000Z" },
  ]);
});

test("a comma that is of thousands in one amount and of cents in another is asked about, not guessed", async () => {
  const { id, page } = await uploaded(
    csvFile(
      "Email,First Name,Last Name,Company,Deal Value",
      'a@x.example,Ann,Lee,Lee,"USD 4,000"',
      'b@x.example,Ben,May,May,"12,50"',
      'c@x.example,Cal,Ray,Ray,"4,000"',
    ),
  );
  expect(page.undecided).toBe("amounts");
  await submit(id, { ...asShown(page), decimal: "." });
  await submit(id, { intent: "start", mode: "skip" });
  await deliverPending();
  expect(await rows("select first_name, deal_value from leads order by first_name")).toEqual([
    { first_name: "Ann", deal_value: 400_000 },
    { first_name: "Ben", deal_value: null },
    { first_name: "Cal", deal_value: 400_000 },
  ]);
});

const [HEAD, VALUES] = ["Email,First Name,Last Name,Company", ["a@x.example,Ann,Lee,Lee"]];
const EUROS = {
  "by their mark": csvFile(`${HEAD},Deal Value`, `${VALUES},"12.500,00 €"`, "b@x.example,Ben,May,May,$90"),
  "by the header": csvFile(
    `${HEAD},Deal Value (EUR)`,
    `${VALUES},"12.500,00"`,
    "b@x.example,Ben,May,May,$90",
  ),
  "by a column beside them": csvFile(
    `${HEAD},Deal Value,Unit`,
    `${VALUES},"12.500,00",EUR`,
    "b@x.example,Ben,May,May,90,USD",
  ),
};

test("a column of currencies is read as one, also where a note keeps it", async () => {
  const { id, page } = await uploaded(EUROS["by a column beside them"]);
  await submit(id, { ...asShown(page), "column-5": "note" });
  const { undecided, columns } = await loadImport(id, headers);
  expect([undecided, columns.at(-1)?.field]).toEqual(["amounts", "note"]);
});

test.each(Object.entries(EUROS))(
  "amounts in another currency, %s, become dollars or a note, as is said before anything is imported",
  async (_, file) => {
    const { id, page } = await uploaded(file);
    expect(page.undecided).toBe("amounts");
    expect(page.reading?.questions.map(({ name }) => name)).toEqual(["other-currency"]);
    // Nothing is said of what becomes of them before that is answered.
    expect(page.warnings.rows.map(({ error }) => error)).toEqual([
      expect.stringMatching(
        /^Deal Value "12\.500,00( €| EUR)" is in another currency: what becomes of it\?$/,
      ),
    ]);
    await submit(id, { ...asShown(page), "other-currency": "note" });
    const noted = await loadImport(id, headers);
    expect(noted).toMatchObject({ undecided: "", found: { warned: 1 } });
    expect(noted.warnings.rows[0]?.error).toMatch(
      /^Deal Value "12\.500,00( €| EUR)" was not imported: it is in another currency than US dollars$/,
    );
    await submit(id, { ...asShown(page), "other-currency": "dollars" });
    const taken = await loadImport(id, headers);
    expect(taken.warnings.rows.map(({ line, error }) => [line, error])).toEqual([
      [2, expect.stringMatching(/^Deal Value "12\.500,00( €| EUR)" was taken as dollars$/)],
    ]);
    await submit(id, { ...asShown(page), "other-currency": "note" });
    await start(id);
    expect(await rows("select first_name, deal_value from leads order by 1")).toEqual([
      { first_name: "Ann", deal_value: null },
      { first_name: "Ben", deal_value: 9_000 },
    ]);
    const [note] = await rows("select content from lead_notes");
    expect(note?.content).toMatch(/\nDeal Value: 12\.500,00( €| EUR)$/);
  },
);

test("what is chosen is remembered for the next file with this header, by whoever chose it", async () => {
  const { id, page } = await uploaded(STAGES);
  await submit(id, {
    ...asShown(page),
    "column-4": "industry",
    "order-createdAt": "month",
    "fill-names": "on",
    "all-source": "Expo",
  });
  await submit(id, { intent: "discard" });
  const { page: next } = await uploaded(STAGES);
  expect(next.columns.map(({ field }) => field)[4]).toBe("industry");
  expect(next.reading?.questions[0]?.value).toBe("month");
  expect(next.reading?.fill).toEqual({ company: false, names: true });
  // What all leads of one file get says nothing about the next one.
  expect(next.reading?.constants.source).toBe("");
  const { page: others } = await uploaded(STAGES, colleague);
  expect(others.columns.map(({ field }) => field)[4]).toBe("status");
});

const SOURCES = csvFile(
  "Email,First Name,Last Name,Company,Lead Source",
  "a@x.example,Ann,Lee,Lee,fb",
  "b@x.example,Ben,May,May,Trade fair",
  "c@x.example,Cy,Doe,Doe,Trade fair",
);

test("sources are shown with what they become, changed in the dry run, and remembered", async () => {
  const { id, page } = await uploaded(SOURCES);
  expect(page.reading?.choices).toMatchObject([
    {
      label: "Source",
      options: [],
      values: [
        { text: "Trade fair", count: 2, choice: "Trade fair", name: "source-value-0" },
        { text: "fb", count: 1, choice: "Facebook", name: "source-value-1" },
      ],
    },
  ]);
  await submit(id, { ...asShown(page), "source-value-0": "Expo", "source-value-1": "" });
  await start(id);
  expect(await rows("select first_name, source from leads order by 1")).toEqual([
    { first_name: "Ann", source: "csv_import" },
    { first_name: "Ben", source: "Expo" },
    { first_name: "Cy", source: "Expo" },
  ]);
  const { page: next } = await uploaded(SOURCES);
  expect(next.reading?.choices[0]?.values.map(({ choice }) => choice)).toEqual(["Expo", ""]);
});

test("a source or industry that leads have but for case, accents and signs is stored as theirs, and shown so before", async () => {
  await insertLead({ source: "SEO", industry: "Café" });
  await insertLead({ source: "Trade fair", industry: null });
  const { id, page } = await uploaded(
    csvFile(
      "Email,First Name,Last Name,Company,Industry,Lead Source",
      "a@x.example,Ann,Lee,Lee,cafe,seo",
      "b@x.example,Ben,May,May,CAFÉ,Seo",
      "c@x.example,Cy,Doe,Doe,Bakery,seo",
      "d@x.example,Di,Doe,Doe,bakery,trade-fair",
      "e@x.example,Ed,Doe,Doe,Bakery,Radio",
    ),
  );
  const choices = page.reading?.choices.map(({ label, values }) => [
    label,
    ...values.map(({ text, choice }) => `${text}: ${choice}`),
  ]);
  expect(choices).toEqual([
    ["Source", "seo: SEO", "Radio: Radio", "Seo: SEO", "trade-fair: Trade fair"],
    ["Industry", "Bakery: Bakery", "CAFÉ: Café", "bakery: Bakery", "cafe: Café"],
  ]);
  await start(id);
  expect(
    await rows("select source, industry from leads where email_key glob '?@x.example' order by email_key"),
  ).toEqual([
    { source: "SEO", industry: "Café" },
    { source: "SEO", industry: "Café" },
    { source: "SEO", industry: "Bakery" },
    { source: "Trade fair", industry: "Bakery" },
    { source: "Radio", industry: "Bakery" },
  ]);
});

test("a column that becomes the source in the dry run is stored in the spelling of the leads, too", async () => {
  await insertLead({ source: "SEO" });
  const { id, page } = await uploaded(
    csvFile(
      "Email,First Name,Last Name,Company,Blah",
      "a@x.example,Ann,Lee,Lee,seo",
      "b@x.example,Ben,May,May,seo",
    ),
  );
  await submit(id, { ...asShown(page), "column-4": "source" });
  await start(id);
  expect(await rows("select distinct source from leads")).toEqual([{ source: "SEO" }]);
});

const OWNED = csvFile(
  "Email,First Name,Last Name,Company,Industry,Contact owner",
  "a@x.example,Ann,May,Fern,AUTOMOTIVE,Tom Gone",
  "b@x.example,Ben,May,Fern,Automotive,Tom Gone",
  "c@x.example,Cy,May,Fern,Automotive,Jo Gone",
  "d@x.example,Di,May,Fern,Law Practice,ola@beaconry.example",
  "e@x.example,Ed,May,Fern,Law firm,",
);

test("industries get one spelling, and owners who are no members are given to members in the dry run", async () => {
  const [ola, pia] = (await rows("select id from users order by email")).map(({ id: member }) =>
    String(member),
  );
  const { id, page } = await uploaded(OWNED);
  expect(page.reading?.choices).toMatchObject([
    {
      label: "Industry",
      values: [
        { text: "Automotive", count: 2, choice: "Automotive" },
        { text: "AUTOMOTIVE", count: 1, choice: "Automotive" },
        { text: "Law Practice", count: 1, choice: "Law firm" },
      ],
    },
    {
      label: "Assigned To",
      fallback: "Unassigned",
      values: [
        { text: "Tom Gone", count: 2, choice: "", name: "assigneeId-value-0" },
        { text: "Jo Gone", count: 1, choice: "" },
      ],
    },
  ]);
  await submit(id, { ...asShown(page), "assigneeId-value-0": pia ?? "", "all-assigneeId": ola ?? "" });
  const checked = await loadImport(id, headers);
  expect(checked.warnings.rows.map(({ line, error }) => [line, error])).toEqual([
    [
      4,
      'Assigned To "Jo Gone" was not imported: it is no member’s email or name, so a new lead goes to ola@beaconry.example',
    ],
  ]);
  await start(id);
  expect(await rows("select first_name, industry, assignee_id from leads order by 1")).toEqual([
    { first_name: "Ann", industry: "Automotive", assignee_id: pia },
    { first_name: "Ben", industry: "Automotive", assignee_id: pia },
    { first_name: "Cy", industry: "Automotive", assignee_id: ola },
    { first_name: "Di", industry: "Law firm", assignee_id: ola },
    { first_name: "Ed", industry: "Law firm", assignee_id: ola },
  ]);
  const { page: next } = await uploaded(OWNED);
  expect(next.reading?.choices[1]?.values.map(({ choice }) => choice)).toEqual([pia, ""]);
});

const POOR = csvFile(
  "Email,First Name,Last Name,Company",
  "ann@fern.example,Ann,,",
  "ben@gmail.com,Ben,May,",
  "nobody,Cy,Doe,Doe",
);

test("rows with errors are corrected in place, and all are checked again", async () => {
  const { id, page } = await uploaded(POOR);
  expect(page.failedRows).toBe(3);
  expect(page.errors.rows[2]).toMatchObject({
    line: 4,
    cells: [
      { at: 0, label: "Email", text: "nobody" },
      { at: 1, label: "First Name", text: "Cy" },
      { at: 2, label: "Last Name", text: "Doe" },
      { at: 3, label: "Company", text: "Doe" },
    ],
  });
  const mended = { "cell-4-0": "cy@doe.example", "cell-2-2": "Lee", "cell-2-3": "Fern", "cell-9-0": "x" };
  expect((await submit(id, { intent: "mend", ...mended })).toast).toEqual({
    title: "Rows corrected and checked again",
  });
  expect(await loadImport(id, headers)).toMatchObject({ totalRows: 3, failedRows: 1 });
  await start(id);
  expect(await rows("select business_email, last_name, company_name from leads order by 1")).toEqual([
    { business_email: "ann@fern.example", last_name: "Lee", company_name: "Fern" },
    { business_email: "cy@doe.example", last_name: "Doe", company_name: "Doe" },
  ]);
  expect((await submit(id, { intent: "mend", ...mended })).status).toBe(409);
});

test("a corrected cell is kept as typed when the file is read in another encoding", async () => {
  const { id, page } = await uploaded(POLISH);
  await submit(id, { intent: "mend", "cell-2-1": "Gęś" });
  await submit(id, { ...asShown(page), readAs: "windows-1252" });
  expect((await loadImport(id, headers)).columns[1]?.samples).toBe("Gęś");
});

test("missing names and companies are filled in if that is chosen, and new leads get what is chosen for all", async () => {
  const { id, page } = await uploaded(POOR);
  const [pia] = await rows("select id from users where email = 'pia@beaconry.example'");
  await submit(id, {
    ...asShown(page),
    ...{ "fill-company": "on", "fill-names": "on" },
    ...{ "all-source": "Expo", "all-status": "contacted", "all-assigneeId": String(pia?.id) },
  });
  expect((await loadImport(id, headers)).failedRows).toBe(1);
  await start(id);
  const common = { source: "Expo", status: "contacted", assignee_id: pia?.id };
  expect(
    await rows(
      "select last_name, company_name, source, status, assignee_id from leads order by business_email",
    ),
  ).toEqual([
    { last_name: "–", company_name: "fern.example", ...common },
    { last_name: "May", company_name: "–", ...common },
  ]);
});

const ODD = csvFile(
  "Email,First Name,Last Name,Company,Deal Value,Next Follow-up",
  "known@x.example,Kim,Known,X,often,2026-06-01",
  "new@x.example,Nia,New,X,seldom,",
);

test("what could not be read stands in a note on the lead; an undo takes it away again", async () => {
  await insertLead({ emailKey: "known@x.example", businessEmail: "known@x.example", firstName: "Old" });
  const before = await rows("select * from leads");
  const { id } = await uploaded(ODD);
  await start(id, "update");
  const notes = await rows(
    "select first_name, content from lead_notes join leads on leads.id = lead_id order by first_name",
  );
  const text = "In the imported file, but not stored in a field:\nDeal Value: ";
  expect(notes).toEqual([
    { first_name: "Kim", content: `${text}often` },
    { first_name: "Nia", content: `${text}seldom` },
  ]);
  const page = await loadImport(id, headers);
  expect(page.warnings.rows.map(({ line }) => line)).toEqual([2, 3]);
  await submit(id, { intent: "undo" });
  await deliverPending();
  expect(await rows("select * from leads")).toEqual(before);
  expect(await rows("select * from lead_notes")).toEqual([]);
});

const WIDE = csvFile("Email,First Name,Last Name,Company,Notes,Town,", "a@x.example,A,B,C,calls,Racine,two");
const WIDE_FIELDS = ["businessEmail", "firstName", "lastName", "companyName", "projectDescription"];

test("of columns with the same field, it is said which are left out; a note keeps any number of them", async () => {
  const { id } = await uploaded(WIDE);
  const choose = (...more: string[]) =>
    submit(id, {
      intent: "map",
      ...Object.fromEntries([...WIDE_FIELDS, ...more].map((field, at) => [`column-${at}`, field])),
    });
  const answer = await choose("projectDescription", "projectDescription");
  expect(answer.toast).toEqual({
    title: "Columns changed, rows checked again",
    description:
      "Not imported, since an earlier column has the same field: “Town”, “Column 7”. “In a note” keeps more columns.",
  });
  expect((await choose("note", "note")).toast).toEqual({ title: "Columns changed, rows checked again" });
  await start(id);
  expect(await rows("select project_description from leads")).toEqual([{ project_description: "calls" }]);
  expect(await rows("select content from lead_notes")).toEqual([
    { content: "In the imported file, but not stored in a field:\nTown: Racine\nColumn 7: two" },
  ]);
});

test("a lead with a note of its own stays in an undo", async () => {
  const { id } = await uploaded(ODD);
  await start(id);
  await rows(
    "insert into lead_notes (id, lead_id, content, created_at) select 'n1', id, 'Called', created_at from leads where first_name = 'Nia'",
  );
  await submit(id, { intent: "undo" });
  await deliverPending();
  expect(await rows("select first_name from leads")).toEqual([{ first_name: "Nia" }]);
  expect(await loadImport(id, headers)).toMatchObject({ state: "undone", keptRows: 1 });
});
