import type { Locator, Page } from "@playwright/test";
import { insertDealRow } from "../support/deal-rows";
import { expect, test } from "../support/fixtures";
import { clearLeads, insertLeadRow } from "../support/lead-rows";

const STORED = "2026-11-30T18:43:00.000Z";
const NOT_A_DATE = "This is not a date: enter month, day and year, or clear it";
const NOT_A_TIME = "This is not a time: enter hours and minutes, or clear it";

test.beforeEach(async ({ db, login }) => {
  await clearLeads(db);
  for (const table of ["profiles", "blogs"]) await db.write(`delete from ${table}`);
  await login();
});

/** Takes the first part of a date or time away, or types month and day if there is nothing. */
async function halfFill(page: Page, field: Locator): Promise<void> {
  const isEmpty = (await field.inputValue()) === "";
  await field.focus();
  if (isEmpty) await page.keyboard.type("1201");
  else await page.keyboard.press("Backspace");
  expect(await field.evaluate((input: HTMLInputElement) => [input.value, input.validity.badInput])).toEqual([
    "",
    true,
  ]);
}

const openEdit = async (page: Page, id: string) => {
  await page.goto(`/admin/leads/${id}?show=edit`);
  const dialog = page.getByRole("dialog", { name: "Edit Lead" });
  return {
    date: dialog.getByLabel("Next follow-up (optional)", { exact: true }),
    time: dialog.getByLabel("Next follow-up time"),
    save: dialog.getByRole("button", { name: "Save Changes" }),
  };
};

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    /** Submits, and expects a sentence at the field, which has the focus, and that nothing is sent. */
    async function expectRefusal(page: Page, button: Locator, field: Locator, sentence: string) {
      const sent: string[] = [];
      page.on("request", (request) => void sent.push(`${request.method()} ${request.url()}`));
      await button.click();
      await expect(field).toBeFocused();
      if (javaScriptEnabled) await expect(field).toHaveAccessibleDescription(new RegExp(sentence));
      else {
        // The browser's own sentence, in a bubble at the field.
        const text = await field.evaluate((input: HTMLInputElement) => input.validationMessage);
        expect(text).toMatch(/^Please enter a valid value\. The field is incomplete/);
      }
      // What is sent, is sent by the click; a look at the page gives it the time.
      await expect(button).toBeVisible();
      expect(sent.filter((request) => request.startsWith("POST"))).toEqual([]);
    }

    test("half a date or half a time of a follow-up is refused at the field, and the stored one stays", async ({
      page,
      db,
    }) => {
      const id = await insertLeadRow(db);
      await db.write("update leads set next_follow_up = ?", STORED);
      const lead = () => db.get("select next_follow_up, version from leads");
      const before = lead();
      for (const [part, sentence] of [
        ["date", NOT_A_DATE],
        ["time", NOT_A_TIME],
      ] as const) {
        const edit = await openEdit(page, id);
        await halfFill(page, edit[part]);
        await expectRefusal(page, edit.save, edit[part], sentence);
        expect(lead()).toEqual(before);
      }
      await db.write("update leads set next_follow_up = null");
      const edit = await openEdit(page, id);
      await halfFill(page, edit.date);
      await expectRefusal(page, edit.save, edit.date, NOT_A_DATE);
      expect(lead()).toEqual({ ...before, next_follow_up: null });
    });

    test("a follow-up's date alone is nine o'clock for somebody in Berlin, a time alone is refused", async ({
      page,
      db,
      allowConsole,
    }) => {
      allowConsole(/400/);
      await db.write("insert into profiles (user_id, time_zone) select id, 'Europe/Berlin' from users");
      const id = await insertLeadRow(db);
      const first = await openEdit(page, id);
      await first.time.fill("18:30");
      await first.save.click();
      await expect(first.date).toHaveAccessibleDescription(/Enter a date; without a time it is 9:00 AM/);
      await expect(first.time).toHaveValue("18:30");
      expect(db.get("select next_follow_up from leads")).toEqual({ next_follow_up: null });
      await first.date.fill("2026-12-01");
      await first.time.fill("");
      await first.save.click();
      await expect(page.locator(".toast").last()).toHaveText(/Lead updated successfully/);
      expect(db.get("select next_follow_up from leads")).toEqual({
        next_follow_up: "2026-12-01T08:00:00.000Z",
      });
      const again = await openEdit(page, id);
      await expect(again.date).toHaveValue("2026-12-01");
      await expect(again.time).toHaveValue("09:00");
    });

    test("half a closing date of a deal is refused at the field", async ({ page, db }) => {
      const leadId = await insertLeadRow(db);
      const id = await insertDealRow(db, { leadId, title: "Two rooftops" });
      await db.write("update deals set expected_close_date = '2026-12-31'");
      const deal = () => db.get("select expected_close_date, version from deals");
      const before = deal();
      await page.goto(`/admin/deals/${id}`);
      const field = page.getByLabel("Expected close date");
      await halfFill(page, field);
      await expectRefusal(page, page.getByRole("button", { name: "Save Deal" }), field, NOT_A_DATE);
      expect(deal()).toEqual(before);
    });

    test("half a date of a filter is refused at the field, and the address stays", async ({ page }) => {
      await page.goto("/admin/audit?entity=lead");
      const field = page.getByLabel("From");
      await halfFill(page, field);
      await expectRefusal(page, page.getByRole("button", { name: "Filter" }), field, NOT_A_DATE);
      await expect(page).toHaveURL("/admin/audit?entity=lead");
    });

    test("half a time of publication is refused at the field; a date alone is nine o'clock", async ({
      page,
      db,
    }) => {
      await db.write(
        `insert into blogs (id, slug, title, meta_description, content, category, location, key_points, published, created_at, updated_at)
          values ('post-1', 'post-1', 'Missed calls', 'What they cost.', 'Text.', 'SEO', 'Harbor Point, WI', '[]', 0, ?1, ?1)`,
        STORED,
      );
      const post = () => db.get("select published, publish_at, version from blogs");
      const before = post();
      await page.goto("/admin/blogs/post-1");
      await page.getByRole("radio", { name: "At a time" }).check();
      const field = page.getByLabel("Date", { exact: true });
      await halfFill(page, field);
      const button = page.getByRole("button", { name: javaScriptEnabled ? "Schedule" : "Save", exact: true });
      await expectRefusal(page, button, field, NOT_A_DATE);
      expect(post()).toEqual(before);
      await field.fill("2031-11-19");
      await page.getByLabel("Time", { exact: true }).fill("");
      await button.click();
      await expect(page.locator(".toast").last()).toContainText("Blog scheduled");
      // In Chicago.
      expect(post()).toMatchObject({ published: 1, publish_at: "2031-11-19T15:00:00.000Z" });
    });
  });
}
