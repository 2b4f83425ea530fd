import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { test as base, expect } from "../../support/fixtures";
import { startServer } from "../../support/server";

/** What is not the program, and what it makes itself. */
const LEFT_OUT = ["node_modules", "build", "tests", "bench", "docs"];
const COMPONENT = "app/crm/leads/new-lead-page/route.tsx";
const TEXT = "Someone who called, wrote or met you.";

/** `npm run dev` in a copy of the tree, whose files a test may change. */
const test = base.extend<object, { tree: string }>({
  tree: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const tree = mkdtempSync(join(tmpdir(), "beaconry-dev-"));
      const names = readdirSync(".").filter((name) => !name.startsWith(".") && !LEFT_OUT.includes(name));
      for (const name of names) cpSync(name, join(tree, name), { recursive: true });
      mkdirSync(join(tree, "node_modules"));
      for (const name of readdirSync("node_modules").filter((each) => each !== ".vite")) {
        symlinkSync(join(process.cwd(), "node_modules", name), join(tree, "node_modules", name));
      }
      await use(tree);
      rmSync(tree, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
  server: [
    async ({ tree }, use) => {
      const server = await startServer({ demo: false, settings: {}, script: join(tree, "scripts/dev.mjs") });
      await use(server);
      await server.stop();
    },
    { scope: "worker", timeout: 600_000 },
  ],
});

// The first view of a page compiles it.
test.describe.configure({ timeout: 300_000 });

/** The nonce of the page's policy, whose scripts and styles must have it. */
async function open(page: Page, path: string): Promise<string> {
  const response = await page.goto(path);
  expect(response?.status(), path).toBe(200);
  const { "content-security-policy": policy = "", ...headers } = (await response?.allHeaders()) ?? {};
  expect(headers, path).toMatchObject({
    "strict-transport-security": "max-age=63072000",
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
  });
  const directives = policy.split("; ");
  expect(directives, path).toEqual(
    expect.arrayContaining(["default-src 'none'", "connect-src 'self'", "frame-ancestors 'none'"]),
  );
  return (
    /^script-src 'self' 'nonce-([\w-]+)'$/.exec(
      directives.find((each) => each.startsWith("script-src")) ?? "",
    )?.[1] ?? ""
  );
}

test("pages open in `npm run dev` under the site's own policy, without a word in the console", async ({
  page,
  login,
}) => {
  expect(await open(page, "/")).toBe("");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  for (const path of ["/auth", "/admin"]) {
    if (path === "/admin") await login();
    const nonce = await open(page, path);
    expect(nonce, path).not.toBe("");
    const nonces = page
      .locator("script:not([src]), style")
      .evaluateAll((all) => all.map(({ nonce: own }) => own));
    expect(new Set(await nonces), path).toEqual(new Set([nonce]));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
});

test("the developer's program redirects to the canonical URL and refuses a cross-site write", async ({
  request,
  server,
}) => {
  const moved = await request.get("/Platform/", { maxRedirects: 0 });
  expect(moved.status()).toBe(308);
  expect(moved.headers().location).toBe(`${server.url}/platform`);
  const headers = { Origin: "https://elsewhere.example" };
  expect((await request.post("/contact/send", { headers, form: {} })).status()).toBe(403);
});

test("a changed component is shown, and what the page holds stays", async ({ page, login, tree }) => {
  await login();
  await page.goto("/admin/leads/new");
  const email = page.getByLabel("Email", { exact: false }).first();
  await email.fill("ada@engine.example");
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const file = join(tree, COMPONENT);
  const source = readFileSync(file, "utf8");
  expect(source).toContain(TEXT);
  await expect(page.getByText(TEXT)).toBeVisible();
  writeFileSync(file, source.replace(TEXT, "Someone whom we met at a fair."));
  await expect(page.getByText("Someone whom we met at a fair.")).toBeVisible({ timeout: 60_000 });
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
  await expect(email).toHaveValue("ada@engine.example");
});
