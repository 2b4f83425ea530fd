import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { PUBLIC_PATHS } from "../app/indexing/public-paths.ts";
import { RAY, TOWER } from "../app/web/art/lighthouse.ts";
import { findChromium } from "./test/browser.ts";

/*
 * Renders the share image of every page into public/og, where they are committed, so that builds need no browser; and
 * the favicon as the icon of phones.
 * Takes headline, fonts and colors from the running site:
 *   npm start, then npm run share-images -- [http://localhost:8788] [FOLDER] [/path …]
 */
const [site = "http://localhost:8788", folder = "public", ...requested] = process.argv.slice(2);
const COLORS = 48;
/** Without the blog, whose images are its categories' covers. */
const PAGES = PUBLIC_PATHS.filter((path) => !path.startsWith("/blog"));

const drawing = ({ viewBox, body, className }: typeof TOWER) =>
  `<svg class="art ${className}" viewBox="${viewBox}" preserveAspectRatio="none">${body}</svg>`;

const STYLE = `
  .og { position: fixed; inset: 0; z-index: 99; overflow: hidden; background: var(--color-paper); padding: 60px 72px; }
  .og .logo { font-size: 40px; gap: 14px; }
  .og .logo svg { width: 58px; height: 58px; }
  .og h1 { position: relative; max-width: 830px; margin-top: 76px; font-size: 88px; line-height: 1.02; letter-spacing: -0.02em; }
  .og h1.long { font-size: 76px; }
  .og .light-signature { width: 144px; height: 18px; position: absolute; left: 72px; bottom: 96px; }
  .og .scale { position: absolute; inset: auto 0 0; height: 24px; border-top: 2px solid var(--color-ink); background: repeating-linear-gradient(90deg, var(--color-ink) 0 5%, var(--color-paper) 5% 10%); }
  .og-light { position: absolute; right: 96px; bottom: 24px; width: 156px; }
  .og .tower-ray { position: absolute; right: 50%; animation: none; width: 1040px; top: 2%; height: 60%; }
  .og .tower-ray path { fill: var(--color-beam-soft); }
  .og .tower { position: relative; height: 325px; }
`;

const browser = await chromium.launch({
  executablePath: findChromium() ?? undefined,
  args: ["--no-sandbox"],
});
const page = await browser.newPage({
  viewport: { width: 1200, height: 630 },
  reducedMotion: "reduce",
  bypassCSP: true,
});
for (const path of requested.length > 0 ? requested : PAGES) await draw(page, path);
await browser.close();
await drawTouchIcon();

async function draw(page: Page, path: string): Promise<void> {
  await page.goto(site + path);
  const file = await page.getAttribute('meta[property="og:image"]', "content");
  if (!file) throw new Error(`${path} names no share image`);
  await page.addStyleTag({ content: STYLE });
  await page.evaluate(
    ({ ray, tower }) => {
      // No function has a name here: tsx would wrap it in a call that the page does not know.
      const [logo = "", light = ""] = ["header .logo", "main > section:first-child p > .light-signature"].map(
        (selector) => document.querySelector(selector)?.outerHTML ?? "",
      );
      const title = document.querySelector("h1")?.textContent ?? "";
      const card = document.createElement("div");
      card.className = "og";
      card.innerHTML = `<div class="og-light">${ray}${tower}</div>${logo}<h1></h1>${light}<div class="scale"></div>`;
      const heading = card.querySelector("h1");
      heading?.append(title);
      heading?.classList.toggle("long", title.length > 38);
      document.body.replaceChildren(card);
      return document.fonts.ready.then(() => null);
    },
    { ray: drawing(RAY), tower: drawing(TOWER) },
  );
  const target = `${folder}${new URL(file).pathname}`;
  const picture = await sharp(await page.screenshot())
    .png({ palette: true, colours: COLORS, compressionLevel: 9, effort: 10 })
    .toBuffer();
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, picture);
  console.log(`${target} ${(picture.length / 1000).toFixed(1)} kB`);
}

/** iOS rounds the corners itself. */
async function drawTouchIcon(): Promise<void> {
  const icon = sharp(readFileSync("public/favicon.svg"), { density: (72 * 180) / 32 }).resize(180, 180);
  const picture = icon.flatten({ background: "#10203a" }).png({ palette: true, colours: COLORS, effort: 10 });
  writeFileSync(`${folder}/apple-touch-icon.png`, await picture.toBuffer());
}
