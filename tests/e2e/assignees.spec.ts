import { insertDealRow } from "../support/deal-rows";
import { expect, OWNER, test } from "../support/fixtures";
import { clearLeads, insertLeadRow } from "../support/lead-rows";

test("a lead and a deal can be assigned in place, show the assignee everywhere, and can be filtered by it", async ({
  page,
  db,
  login,
}) => {
  await clearLeads(db);
  await login();
  const id = await insertLeadRow(db);
  await insertLeadRow(db, { firstName: "Second" }, 2);
  await insertDealRow(db, { leadId: id, title: "Two rooftops" });
  const [name = ""] = OWNER.email.split("@");

  await page.goto(`/admin/leads/${id}`);
  const sheet = page.getByRole("dialog", { name: "Marcus Bell" });
  await sheet.getByLabel("Assigned to").selectOption(OWNER.email);
  await expect(page.locator(".toast")).toHaveText(/Lead assignee updated successfully/);
  await expect(sheet.getByText(`Assigned to: nobody → ${OWNER.email}`)).toBeVisible();
  await sheet.getByRole("tab", { name: /Deals/ }).click();
  await sheet.getByRole("button", { name: "Edit Two rooftops" }).click();
  const form = page.getByRole("dialog", { name: "Edit Deal" });
  await form.getByLabel("Assigned to").selectOption(OWNER.email);
  await form.getByRole("button", { name: "Save Deal" }).click();
  await expect(form).toBeHidden();
  await page.goto("/admin/leads");

  const card = page.locator("[data-lead]", { hasText: "Marcus Bell" });
  await expect(card.getByTitle(`Assigned to ${OWNER.email}`)).toContainText(name);
  await expect(page.locator("[data-deal]").getByTitle(`Assigned to ${OWNER.email}`)).toBeVisible();
  const filter = page.getByRole("form", { name: "Filters" }).getByLabel("Assigned to");
  await filter.selectOption("Me");
  await expect(page.locator("[data-lead]")).toHaveCount(1);
  await filter.selectOption("Nobody");
  await expect(page.locator("[data-lead] h3")).toHaveText("Second Bell");
  await filter.selectOption("Anyone");
  await expect(page.locator("[data-lead]")).toHaveCount(2);
  await page.getByRole("button", { name: "Table" }).click();
  await expect(page.getByRole("row", { name: /Marcus/ })).toContainText(name);
  await expect(page.getByRole("row", { name: /Second/ })).toContainText("Unassigned");
});
