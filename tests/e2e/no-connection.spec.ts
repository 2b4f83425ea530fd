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
  test(`${form.title}: a failed, proxied or lost request shows an error, keeps the form and writes once`, async ({
    page,
    db,
  }) => {
    const ids = await fillBackOffice(db);
    await expectNothingLost(form, { page, db, ids });
  });
}
