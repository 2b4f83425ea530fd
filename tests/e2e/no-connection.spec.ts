import { seedBackOffice } from "../support/back-office-rows";
import { test } from "../support/fixtures";
import { FORMS } from "../support/forms/all";
import { expectFailureIsShown, expectRetriesWriteOnce } from "../support/network-failure";

test.beforeEach(async ({ db, login, allowConsole }) => {
  allowConsole(/Failed to load resource/);
  await db.write("delete from audit_log");
  await db.write("delete from outbox");
  await login();
});

for (const form of FORMS) {
  test(`${form.title}: without a connection its page says so and keeps everything`, async ({ page, db }) => {
    const context = { page, db, ids: await seedBackOffice(db) };
    await expectFailureIsShown(form, context);
    if (form.success) await expectRetriesWriteOnce(form, context);
  });
}
