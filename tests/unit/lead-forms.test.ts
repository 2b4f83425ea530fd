import { expect, test } from "vitest";
import {
  csvColumnsOf,
  LEAD_CSV_COLUMNS,
  LEAD_CSV_HEADER,
  leadCsvWriter,
} from "../../app/crm/leads/fields/lead-csv";
import { editableValues, mergeEdit } from "../../app/crm/leads/fields/lead-edit";
import { inZone, LEAD_FIELDS, NEW_LEAD_VALUES, withMembers } from "../../app/crm/leads/fields/lead-fields";
import {
  leadIntentSchemaFor,
  leadSchemaFor,
  newLeadSchemaFor,
  readBase,
  spamReviewSchema,
  trashSchema,
} from "../../app/crm/leads/fields/lead-form";
import {
  contactDetails,
  describeChanges,
  formatLeadValue,
  mergeValuesOf,
} from "../../app/crm/leads/fields/lead-values";
import {
  ACTIVITY_TYPE_LABELS,
  ACTIVITY_TYPES,
  DEFAULT_ACTIVITY_TYPE,
  DEFAULT_LEAD_SOURCE,
  INDUSTRIES,
  LEAD_STATUS_LABELS,
  LEAD_STATUSES,
  phoneKey,
  scoreBand,
} from "../../app/crm/leads/lead";

const MEMBERS = [
  { id: "m1", email: "lena@beaconry.example", name: "Lena", isActive: true },
  { id: "m2", email: "tom@beaconry.example", name: "Tom", isActive: false },
];
const FORM = {
  ...{ firstName: "Ann", lastName: "Lee", businessEmail: "ann@lee.example", companyName: "Lee" },
  ...{ status: "new", priority: "medium", source: "manual" },
};
const STORED = {
  // The empty values of fields that are not named below.
  ...leadSchemaFor(LEAD_FIELDS).parse(FORM),
  ...{ ...FORM, phoneNumber: null, industry: null, projectDescription: "", leadScore: 0, dealValue: null },
  ...{ nextFollowUp: null, assigneeId: null },
} as const;

const intents = leadIntentSchemaFor(withMembers(MEMBERS));
const answer = (form: object) => {
  const { data, error } = intents.safeParse(form);
  return error ? error.issues.map(({ message }) => message) : data;
};

test.each([
  [
    { intent: "status", status: "lost" },
    { intent: "status", status: "lost" },
  ],
  [{ intent: "status", status: "gone" }, ["Choose a status"]],
  [
    { intent: "assign", assigneeId: "m1", shown: "m2" },
    { intent: "assign", assigneeId: "m1", shown: "m2" },
  ],
  [{ intent: "assign" }, { intent: "assign", assigneeId: null }],
  [{ intent: "assign", assigneeId: "m2" }, ["Assigned to: choose an active member or Unassigned"]],
  [
    { intent: "score", score: "100" },
    { intent: "score", score: 100 },
  ],
  [
    { intent: "score", score: "42" },
    { intent: "score", score: 42 },
  ],
  [{ intent: "score", score: "101" }, ["Lead score is a whole number from 0 to 100"]],
  [{ intent: "score", score: "1000" }, ["Lead score is a whole number from 0 to 100"]],
  [{ intent: "score", score: "x42" }, ["Lead score is a whole number from 0 to 100"]],
  [{ intent: "score", score: "42x" }, ["Lead score is a whole number from 0 to 100"]],
  [{ intent: "score" }, ["Lead score is a whole number from 0 to 100"]],
  [
    { intent: "value", value: "1,500" },
    { intent: "value", value: 150_000 },
  ],
  [{ intent: "value", value: "often" }, ["Please enter a valid deal value"]],
  [
    { intent: "note", content: " Called. " },
    { intent: "note", content: "Called." },
  ],
  [{ intent: "note", content: " " }, ["Please enter a note before saving"]],
  [{ intent: "note" }, ["Please enter a note before saving"]],
  [{ intent: "note", content: "x".repeat(10_001) }, ["A note can have at most 10,000 characters"]],
  [
    { intent: "activity", type: "call", title: " Call ", description: " " },
    { intent: "activity", type: "call", title: "Call", description: null, due: null },
  ],
  [
    { intent: "activity", type: "task", title: "Map", due: "2026-12-01" },
    {
      ...{ intent: "activity", type: "task", title: "Map", description: null },
      due: { at: "2026-12-01T00:00:00.000Z", allDay: true },
    },
  ],
  [
    { intent: "activity", type: "task", title: "Map", due: "T15:00" },
    ["Enter a date; without a time it is due on that day"],
  ],
  [
    { intent: "activity", type: "dance", title: "" },
    ["Choose a type", "Please enter an activity title before saving"],
  ],
  [{ intent: "activity", type: "note", title: "x".repeat(201) }, ["A title can have at most 200 characters"]],
  [
    { intent: "activity", type: "note", title: "x", description: "x".repeat(10_001) },
    ["The description can have at most 10,000 characters"],
  ],
  [{ intent: "accept" }, { intent: "accept" }],
  [{ intent: "delete" }, { intent: "delete" }],
  [{ intent: "erase" }, { intent: "erase" }],
])("a lead's page that submits %j is read as %j", (form, read) => {
  expect(answer(form)).toEqual(read);
});

test("a lead's page cannot submit anything else", () => {
  expect(intents.safeParse({ intent: "burn" }).success).toBe(false);
  expect(intents.safeParse({}).success).toBe(false);
});

test("an edit brings the values it began with, and choices of an earlier conflict", () => {
  const edit = { intent: "edit", ...FORM, base: '{"firstName":"Anna","leadScore":5,"industry":null}' };
  expect(answer({ ...edit, choices: { firstName: "mine", lastName: "theirs" } })).toMatchObject({
    ...{
      intent: "edit",
      firstName: "Ann",
      phoneNumber: null,
      choices: { firstName: "mine", lastName: "theirs" },
    },
    base: { firstName: "Anna", leadScore: 5, industry: null },
  });
  expect(answer({ ...edit, choices: { firstName: "both" } })).toHaveLength(1);
  const unreadable = ["This form cannot be read; open it again"];
  for (const base of ["{", "[1]", '{"a":true}', undefined])
    expect(answer({ ...edit, base })).toEqual(unreadable);
});

test("base values are texts, numbers and nothing", () => {
  expect(readBase('{"a":"b","c":1,"d":null}')).toEqual({ a: "b", c: 1, d: null });
  expect(readBase('{"a":{}}')).toBeNull();
  expect(readBase("")).toBeNull();
});

test("a new lead may be confirmed, only with yes", () => {
  const schema = newLeadSchemaFor(LEAD_FIELDS);
  expect(schema.parse({ ...FORM, confirmed: "yes" })).toEqual({ ...STORED, confirmed: "yes" });
  expect(schema.parse(FORM)).toEqual(STORED);
  expect(schema.safeParse({ ...FORM, confirmed: "no" }).success).toBe(false);
});

test("what the trash and the spam review submit", () => {
  const accepts = (schema: typeof trashSchema | typeof spamReviewSchema, intent: string, id = "a") =>
    schema.safeParse({ intent, id }).success;
  expect(["restore", "erase", "accept"].map((intent) => accepts(trashSchema, intent))).toEqual([
    true,
    true,
    false,
  ]);
  expect(["accept", "delete", "erase"].map((intent) => accepts(spamReviewSchema, intent))).toEqual([
    true,
    true,
    false,
  ]);
  expect(accepts(trashSchema, "erase", "")).toBe(false);
  expect(accepts(trashSchema, "erase", "x".repeat(64))).toBe(true);
  expect(accepts(spamReviewSchema, "accept", "x".repeat(65))).toBe(false);
});

test("members are the options of the assignee; disabled ones are closed, except those that were there", () => {
  const { assigneeId, firstName } = withMembers(MEMBERS);
  expect(assigneeId).toMatchObject({
    options: { m1: "lena@beaconry.example", m2: "tom@beaconry.example" },
    closed: ["m2"],
  });
  expect(firstName).toEqual(LEAD_FIELDS.firstName);
  expect(withMembers(MEMBERS, ["m2"], "name").assigneeId).toMatchObject({
    options: { m1: "Lena", m2: "Tom" },
    closed: [],
  });
  const form = { ...FORM, assigneeId: "m2" };
  expect(leadSchemaFor(withMembers(MEMBERS)).safeParse(form).success).toBe(false);
  expect(leadSchemaFor(withMembers(MEMBERS, ["m2"])).parse(form).assigneeId).toBe("m2");
});

test("a missing value is shown as the field says, in lower case", () => {
  expect(formatLeadValue("industry", null)).toBe("not given");
  expect(formatLeadValue("phoneNumber", undefined)).toBe("none");
  expect(formatLeadValue("projectDescription", "")).toBe("none");
  expect(formatLeadValue("dealValue", 0)).toBe("$0");
  expect(formatLeadValue("status", "lost")).toBe("Lost");
});

test("changes are described in words, those of fields alone", () => {
  expect(
    describeChanges(
      { status: "new", version: 1 },
      { status: "lost", dealValue: 500, version: 2, createdAt: "x" },
    ),
  ).toEqual(["Status: New → Lost", "Deal value: none → $5"]);
});

test("a mail's merge values", () => {
  const facts = { team: "Beaconry", demoLink: "https://x.example/demo" };
  expect(mergeValuesOf(STORED, facts)).toEqual({
    ...{ first_name: "Ann", last_name: "Lee", company: "Lee" },
    ...{ demo_link: "https://x.example/demo", team: "Beaconry" },
  });
});

/** The specified ones. */
const CONTACT = ["businessEmail", "phoneNumber", "companyName", "industry", "source"];

test("the contact information names the source in words", () => {
  const details = (values: object) =>
    contactDetails({ ...STORED, ...values })
      .filter(({ name }) => CONTACT.includes(name))
      .map(({ label, text, none }) => `${label}: ${text ?? none}`);
  expect(details({ source: " contact_form", industry: "law_firm" })).toEqual([
    "Email: ann@lee.example",
    "Phone: None",
    "Company: Lee",
    "Industry: law_firm",
    "Source: Contact form",
  ]);
  expect(details({ phoneNumber: "", source: "manual" })).toContain("Phone: None");
  expect(contactDetails({ ...STORED, phoneNumber: "" })[1]).toMatchObject({
    name: "phoneNumber",
    text: null,
  });
});

test("stored values are compared as the form would send them", () => {
  const stored = { ...STORED, phoneNumber: " 1 ", nextFollowUp: "2026-05-04T10:30:15.000Z", industry: "" };
  expect(editableValues(stored)).toEqual({
    ...{ ...STORED, phoneNumber: "1", nextFollowUp: "2026-05-04T10:30:00.000Z", industry: null },
  });
});

test("two people who change a field to the same value do not conflict", () => {
  const mine = leadSchemaFor(LEAD_FIELDS).parse({ ...FORM, status: "lost", companyName: "Lee LLC" });
  const theirs = { ...STORED, status: "lost", firstName: "Anna" };
  const { conflict, patch } = mergeEdit({ mine, base: { ...STORED }, choices: {} }, theirs);
  expect(conflict).toBeNull();
  expect(patch).toEqual({ status: "lost", companyName: "Lee LLC" });
});

test("a lead is exported in the columns' order", () => {
  const columns = csvColumnsOf();
  expect(LEAD_CSV_COLUMNS.map(({ name }) => name)).toEqual(columns.map(({ name }) => name));
  // Columns of later fields follow.
  expect(LEAD_CSV_HEADER).toMatch(
    /^First Name,Last Name,Email,Phone,Company,Industry,Status,Priority,Lead Score,Source,Deal Value,Project Description,Created,Assigned To\b.*\r\n$/,
  );
  const write = leadCsvWriter(csvColumnsOf(inZone(withMembers(MEMBERS), "America/Chicago")));
  const createdAt = "2026-05-04T10:30:15.000Z";
  expect(
    write({ ...STORED, dealValue: 150_050, assigneeId: "m2", projectDescription: "a, b", createdAt }),
  ).toMatch(
    /^Ann,Lee,ann@lee\.example,,Lee,,new,medium,0,manual,1500\.50,"a, b",2026-05-04T05:30:15-05:00,tom@beaconry\.example\b.*\r\n$/,
  );
});

test("the form of a new lead begins with its defaults", () => {
  expect(Object.entries(NEW_LEAD_VALUES).filter(([, value]) => value !== "")).toEqual([
    ["status", "new"],
    ["priority", "medium"],
    ["leadScore", "0"],
    ["source", "manual"],
  ]);
});

test("statuses, kinds of activities and industries, with their labels", () => {
  expect(LEAD_STATUSES.map((status) => LEAD_STATUS_LABELS[status])).toEqual([
    "New",
    "Contacted",
    "Qualified",
    "Proposal",
    "Negotiation",
    "Converted",
    "Lost",
  ]);
  expect(ACTIVITY_TYPES).toEqual(["call", "email", "meeting", "note", "task"]);
  expect(ACTIVITY_TYPES.map((type) => ACTIVITY_TYPE_LABELS[type])).toEqual([
    "Call",
    "Email",
    "Meeting",
    "Note",
    "Task",
  ]);
  expect([DEFAULT_ACTIVITY_TYPE, DEFAULT_LEAD_SOURCE]).toEqual(["call", "manual"]);
  expect(INDUSTRIES.join("; ")).toBe(
    "Auto dealership; Law firm; Healthcare; E-commerce; Home services; Real estate; Agency; Other",
  );
});

test("each band of a score has its tone", () => {
  expect([80, 79, 60, 59, 40, 39, 0, -1].map((score) => scoreBand(score).tone)).toEqual(
    "hot warm warm cool cool cold cold cold".split(" "),
  );
});

test.each([
  ["1 216 555 0118", "2165550118"],
  ["216 555 0118", "2165550118"],
  ["12 16 55 50 11 81", "121655501181"],
  ["21 12165550118", "2112165550118"],
  ["555-0118", "5550118"],
  ["555-011", ""],
])("the phone number %s has the key %j", (phone, key) => {
  expect(phoneKey(phone)).toBe(key);
});
