import type { Page } from "@playwright/test";
import { expect } from "../fixtures";
import type { FormCase, FormContext } from "../network-failure";

const CHANGES = "blog/staff/changes.route.ts";
const audits = (action: string) => `select count(*) from audit_log where action = '${action}'`;
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });
const bar = (page: Page) => page.getByRole("form", { name: "Chosen blogs" });
const title = (page: Page) => page.getByRole("textbox", { name: "Title", exact: true });
const choose = (page: Page, nth: number) => page.getByRole("checkbox", { name: /^Choose/ }).nth(nth);

/** The list with a chosen draft, or published post. */
async function chooseOne({ page, db }: FormContext, published: 0 | 1): Promise<void> {
  await db.write("delete from blogs where published <> ?", published);
  await page.goto("/admin/blogs");
  await choose(page, 0).check();
}

const isChosen = ({ page }: FormContext) => expect(choose(page, 0)).toBeChecked();

const MANY: FormCase[] = [
  {
    title: "publishing chosen blogs",
    form: `${CHANGES} publish`,
    fill: (context) => chooseOne(context, 0),
    send: ({ page }) => bar(page).getByRole("button", { name: "Publish", exact: true }).click(),
    failure: /Failed to update blog status/,
    isKept: isChosen,
    success: /Blog published successfully/,
    written: audits("blog.publish"),
  },
  {
    title: "unpublishing chosen blogs",
    form: `${CHANGES} unpublish`,
    fill: (context) => chooseOne(context, 1),
    send: ({ page }) => bar(page).getByRole("button", { name: "Unpublish" }).click(),
    failure: /Failed to update blog status/,
    isKept: isChosen,
    success: /Blog unpublished successfully/,
    written: audits("blog.unpublish"),
  },
  {
    title: "the trash, from the editor",
    form: `${CHANGES} trash`,
    fill: ({ page }) => page.goto("/admin/blogs/post-0").then(() => {}),
    send: ({ page }) => button(page, "Move to trash").click(),
    failure: /The blog was not moved to the trash/,
    isKept: ({ page }) => expect(title(page)).toHaveValue("Where the calls went"),
    success: /moved to the trash/,
    written: audits("blog.trash"),
  },
  {
    title: "the return from the trash",
    form: `${CHANGES} restore`,
    fill: async ({ page, db }) => {
      await db.write("update blogs set deleted_at = '2026-01-01T00:00:00.000Z' where id = 'post-0'");
      await page.goto("/admin/blogs/trash");
    },
    send: ({ page }) => button(page, "Restore Where the calls went").click(),
    failure: /The blog was not restored/,
    isKept: ({ page }) => expect(page.getByRole("row", { name: /Where the calls went/ })).toBeVisible(),
    success: /1 blog restored/,
    written: audits("blog.restore"),
  },
];

const ONE: FormCase[] = [
  {
    title: "a duplicate",
    form: `${CHANGES} duplicate`,
    fill: ({ page }) => page.goto("/admin/blogs/post-0").then(() => {}),
    send: ({ page }) => button(page, "Duplicate").click(),
    failure: /The blog was not duplicated/,
    isKept: ({ page }) => expect(title(page)).toHaveValue("Where the calls went"),
    success: /Blog duplicated/,
    written: audits("blog.duplicate"),
  },
  {
    title: "a revision that is restored",
    form: `${CHANGES} revert`,
    fill: async ({ page, db }) => {
      await db.write(
        `insert into post_revisions (id, blog_id, kind, note, title, meta_description, excerpt, content, key_points, category, location, created_at, updated_at)
          values ('revision-1', 'post-0', 'first', 'First draft', 'Older', '', '', 'Older text', '[]', '', '', '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z')`,
      );
      await page.goto("/admin/blogs/post-0/revisions?revision=revision-1");
    },
    send: ({ page }) => button(page, "Restore this revision").click(),
    failure: /The revision was not restored/,
    isKept: ({ page }) => expect(page.getByText("Older text")).toBeVisible(),
    success: /Revision restored/,
    written: "select count(*) from blogs where id = 'post-0' and content = 'Older text'",
  },
  {
    title: "publishing from the editor",
    form: "blog/editor/editor-page/route.tsx",
    fill: async ({ page }) => {
      await page.goto("/admin/blogs/post-0");
      await title(page).fill("Where they went");
      await page.getByRole("radio", { name: "Publish now" }).check();
    },
    send: ({ page }) => button(page, "Publish").click(),
    failure: /Failed to update blog(?! status)/,
    isKept: ({ page }) => expect(title(page)).toHaveValue("Where they went"),
    retryIn: (page) => page.getByRole("main"),
    success: /Blog published successfully/,
    written: audits("blog.publish"),
  },
];

export const BLOG_FORMS = [...MANY, ...ONE];
