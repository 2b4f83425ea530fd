import { expect, test } from "vitest";
import type { LeadField } from "../../app/crm/leads/fields/lead-field-types";
import { invalidScore, kindOf, strictMoney } from "../../app/crm/leads/fields/lead-kinds";

const MEMBERS = { m1: "Lena@Beaconry.example", m2: "tom@beaconry.example" };
const FIELDS = {
  text: { label: "Town", kind: "text" },
  email: { label: "Email", kind: "email" },
  phone: { label: "Phone", kind: "phone" },
  longtext: { label: "Notes", kind: "longtext", max: 10_000 },
  choice: { label: "Status", kind: "choice", options: { new: "New", lost: "Lost" } },
  member: { label: "Keeper", kind: "member", options: MEMBERS, closed: ["m2"] },
  score: { label: "Score", kind: "score" },
  money: { label: "Deal value", kind: "money" },
  time: { label: "Follow-up", kind: "time", zone: "America/Chicago" },
} as const satisfies Record<string, LeadField>;
type Name = keyof typeof FIELDS;

/** The stored value, or the message. */
function read(from: "form" | "cell", field: LeadField, text: string | undefined) {
  const { data, error } = kindOf(field)[from](field).safeParse(text);
  return error ? { no: error.issues.map(({ message }) => message).join("; ") } : data;
}
const required = (name: Name): LeadField => ({ ...FIELDS[name], required: true });

test.each([
  ["text", " Akron ", "Akron"],
  ["text", "", null],
  ["text", undefined, null],
  ["text", "x".repeat(201), { no: "Town can have at most 200 characters" }],
  ["email", " a@b.example ", "a@b.example"],
  ["email", "", null],
  ["email", undefined, null],
  ["email", "a@", { no: "Enter an email like name@company.com" }],
  ["phone", " 555 0118 ", "555 0118"],
  ["phone", " ", null],
  ["longtext", " a\r\nb ", "a\nb"],
  ["longtext", undefined, ""],
  ["longtext", "x".repeat(10_001), { no: "Notes can have at most 10,000 characters" }],
] as const)("%s: a form or a file gives %j, which is stored as %j", (name, text, stored) => {
  expect(read("form", FIELDS[name], text)).toEqual(stored);
  expect(read("cell", FIELDS[name], text)).toEqual(stored);
});

test.each([
  ["text", "Town is required"],
  ["email", "Email is required"],
  ["phone", "Phone is required"],
  ["longtext", "Notes is required"],
  ["choice", "Choose a status"],
] as const)("a required field of kind %s cannot be absent", (name, message) => {
  expect(read("form", required(name), undefined)).toEqual({ no: message });
});

test("a required email is checked", () => {
  expect(read("form", required("email"), "a@b.example")).toBe("a@b.example");
  expect(read("form", required("email"), "a@")).toEqual({ no: "Enter an email like name@company.com" });
  expect(read("form", required("email"), " ")).toEqual({ no: "Email is required" });
});

test.each([
  ["choice", "lost", "lost"],
  ["choice", undefined, null],
  ["choice", "Lost", { no: "Choose a status" }],
  ["member", " m1 ", "m1"],
  ["member", "", null],
  ["member", undefined, null],
  ["member", "m2", { no: "Keeper: choose an active member or Unassigned" }],
  ["member", "toString", { no: "Keeper: choose an active member or Unassigned" }],
  ["score", " 42 ", 42],
  ["score", "0", 0],
  ["score", "100", 100],
  ["score", "", 0],
  ["score", undefined, 0],
  ["score", "often", 0],
  ["score", "-1", { no: "Score is a whole number from 0 to 100" }],
  ["score", "101", { no: "Score is a whole number from 0 to 100" }],
  ["score", "4.5", { no: "Score is a whole number from 0 to 100" }],
  ["money", " $1,234.50 ", 123_450],
  ["money", "0", 0],
  ["money", "", null],
  ["money", undefined, null],
  ["money", "often", 0],
  ["money", "-5", { no: "Please enter a valid deal value" }],
  ["money", "-$5", { no: "Please enter a valid deal value" }],
  ["money", "1,2,3", { no: "Please enter a valid deal value" }],
  ["money", "12.500,00 €", { no: "12.500,00 € is in another currency: enter the amount in US dollars" }],
  ["money", "CA$500", { no: "CA$500 is in another currency: enter the amount in US dollars" }],
  ["money", "US$500", 50_000],
  ["time", "2026-05-04T10:30", "2026-05-04T15:30:00.000Z"],
  ["time", " 2026-05-04T10:30:15 ", "2026-05-04T15:30:00.000Z"],
  ["time", "", null],
  ["time", undefined, null],
  ["time", "2026-05-04", "2026-05-04T14:00:00.000Z"],
  ["time", "T10:30", { no: "Enter a date; without a time it is 9:00 AM" }],
  ["time", "2026-13-04T10:30", { no: "Enter a date; without a time it is 9:00 AM" }],
  ["time", "2026-05-04T10:30Z", { no: "Enter a date; without a time it is 9:00 AM" }],
  ["time", "x2026-05-04T10:30", { no: "Enter a date; without a time it is 9:00 AM" }],
] as const)("%s: a form gives %j, which is stored as %j", (name, text, stored) => {
  expect(read("form", FIELDS[name], text)).toEqual(stored);
});

test.each([
  ["choice", "LOST", "lost"],
  ["choice", undefined, null],
  ["choice", "won", { no: 'Status "won" is not one of new, lost' }],
  ["choice", "w".repeat(41), { no: `Status "${"w".repeat(40)}" is not one of new, lost` }],
  ["member", " LENA@beaconry.example ", "m1"],
  ["member", "tom@beaconry.example", "m2"],
  ["member", "", null],
  ["member", "m1", { no: 'Keeper "m1" is not the email of a member' }],
  ["member", "w".repeat(81), { no: `Keeper "${"w".repeat(80)}" is not the email of a member` }],
  ["score", "42", 42],
  ["score", "100", 100],
  ["score", undefined, 0],
  ["score", "101", { no: "Score is a whole number from 0 to 100" }],
  ["score", "often", { no: "Score is a whole number from 0 to 100" }],
  ["score", "4.5", { no: "Score is a whole number from 0 to 100" }],
  ["score", "5e1", { no: "Score is a whole number from 0 to 100" }],
  ["score", "x42", { no: "Score is a whole number from 0 to 100" }],
  ["score", "0042", { no: "Score is a whole number from 0 to 100" }],
  ["money", "24000.5", 2_400_050],
  ["money", undefined, null],
  ["money", "often", { no: "Please enter a valid deal value" }],
  ["time", "2026-05-04", "2026-05-04T05:00:00.000Z"],
  ["time", "2026-05-04T10:30:00+02:00", "2026-05-04T08:30:00.000Z"],
  ["time", "", null],
  ["time", "04.05.2026", { no: "Follow-up is a date like 2026-05-04" }],
  ["time", "2026-02-30", { no: "Follow-up is a date like 2026-05-04" }],
] as const)("%s: a cell of %j is stored as %j", (name, text, stored) => {
  expect(read("cell", FIELDS[name], text)).toEqual(stored);
});

/** What is typed, when that is, and what the form shows of it again. */
test.each([
  ["America/Chicago", "2026-11-30T09:00", "2026-11-30T15:00:00.000Z", "2026-11-30T09:00"],
  ["Europe/Berlin", "2026-11-30T09:00", "2026-11-30T08:00:00.000Z", "2026-11-30T09:00"],
  ["Asia/Kolkata", "2026-11-30T09:00", "2026-11-30T03:30:00.000Z", "2026-11-30T09:00"],
  // An evening that is the next day in UTC.
  ["America/Chicago", "2026-11-24T18:40", "2026-11-25T00:40:00.000Z", "2026-11-24T18:40"],
  // Clocks go from 2 to 3, so that 2:30 is as late as 3:30, and from 2 back to 1: the first 1:30 counts.
  ["America/Chicago", "2026-03-08T02:30", "2026-03-08T08:30:00.000Z", "2026-03-08T03:30"],
  ["America/Chicago", "2026-11-01T01:30", "2026-11-01T06:30:00.000Z", "2026-11-01T01:30"],
  // From 2 to 3, and from 3 back to 2.
  ["Europe/Berlin", "2026-03-29T02:30", "2026-03-29T01:30:00.000Z", "2026-03-29T03:30"],
  ["Europe/Berlin", "2026-10-25T02:30", "2026-10-25T00:30:00.000Z", "2026-10-25T02:30"],
])("in %s, %s is %s", (zone, typed, stored, shown) => {
  const field: LeadField = { ...FIELDS.time, zone };
  expect(read("form", field, typed)).toBe(stored);
  expect(kindOf(field).toForm(stored, field)).toBe(shown);
});

test("a time without anybody's zone is neither read nor shown", () => {
  const field: LeadField = { label: "Follow-up", kind: "time" };
  expect(() => read("form", field, "2026-05-04T10:30")).toThrow("Follow-up has no time zone");
  expect(() => kindOf(field).toText("2026-05-04T10:30:00.000Z", field)).toThrow("Follow-up has no time zone");
});

test("a choice or a member without options accepts none", () => {
  expect(read("form", { label: "Keeper", kind: "member" }, "m1")).toHaveProperty("no");
  expect(read("cell", { label: "Keeper", kind: "member" }, "m1")).toHaveProperty("no");
  expect(read("form", { label: "Status", kind: "choice" }, "new")).toHaveProperty("no");
  expect(read("cell", { label: "Status", kind: "choice" }, "new")).toHaveProperty("no");
});

test("without closed members, all can be chosen", () => {
  expect(read("form", { label: "Keeper", kind: "member", options: MEMBERS }, "m2")).toBe("m2");
});

const TIME = "2026-05-04T14:30:27.123Z";
test.each([
  ["text", "Akron", { toForm: "Akron", toCsv: "Akron", toText: "Akron" }],
  ["choice", "lost", { toForm: "lost", toCsv: "lost", toText: "Lost" }],
  ["choice", "gone", { toForm: "gone", toCsv: "gone", toText: "gone" }],
  ["member", "m2", { toForm: "m2", toCsv: "tom@beaconry.example", toText: "tom@beaconry.example" }],
  ["member", "m9", { toForm: "m9", toCsv: "m9", toText: "m9" }],
  ["score", 42, { toForm: "42", toCsv: "42", toText: "42" }],
  ["money", 2_400_050, { toForm: "24000.50", toCsv: "24000.50", toText: "$24,000.50" }],
  [
    "time",
    TIME,
    {
      toForm: "2026-05-04T09:30",
      toCsv: "2026-05-04T09:30:27.123-05:00",
      toText: "May 4, 2026, 9:30 AM CDT",
    },
  ],
] as const)("%s: the stored value %j is written as %o", (name, value, written) => {
  const kind = kindOf(FIELDS[name]);
  const field: LeadField = FIELDS[name];
  expect({
    toForm: kind.toForm(value, field),
    toCsv: kind.toCsv(value, field),
    toText: kind.toText(value, field),
  }).toEqual(written);
});

test.each([
  [FIELDS.text, " a\r\nb ", "a b"],
  [FIELDS.text, " ", null],
  [required("text"), " ", ""],
  [FIELDS.email, "", null],
  [FIELDS.phone, " 1 ", "1"],
  [FIELDS.longtext, " ", ""],
  [FIELDS.longtext, "a\r\n", "a"],
  [FIELDS.choice, "lost", "lost"],
  [FIELDS.score, 42, 42],
  [FIELDS.money, 5, 5],
  [FIELDS.time, TIME, "2026-05-04T14:30:00.000Z"],
])("a field %o compares %j as %j", (field, value, comparable) => {
  expect(kindOf(field).comparable(value, field)).toBe(comparable);
});

test("messages name the field", () => {
  expect(invalidScore(FIELDS.score)).toBe("Score is a whole number from 0 to 100");
  expect(strictMoney(FIELDS.money).safeParse("ten").error?.issues[0]?.message).toBe(
    "Please enter a valid deal value",
  );
});
