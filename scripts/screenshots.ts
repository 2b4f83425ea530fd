import { mkdirSync } from "node:fs";
import { type Browser, type BrowserContext, chromium } from "@playwright/test";
import sharp from "sharp";
import { PUBLIC_PATHS } from "../app/indexing/public-paths.ts";
import { OWNER, startServer } from "../tests/support/server.ts";
import { findChromium } from "./test/browser.ts";

/*
 * `npm run screenshots [-- FOLDER [admin /about …]]`: every picture in docs/screenshots, or those named, of the program
 * as it is, started on a new database with the demo data: those of the README, some pages of the back office, and a
 * small one of every public page.
 */
const [FOLDER = "docs/screenshots", ...requested] = process.argv.slice(2);
const isWanted = (name: string) => requested.length === 0 || requested.includes(name);
const SIZE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 1100 };
/** The zone is the demo company's: with another, /book-now loads a second time. */
const LOOKS = { reducedMotion: "reduce", timezoneId: "America/Chicago" } as const;
const MOST_BYTES = { picture: 200_000, page: 40_000 };

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

/** The public pages with a fixed address. */
async function takePages(from: Browser): Promise<void> {
  const context = await from.newContext({ baseURL: server.url, ...LOOKS });
  for (const path of PUBLIC_PATHS.filter(isWanted)) {
    const name = path === "/" ? "home" : path.slice(1).replaceAll("/", "-");
    const file = await sharp(await screenshotOf(context, path, SIZE))
      .resize({ width: SIZE.width / 2 })
      .webp({ quality: 72, effort: 6 })
      .toFile(`${FOLDER}/pages/${name}.webp`);
    check(name, file.size, MOST_BYTES.page);
  }
}

async function screenshotOf(context: BrowserContext, path: string, size: typeof SIZE): Promise<Buffer> {
  const page = await context.newPage();
  await page.setViewportSize(size);
  await page.goto(path, { waitUntil: "networkidle" });
  const picture = await page.screenshot();
  await page.close();
  return picture;
}

function check(name: string, bytes: number, limit: number): void {
  console.log(`${name}: ${(bytes / 1000).toFixed(0)} kB`);
  if (bytes > limit) throw new Error(`${name} has ${bytes} bytes, at most ${limit}`);
}
