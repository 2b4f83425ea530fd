import { afterAll, beforeEach, expect, test } from "vitest";
import { openStoredCompany, rememberCompany } from "../../app/platform/company.server";
import { readEnv } from "../../app/platform/env.server";
import { findAll } from "../support/page";
import { formPost, requestSite } from "../support/site";
import { PASSWORD, signedInOnSite, staffMember } from "../support/staff";
import { clearTables, rawEnv, rows, saveCompany, testDb } from "../support/workers-env";

const FIRST_RUN = "/admin/first-run";
const FIELDS = {
  ...{ COMPANY_NAME: "Lantern Works", COMPANY_EMAIL: "desk@lantern.example" },
  ...{ COMPANY_TIME_ZONE: "Europe/Berlin", person: "Olga Marsh" },
};

beforeEach(() =>
  clearTables(
    "settings",
    "audit_log",
    "known_devices",
    "auth_tokens",
    "profiles",
    "sessions",
    "users",
    "rate_limits",
  ),
);

// Files share the database and the isolate's memory, and others count on a company that no row changes.
afterAll(async () => {
  await clearTables("settings");
  rememberCompany(readEnv(rawEnv()), await openStoredCompany(testDb()));
});

const signIn = (email: string) =>
  requestSite("/auth", { ...formPost({ email, password: PASSWORD }), redirect: "manual" });
const homeOf = async (email: string) => (await signIn(email)).headers.get("Location");

async function send(headers: Record<string, string>, fields: Record<string, string> = FIELDS) {
  const form = formPost(fields);
  return requestSite(FIRST_RUN, { ...form, headers: { ...form.headers, ...headers } });
}

const company = async () => {
  const [row] = await rows("select value from settings where key = 'company'");
  return row === undefined ? null : JSON.parse(String(row.value));
};

test("the owner who signs in first is asked for the company; a second time, and other staff, are not", async () => {
  await staffMember("owner@first.example", "owner");
  await staffMember("staff@first.example", "staff");
  expect(await homeOf("staff@first.example")).toBe("/admin");
  expect(await homeOf("owner@first.example")).toBe(FIRST_RUN);
  expect(await homeOf("owner@first.example")).toBe("/admin");
});

test("nobody is asked for a company that was saved once", async () => {
  await saveCompany();
  await staffMember("owner@first.example", "owner");
  expect(await homeOf("owner@first.example")).toBe("/admin");
  const { headers } = await signedInOnSite("second@first.example", "owner");
  const response = await requestSite(FIRST_RUN, { headers, redirect: "manual" });
  expect([response.status, response.headers.get("Location")]).toEqual([302, "/admin"]);
});

test("the page offers the owner's own address, and no name of a company", async () => {
  const { headers } = await signedInOnSite("olga@first.example", "owner");
  const html = await (await requestSite(FIRST_RUN, { headers })).text();
  const fields = await findAll(html, "main input, main select");
  const shown = Object.fromEntries(fields.map(({ attributes: { name, value } }) => [name, value ?? ""]));
  expect(shown).toMatchObject({ COMPANY_NAME: "", COMPANY_EMAIL: "olga@first.example", person: "" });
  expect(Object.keys(shown)).toContain("COMPANY_TIME_ZONE");
  expect((await findAll(html, "main a[href='/admin']")).map(({ text }) => text)).toEqual(["Skip for now"]);
});

test("saving stores the company, its addresses and zone, the owner's name, and an entry of the audit", async () => {
  const { headers, staff } = await signedInOnSite("olga@first.example", "owner");
  const response = await send(headers);
  expect(response.headers.get("Location")).toBe("/admin");
  expect(await company()).toEqual({
    COMPANY_NAME: "Lantern Works",
    COMPANY_EMAIL: "desk@lantern.example",
    SALES_EMAIL: "desk@lantern.example",
    COMPANY_TIME_ZONE: "Europe/Berlin",
    savedAt: { company: expect.any(String), hours: expect.any(String) },
  });
  expect(await rows("select user_id, display_name from profiles")).toEqual([
    { user_id: staff.id, display_name: "Olga Marsh" },
  ]);
  expect(await rows("select actor_label, action, entity_id from audit_log")).toEqual([
    { actor_label: "olga@first.example", action: "company.edit", entity_id: "company" },
  ]);
  // Once more, as after a lost answer; and as somebody else, with another company.
  expect((await send(headers)).headers.get("Location")).toBe("/admin");
  const other = await signedInOnSite("other@first.example", "owner");
  // It is refused, and the page that would show why leads on: the company is known.
  const refused = await send(other.headers, { ...FIELDS, COMPANY_NAME: "Harbor" });
  expect(refused.headers.get("Location")).toBe("/admin");
  expect(refused.headers.get("Set-Cookie") ?? "").not.toContain("toast");
  expect((await company()).COMPANY_NAME).toBe("Lantern Works");
  expect(await rows("select action from audit_log")).toHaveLength(1);
});

test("a wrong answer changes nothing and says why", async () => {
  const { headers } = await signedInOnSite("olga@first.example", "owner");
  for (const wrong of [
    { COMPANY_NAME: " " },
    { COMPANY_EMAIL: "desk" },
    { COMPANY_TIME_ZONE: "Berlin" },
    { person: "" },
  ]) {
    expect((await send(headers, { ...FIELDS, ...wrong })).status).toBe(400);
  }
  expect(await company()).toBeNull();
  const staff = await signedInOnSite("staff@first.example", "staff");
  expect((await send(staff.headers)).status).toBe(403);
  expect((await requestSite(FIRST_RUN, { headers: staff.headers })).status).toBe(403);
});
