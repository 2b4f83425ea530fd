import { readFileSync } from "node:fs";
import { getTableConfig, SQLiteTable } from "drizzle-orm/sqlite-core";
import { expect, test } from "vitest";
import * as auth from "../../app/auth/tables";

const [, map = ""] = readFileSync("docs/security/operations.md", "utf8").split("## What is kept");

test("the data map says of every table about accounts how long it is kept", () => {
  const names = Object.values(auth).flatMap((table) =>
    table instanceof SQLiteTable ? [getTableConfig(table).name] : [],
  );
  expect(names.length).toBeGreaterThan(7);
  expect(names.filter((name) => !map.includes(`| \`${name}\` `))).toEqual([]);
});

test.each([/`mails` of kind `account`/, /R2 `UPLOADS`, `avatars/, /secret in clear.*dumps/])(
  "the data map tells of %s",
  (part) => {
    expect(map).toMatch(part);
  },
);
