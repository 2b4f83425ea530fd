import { seedBackOffice } from "../support/back-office-rows";
import { test } from "../support/fixtures";
import { FORMS } from "../support/forms/all";
import { expectFormSurvivesFailures } from "../support/network-failure";

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
    const ids = await seedBackOffice(db);
    await expectFormSurvivesFailures(form, { page, db, ids });
  });
}
