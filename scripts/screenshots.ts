import { mkdirSync } from "node:fs";
import { type Browser, type BrowserContext, chromium } from "@playwright/test";
import sharp from "sharp";
import { PUBLIC_PATHS } from "../app/indexing/public-paths.ts";
import { waitForHydration } from "../tests/support/hydration.ts";
import { OWNER, startServer } from "../tests/support/server.ts";
import { findChromium } from "./test/browser.ts";

/*
 * `npm run screenshots [-- FOLDER [admin /about …]]`: every picture in docs/screenshots, or those named, of the program
 * as it is, started on a new database with the demo data: those of the README, and in `pages` one of every page, at
 * three widths, light above dark.
 */
const [FOLDER = "docs/screenshots", ...requested] = process.argv.slice(2);
const isWanted = (name: string) => requested.length === 0 || requested.includes(name);
const SIZE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 1100 };
/** The zone is the demo company's: with another, /book-now loads a second time. */
const LOOKS = { reducedMotion: "reduce", timezoneId: "America/Chicago" } as const;
const MOST_BYTES = { picture: 200_000, page: 160_000 };
/** What a page is shown at, and the height of that in its picture, in pixels. */
const SCREENS = [SIZE, { width: 768, height: 1024 }, { width: 390, height: 844 }];
const SCREEN_HEIGHT = 480;
const GAP = 12;
/** `:id` stands for the first that the list before it links to. */
const BACK_OFFICE = [
  ...["", "/tasks", "/notifications", "/mail", "/failed-jobs", "/health", "/audit", "/search?q=harbor"],
  ...[
    "/leads",
    "/leads?created=week",
    "/leads/:id",
    "/leads/new",
    "/leads/imports",
    "/leads/spam-review",
    "/leads/trash",
  ],
  ...["/deals", "/deals/:id", "/deals/new", "/deals/reports", "/bookings", "/bookings?view=week"],
  ...["/blogs", "/blogs/:id", "/blogs/redirects", "/analytics", "/content", "/blogs/trash"],
  ...["/settings", "/settings/security", "/settings/company", "/settings/booking", "/settings/team"],
].map((path) => `/admin${path}`);

type Picture = {
  name: string;
  path: string;
  /** Pixels of the file's width. */
  width: number;
  isDark?: true;
  size?: typeof SIZE;
};
const PICTURES: Picture[] = [
  { name: "site", path: "/", width: 1000 },
  { name: "admin", path: "/admin", width: 1000 },
  { name: "admin-dashboard-dark", path: "/admin", width: 960, isDark: true },
  { name: "admin-leads", path: "/admin/leads", width: 960 },
  { name: "admin-leads-phone-dark", path: "/admin/leads", width: 390, isDark: true, size: PHONE },
  { name: "admin-deals-dark", path: "/admin/deals", width: 960, isDark: true },
  { name: "admin-blogs", path: "/admin/blogs", width: 960 },
  { name: "admin-analytics", path: "/admin/analytics", width: 960 },
  { name: "admin-content", path: "/admin/content", width: 960 },
];

const server = await startServer({ demo: true, settings: {} });
const browser = await chromium.launch({
  executablePath: findChromium() ?? undefined,
  args: ["--no-sandbox"],
});
try {
  // Otherwise the dashboard says that the jobs worker was not seen.
  await server.fireCron("*/5 * * * *");
  mkdirSync(`${FOLDER}/pages`, { recursive: true });
  for (const isDark of [false, true]) {
    const context = await signIn(browser, isDark);
    const pictures = PICTURES.filter((one) => isWanted(one.name) && Boolean(one.isDark) === isDark);
    for (const picture of pictures) await take(context, picture);
    await context.close();
  }
  await takePages(browser);
} finally {
  await browser.close();
  await server.stop();
}

async function signIn(from: Browser, isDark: boolean): Promise<BrowserContext> {
  const context = await from.newContext({
    baseURL: server.url,
    ...LOOKS,
    colorScheme: isDark ? "dark" : "light",
  });
  const page = await context.newPage();
  await page.goto("/auth", { waitUntil: "networkidle" });
  await page.getByLabel("Email").fill(OWNER.email);
  await page.getByLabel("Password").fill(OWNER.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL(/\/admin/);
  await page.close();
  return context;
}

async function take(context: BrowserContext, { name, path, width, size = SIZE }: Picture): Promise<void> {
  const file = await sharp(await screenshotOf(context, path, size))
    .resize({ width })
    .png({ palette: true, effort: 10 })
    .toFile(`${FOLDER}/${name}.png`);
  check(name, file.size, MOST_BYTES.picture);
}

/** The public pages with a fixed address, and those of the back office. */
async function takePages(from: Browser): Promise<void> {
  const staff = await Promise.all([signIn(from, false), signIn(from, true)]);
  const visitors = await Promise.all(
    (["light", "dark"] as const).map((colorScheme) =>
      from.newContext({ baseURL: server.url, ...LOOKS, colorScheme }),
    ),
  );
  for (const path of PUBLIC_PATHS.filter(isWanted)) await takePage(visitors, path);
  for (const path of BACK_OFFICE.filter(isWanted)) await takePage(staff, path);
}

/** One below the other, of each context the page at three widths. */
async function takePage(contexts: BrowserContext[], path: string): Promise<void> {
  const rows = await Promise.all(contexts.map((context) => screensOf(context, path)));
  const width = Math.max(...rows.map(({ width: ofRow }) => ofRow));
  const height = rows.length * (SCREEN_HEIGHT + GAP) - GAP;
  const name = path.split("?", 1)[0] === "/" ? "home" : path.slice(1).replaceAll(/[^a-z]+/g, "-");
  const file = await sharp({ create: { width, height, channels: 3, background: "#8b94a3" } })
    .composite(
      rows.flatMap(({ screens }, row) =>
        screens.map((screen) => ({ ...screen, top: row * (SCREEN_HEIGHT + GAP) })),
      ),
    )
    .webp({ quality: 70, effort: 6 })
    .toFile(`${FOLDER}/pages/${name}.webp`);
  check(name, file.size, MOST_BYTES.page);
}

async function screensOf(context: BrowserContext, path: string) {
  const address = await withId(context, path);
  const screens = [];
  let left = 0;
  for (const size of SCREENS) {
    const width = Math.round((size.width * SCREEN_HEIGHT) / size.height);
    const picture = sharp(await screenshotOf(context, address, size));
    screens.push({ input: await picture.resize({ width, height: SCREEN_HEIGHT }).toBuffer(), left });
    left += width + GAP;
  }
  return { screens, width: left - GAP };
}

async function withId(context: BrowserContext, path: string): Promise<string> {
  const [list = ""] = path.split("/:id");
  if (list === path) return path;
  const page = await context.newPage();
  await page.goto(list, { waitUntil: "networkidle" });
  const links = await page
    .locator(`main a[href^="${list}/"]`)
    .evaluateAll((all) => all.map((link) => `${link.getAttribute("href")}`));
  await page.close();
  const [id] = links.flatMap((link) => /\/[0-9a-f-]{36}/.exec(link)?.[0] ?? []);
  return list + id;
}

async function screenshotOf(context: BrowserContext, path: string, size: typeof SIZE): Promise<Buffer> {
  const page = await context.newPage();
  await page.setViewportSize(size);
  await page.goto(path, { waitUntil: "networkidle" });
  if (path.startsWith("/admin")) await waitForHydration(page);
  const picture = await page.screenshot();
  await page.close();
  return picture;
}

function check(name: string, bytes: number, limit: number): void {
  console.log(`${name}: ${(bytes / 1000).toFixed(0)} kB`);
  if (bytes > limit) throw new Error(`${name} has ${bytes} bytes, at most ${limit}`);
}
