import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { listRouteModules } from "../../scripts/files";

const cruiseSchema = z.object({
  summary: z.object({
    violations: z.array(z.object({ from: z.string(), to: z.string(), rule: z.object({ name: z.string() }) })),
    ruleSetUsed: z.object({
      forbidden: z.array(z.object({ name: z.string(), to: z.object({ pathNot: z.unknown().optional() }) })),
    }),
  }),
});

/** [rule that must fire, importing file, imported file or package]. Files in a folder `types` import types alone. */
const FORBIDDEN = [
  ["no-cycle", "app/crm/bands.ts", "app/crm/score.ts"],
  ["no-cycle", "app/crm/types/deal.ts", "app/crm/types/stage.ts"],
  ["resolvable", "app/crm/lead.ts", "app/crm/not-there"],
  ["ui-knows-no-feature", "app/ui/forms/button.tsx", "app/crm/deal.ts"],
  ["platform-knows-no-feature", "app/platform/env.server.ts", "app/crm/deal.ts"],
  ["platform-knows-no-feature", "app/platform/page.server.ts", "app/ui/forms/button.tsx"],
  ["copy-knows-no-feature", "app/copy/menus.ts", "app/web/art/lamp.ts"],
  ["copy-knows-no-feature", "app/copy/legal.ts", "app/platform/company.ts"],
  ["pure-imports-pure", "app/copy/trades.ts", "react"],
  ["pure-imports-pure", "app/crm/stage.ts", "app/crm/leads.server.ts"],
  ["pure-imports-pure", "app/crm/column.ts", "app/crm/tables.ts"],
  ["pure-imports-pure", "app/crm/card.ts", "react"],
  ["pure-imports-pure", "app/crm/band.ts", "app/ui/forms/button.tsx"],
  ["components-get-data-from-routes", "app/crm/leads/leads-page/list.tsx", "app/crm/leads.server.ts"],
  ["components-get-data-from-routes", "app/ui/data/table.tsx", "app/platform/env.server.ts"],
  ["sql-only-in-server-files", "app/crm/leads/leads-page/route.tsx", "drizzle-orm"],
  ["sql-only-in-server-files", "app/crm/where.ts", "drizzle-orm"],
  ["sql-only-in-server-files", "workers/jobs/consume.ts", "drizzle-orm"],
  ["page-folder-is-private", "app/crm/leads/lead-page/route.tsx", "app/crm/leads/leads-page/cell.tsx"],
  ["page-folder-is-private", "app/admin/search.route.tsx", "app/admin/dashboard-page/cards.tsx"],
  ["page-folder-is-private", "app/root.tsx", "app/web/layout/header.tsx"],
  ["page-folder-is-private", "app/crm/leads/rows.server.ts", "app/crm/leads/leads-page/cell.tsx"],
  ["routes-are-not-imported", "app/admin/usage.server.ts", "app/health/healthz.route.ts"],
  ["routes-are-not-imported", "app/web/use-root.ts", "app/root.tsx"],
  ["direction-of-mail", "app/mail/templates.server.ts", "app/crm/deal.ts"],
  ["direction-of-crm", "app/crm/slots.server.ts", "app/booking/slots.server.ts"],
  ["direction-of-booking", "app/booking/offer.server.ts", "app/marketing/contact/offer.server.ts"],
  ["direction-of-blog", "app/blog/posts.server.ts", "app/indexing/ping.server.ts"],
  ["direction-of-blog", "app/blog/writer.server.ts", "app/generation/writer.server.ts"],
  ["direction-of-analytics", "app/analytics/leads.server.ts", "app/crm/deal.ts"],
  ["direction-of-auth", "app/auth/notice.server.ts", "app/crm/deal.ts"],
  ["direction-of-mail", "app/mail/sender.server.ts", "app/auth/guard.server.ts"],
  ["direction-of-generation", "app/generation/publish.server.ts", "app/crm/rules.server.ts"],
  ["direction-of-indexing", "app/indexing/ping.server.ts", "app/generation/writer.server.ts"],
  ["direction-of-indexing", "app/indexing/lead.server.ts", "app/crm/deal.ts"],
  ["direction-of-marketing", "app/marketing/posts.server.ts", "app/blog/posts.server.ts"],
  ["direction-of-web", "app/web/offer.ts", "app/marketing/sections/offer.ts"],
  ["jobs-never-import-a-page", "workers/jobs/render.ts", "app/ui/forms/button.tsx"],
  ["app-stands-alone", "app/platform/wiring.server.ts", "workers/jobs/index.ts"],
  ["no-development-package", "app/platform/clock.server.ts", "croner"],
] as const;

/** Imports that the architecture allows; no rule may fire. */
const ALLOWED = [
  ["app/crm/score.ts", "app/crm/bands.ts"],
  ["app/crm/types/stage.ts", "app/crm/types/deal.ts"],
  ["app/crm/deals.server.ts", "drizzle-orm"],
  ["app/crm/tables.ts", "drizzle-orm/sqlite-core"],
  ["app/crm/form.ts", "zod"],
  ["app/crm/phone.ts", "app/platform/ids.ts"],
  ["app/crm/use-selection.ts", "react"],
  ["app/crm/leads/leads-page/route.tsx", "app/crm/leads.server.ts"],
  ["app/crm/leads/leads-page/route.tsx", "app/crm/leads/leads-page/cell.tsx"],
  ["app/booking/book.server.ts", "app/crm/leads.server.ts"],
  ["app/marketing/contact/contact.server.ts", "app/crm/leads.server.ts"],
  ["app/web/art/menu.ts", "app/copy/navigation.ts"],
  // Pages are the top layer, wherever they stand.
  ["app/mail/mail-page/route.tsx", "app/generation/runs.server.ts"],
  ["app/mail/mail-page/load.server.ts", "app/crm/leads.server.ts"],
  ["app/crm/deals/names.server.ts", "app/crm/leads/names.server.ts"],
  ["app/blog/list/list-page/route.tsx", "app/web/meta.ts"],
  ["app/mail/signature.ts", "app/platform/company.ts"],
  ["app/admin/numbers.server.ts", "app/analytics/totals.server.ts"],
  ["app/health/healthz.route.ts", "drizzle-orm"],
  ["workers/jobs/index.ts", "app/mail/send.server.ts"],
] as const;

const ROUTES = [
  "admin/dashboard-page/route.tsx",
  "health/healthz.route.ts",
  "crm/leads/lead-page/route.tsx",
  "crm/leads/leads-page/route.tsx",
  "mail/mail-page/route.tsx",
  "web/layout/route.tsx",
];

const root = process.cwd();
const folder = mkdtempSync(join(tmpdir(), "beaconry-imports-"));
let cruised: z.infer<typeof cruiseSchema>["summary"];

beforeAll(() => {
  const imports = [...FORBIDDEN.map(([, from, to]) => [from, to] as const), ...ALLOWED];
  const files = new Set(imports.flat().filter((path) => /\.tsx?$/.test(path)));
  for (const file of files)
    writeModule(
      file,
      imports.filter(([from]) => from === file).map(([, to]) => to),
    );
  writeModule("app/routes.ts", []);
  writeFileSync(
    join(folder, "app/routes.ts"),
    `export default ${JSON.stringify(ROUTES)};
`,
  );
  cpSync("tsconfig.json", join(folder, "tsconfig.json"));
  cpSync("package.json", join(folder, "package.json"));
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  cruised = cruise();
  // Runs a separate process, which is slow on a busy machine.
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true }));

for (const [rule, from, to] of FORBIDDEN) {
  test(`${rule} rejects ${from} importing ${to}`, () => {
    const rules = cruised.violations
      .filter((violation) => violation.from === from)
      .map(({ rule: { name } }) => name);
    expect(rules).toContain(rule);
  });
}

test("no rule fires except the expected ones", () => {
  const expected = new Set(FORBIDDEN.map(([rule, from]) => `${rule} ${from}`));
  const others = cruised.violations.filter(({ rule, from }) => !expected.has(`${rule.name} ${from}`));
  expect(others.filter(({ from }) => ALLOWED.some(([allowed]) => allowed === from))).toEqual([]);
});

test("features may import only features that stand above them in the table", () => {
  const table = cruised.ruleSetUsed.forbidden.flatMap(({ name, to }) => {
    const feature = name.match(/^direction-of-(.+)/)?.[1];
    const imports = [...JSON.stringify(to.pathNot ?? "").matchAll(/\^app\/([a-z]+)\//g)].map(
      (match) => match[1],
    );
    return feature ? [{ feature, imports: imports.filter((name) => name !== feature) }] : [];
  });
  expect(table.find(({ feature }) => feature === "blog")?.imports).toEqual(["auth", "web"]);
  const above = table.map(({ imports }, at) => ({
    imports,
    names: table.slice(0, at).map((row) => row.feature),
  }));
  expect(
    above.flatMap(({ imports, names }) => imports.filter((name) => !names.includes(String(name)))),
  ).toEqual([]);
});

function writeModule(file: string, imports: string[]): void {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  const lines = imports.map((to) =>
    file.includes("/types/")
      ? `import type { here } from "${specifier(file, to)}";`
      : `import "${specifier(file, to)}";`,
  );
  writeFileSync(path, `${lines.join("\n")}\nexport const here = "${file}";\n`);
}

function specifier(from: string, to: string): string {
  if (!/^(app|workers)\//.test(to)) return to;
  const path = relative(dirname(from), to.replace(/\.tsx?$/, ""));
  return path.startsWith(".") ? path : `./${path}`;
}

function cruise() {
  const config = join(root, ".dependency-cruiser.mjs");
  const program = join(root, "node_modules/.bin/depcruise");
  const args = ["--config", config, "app", "workers", "--output-type", "json"];
  const result = spawnSync(program, args, { cwd: folder, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 });
  return cruiseSchema.parse(JSON.parse(result.stdout)).summary;
}

test("app/routes.ts names only route.tsx files of page folders and files with .route in their name", () => {
  const named = listRouteModules().filter(
    (file) => !/(?:-page|-frame|shell|layout)\/route\.tsx$|\.route\.tsx?$/.test(file),
  );
  expect(named).toEqual([]);
});
