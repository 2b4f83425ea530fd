import { fillBackOffice } from "../support/back-office-rows";
import { expectNothingLost } from "../support/cut-off";
import { test } from "../support/fixtures";
import { FORMS } from "../support/forms/all";

test.beforeEach(async ({ db, login, allowConsole }) => {
  allowConsole(/Failed to load resource/);
  await db.write("delete from audit_log");
  await db.write("delete from outbox");
  await login();
});

for (const form of FORMS) {
  test(`${form.title}: refused, answered by a proxy or lost, it is told, stays and is written once`, async ({
    page,
    db,
  }) => {
    const ids = await fillBackOffice(db);
    await expectNothingLost(form, { page, db, ids });
  });
}
