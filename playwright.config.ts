import { defineConfig } from "@playwright/test";
import { findChromium, findHeadlessShell } from "./scripts/test/browser.ts";
import { PHONE } from "./tests/support/visitor.ts";

const QUIET = [
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Drawing without a graphics processor costs less than simulating one.
  "--disable-gpu",
  "--disable-software-rasterizer",
  // Else the browser says that a program drives it, and its visits are not counted.
  "--disable-blink-features=AutomationControlled",
  // A test is over before compiling its scripts for speed pays: without it they take a third of the processor less.
  "--js-flags=--no-maglev --no-turbofan",
];

const executablePath = findChromium() ?? undefined;
const results = process.env.E2E_RESULTS;

export default defineConfig({
  testDir: "tests/e2e",
  // Each worker runs a whole Beaconry of its own, so two of them fill two cores.
  workers: 2,
  // A second try tells a test that always fails from one that sometimes does; the report counts the latter as flaky.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: results ? [["list"], ["json", { outputFile: results }]] : [["list"]],
  projects: [
    // What starts and ends programs mostly waits for them: `npm test` runs it beside the tests in workerd.
    { name: "programs", testMatch: "**/programs/*.spec.ts" },
    // What a browser tells of a visit: each one in a new browsing context. The browser itself is a phone's, as what is
    // sent when a page ends carries the browser's name and not the page's.
    {
      name: "visits",
      testMatch: "**/visits/*.spec.ts",
      use: { launchOptions: { executablePath, args: [...QUIET, `--user-agent=${PHONE}`] } },
    },
    // Another context for each test would be a third of the browser's work here. Cookies, storage, cache, routes and
    // scripts are cleared in between; a test that changes more (permissions, CDP settings) takes it back.
    {
      name: "pages",
      testIgnore: ["**/programs/*", "**/visits/*"],
      use: {
        reuseContext: true,
        launchOptions: { executablePath: findHeadlessShell() ?? undefined, args: QUIET },
      },
    },
  ],
  use: {
    browserName: "chromium",
    launchOptions: { executablePath, args: QUIET },
    locale: "en-US",
    timezoneId: "America/Chicago",
    screenshot: "only-on-failure",
    // Recording one slows every test down: `TRACE=1` when one is wanted.
    trace: process.env.TRACE ? "retain-on-failure" : "off",
  },
});
