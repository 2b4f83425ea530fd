import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "../support/fixtures";
import { clearLeads, putLead } from "../support/lead-rows";

const WIDTHS = [390, 1280];
const THEMES = ["light", "dark"] as const;

for (const theme of THEMES) {
  for (const width of WIDTHS) {
    test(`no page of the leads has an accessibility violation, ${theme}, ${width} px`, async ({
      page,
      db,
      login,
      context,
      server,
    }) => {
      test.slow();
      clearLeads(db);
      await login();
      const id = putLead(db, { value: 2_400_000, followUp: "2026-12-01T10:00:00.000Z", score: 85 });
      putLead(db, { firstName: "Twin", status: "converted", score: 20, priority: "high" });
      putLead(db, { firstName: "Odd", setAside: "sent in under two seconds" });
      const gone = putLead(db, { firstName: "Gone" });
      db.run("update leads set deleted_at = '2026-05-05T00:00:00.000Z' where id = ?", gone);
      db.run(
        "insert into lead_activities (id, lead_id, activity_type, title, created_at) values (?, ?, 'call', 'Called', ?)",
        `a-${id}`,
        id,
        new Date().toISOString(),
      );
      await context.addCookies([{ name: "theme", value: theme, url: server.url }]);
      await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
      await page.setViewportSize({ width, height: 900 });
      const paths = [
        "/admin/leads",
        "/admin/leads?q=nobody",
        `/admin/leads/${id}`,
        `/admin/leads/${id}?show=edit`,
        `/admin/leads/${id}?show=delete`,
        "/admin/leads/new",
        "/admin/leads/trash",
        "/admin/leads/set-aside",
      ];
      for (const path of paths) {
        await page.goto(path);
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id: rule, nodes }) => [path, rule, nodes[0]?.html])).toEqual([]);
      }
      await context.addCookies([{ name: "list", value: "table", url: server.url }]);
      await page.goto("/admin/leads");
      const table = await new AxeBuilder({ page }).analyze();
      expect(table.violations.map(({ id: rule, nodes }) => [rule, nodes[0]?.html])).toEqual([]);
    });
  }
}
