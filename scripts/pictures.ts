/**
 * Pictures of every public and back-office page at 390, 768 and 1440 px, in light and dark. To see what a change of
 * styles did, take pictures of both builds and compare them:
 *
 *   npm start                                          with OWNER_PASSWORD set, and the same STATE_DIR for both builds
 *   OWNER_PASSWORD=… npm run pictures -- take before http://localhost:8788
 *   OWNER_PASSWORD=… npm run pictures -- take after http://localhost:8788
 *   npm run pictures -- compare before after [0.5]
 *
 * `compare` prints the share of differing pixels of each picture over the limit (in %), and writes the two pictures
 * and their difference side by side. PAGES=/,/about takes only these pages. Files are in node_modules/.cache/pictures.
 */
import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { type Browser, type BrowserContext, chromium } from "@playwright/test";
import sharp from "sharp";
import { findChromium } from "./test/browser.ts";

const FOLDER = "node_modules/.cache/pictures";
const WIDTHS = [390, 768, 1440];
/** A channel may differ by this much, of 255: antialiasing is not a change. */
const TOLERANCE = 24;
const SIGN_IN = ["/auth"];
const BACK_OFFICE = [
  "/admin",
  "/admin/leads",
  "/admin/leads?q=nobody",
  "/admin/leads/new",
  "/admin/leads/trash",
  "/admin/leads/spam-review",
  "/admin/leads/imports",
  "/admin/leads/:id",
  "/admin/leads/:id?show=edit",
  "/admin/leads/:id?show=email",
  "/admin/leads/:id?show=delete",
  "/admin/deals",
  "/admin/deals/new",
  "/admin/deals/:id",
  "/admin/deals/:id/delete",
  "/admin/mail",
  "/admin/mail/:id",
  "/admin/failed-jobs",
  "/admin/blogs",
  "/admin/search?q=harbor",
  "/admin/no-such-page",
];

const [command, ...rest] = process.argv.slice(2);
if (command === "take" && rest.length === 2) await takeAll(rest[0] ?? "", rest[1] ?? "");
else if (command === "compare" && rest.length >= 2) {
  await compareAll(rest[0] ?? "", rest[1] ?? "", Number(rest[2] ?? 0.5));
} else throw new Error("Usage: take <name> <site>, or compare <name> <name> [limit in %]");

async function takeAll(name: string, site: string): Promise<void> {
  const folder = join(FOLDER, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const browser = await chromium.launch({
    executablePath: findChromium() ?? undefined,
    args: ["--no-sandbox"],
  });
  const only = process.env.PAGES?.split(",");
  const selected = (paths: string[]) => paths.filter((path) => !only || only.includes(path));
  const readers = selected(await listPublicPages(site));
  const staff = await resolveIds(browser, site, selected(BACK_OFFICE));
  for (const theme of ["light", "dark"] as const) {
    await take(browser, { folder, site, theme, paths: [...readers, ...selected(SIGN_IN)] });
    await take(browser, { folder, site, theme, paths: staff });
  }
  await browser.close();
}

type Round = { folder: string; site: string; theme: "light" | "dark"; paths: string[] };

async function take(browser: Browser, { folder, site, theme, paths }: Round): Promise<void> {
  const context = await browser.newContext({ baseURL: site, colorScheme: theme, reducedMotion: "reduce" });
  if (paths.some((path) => path.startsWith("/admin"))) await signIn(context);
  const page = await context.newPage();
  for (const path of paths) {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path, { waitUntil: "networkidle" });
      await page.evaluate(() => document.fonts.ready);
      const file = `${fileName(path)}-${width}-${theme}.png`;
      await page.screenshot({ path: join(folder, file), fullPage: true });
    }
    console.log(`${theme} ${path}`);
  }
  await context.close();
}

/** Without ids, which differ between databases. */
function fileName(path: string): string {
  const name = path
    .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, "id")
    .replaceAll(/[^\w]+/g, "-")
    .replace(/^-|-$/g, "");
  return name || "home";
}

async function signIn(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await page.goto("/auth", { waitUntil: "networkidle" });
  await page.getByLabel("Email").fill(process.env.OWNER_EMAIL ?? "owner@beaconry.example");
  await page.getByLabel("Password").fill(process.env.OWNER_PASSWORD ?? "");
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL(/\/admin/);
  await page.close();
}

/** The sitemap's pages with one article, the price page, which it may leave out, and the 404 page. */
async function listPublicPages(site: string): Promise<string[]> {
  const sitemap = await (await fetch(`${site}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)</g)].map(([, url]) => new URL(`${url}`).pathname);
  const articles = paths.filter((path) => path.startsWith("/blog/")).sort();
  const fixed = new Set([...paths.filter((path) => !path.startsWith("/blog/")), "/pricing"]);
  return [...fixed, ...articles.slice(0, 1), "/no/such-page"];
}

/** Replaces `:id` with the first one that the list before it links to. */
async function resolveIds(browser: Browser, site: string, paths: string[]): Promise<string[]> {
  const context = await browser.newContext({ baseURL: site });
  await signIn(context);
  const page = await context.newPage();
  const resolved: string[] = [];
  for (const path of paths) {
    const [list = ""] = path.split("/:id");
    if (list === path) {
      resolved.push(path);
      continue;
    }
    await page.goto(list, { waitUntil: "networkidle" });
    const links = await page
      .locator(`a[href^="${list}/"]`)
      .evaluateAll((all) =>
        all.map((link) => new URL(`${link.getAttribute("href")}`, document.baseURI).pathname),
      );
    const id = links
      .map((link) => link.slice(list.length + 1).split("/")[0])
      .find((part) => /^[0-9a-f-]{36}$/.test(`${part}`));
    if (id) resolved.push(path.replace(":id", id));
    else console.log(`${list} links to none, so ${path} is left out`);
  }
  await context.close();
  return resolved;
}

async function compareAll(before: string, after: string, limit: number): Promise<void> {
  const output = join(FOLDER, `${before}-${after}`);
  rmSync(output, { recursive: true, force: true });
  mkdirSync(output, { recursive: true });
  const files = readdirSync(join(FOLDER, after)).filter((file) =>
    readdirSync(join(FOLDER, before)).includes(file),
  );
  let over = 0;
  for (const file of files) {
    const share = await compare(
      join(FOLDER, before, file),
      join(FOLDER, after, file),
      join(output, file),
      limit,
    );
    if (share <= limit) continue;
    over += 1;
    console.log(`${share.toFixed(2).padStart(6)} %  ${file}`);
  }
  console.log(`${files.length} pictures, ${over} over ${limit} %: ${output}`);
}

/** The share of differing pixels in %; a picture over the limit is written next to the other and their difference. */
async function compare(before: string, after: string, output: string, limit: number): Promise<number> {
  const sizes = await Promise.all([before, after].map((file) => sharp(file).metadata()));
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const [left, right] = await Promise.all([before, after].map((file) => readPixels(file, width, height)));
  if (!left || !right) throw new Error("Two pictures are needed");
  const difference = Buffer.alloc(width * height * 3, 255);
  let count = 0;
  for (let at = 0; at < left.length; at += 3) {
    const isSame = [0, 1, 2].every(
      (channel) => Math.abs((left[at + channel] ?? 0) - (right[at + channel] ?? 0)) <= TOLERANCE,
    );
    if (isSame) continue;
    count += 1;
    difference.set([200, 0, 60], at);
  }
  const share = (100 * count) / (width * height);
  if (share > limit) {
    const raw = { raw: { width, height, channels: 3 as const } };
    await sharp({ create: { width: width * 3, height, channels: 3, background: "white" } })
      .composite([left, right, difference].map((input, at) => ({ input, left: at * width, top: 0, ...raw })))
      .png()
      .toFile(output);
  }
  return share;
}

/** The pixels of a picture, extended to a size with a color that no page has. */
async function readPixels(file: string, width: number, height: number): Promise<Buffer> {
  const size = await sharp(file).metadata();
  return sharp(file)
    .removeAlpha()
    .extend({ right: width - size.width, bottom: height - size.height, background: "#ff00ff" })
    .raw()
    .toBuffer();
}
