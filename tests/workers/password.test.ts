import { env } from "cloudflare:workers";
import { scryptSync } from "node:crypto";
import { expect, test } from "vitest";
import { hashPassword, verifyPassword } from "~/auth/password/password.server";
import { createUser } from "~/auth/users.server";
import { scryptWork } from "../support/record-scrypt";
import { database, findUserByPassword, TEST_NOW } from "../support/staff";

test("a hash names its scheme and cost, and differs each time", async () => {
  const [first, second] = await Promise.all([hashPassword("lamp-oil-12"), hashPassword("lamp-oil-12")]);
  expect(first).toMatch(/^scrypt\$14\$8\$5\$[\w-]{22}\$[\w-]{43}$/);
  expect(second).not.toBe(first);
});

test("at its full cost a hash is what scrypt makes of the password, its salt and 2^14, 8, 5", async () => {
  const { most } = scryptWork;
  scryptWork.most = null;
  const hash = await hashPassword("lamp-oil-12");
  scryptWork.most = most;
  const [, , , , salt = "", key] = hash.split("$");
  const cost = { N: 2 ** 14, r: 8, p: 5, maxmem: 2 ** 26 };
  expect(key).toBe(scryptSync("lamp-oil-12", salt, 32, cost).toString("base64url"));
});

test("only the right password matches", async () => {
  const hash = await hashPassword("lamp-oil-12");
  expect(await verifyPassword("lamp-oil-12", hash)).toEqual({ valid: true, outdated: false });
  expect(await verifyPassword("lamp-oil-13", hash)).toEqual({ valid: false, outdated: false });
  expect(await verifyPassword("", hash)).toEqual({ valid: false, outdated: false });
});

test("composed and decomposed accents, as typed on different systems, are the same password", async () => {
  const hash = await hashPassword("caf\u00e9-lamp");
  expect((await verifyPassword("cafe\u0301-lamp", hash)).valid).toBe(true);
});

test("an invalid hash matches nothing", async () => {
  for (const hash of ["", "plain", "bcrypt$14$8$5$salt$key", "scrypt$14$8$5$salt$"]) {
    expect(await verifyPassword("lamp-oil-12", hash)).toEqual({ valid: false, outdated: false });
  }
});

test("a hash with a lower cost is renewed at the next sign-in, and only with the right password", async () => {
  const db = database();
  const { id } = await createUser(
    db,
    { email: "old@beaconry.example", password: "x", role: "staff" },
    TEST_NOW,
  );
  const key = scryptSync("lamp-oil-12", "salt", 32, { N: 2 ** 10, r: 8, p: 1 }).toString("base64url");
  const old = `scrypt$10$8$1$salt$${key}`;
  await env.DB.prepare("update users set password_hash = ? where id = ?").bind(old, id).run();
  const stored = () =>
    env.DB.prepare("select password_hash from users where id = ?").bind(id).first("password_hash");

  const email = "old@beaconry.example";
  expect(await findUserByPassword({ email, password: "wrong" })).toBeNull();
  expect(await stored()).toBe(old);
  expect(await findUserByPassword({ email, password: "lamp-oil-12" })).toMatchObject({ id });
  expect(await stored()).toMatch(/^scrypt\$14\$8\$5\$/);
});

test("two accounts cannot have the same email, ignoring case", async () => {
  const db = database();
  const account = { password: "lamp-oil-12", role: "staff" } as const;
  await createUser(db, { ...account, email: "one@beaconry.example" }, TEST_NOW);
  await expect(createUser(db, { ...account, email: "ONE@beaconry.example " }, TEST_NOW)).rejects.toThrow();
});
