import { beforeAll, beforeEach, expect, test } from "vitest";
import { createSession } from "../../app/auth/sessions/sessions.server";
import { createUser } from "../../app/auth/users.server";
import { readAssignment, saveAssignment } from "../../app/crm/intake/round-robin.server";
import { GENERATOR_IDS } from "../../app/generation/generators";
import { envFailingAt } from "../support/failing-db";
import { formPost, requestSite } from "../support/site";
import { clearTables, rows, testDb } from "../support/workers-env";

const owners: { id: string; label: string; cookie: string }[] = [];

beforeAll(async () => {
  for (const label of ["lena@settings.example", "tom@settings.example"]) {
    const account = { email: label, password: "a long enough password", role: "owner" } as const;
    const { id } = await createUser(testDb(), account, new Date());
    const session = await createSession(testDb(), new Request("http://localhost:8788"), id, new Date());
    owners.push({ id, label, cookie: session.split(";")[0] ?? "" });
  }
});
beforeEach(() => clearTables("settings", "audit_log"));

const send = (path: string, fields: Record<string, string>, by = 0, bindings?: object) =>
  requestSite(path, { ...formPost(fields, { Cookie: owners[by]?.cookie ?? "" }), env: bindings });

const RULES = {
  intent: "rules",
  bufferMinutes: "15",
  noticeHours: "4",
  horizonDays: "30",
  holidays: "",
};
const [FIRST] = GENERATOR_IDS;

test("of what two owners switch at one moment, nothing is lost, and the audit tells each change", async () => {
  const switches = GENERATOR_IDS.flatMap((generator) => [
    { intent: "enable", generator, on: "false" },
    { intent: "auto-publish", generator, on: "true" },
  ]);
  const answers = await Promise.all(switches.map((fields, at) => send("/admin/content", fields, at % 2)));
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
  const [stored] = await rows("select value from settings where key = 'generation.policy'");
  expect(JSON.parse(String(stored?.value))).toMatchObject({
    isEnabled: Object.fromEntries(GENERATOR_IDS.map((id) => [id, false])),
    isAutoPublished: Object.fromEntries(GENERATOR_IDS.map((id) => [id, true])),
  });
  const audit = await rows("select actor_label, before, after from audit_log order by rowid");
  expect(audit.map(({ actor_label }) => actor_label).sort()).toEqual([
    ...Array(3).fill("lena@settings.example"),
    ...Array(3).fill("tom@settings.example"),
  ]);
  // Each change begins with what the one before it left.
  expect(audit.slice(1).map(({ before }) => before)).toEqual(audit.slice(0, -1).map(({ after }) => after));
});

test.each([
  ["a generator's switch", "/admin/content", { intent: "enable", generator: FIRST, on: "false" }],
  ["the rules of bookings", "/admin/settings/booking", RULES],
])("if the audit cannot be written, %s stays as it was", async (_, path, fields) => {
  const failing = envFailingAt(/insert into "audit_log"/);
  expect((await send(path, fields, 0, failing)).status).toBe(500);
  expect(await rows("select * from settings")).toEqual([]);
  expect(await rows("select * from audit_log")).toEqual([]);
  expect((await send(path, fields)).status).toBe(200);
  expect(await rows("select count(*) n from settings")).toEqual([{ n: 1 }]);
  expect(await rows("select count(*) n from audit_log")).toEqual([{ n: 1 }]);
});

test("of two owners who say at one moment who takes new leads, the later is stored, and the audit has both", async () => {
  const [lena, tom] = owners;
  if (!lena || !tom) throw new Error("There are two owners");
  await Promise.all([
    saveAssignment(testDb(), { byTurns: true, memberIds: [lena.id], actor: lena }, new Date()),
    saveAssignment(testDb(), { byTurns: true, memberIds: [tom.id], actor: tom }, new Date()),
  ]);
  const audit = await rows("select actor_label, before, after from audit_log order by rowid");
  expect(audit).toHaveLength(2);
  expect(audit[1]?.before).toBe(audit[0]?.after);
  expect(JSON.parse(String(audit[1]?.after))).toEqual(await readAssignment(testDb()));
});

test("a setting that is stored already is written no second time", async () => {
  for (let times = 0; times < 2; times += 1) await send("/admin/settings/booking", RULES);
  expect(await rows("select count(*) n from audit_log")).toEqual([{ n: 1 }]);
});
