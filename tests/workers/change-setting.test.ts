import { beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { setAiCrawlersAllowed } from "../../app/indexing/crawlers.server";
import { ChangeRefused } from "../../app/platform/db/change.server";
import { changeSetting, readSetting } from "../../app/platform/db/settings.server";
import { clearTables, rows, testDb } from "../support/workers-env";

const SETTING = { key: "test.names", schema: z.array(z.string()), fallback: [] };
const NOW = new Date("2026-11-24T12:00:00.000Z");
const actor = { id: "ana", label: "ana@beaconry.example" };

const add = (name: string) =>
  changeSetting(
    testDb(),
    SETTING,
    { edit: (names) => [...names, name], actor, action: "test.add", audited: (names) => ({ names }) },
    NOW,
  );
const read = () => readSetting(testDb(), SETTING.key, SETTING.schema, SETTING.fallback);
const audit = () =>
  rows('select action, entity_id as id, "before", "after", actor_label as "by" from audit_log order by id');

beforeEach(() => clearTables("settings", "audit_log"));

test("a setting is changed with what the audit says of it", async () => {
  await add("One");
  expect(await audit()).toEqual([
    {
      action: "test.add",
      id: "test.names",
      before: '{"names":[]}',
      after: '{"names":["One"]}',
      by: actor.label,
    },
  ]);
  expect(await rows("select value, updated_by, updated_at from settings")).toEqual([
    { value: '["One"]', updated_by: actor.label, updated_at: NOW.toISOString() },
  ]);
});

test("of changes at once each is made on what the others stored, and each is in the audit", async () => {
  const names = ["One", "Two", "Three", "Four"];
  await Promise.all(names.map(add));
  expect((await read()).toSorted()).toEqual(names.toSorted());
  expect((await audit()).map(({ before }) => JSON.parse(String(before)).names.length).toSorted()).toEqual([
    0, 1, 2, 3,
  ]);
});

test("an edit that changes nothing, or refuses, writes nothing", async () => {
  await setAiCrawlersAllowed(testDb(), { isAllowed: true, actor }, NOW);
  const refuse = () => {
    throw new ChangeRefused(403, "No");
  };
  await expect(
    changeSetting(testDb(), SETTING, { edit: refuse, actor, action: "test.add" }, NOW),
  ).rejects.toThrow("No");
  expect(await rows("select key from settings")).toEqual([]);
  expect(await audit()).toEqual([]);
});

test("whether AI crawlers may read the site is in the audit", async () => {
  await setAiCrawlersAllowed(testDb(), { isAllowed: false, actor }, NOW);
  expect(await audit()).toMatchObject([
    { action: "robots.ai-crawlers", before: '{"isAllowed":true}', after: '{"isAllowed":false}' },
  ]);
});

test("without its audit entry a setting stays as it was", async () => {
  await add("One");
  await rows("alter table audit_log rename to away");
  await expect(add("Two")).rejects.toThrow();
  await rows("alter table away rename to audit_log");
  expect(await read()).toEqual(["One"]);
});
