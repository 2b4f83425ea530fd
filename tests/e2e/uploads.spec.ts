import sharp from "sharp";
import { expect, test } from "../support/fixtures";

test("an uploaded picture is shown on a page and in a tab of its own", async ({
  page,
  db,
  login,
  allowConsole,
}) => {
  // The browser's own styles for a picture in a tab, which its policy refuses.
  allowConsole(/Applying inline style violates .* \(\S+\/admin\/avatars\//);
  const background = { r: 171, g: 61, b: 7 };
  const buffer = await sharp({ create: { width: 64, height: 48, channels: 3, background } })
    .png()
    .toBuffer();
  await login();
  await page.goto("/admin/settings");
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: "harbor.png", mimeType: "image/png", buffer });
  await page.getByRole("button", { name: "Upload" }).click();
  const stored = "select avatar_url from profiles where avatar_url is not null";
  await expect.poll(() => db.get(stored)?.avatar_url).toMatch(/^\/admin\/avatars\//);
  const address = String(db.get(stored)?.avatar_url);
  const width = () =>
    page.evaluate(
      (src) => document.querySelector<HTMLImageElement>(`img[src="${src}"]`)?.naturalWidth,
      address,
    );
  await page.goto("/admin/mail");
  await expect.poll(width).toBe(64);
  expect((await page.goto(address))?.status()).toBe(200);
  expect(await page.evaluate(() => document.images[0]?.naturalWidth)).toBe(64);
  await db.write("update profiles set avatar_url = null");
});
