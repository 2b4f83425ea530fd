import { expect, test } from "vitest";
import { z } from "zod";
import { COMMON_PASSWORDS } from "~/auth/password/content/common-passwords";
import { findPasswordProblem, needsCurrentPassword } from "~/auth/password/own-password";
import { isCommonPassword } from "~/auth/password/password-rules.server";
import { COMPANY_ENVIRONMENT, COMPANY_SETTINGS, companyValuesSchema } from "~/platform/company-settings";
import { COMPANY_FORMS, toFields } from "~/settings/company-schema";
import { pictureKey } from "~/settings/picture";
import { countChanges, readValues } from "~/settings/settings-form";
import { initials } from "~/ui/avatar";
import { companyWith } from "../support/company";
import { companyTexts } from "../support/company-texts";

test.each([
  ["Lena Marsh", "LM"],
  ["lena", "L"],
  ["Anna Maria van der Berg", "AM"],
  ["Émile Zola", "ÉZ"],
  ["", "U"],
  ["  ", "U"],
])("[SET-011] the initials of %j are %s", (name, letters) => {
  expect(initials(name)).toBe(letters);
});

test("[SET-016] the bundled list has 10,000 different passwords of at least six characters", () => {
  const words = COMMON_PASSWORDS.split(" ");
  expect(words).toHaveLength(10_000);
  expect(new Set(words).size).toBe(10_000);
  expect(words.filter((word) => word.length < 6)).toEqual([]);
});

test.each(["123456", "password", "PassWord", "QWERTY", "letmein", "baseball", "ｐassword"])(
  "[SET-016] %s is common",
  (password) => {
    expect(isCommonPassword(password)).toBe(true);
  },
);

test.each(["harbor-light-27", "two rank maps", "", "passwordpassword42!"])("%j is not common", (password) => {
  expect(isCommonPassword(password)).toBe(false);
});

const at = (time: string) => new Date(`2026-03-10T${time}.000Z`);

test("[SET-017] [SET-018] the current password is needed from ten minutes after the sign-in on", () => {
  const signedIn = "2026-03-10T12:00:00.000Z";
  expect(needsCurrentPassword(signedIn, at("12:09:59"))).toBe(false);
  expect(needsCurrentPassword(signedIn, at("12:10:00"))).toBe(true);
  expect(needsCurrentPassword(signedIn, at("18:00:00"))).toBe(true);
});

const of = (current_password: string, new_password: string, confirm_password: string) => ({
  current_password,
  new_password,
  confirm_password,
});

test.each([
  [of("", "", ""), false, "Missing fields", "Please fill in all password fields"],
  [of("", "abcdef", ""), false, "Missing fields", "Please fill in all password fields"],
  [of("", "", "abcdef"), false, "Missing fields", "Please fill in all password fields"],
  [of("", "abcdef", "abcdef"), true, "Missing fields", "Please fill in all password fields"],
  [of("", "abcdef", "abcdeg"), false, "Passwords don't match", "New password and confirmation must match"],
  [of("", "abcd", "abcdeg"), false, "Passwords don't match", "New password and confirmation must match"],
  [of("", "abcde", "abcde"), false, "Password too short", "Password must be at least 6 characters long"],
  [
    of("", "x".repeat(129), "x".repeat(129)),
    false,
    "Password too long",
    "Password can be at most 128 characters long",
  ],
])(
  "[SET-013] [SET-014] [SET-015] %j (current needed: %s) gets '%s'",
  (passwords, needed, title, description) => {
    expect(findPasswordProblem(passwords, needed)?.toast).toEqual({ title, description, destructive: true });
  },
);

test("[SET-015] six characters are enough", () => {
  expect(findPasswordProblem(of("", "abcdef", "abcdef"), false)).toBeNull();
  expect(findPasswordProblem(of("old", "abcdef", "abcdef"), true)).toBeNull();
});

test("a form's changes are counted by field, blanks around a text aside", () => {
  const form = new FormData();
  for (const [name, value] of [
    ["name", " Lena "],
    ["bio", "a\r\nb"],
    ["who", "1"],
    ["who", "2"],
    ["other", "x"],
  ] as const)
    form.append(name, value);
  const saved = { name: "Lena", bio: "a\nb", who: "1,2", on: "" };
  expect(countChanges(readValues(form, saved), saved)).toBe(0);
  expect(
    countChanges(readValues(form, { ...saved, on: "on", who: "1" }), { ...saved, on: "on", who: "1" }),
  ).toBe(2);
});

const company = companyTexts("company");

const environment = z.object(COMPANY_ENVIRONMENT);

test.each([
  ["COMPANY_PHONE", "call us"],
  ["COMPANY_PHONE", "12345"],
  ["COMPANY_PHONE", "1".repeat(16)],
  ["COMPANY_EMAIL", "desk"],
  ["SALES_EMAIL", "sales@lantern.example\r\nBcc: all@x.example"],
  ["MAIL_FROM", "Lantern <mail@lantern.example>"],
  ["COMPANY_NAME", " "],
  ["COMPANY_NAME", "Lantern\u0081Works"],
  ["COMPANY_REGION_CODE", "Indiana"],
  ["COMPANY_COUNTRY", "usa"],
])("the company's %s cannot be %j, in the form or the environment", (field, value) => {
  expect(COMPANY_FORMS.company.safeParse(company).success).toBe(true);
  const result = COMPANY_FORMS.company.safeParse({ ...company, [field]: value });
  expect([...new Set(result.error?.issues.map(({ path }) => path[0]))]).toEqual([field]);
  expect(environment.safeParse({ [field]: value }).success).toBe(false);
});

test.each([
  ["BOOKING_EMBED_URL", "javascript:alert(1)"],
  ["BOOKING_EMBED_URL", "http://calendar.example/demo"],
  ["BOOKING_EMBED_URL", "https://x"],
  ["BOOKING_EMBED_URL", "calendar.example"],
  ["ANALYTICS_RAW_DAYS", "6"],
  ["ANALYTICS_RAW_DAYS", "3651"],
  ["ANALYTICS_RAW_DAYS", "9e2"],
  ["ANALYTICS_RAW_DAYS", ""],
])("%s cannot be %j, in the form or the environment", (field, value) => {
  const good = { ...companyTexts("visitors"), BOOKING_EMBED_URL: "https://calendar.example/demo?a=b" };
  expect(COMPANY_FORMS.visitors.safeParse(good).success).toBe(true);
  expect(COMPANY_FORMS.visitors.safeParse({ ...good, BOOKING_EMBED_URL: "" }).success).toBe(true);
  expect(COMPANY_FORMS.visitors.safeParse({ ...good, [field]: value }).success).toBe(false);
  expect(environment.safeParse({ [field]: value }).success).toBe(false);
});

test.each([
  ["ALERT_WEBHOOK", "http://chat.example.com/hook"],
  ["ALERT_WEBHOOK", "https://127.0.0.1/hook"],
  ["ALERT_WEBHOOK", "https://[::1]/hook"],
  ["ALERT_WEBHOOK", "https://chat.internal/hook"],
  ["ALERT_WEBHOOK", "https://localhost/hook"],
  ["ALERT_WEBHOOK", "https://chat.example.com:25/hook"],
  ["ALERT_EMAIL", "watch"],
  ["ALERTS", "maybe"],
])("%s of the alerts cannot be %j, in the form or the environment", (field, value) => {
  const good = companyTexts("alerts");
  expect(COMPANY_FORMS.alerts.safeParse(good).success).toBe(true);
  expect(COMPANY_FORMS.alerts.safeParse({ ...good, [field]: value }).success).toBe(false);
  expect(environment.safeParse({ [field]: value }).success).toBe(false);
});

test.each([
  ["prices", "PRICE_LOCATION", "-1"],
  ["prices", "PRICE_LOCATION", "1.234"],
  ["prices", "PRICE_LOCATION", "$390"],
  ["prices", "PRICE_LOCATION", "100001"],
  ["prices", "PRICE_AD_SHARE", "101"],
  ["about", "ABOUT_PEOPLE", "Ida Holm | Founder"],
  ["about", "ABOUT_PEOPLE", "Ida Holm | | Sold boats."],
  ["about", "ABOUT_RECORD", "A | b | c | d"],
  ["about", "ABOUT_PEOPLE", "A | b | c\n".repeat(25)],
] as const)("of %s, %s cannot be %j, in the form or the environment", (form, field, value) => {
  const good = companyTexts(form);
  expect(COMPANY_FORMS[form].safeParse(good).success).toBe(true);
  expect(COMPANY_FORMS[form].safeParse({ ...good, [field]: "" }).success).toBe(true);
  expect(COMPANY_FORMS[form].safeParse({ ...good, [field]: value }).success).toBe(false);
  expect(environment.safeParse({ [field]: value }).success).toBe(false);
});

test("without one of its four rates, a company has none", () => {
  const prices = companyTexts("prices");
  expect(companyWith(prices).rates).toMatchObject({ cardCents: 145 });
  for (const name of Object.keys(prices)) expect(companyWith({ ...prices, [name]: "" }).rates).toBeNull();
});

test("every first value of the company follows the rules of its form", () => {
  for (const [form, settings] of Object.entries(COMPANY_SETTINGS)) {
    const values = Object.entries(settings).map(([name, { fallback }]) => [name, fallback] as const);
    const texts = values.map(([name, value]) => [name, String(value)] as const);
    const schema = Object.entries(COMPANY_FORMS).find(([name]) => name === form)?.[1];
    expect(schema?.parse(Object.fromEntries(texts))).toEqual(Object.fromEntries(values));
    expect(environment.parse({})).toMatchObject(Object.fromEntries(values));
  }
});

test("the days until the archive may be a number, as wrangler.toml allows", () => {
  expect(environment.parse({ ANALYTICS_RAW_DAYS: 30 })).toMatchObject({ ANALYTICS_RAW_DAYS: 30 });
});

test.each([
  null,
  "",
  "https://x.example/a",
  "/admin/avatars/../secret",
  "/admin/avatars/a/b/c",
  "/admin/avatars/a",
])("%j is the address of no picture", (address) => {
  expect(pictureKey(address)).toBeNull();
});

test("only what need not be there may be left empty, on the page as in the form", () => {
  const values = companyValuesSchema.parse(z.object(COMPANY_ENVIRONMENT).parse({}));
  const fields = Object.values(toFields(values)).flat();
  expect(fields.filter(({ optional }) => optional).map(({ name }) => name)).toEqual([
    "BOOKING_EMBED_URL",
    "PRICE_LOCATION",
    "PRICE_AD_SHARE",
    "PRICE_CARD",
    "PRICE_SETUP",
    "ABOUT_PEOPLE",
    "ABOUT_RECORD",
    "DEMO_DEAL_VALUE",
    "DEMO_SCORE",
    "ALERT_EMAIL",
    "ALERT_WEBHOOK",
  ]);
  const empty = Object.fromEntries(fields.map(({ name }) => [name, ""]));
  const refused = Object.values(COMPANY_FORMS).flatMap((form) => form.safeParse(empty).error?.issues ?? []);
  expect(new Set(refused.map(({ path }) => path[0])).size).toBe(fields.length - 11);
  expect(refused.map(({ path }) => path[0])).not.toContain("BOOKING_EMBED_URL");
});
