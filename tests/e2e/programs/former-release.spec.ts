import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { buildFormerRelease, findFormerCommit } from "../../support/former-release";

// A release is built, and starts workerd once or twice.
test.describe.configure({ timeout: 600_000 });

/** What people and jobs write and read: some files of each feature that take a second or two. */
const FILES =
  "contact lead-fields lead-timeline deals deal-forms mail-pages booking-review post-editor sign-in settings-change generation-runs hit-deliveries analytics-money failed-jobs-page"
    .split(" ")
    .map((name) => `tests/workers/${name}.test`);
/** Its table is gone, so that it must fail. */
const PLANTED = {
  file: "tests/workers/import-reading.test.ts",
  migrations: { "migrations/9999_planted.sql": "drop table lead_import_layouts;" },
};

const folder = mkdtempSync(join(tmpdir(), "beaconry-former-"));
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("the release before the newest migration works on the newest databases", async () => {
  const found = findFormerCommit();
  // Counted as skipped: the code of the former release is not here.
  if ("reason" in found) return test.skip(true, found.reason);
  const former = await buildFormerRelease(found.commit, folder);
  const { passed, failed } = await former.test([...FILES, PLANTED.file], process.cwd(), PLANTED.migrations);
  expect(passed.length).toBeGreaterThan(100);
  const others = failed.filter(({ file }) => file !== PLANTED.file);
  expect(others.length).toBeLessThan(failed.length);
  // Its commit may have been red for other reasons: what fails on its own databases, too, says nothing of ours.
  const files = new Set(others.map(({ file }) => file));
  const own = files.size > 0 ? await former.test([...files], former.own) : { failed: [] };
  const red = new Set(own.failed.map(({ name }) => name));
  expect(others.filter(({ name }) => !red.has(name)).slice(0, 10), former.commit).toEqual([]);
});
