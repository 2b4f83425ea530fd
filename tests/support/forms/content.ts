import type { Page } from "@playwright/test";
import { chooseBrief } from "../../../app/generation/briefs";
import type { TestDatabase } from "../database";
import { expect } from "../fixtures";
import type { FormCase, FormContext } from "../network-failure";

const PAGE = "generation/content-page/route.tsx";
const SEO = "generate-pixlseo-blog-post";
const TABLES = ["blog_generation_log", "draft_reviews", "post_signatures", "postcards", "settings"];
const CHANGED = "select count(*) from audit_log where action = 'generation.policy'";
const GATES = JSON.stringify([{ gate: "facts", passed: true, detail: "proven" }]);

async function open({ page, db }: Pick<FormContext, "page" | "db">, query = ""): Promise<void> {
  for (const table of TABLES) await db.write(`delete from ${table}`);
  await page.goto(`/admin/content${query}`);
}

/** A draft that waits for review, with a statement to verify if asked for. */
async function openDraft({ page, db }: FormContext, content = "Nothing to verify."): Promise<void> {
  await open({ page, db });
  await db.write("update blogs set content = ? where id = 'post-0'", content);
  await db.write(
    "insert into draft_reviews (blog_id, generator, state, score, gates, created_at) values ('post-0', ?, 'waiting', 90, ?, '2026-01-01T00:00:00.000Z')",
    SEO,
    GATES,
  );
  await page.goto("/admin/content");
}

async function insertRun(db: TestDatabase): Promise<void> {
  const brief = chooseBrief(SEO, new Set())?.key ?? "";
  await db.write(
    "insert into blog_generation_log (id, generator, status, brief, brief_key, created_at) values ('run-1', ?, 'success', ?, ?, '2026-01-01T00:00:00.000Z')",
    SEO,
    brief,
    brief,
  );
}

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });
const control = (page: Page, name: string) => page.getByRole("switch", { name });
const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });

const RUNS: FormCase[] = [
  {
    title: "[GEN-012] a run by hand",
    form: `${PAGE} run`,
    fill: (context) => open(context),
    send: ({ page }) => button(page, "Run Blog Post").click(),
    failure: /Failed to run Blog Post/,
    isKept: ({ page }) => expect(page.getByRole("heading", { name: "Blog Post", exact: true })).toBeVisible(),
    success: /Blog Post executed successfully/,
    written: "select count(*) from blog_generation_log",
  },
  {
    title: "[GEN-016] Run All",
    form: `${PAGE} run-all`,
    fill: (context) => open(context),
    send: ({ page }) => button(page, "Run All Functions").click(),
    failure: /Failed to run batch functions/,
    isKept: ({ page }) => expect(page.getByRole("heading", { name: "Runs" })).toBeVisible(),
    success: /Batch Complete/,
    written: "select count(*) / 3 from blog_generation_log",
  },
  {
    title: "the repetition of a run",
    form: `${PAGE} repeat`,
    fill: async (context) => {
      await open(context);
      await insertRun(context.db);
      await context.page.goto("/admin/content?run=run-1");
    },
    send: ({ page }) => button(page, "Repeat run").click(),
    failure: /The run was not repeated/,
    isKept: ({ page }) => expect(page.getByText("Tokens")).toBeVisible(),
    success: /Blog Post executed successfully/,
    written: "select count(*) from blog_generation_log where id <> 'run-1'",
  },
];

const POLICY: FormCase[] = [
  {
    title: "the switch of a schedule",
    form: `${PAGE} enable`,
    fill: (context) => open(context),
    send: ({ page }) => control(page, "Blog Post runs on schedule").click(),
    failure: /The switch was not changed/,
    isKept: ({ page }) =>
      expect(control(page, "Blog Post runs on schedule")).toHaveAttribute("aria-checked", "true"),
    success: /Blog Post is paused/,
    written: CHANGED,
  },
  {
    title: "the switch of auto-publish",
    form: `${PAGE} auto-publish`,
    fill: (context) => open(context),
    send: ({ page }) => control(page, "Blog Post is published without a review").click(),
    failure: /The switch was not changed/,
    isKept: ({ page }) =>
      expect(control(page, "Blog Post is published without a review")).toHaveAttribute(
        "aria-checked",
        "false",
      ),
    success: /Blog Post publishes by itself/,
    written: CHANGED,
  },
  {
    title: "Stop all",
    form: `${PAGE} stop`,
    fill: (context) => open(context, "?dialog=stop"),
    send: ({ page }) => page.getByRole("alertdialog").getByRole("button", { name: "Stop all" }).click(),
    failure: /Nothing was changed/,
    isKept: ({ page }) => expect(page.getByRole("alertdialog")).toBeVisible(),
    retryIn: (page) => page.getByRole("alertdialog"),
    success: /Everything is stopped/,
    written: CHANGED,
  },
  {
    title: "the limits",
    form: `${PAGE} limits`,
    fill: async (context) => {
      await open(context, "?dialog=limits");
      await dialog(context.page, "Limits").getByLabel("Dollars a month").fill("35");
    },
    send: ({ page }) => dialog(page, "Limits").getByRole("button", { name: "Save" }).click(),
    failure: /The limits were not saved/,
    isKept: ({ page }) => expect(dialog(page, "Limits").getByLabel("Dollars a month")).toHaveValue("35"),
    retryIn: (page) => dialog(page, "Limits"),
    success: /Limits saved/,
    written: CHANGED,
  },
];

const REVIEW: FormCase[] = [
  {
    title: "the approval of a draft",
    form: `${PAGE} approve`,
    fill: (context) => openDraft(context),
    send: ({ page }) => button(page, "Approve").click(),
    failure: /The draft was not published/,
    isKept: ({ page }) => expect(page.getByRole("heading", { name: "Where the calls went" })).toBeVisible(),
    success: /Draft approved and published/,
    written: "select count(*) from audit_log where action = 'blog.publish'",
  },
  {
    title: "the rejection of a draft",
    form: `${PAGE} reject`,
    fill: async (context) => {
      await openDraft(context);
      await context.page.goto("/admin/content?dialog=reject&draft=post-0");
      await context.page.getByLabel("Why").fill("Too dry");
    },
    send: ({ page }) => dialog(page, "Reject this draft?").getByRole("button", { name: "Reject" }).click(),
    failure: /The draft was not rejected/,
    isKept: ({ page }) => expect(page.getByLabel("Why")).toHaveValue("Too dry"),
    retryIn: (page) => dialog(page, "Reject this draft?"),
    success: /Draft rejected/,
    written: "select count(*) from audit_log where action = 'draft.reject'",
  },
  {
    title: "the confirmation of a statement",
    form: `${PAGE} verify`,
    fill: (context) => openDraft(context, "It is so: [verify: 61% of them]. And more."),
    send: ({ page }) => button(page, "It is true: 61% of them").click(),
    failure: /The statement was not changed/,
    isKept: ({ page }) => expect(page.getByText("1 statement to verify first")).toBeVisible(),
    success: /Statement confirmed/,
    written: "select count(*) from audit_log where action = 'draft.verify'",
  },
];

const INDEXING: FormCase[] = [
  {
    title: "[IDX-007] the regeneration of the sitemap",
    form: `${PAGE} regenerate-sitemap`,
    fill: (context) => open(context),
    send: ({ page }) => button(page, "Regenerate Sitemap").click(),
    failure: /Failed to regenerate sitemap/,
    isKept: ({ page }) => expect(page.getByRole("heading", { name: "Sitemap" })).toBeVisible(),
    success: /Sitemap regenerated successfully/,
    written: "select count(*) from settings where key = 'sitemap.state'",
  },
  {
    title: "[IDX-014] a reindex",
    form: `${PAGE} reindex`,
    fill: (context) => open(context),
    send: ({ page }) => button(page, "Reindex Where the calls went").click(),
    failure: /Failed to trigger reindexing/,
    isKept: ({ page }) => expect(page.getByRole("row", { name: /Google/ })).toBeVisible(),
    success: /Reindexing triggered successfully/,
    written: "select count(*) from outbox where queue = 'indexing'",
  },
  {
    title: "the switch for AI crawlers",
    form: `${PAGE} ai-crawlers`,
    fill: (context) => open(context),
    send: ({ page }) => control(page, "AI crawlers may read the site").click(),
    failure: /The switch was not changed/,
    isKept: ({ page }) =>
      expect(control(page, "AI crawlers may read the site")).toHaveAttribute("aria-checked", "true"),
    success: /AI crawlers are kept out/,
    written: "select count(*) from settings where key = 'robots.ai-crawlers'",
  },
];

export const CONTENT_FORMS = [...RUNS, ...POLICY, ...REVIEW, ...INDEXING];
