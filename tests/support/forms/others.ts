import type { Page } from "@playwright/test";
import { expect } from "../fixtures";
import type { FormCase } from "../network-failure";

const EMAIL = "crm/email/email.route.tsx send";
const composer = (page: Page) => page.getByRole("dialog", { name: "Send email" });
const emailForm = (page: Page) => page.locator("main form.card");
const publish = (page: Page) => page.getByRole("switch", { name: /^Published/ }).last();

async function write(form: ReturnType<typeof composer>) {
  await form.getByLabel("Subject").fill("Two rank maps");
  await form.getByLabel("Message").fill("One before, one now.");
}

async function expectWritten(form: ReturnType<typeof composer>) {
  await expect(form.getByLabel("Subject")).toHaveValue("Two rank maps");
  await expect(form.getByLabel("Message")).toHaveValue("One before, one now.");
}

const MESSAGE = {
  failure: /Failed to send email/,
  success: /Email kept here/,
  written: "select count(*) from mails where subject = 'Two rank maps'",
};
const FAILED_JOB = `insert into failed_jobs (id, queue, message, error, attempts, failed_at)
  values ('job-2', 'beaconry-mail', '{"v":1,"id":"m-1","type":"mail.send","mailId":"mail-failed"}', 'Full', 5, '2026-01-01T00:00:00.000Z')`;
const ANOTHER_JOB = FAILED_JOB.replaceAll("job-2", "job-3").replaceAll("m-1", "m-3");
const DISCARDED = "select count(*) from audit_log where action = 'job.discard' and entity_id = 'job-2'";
const discardDialog = (page: Page) => page.getByRole("alertdialog", { name: /^Discard/ });
const SENT_AGAIN = "select count(*) from failed_jobs where id = 'job-2' and retried_at is not null";

const MESSAGES: FormCase[] = [
  {
    ...MESSAGE,
    title: "[MAIL-010] a message in the composer",
    form: EMAIL,
    fill: async ({ page, ids }) => {
      await page.goto(`/admin/leads/${ids.leadId}?show=email`);
      await write(composer(page));
    },
    send: ({ page }) => composer(page).getByRole("button", { name: "Send" }).click(),
    isKept: ({ page }) => expectWritten(composer(page)),
    retryIn: composer,
  },
  {
    ...MESSAGE,
    title: "[MAIL-010] a message on its own page",
    form: EMAIL,
    fill: async ({ page, ids }) => {
      await page.goto(`/admin/leads/${ids.leadId}/email`);
      await write(emailForm(page));
    },
    send: ({ page }) => emailForm(page).getByRole("button", { name: "Send" }).click(),
    isKept: ({ page }) => expectWritten(emailForm(page)),
    retryIn: emailForm,
  },
  {
    title: "the retry of a failed mail, on its page",
    form: "mail/message-page/route.tsx retry",
    fill: async ({ page, db }) => {
      await db.write(FAILED_JOB);
      await page.goto("/admin/mail/mail-failed");
    },
    send: ({ page }) => page.getByRole("button", { name: "Retry" }).click(),
    failure: /Nothing to retry/,
    isKept: ({ page }) => expect(page.getByRole("heading", { level: 1 })).toHaveText("Your rank map"),
    retryIn: (page) => page.getByRole("main"),
    success: /Mail queued again|Nothing to retry/,
    written: SENT_AGAIN,
  },
  {
    title: "the retry of a failed job",
    form: "admin/failed-jobs-page/route.tsx retry",
    fill: async ({ page, db }) => {
      await db.write(FAILED_JOB);
      await page.goto("/admin/failed-jobs");
    },
    send: ({ page }) => page.getByRole("button", { name: "Retry: Send a mail" }).click(),
    failure: /Nothing to retry/,
    isKept: ({ page }) => expect(page.getByRole("row", { name: /Send a mail/ })).toBeVisible(),
    retryIn: (page) => page.getByRole("row", { name: /Send a mail/ }),
    success: /Job queued again|Nothing to retry/,
    written: SENT_AGAIN,
  },
  {
    title: "the retry of all failed jobs",
    form: "admin/failed-jobs-page/route.tsx retry-all",
    fill: async ({ page, db }) => {
      await db.write(FAILED_JOB);
      await db.write(ANOTHER_JOB);
      await page.goto("/admin/failed-jobs");
    },
    send: ({ page }) => page.getByRole("button", { name: "Retry all" }).click(),
    failure: /Nothing to retry/,
    isKept: ({ page }) => expect(page.getByRole("row", { name: /Send a mail/ })).toHaveCount(2),
    retryIn: (page) => page.getByRole("group", { name: "All failed jobs" }),
    success: /queued again|No failed jobs are left/,
    written: SENT_AGAIN,
  },
  {
    title: "discarding a failed job",
    form: "admin/failed-jobs-page/route.tsx discard",
    fill: async ({ page, db }) => {
      await db.write(FAILED_JOB);
      await page.goto("/admin/failed-jobs?discard=job-2");
    },
    send: ({ page }) =>
      discardDialog(page)
        .getByRole("button", { name: /Discard job/ })
        .click(),
    failure: /Nothing to discard/,
    isKept: ({ page }) => expect(discardDialog(page)).toBeVisible(),
    retryIn: discardDialog,
    success: /Job discarded/,
    written: DISCARDED,
  },
  {
    title: "discarding all failed jobs",
    form: "admin/failed-jobs-page/route.tsx discard-all",
    fill: async ({ page, db }) => {
      await db.write(FAILED_JOB);
      await db.write(ANOTHER_JOB);
      await page.goto("/admin/failed-jobs?discard=all");
    },
    send: ({ page }) =>
      discardDialog(page)
        .getByRole("button", { name: /Discard all/ })
        .click(),
    failure: /Nothing to discard/,
    isKept: ({ page }) => expect(discardDialog(page)).toBeVisible(),
    retryIn: discardDialog,
    success: /discarded|No failed jobs are left/,
    written: DISCARDED,
  },
];

const MISSING = `insert into missing_paths (path, hits, last_seen_at) values ('/old-contact', 3, '2026-01-01T00:00:00.000Z')`;
const MOVED = `insert into redirects (from_path, to_path, created_at) values ('/old-about', '/about', '2026-01-01T00:00:00.000Z')`;

const REDIRECTS: FormCase[] = [
  {
    title: "a redirect of a missing page",
    form: "indexing/redirects-page/route.tsx redirect",
    fill: async ({ page, db }) => {
      await db.write(MISSING);
      await page.goto("/admin/blogs/redirects");
      await page.getByLabel("Page for /old-contact").fill("/contact");
    },
    send: ({ page }) => page.getByRole("button", { name: "Redirect /old-contact" }).click(),
    failure: /Failed to add the redirect/,
    isKept: ({ page }) => expect(page.getByLabel("Page for /old-contact")).toHaveValue("/contact"),
    retryIn: (page) => page.getByRole("row", { name: /old-contact/ }),
    success: /Redirect added/,
    written: "select count(*) from redirects where from_path = '/old-contact' and to_path = '/contact'",
  },
  {
    title: "the deletion of a redirect",
    form: "indexing/redirects-page/route.tsx delete",
    fill: async ({ page, db }) => {
      await db.write(MOVED);
      await page.goto("/admin/blogs/redirects");
    },
    send: ({ page }) => page.getByRole("button", { name: "Delete the redirect of /old-about" }).click(),
    failure: /Failed to delete the redirect/,
    isKept: ({ page }) => expect(page.getByRole("row", { name: /old-about/ })).toBeVisible(),
    retryIn: (page) => page.getByRole("row", { name: /old-about/ }),
    success: /Redirect deleted/,
    written: "select count(*) from audit_log where action = 'redirect.delete'",
  },
];

const ELSEWHERE: FormCase[] = [
  {
    title: "[BADM-017] the publish switch of a blog",
    form: "blog/publishing/publish.route.ts",
    fill: async ({ page, db }) => {
      await db.write("delete from blogs where published = 1");
      await page.goto("/admin/blogs");
    },
    send: ({ page }) => publish(page).click(),
    failure: /Failed to update blog status/,
    isKept: ({ page }) => expect(publish(page)).toHaveAttribute("aria-checked", "false"),
    success: /Blog published successfully/,
    written: "select count(*) from audit_log where action = 'blog.publish'",
  },
  {
    title: "[BADM-034] the edit of a blog",
    form: "blog/staff/admin-page/route.tsx edit",
    fill: async ({ page }) => {
      await page.goto("/admin/blogs?edit=post-0");
      await page.getByRole("dialog").getByLabel("Title").fill("Another title");
    },
    send: ({ page }) => page.getByRole("button", { name: "Save Changes" }).click(),
    failure: /Failed to update blog/,
    isKept: ({ page }) => expect(page.getByRole("dialog").getByLabel("Title")).toHaveValue("Another title"),
    retryIn: (page) => page.getByRole("dialog", { name: "Edit blog" }),
    success: /Blog updated successfully/,
    written: "select count(*) from audit_log where action = 'blog.edit'",
  },
  {
    title: "the view of the lead list",
    form: "admin/preferences.route.ts",
    fill: ({ page }) => page.goto("/admin/leads").then(() => {}),
    send: ({ page }) => page.getByRole("button", { name: "Table" }).click(),
    failure: /Failed to change the view/,
    isKept: ({ page }) => expect(page.locator("[data-lead]").first()).toBeVisible(),
    success: ({ page }) => expect(page.getByRole("table", { name: "Table of leads" })).toBeVisible(),
    written: "select 1",
  },
  {
    title: "[AUTH-019] sign-out",
    form: "auth/sign-in/sign-out.route.ts",
    fill: ({ page }) => page.goto("/admin/leads").then(() => {}),
    send: ({ page }) => page.getByRole("button", { name: "Sign Out" }).click(),
    failure: /Failed to sign out/,
    isKept: ({ page }) => expect(page.getByRole("heading", { name: "CRM Dashboard" })).toBeVisible(),
    success: /Signed out/,
    written: "select 1",
  },
];

export const OTHER_FORMS = [...MESSAGES, ...REDIRECTS, ...ELSEWHERE];
