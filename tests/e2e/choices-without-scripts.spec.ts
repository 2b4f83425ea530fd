import { expect, test } from "../support/fixtures";

// The choice is the style's alone, so that it needs no script.
test.use({ javaScriptEnabled: false });

test("/advanced-targeting: another drive time changes every count, by keyboard", async ({ page }) => {
  await page.goto("/advanced-targeting");
  const counts = page.locator(".sliders dd");
  const innerText = { useInnerText: true };
  const foot = page.locator(".audience .frame-foot");
  await expect(page.getByRole("radio", { name: "12 min" })).toBeChecked();
  await expect(counts).toHaveText(["6,310", "2,140", "455", "400"], innerText);
  await page.getByRole("radio", { name: "12 min" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "20 min" })).toBeFocused();
  await expect(counts).toHaveText(["12,480", "4,270", "910", "798"], innerText);
  await expect(foot).toHaveText(/910 − 112 left out = 798 cards/, innerText);
  await page.getByText("8 min", { exact: true }).click();
  await expect(counts).toHaveText(["2,870", "960", "204", "181"], innerText);
});

test("/pricing: one worked example is shown at a time", async ({ page }) => {
  await page.goto("/pricing");
  const shown = page.locator(".bills .bill:visible .sum dd");
  await expect(shown).toHaveText(["$1,606"]);
  await page.getByText("6 rooftops", { exact: true }).click();
  await expect(shown).toHaveText(["$4,292"]);
  await page.keyboard.press("ArrowLeft");
  await expect(shown).toHaveText(["$2,290"]);
});

test("/pricing: a visitor's own figures are worked out, and a wrong one is said at its field", async ({
  page,
}) => {
  await page.goto("/pricing");
  const total = page.locator("#yours .sum dd");
  await expect(total).toHaveText("$2,290");
  await page.getByLabel("Locations").fill("2");
  await page.getByLabel("Ad budget per month ($)").fill("$4,000");
  await page.getByLabel("Postcards per month").fill("1250");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/locations=2&adDollars=%244%2C000&cards=1250#yours$/);
  await expect(total).toHaveText("$2,700");
  await page.getByLabel("Postcards per month").fill("many");
  await page.getByRole("button", { name: "Calculate My Price" }).click();
  await expect(page.getByLabel("Postcards per month")).toHaveAccessibleDescription(
    "A whole number from 0 to 100,000",
  );
  await expect(total).toHaveCount(0);
});
