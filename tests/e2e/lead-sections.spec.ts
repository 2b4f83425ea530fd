import { expect, test } from "../support/fixtures";

const SECTIONS = [
  ["Leads", "/admin/leads", "CRM Dashboard"],
  ["Deals", "/admin/deals", "Deals"],
  ["Demos", "/admin/bookings", "Demos"],
  ["Imports", "/admin/leads/imports", "Import CSV"],
  ["Spam review", "/admin/leads/spam-review", "Spam review"],
  ["Trash", "/admin/leads/trash", "Trash"],
] as const;

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test("each page of Lead Management leads to the others, and the sidebar says where one is", async ({
      page,
      login,
    }) => {
      await login();
      await page.goto("/admin/leads");
      for (const [label, path, heading] of SECTIONS) {
        const sections = page.getByRole("navigation", { name: "Lead Management" });
        await sections.getByRole("link", { name: label, exact: true }).click();
        await expect(page).toHaveURL(path);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
        await expect(sections.locator("[aria-current=page]")).toHaveText([label]);
        const sidebar = page.getByRole("navigation", { name: "Admin" });
        await expect(sidebar.locator("[aria-current=page]")).toHaveText([/^Lead Management/]);
      }
      await page.goto("/admin/audit");
      await expect(page.getByRole("navigation", { name: "Lead Management" })).toHaveCount(0);
    });
  });
}
