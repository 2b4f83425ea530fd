import type { AnalyticsMessage } from "../../app/analytics/visit";
import { insertMail } from "../../app/mail/mails.server";
import { isoAfter } from "../../app/platform/clock";
import { runBatch } from "../../app/platform/db/database.server";
import type { QueueName } from "../../app/platform/jobs/message";
import { put } from "./cron-case";
import { pageViewAt } from "./page-views";
import { analyticsRows, rows, testDb } from "./workers-env";

/** A kind of message, and what its handler leaves. */
export type MessageCase = {
  type: string;
  queue: QueueName;
  /** Stores what the message is about. */
  given: (now: Date) => Promise<{ v: number; id: string; type: string }>;
  left: () => Promise<unknown>;
  before: unknown;
  after: unknown;
  /** Where a message that is given up leaves its error. */
  givenUp?: { begin?: () => Promise<unknown>; left: () => Promise<unknown>; after: unknown };
};

const LOST = "Every delivery of this message failed";
const URL = "https://beaconry.example/blog/a-post";

async function putMail(now: Date) {
  const { statements, entry } = insertMail(
    testDb(),
    {
      ...{
        id: "mail-1",
        kind: "crm",
        subject: "Hello",
        text: "Hello",
        html: "<p>Hello</p>",
        replyTo: null,
        leadId: null,
      },
      to: { address: "dana@harborauto.example", name: "Dana Reyes" },
      from: { address: "hello@beaconry.example", name: "The Beaconry Team" },
    },
    now,
  );
  await runBatch(testDb(), statements.slice(0, 1));
  return { v: 1, ...entry.message };
}

const SETTINGS = {
  columns: ["firstName", "lastName", "businessEmail", "companyName"],
  ...{ encoding: "utf-8", delimiter: ",", found: { known: 0, repeated: 0, phones: 0, updatesOnly: 0 } },
};

async function putImport(now: Date) {
  const at = now.toISOString();
  await put("lead_imports", {
    ...{ id: "import-1", file_name: "leads.csv", state: "running", mode: "skip", total_rows: 1 },
    ...{ header: '["First","Last","Email","Company"]', mapping: JSON.stringify(SETTINGS) },
    ...{ actor_label: "lena", created_at: at, updated_at: at },
  });
  const cells = JSON.stringify(["Dana", "Reyes", "dana@harborauto.example", "Harbor Auto"]);
  await put("lead_import_rows", { import_id: "import-1", line: 2, cells });
  return { v: 1, id: "import-message", type: "crm.import", importId: "import-1" };
}

async function putBulkChange(now: Date) {
  const at = now.toISOString();
  await put("leads", {
    ...{
      id: "lead-1",
      first_name: "Dana",
      last_name: "Reyes",
      business_email: "d@x.example",
      email_key: "d@x.example",
    },
    ...{ company_name: "Fern", project_description: "", source: "fair", created_at: at, updated_at: at },
  });
  await put("bulk_changes", {
    ...{
      id: "bulk-1",
      field: "status",
      value: "lost",
      state: "running",
      chosen: 1,
      total: 1,
      next_portion: 0,
    },
    ...{ actor_id: "lena", actor_label: "lena", created_at: at, updated_at: at },
  });
  await put("bulk_portions", { change_id: "bulk-1", number: 0, leads: '["lead-1"]' });
  return { v: 1, id: "bulk-message", type: "crm.bulk-change", changeId: "bulk-1" };
}

const runMessage = async () => ({
  ...{ v: 1, id: "run-1", type: "generation.run", generator: "generate-pixlseo-blog-post" },
  ...{ slot: null, requestedBy: "lena", brief: null },
});

/** What a message without a row adds to the counts, by dimension and value. */
const counts = async () =>
  (
    await analyticsRows(
      `select dimension || ' ' || (select text from texts where id = value) counted, views + events n from rollup_hours
        where dimension in ('page', 'event', 'filtered') order by 1`,
    )
  ).map(({ counted, n }) => `${counted}: ${n}`);
const vitals = () => analyticsRows("select dimension, events from rollup_hours where dimension = 'lcp'");

const eventAt = (now: Date): AnalyticsMessage => {
  const view = pageViewAt(now);
  if (view.type !== "analytics.page-view") throw new Error("This is no page view");
  const event = { eventType: "conversion", eventName: "phone_click", eventData: null } as const;
  return { ...view, type: "analytics.event", hit: { ...view.hit, ...event } };
};

/** A case for each kind of message. */
export const MESSAGE_CASES: MessageCase[] = [
  {
    type: "mail.send",
    queue: "mail",
    given: putMail,
    left: () => rows("select state, attempts from mails"),
    before: [{ state: "queued", attempts: 0 }],
    after: [{ state: "kept", attempts: 1 }],
    givenUp: {
      left: () => rows("select state, last_error from mails"),
      after: [{ state: "failed", last_error: LOST }],
    },
  },
  {
    type: "indexing.submit",
    queue: "indexing",
    given: async () => ({
      ...{ v: 1, id: "submit-1", type: "indexing.submit", url: URL, action: "submit", kind: "URL_UPDATED" },
    }),
    left: () => rows("select service, status from indexing_requests where url = ? order by service", URL),
    before: [],
    after: [
      { service: "bing", status: "success" },
      { service: "google", status: "not-connected" },
    ],
  },
  {
    type: "indexing.removal",
    queue: "indexing",
    given: async () => ({ v: 1, id: "removal-1", type: "indexing.removal", url: URL }),
    left: () => rows("select reason, urls, status from indexnow_calls"),
    before: [],
    after: [{ reason: "unpublish", urls: 1, status: 200 }],
  },
  {
    type: "generation.run",
    queue: "content",
    given: runMessage,
    left: () =>
      rows(
        "select l.id, l.status, b.published from blog_generation_log l left join blogs b on b.id = l.blog_id",
      ),
    before: [],
    after: [{ id: "run-1", status: "success", published: 0 }],
    givenUp: {
      begin: () =>
        put("blog_generation_log", {
          ...{ id: "run-1", generator: "generate-pixlseo-blog-post", status: "running" },
          created_at: "2026-03-10T03:00:00.000Z",
        }),
      left: () => rows("select status, error_message from blog_generation_log"),
      after: [{ status: "error", error_message: LOST }],
    },
  },
  {
    type: "crm.import",
    queue: "content",
    given: putImport,
    left: () => rows("select state, (select group_concat(first_name) from leads) leads from lead_imports"),
    before: [{ state: "running", leads: null }],
    after: [{ state: "done", leads: "Dana" }],
    givenUp: {
      left: () => rows("select state, error from lead_imports"),
      after: [{ state: "failed", error: LOST }],
    },
  },
  {
    type: "crm.bulk-change",
    queue: "content",
    given: putBulkChange,
    left: () =>
      rows("select state, changed, (select status from leads) status from bulk_changes where id = 'bulk-1'"),
    before: [{ state: "running", changed: 0, status: "new" }],
    after: [{ state: "done", changed: 1, status: "lost" }],
    givenUp: {
      left: () => rows("select state, error from bulk_changes where id = 'bulk-1'"),
      after: [{ state: "failed", error: LOST }],
    },
  },
  {
    type: "jobs.daily",
    queue: "content",
    given: async (now) => {
      const row = { hits: 1, expires_at: isoAfter(now, -1) };
      await put("rate_limits", { key: "old", ...row });
      const step = { task: "rate-limits", slot: now.toISOString(), step: 1, place: null };
      return { v: 1, id: "daily-1", type: "jobs.daily", ...step };
    },
    left: () => rows("select key from rate_limits"),
    before: [{ key: "old" }],
    after: [],
  },
  {
    type: "analytics.record",
    queue: "analytics",
    given: async (now) => ({ v: 1, id: "record-1", type: "analytics.record", hit: eventAt(now) }),
    left: counts,
    before: [],
    after: ["event phone_click: 1"],
  },
  {
    type: "analytics.page-view",
    queue: "analytics",
    given: async (now) => pageViewAt(now),
    left: counts,
    before: [],
    after: ["page /: 1"],
  },
  {
    type: "analytics.event",
    queue: "analytics",
    given: async (now) => eventAt(now),
    left: counts,
    before: [],
    after: ["event phone_click: 1"],
  },
  {
    type: "analytics.count",
    queue: "analytics",
    given: async (now) => ({
      ...{
        v: 1,
        id: crypto.randomUUID(),
        type: "analytics.count",
        reason: "bot",
        eventName: null,
        pagePath: "/",
      },
      timestamp: now.toISOString(),
    }),
    left: counts,
    before: [],
    after: ["filtered bot: 1"],
  },
  {
    type: "analytics.vitals",
    queue: "analytics",
    given: async (now) => ({
      ...{
        v: 1,
        id: crypto.randomUUID(),
        type: "analytics.vitals",
        lcp: 900,
        inp: null,
        cls: null,
        ttfb: null,
      },
      timestamp: now.toISOString(),
    }),
    left: vitals,
    before: [],
    after: [{ dimension: "lcp", events: 1 }],
  },
  {
    type: "analytics.hits",
    queue: "analytics",
    given: async (now) => {
      const hits = [pageViewAt(now), eventAt(now)];
      return { v: 1, id: hits[0]?.id ?? "", type: "analytics.hits", hits };
    },
    left: counts,
    before: [],
    after: ["event phone_click: 1", "page /: 1"],
  },
];
