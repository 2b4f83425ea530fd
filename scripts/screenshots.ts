import { mkdirSync } from "node:fs";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { findChromium } from "./test/browser.ts";

/*
 * Captures a small screenshot of every public page, or of those named, at 1440 px into docs/screenshots/pages or another
 * folder. Needs the running site:
 *   npm start, then npm run screenshots -- [http://localhost:8788] [FOLDER] [/path …]
 */
const [site = "http://localhost:8788", FOLDER = "docs/screenshots/pages", ...requested] =
  process.argv.slice(2);
const MOST_BYTES = 40_000;
const SIZE = { width: 1440, height: 900 };

const browser = await chromium.launch({
  executablePath: findChromium() ?? undefined,
  args: ["--no-sandbox"],
});
const page = await browser.newPage({ viewport: SIZE, reducedMotion: "reduce" });
mkdirSync(FOLDER, { recursive: true });
for (const path of requested.length > 0 ? requested : await listPages()) {
  await page.goto(site + path, { waitUntil: "networkidle" });
  const name = path === "/" ? "home" : path.slice(1).replaceAll("/", "-");
  const { size } = await sharp(await page.screenshot())
    .resize({ width: SIZE.width / 2 })
    .webp({ quality: 72, effort: 6 })
    .toFile(`${FOLDER}/${name}.webp`);
  if (size > MOST_BYTES) throw new Error(`${name}.webp has ${size} bytes`);
}
await browser.close();

/** The sitemap's pages without the articles. */
async function listPages(): Promise<string[]> {
  const sitemap = await (await fetch(`${site}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)</g)].map(([, url]) => new URL(`${url}`).pathname);
  return paths.filter((path) => !path.startsWith("/blog/"));
}
