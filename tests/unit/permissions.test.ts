import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { can, OWNER_ONLY, PERMISSIONS, type Permission } from "../../app/auth/permissions";
import { emailOf, STAFF_ROLES, signInSchema } from "../../app/auth/staff";

/** The permissions in the table of docs/permissions.md: each is kept to owners. */
const rows = readFileSync("docs/permissions.md", "utf8").matchAll(/^\|[^|]+\| `([\w.]+)` +\|/gm);
const DOCUMENTED = [...new Set([...rows].map(([, name = ""]) => name))].sort();
const isPermission = (name: string): name is Permission => Object.hasOwn(PERMISSIONS, name);

test("there are two roles", () => {
  expect(STAFF_ROLES).toEqual(["owner", "staff"]);
});

test.each(DOCUMENTED.filter(isPermission))("an owner may %s, staff may not", (what) => {
  expect(can({ role: "owner" }, what)).toBe(true);
  expect(can({ role: "staff" }, what)).toBe(false);
});

test("there is no right besides, and who lacks one reads why", () => {
  expect(Object.keys(PERMISSIONS).sort()).toEqual(DOCUMENTED);
  expect(DOCUMENTED.length).toBeGreaterThan(5);
  expect(OWNER_ONLY).toBe("Only an owner can do this.");
});

test("a member's email is found by the id", () => {
  const members = [
    { id: "a", email: "ann@beaconry.example", name: "Ann", isActive: true },
    { id: "b", email: "bo@beaconry.example", name: "Bo", isActive: false },
  ];
  expect(emailOf(members, "b")).toBe("bo@beaconry.example");
  expect(emailOf(members, "c")).toBeNull();
  expect(emailOf(members, null)).toBeNull();
});

test.each([
  [{ email: " ann@beaconry.example ", password: " x " }, []],
  [{}, ["Email is required", "Password is required"]],
  [{ email: "ann", password: "" }, ["Enter an email like name@company.com", "Password is required"]],
])("signing in with %j is answered with %j", (form, messages) => {
  const { data, error } = signInSchema.safeParse(form);
  expect(error?.issues.map(({ message }) => message) ?? []).toEqual(messages);
  if (!error) expect(data).toEqual({ email: "ann@beaconry.example", password: " x " });
});
