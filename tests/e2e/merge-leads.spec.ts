import { expect, test } from "../support/fixtures";
import { waitForHydration } from "../support/hydration";
import { listClippedText } from "../support/layout";
import { clearLeads, insertLeadRow } from "../support/lead-rows";

let [lead, other] = ["", ""];

test.beforeEach(async ({ db, login }) => {
  await clearLeads(db);
  lead = await insertLeadRow(db, { firstName: "Priya", phone: "(414) 555-0177", value: null });
  other = await insertLeadRow(db, { firstName: "P.", phone: "414 555 0177", value: 1_850_000 }, 99);
  await db.write(
    "insert into lead_notes (id, lead_id, content, created_at) values ('note-1', ?, 'Call before noon.', ?)",
    other,
    "2026-05-04T10:00:00.000Z",
  );
  await login();
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test("from the notice of duplicates two leads are merged by what is chosen, and the timeline undoes it", async ({
      page,
      db,
    }) => {
      await page.goto(`/admin/leads/${lead}`);
      await page.getByRole("link", { name: "Compare and merge with P. Bell, Harbor Auto Group" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Merge two leads");
      const name = (text: string) => page.getByRole("group", { name: "Name" }).getByLabel(text);
      const stays = (text: string) => page.getByRole("group", { name: "Stays" }).getByLabel(text);
      await expect(page.getByRole("radio", { name: "$18,500" })).toBeChecked();
      await expect(stays("P. Bell")).toBeChecked();
      await expect(name("P. Bell")).toBeChecked();
      if (javaScriptEnabled) {
        await waitForHydration(page);
        await stays("Priya Bell").check();
      } else await page.getByRole("link", { name: "Choose the values of Priya Bell" }).click();
      await expect(stays("Priya Bell")).toBeChecked();
      await expect(name("Priya Bell")).toBeChecked();
      await expect(page.getByRole("radio", { name: "$18,500" })).toBeChecked();
      await page.getByRole("group", { name: "Phone" }).getByLabel("414 555 0177", { exact: true }).check();
      await page.getByRole("button", { name: "Merge leads" }).click();
      const sheet = page.getByRole("dialog", { name: "Priya Bell" });
      await expect(sheet).toBeVisible();
      await expect(page.locator(".toast")).toContainText("Leads merged");
      await expect(sheet).toContainText("Call before noon.");
      const address = `${other}@harborauto.example`;
      await expect(sheet.getByText(`Also ${address}`)).toBeVisible();
      const write = sheet.getByRole("link", { name: address });
      await expect(write).toHaveAttribute("href", `mailto:${encodeURIComponent(address)}`);
      const kept = () => db.get("select deal_value, phone_number from leads where id = ?", lead);
      expect(kept()).toEqual({ deal_value: 1_850_000, phone_number: "414 555 0177" });

      await page.goto(`/admin/leads/${other}`);
      await expect(page).toHaveURL(`/admin/leads/${lead}`);
      await sheet.getByRole("button", { name: "Undo merge" }).click();
      await expect(page.locator(".toast")).toContainText("Both are as they were before.");
      await expect(sheet).toContainText("Merge with P. Bell undone");
      await expect(sheet.getByRole("button", { name: "Undo merge" })).toHaveCount(0);
      await expect(sheet.getByText(`Also ${address}`)).toHaveCount(0);
      expect(kept()).toEqual({ deal_value: null, phone_number: "(414) 555-0177" });
      await page.goto(`/admin/leads/${other}`);
      await expect(page.getByRole("dialog", { name: "P. Bell" })).toContainText("Call before noon.");
    });
  });
}

test("the undo in the message of a merge says that it is undone", async ({ page }) => {
  await page.goto(`/admin/leads/${lead}/merge/${other}`);
  await waitForHydration(page);
  await page.getByRole("button", { name: "Merge leads" }).click();
  await page.locator(".toast", { hasText: "Leads merged" }).getByRole("button", { name: "Undo" }).click();
  await expect(page.locator(".toast", { hasText: "Merge undone" })).toContainText(
    "Both are as they were before.",
  );
});

test("when somebody else has changed one of the two, that is said, and the page shows it as it is", async ({
  page,
  db,
  allowConsole,
}) => {
  allowConsole(/409/);
  await page.goto(`/admin/leads/${lead}/merge/${other}`);
  await db.write("update leads set version = 2, deal_value = 990000 where id = ?", other);
  await page.getByRole("button", { name: "Merge leads" }).click();
  await expect(page.locator(".toast")).toContainText("Somebody else has changed one of the two leads");
  await expect(page.getByRole("radio", { name: "$9,900" })).toBeChecked();
  await page.getByRole("button", { name: "Merge leads" }).click();
  await expect(page.getByRole("dialog", { name: "P. Bell" })).toBeVisible();
});

for (const width of [390, 768, 1024, 1440]) {
  test(`names and addresses of sixty letters in one word are not cut off at ${width} px`, async ({
    page,
    db,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const long = "n".repeat(60);
    await db.write(
      "update leads set first_name = ?1, company_name = ?1, business_email = ?1 || '@raman.example', project_description = ?1 where id = ?2",
      long,
      other,
    );
    await page.goto(`/admin/leads/${lead}/merge/${other}`);
    await expect(page.getByRole("button", { name: "Merge leads" })).toBeVisible();
    await expect(page.getByRole("radio", { name: `${long} Bell` }).first()).toBeVisible();
    await page.locator("header, nav, aside").evaluateAll((frame) => {
      for (const part of frame) if (part instanceof HTMLElement) part.style.visibility = "hidden";
    });
    expect(await listClippedText(page)).toEqual([]);
    await waitForHydration(page);
    await page.getByRole("group", { name: "Stays" }).getByLabel("Priya Bell").check();
    await page.getByRole("button", { name: "Merge leads" }).click();
    await expect(page.locator(".toast")).toContainText("Leads merged");
    await page.goto(`/admin/leads/${lead}`);
    await expect(page.getByText(`Also ${long}@raman.example`)).toBeVisible();
    expect((await listClippedText(page)).filter((text) => /n{30}/.test(text))).toEqual([]);
  });
}
