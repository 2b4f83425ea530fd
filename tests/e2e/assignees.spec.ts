import { openDealMenu } from "../support/deal-card";
import { insertDealRow } from "../support/deal-rows";
import { expect, OWNER, test } from "../support/fixtures";
import { clearLeads, insertLeadRow, openBoard } from "../support/lead-rows";

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
  await expect(sheet.getByText(`Assigned to: unassigned → ${OWNER.email}`)).toBeVisible();
  await sheet.getByRole("tab", { name: /Deals/ }).click();
  await sheet.getByRole("button", { name: "Edit Two rooftops" }).click();
  const form = page.getByRole("dialog", { name: "Edit Deal" });
  await form.getByLabel("Assigned to").selectOption(OWNER.email);
  await form.getByRole("button", { name: "Save Deal" }).click();
  await expect(form).toBeHidden();
  await openBoard(db);
  await page.goto("/admin/leads");

  const card = page.locator("[data-lead]", { hasText: "Marcus Bell" });
  await expect(card.getByTitle(`Assigned to ${OWNER.email}`)).toContainText(name);
  // A short name is not cut: that would need as little as a margin less.
  const shownName = card.getByTitle(`Assigned to ${OWNER.email}`).locator(".truncate");
  expect(await shownName.evaluate((text) => text.scrollWidth <= text.clientWidth)).toBe(true);
  await expect(page.locator("[data-deal]").getByTitle(`Assigned to ${OWNER.email}`).first()).toBeVisible();
  await page.getByText("Add filter").click();
  await page.getByRole("link", { name: "Assigned to" }).click();
  const filter = page.getByRole("form", { name: "Filter by assigned to" });
  await filter.getByLabel("Me", { exact: true }).check();
  await expect(page.locator("[data-lead]")).toHaveCount(1);
  await filter.getByLabel("Me", { exact: true }).uncheck();
  await filter.getByLabel("Unassigned").check();
  await expect(page.locator("[data-lead] h3")).toHaveText(["Second Bell"]);
  await page.getByRole("link", { name: "Remove filter Assigned to" }).click();
  await expect(page.locator("[data-lead]")).toHaveCount(2);
  await page.getByRole("button", { name: "Table" }).click();
  await expect(page.getByRole("row", { name: /Marcus/ })).toContainText(name);
  await expect(page.getByRole("row", { name: /Second/ })).toContainText("Unassigned");
});

const NAME = OWNER.email.split("@")[0] ?? "";
const nobody = (name: string) => `Unassigned: change for ${name}`;
const owner = (name: string) => `Assigned to ${NAME}: change for ${name}`;

test("the list assigns a lead in place, by keyboard and by click, in cards and in the table, and keeps filters and focus", async ({
  page,
  db,
  login,
}) => {
  await clearLeads(db);
  await login();
  await insertLeadRow(db);
  await insertLeadRow(db, { firstName: "Second" }, 2);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/admin/leads?status=new&sort=name");
  const dialog = page.getByRole("dialog", { name: "Assign Marcus Bell" });
  const option = (name: string) => dialog.getByRole("button", { name });

  await page.getByRole("button", { name: nobody("Marcus Bell") }).press("Enter");
  await expect(option("Unassigned")).toBeFocused();
  const box = await dialog.boundingBox();
  expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 999) <= 390).toBe(true);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: nobody("Marcus Bell") })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(option("Unassigned")).toHaveAttribute("aria-pressed", "true");
  await option(OWNER.email).press("Enter");
  await expect(page.locator(".toast")).toHaveText(/Lead assignee updated successfully/);
  await expect(page.getByRole("button", { name: owner("Marcus Bell") })).toBeFocused();
  await expect(page.getByRole("button", { name: nobody("Second Bell") })).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/leads\?status=new&sort=name$/);

  await page.setViewportSize({ width: 1600, height: 900 });
  await page.getByRole("button", { name: "Table" }).click();
  const row = page.getByRole("row", { name: /Marcus/ });
  await row.getByRole("button", { name: owner("Marcus Bell") }).click();
  await expect(option(OWNER.email)).toHaveAttribute("aria-pressed", "true");
  await option("Unassigned").click();
  await expect(row.getByRole("button", { name: nobody("Marcus Bell") })).toBeFocused();
  await page.locator(".toast").last().getByRole("button", { name: "Undo" }).click();
  await expect(row.getByRole("button", { name: owner("Marcus Bell") })).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/leads\?status=new&sort=name$/);
  await page.getByRole("button", { name: "Cards" }).click();
});

test("a lead that somebody else has assigned meanwhile is not assigned over it, and the list shows to whom", async ({
  page,
  db,
  login,
  allowConsole,
}) => {
  allowConsole(/409/);
  await clearLeads(db);
  await login();
  const id = await insertLeadRow(db);
  await login("staff");
  await page.goto("/admin/leads");
  const [member] = db.all(
    "select id, email from users where email <> ? order by created_at desc",
    OWNER.email,
  );
  await page.getByRole("button", { name: nobody("Marcus Bell") }).click();
  await db.write("update leads set assignee_id = ?, version = version + 1 where id = ?", `${member?.id}`, id);
  await page.getByRole("dialog").getByRole("button", { name: OWNER.email }).click();
  await expect(page.locator(".toast")).toHaveText(/Failed to assign lead.*Somebody else has assigned it/);
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.locator("[data-lead]").getByTitle(`Assigned to ${member?.email}`)).toBeVisible();
});

test("the board assigns a deal in place, also one that was loaded later", async ({ page, db, login }) => {
  await clearLeads(db);
  await login();
  const leadId = await insertLeadRow(db);
  for (const place of Array(12).keys()) await insertDealRow(db, { leadId, title: `Deal ${place}`, place });
  await page.goto("/admin/deals");
  await page.getByRole("link", { name: "Show more of Qualification" }).click();
  await expect(page.getByText("Deal 11")).toBeVisible();
  // The next choice is sent even while the page is still loaded again after the last one.
  await page.route(/\.data/, async (route) => {
    if (route.request().method() === "GET") await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  for (const title of ["Deal 0", "Deal 11"]) {
    const dialog = page.getByRole("dialog", { name: `Assign ${title}` });
    await openDealMenu(page, title);
    await page.getByRole("button", { name: nobody(title) }).click();
    await dialog.getByRole("button", { name: OWNER.email }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("button", { name: owner(title) })).toBeFocused();
    await expect(page.locator(".toast").last()).toHaveText(/Deal assignee updated successfully/);
  }
  await page.getByRole("button", { name: owner("Deal 11") }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Unassigned" }).click();
  await expect(page.getByRole("button", { name: nobody("Deal 11") })).toBeVisible();
  expect(db.get("select count(*) n from deals where assignee_id is not null")).toEqual({ n: 1 });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the assignee opens the page of the lead or the deal, where it is chosen", async ({
    page,
    db,
    login,
  }) => {
    await clearLeads(db);
    await login();
    const leadId = await insertLeadRow(db);
    await insertDealRow(db, { leadId, title: "Two rooftops" });
    await page.goto("/admin/leads?status=new");
    await page.getByRole("button", { name: nobody("Marcus Bell") }).click();
    await expect(page).toHaveURL(`/admin/leads/${leadId}?status=new`);
    await page.getByRole("dialog").getByLabel("Assigned to").selectOption(OWNER.email);
    await page.goto("/admin/deals");
    await openDealMenu(page, "Two rooftops");
    await page.getByRole("button", { name: nobody("Two rooftops") }).click();
    await page.getByLabel("Assigned to").selectOption(OWNER.email);
    await page.getByRole("button", { name: "Save Deal" }).click();
    await expect(page).toHaveURL("/admin/deals");
    await openDealMenu(page, "Two rooftops");
    await expect(page.getByRole("button", { name: owner("Two rooftops") })).toBeVisible();
  });
});
