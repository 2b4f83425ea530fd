import type { Page } from "@playwright/test";
import { expect } from "../fixtures";
import type { FormCase, FormContext } from "../network-failure";

const choice = (page: Page) => page.getByRole("checkbox", { name: /^Choose (?!all)/ }).first();
const question = (page: Page) => page.getByRole("dialog", { name: "Publish 1 blog?" });
const title = (page: Page) => page.getByRole("textbox", { name: "Title", exact: true });
const control = (page: Page, name: string | RegExp) => page.getByRole("switch", { name }).last();

/** The list of blogs with the draft alone. */
async function openDraft({ page, db }: FormContext): Promise<void> {
  await db.write("delete from blogs where published = 1");
  await page.goto("/admin/blogs");
}

async function openContent({ page, db }: FormContext): Promise<void> {
  await db.write("delete from settings");
  // The company's page was saved.
  await db.write("insert into settings (key, value, updated_at) values ('company', '{}', '2026-01-01')");
  await page.goto("/admin/content");
}

/** A switch of the page of content, which reverts. */
const switchOf = (title: string, name: string, is: boolean): FormCase => ({
  title,
  fill: openContent,
  send: ({ page }) => control(page, name).click(),
  failure: /The switch wasn’t changed/,
  isKept: ({ page }) => expect(control(page, name)).toHaveAttribute("aria-checked", String(is)),
});

export const PUBLISHING_FORMS: FormCase[] = [
  {
    title: "publishing chosen blogs",
    fill: async (context) => {
      await openDraft(context);
      await choice(context.page).check();
      await context.page.getByRole("button", { name: "Publish", exact: true }).click();
      await expect(question(context.page)).toBeVisible();
    },
    send: ({ page }) => question(page).getByRole("button", { name: "Publish" }).click(),
    failure: /Failed to update blog status/,
    isKept: ({ page }) => expect(question(page)).toBeVisible(),
    retryIn: (page) => question(page),
  },
  {
    title: "publishing from the editor",
    fill: async ({ page }) => {
      await page.goto("/admin/blogs/post-0");
      await title(page).fill("Where they went");
      await page.getByRole("radio", { name: "Publish now" }).check();
    },
    send: ({ page }) => page.getByRole("button", { name: "Publish", exact: true }).click(),
    failure: /Failed to update blog(?! status)/,
    isKept: ({ page }) => expect(title(page)).toHaveValue("Where they went"),
    retryIn: (page) => page.getByRole("main"),
  },
  {
    title: "[BADM-017] the publish switch of a blog",
    fill: openDraft,
    send: ({ page }) => control(page, /^Published/).click(),
    failure: /Failed to update blog status/,
    isKept: ({ page }) => expect(control(page, /^Published/)).toHaveAttribute("aria-checked", "false"),
  },
  switchOf("the switch of a schedule", "Blog Post runs on schedule", true),
  switchOf("the switch of auto-publish", "Blog Post is published without a review", false),
  switchOf("the switch for AI crawlers", "AI crawlers may read the site", true),
];
