import type { Page } from "@playwright/test";
import { expect } from "../fixtures";
import type { FormCase, FormContext } from "../network-failure";

const PUBLISHED = "select count(*) from audit_log where action = 'blog.publish'";
const CHANGED = "select count(*) from audit_log where action = 'generation.policy'";
const choice = (page: Page) => page.getByRole("checkbox", { name: /^Choose/ }).first();
const title = (page: Page) => page.getByRole("textbox", { name: "Title", exact: true });
const control = (page: Page, name: string | RegExp) => page.getByRole("switch", { name }).last();

/** The list of blogs with the draft alone. */
async function openDraft({ page, db }: FormContext): Promise<void> {
  await db.write("delete from blogs where published = 1");
  await page.goto("/admin/blogs");
}

async function openContent({ page, db }: FormContext): Promise<void> {
  await db.write("delete from settings");
  await page.goto("/admin/content");
}

/** A switch of the page of content, which reverts. */
const switchOf = (
  title: string,
  name: string,
  { is, success, written }: { is: boolean; success: RegExp; written: string },
): FormCase => ({
  title,
  fill: openContent,
  send: ({ page }) => control(page, name).click(),
  failure: /The switch was not changed/,
  isKept: ({ page }) => expect(control(page, name)).toHaveAttribute("aria-checked", String(is)),
  success,
  written,
});

export const PUBLISHING_FORMS: FormCase[] = [
  {
    title: "publishing chosen blogs",
    fill: async (context) => {
      await openDraft(context);
      await choice(context.page).check();
    },
    send: ({ page }) =>
      page
        .getByRole("form", { name: "Chosen blogs" })
        .getByRole("button", { name: "Publish", exact: true })
        .click(),
    failure: /Failed to update blog status/,
    isKept: ({ page }) => expect(choice(page)).toBeChecked(),
    success: /Blog published successfully/,
    written: PUBLISHED,
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
    success: /Blog published successfully/,
    written: PUBLISHED,
  },
  {
    title: "[BADM-017] the publish switch of a blog",
    fill: openDraft,
    send: ({ page }) => control(page, /^Published/).click(),
    failure: /Failed to update blog status/,
    isKept: ({ page }) => expect(control(page, /^Published/)).toHaveAttribute("aria-checked", "false"),
    success: /Blog published successfully/,
    written: PUBLISHED,
  },
  switchOf("the switch of a schedule", "Blog Post runs on schedule", {
    is: true,
    success: /Blog Post is paused/,
    written: CHANGED,
  }),
  switchOf("the switch of auto-publish", "Blog Post is published without a review", {
    is: false,
    success: /Blog Post publishes by itself/,
    written: CHANGED,
  }),
  switchOf("the switch for AI crawlers", "AI crawlers may read the site", {
    is: true,
    success: /AI crawlers are kept out/,
    written: "select count(*) from settings where key = 'robots.ai-crawlers'",
  }),
];
