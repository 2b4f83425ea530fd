import { gzipSync } from "node:zlib";
import { expect, test } from "../support/fixtures";
import { PHONE } from "../support/visitor";

test.use({ userAgent: PHONE, viewport: { width: 390, height: 844 } });

test("the home page loads no React, at most 3 kB of script, and its fonts move nothing", async ({ page }) => {
  const scripts: Promise<Buffer>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.push(response.body());
  });
  await page.goto("/", { waitUntil: "networkidle" });
  await page.evaluate(() => document.fonts.ready);
  const bodies = await Promise.all(scripts);
  expect(bodies.length).toBeGreaterThan(0);
  expect(bodies.reduce((sum, body) => sum + gzipSync(body).length, 0)).toBeLessThanOrEqual(3000);
  expect(await page.content()).not.toMatch(/entry\.client|__remixContext/);
  expect(await page.evaluate(() => document.fonts.check("1rem 'Beaconry Sans'"))).toBe(true);
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) if ("value" in entry) sum += Number(entry.value);
        }).observe({ type: "layout-shift", buffered: true });
        setTimeout(() => resolve(sum), 500);
      }),
  );
  expect(shift).toBeLessThan(0.001);
});
