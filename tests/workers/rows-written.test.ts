import { createScheduledController } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { parse } from "smol-toml";
import { beforeEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { recordMessages } from "../../app/analytics/counts/record.server";
import { bookDemo } from "../../app/booking/bookings.server";
import { openDb } from "../../app/platform/db/database.server";
import { takePendingErrors } from "../../app/platform/errors/pending-errors";
import { batchesOf } from "../../bench/lib/arrivals";
import { createTraffic } from "../../bench/lib/traffic";
import worker from "../../workers/jobs/index";
import wrangler from "../../workers/jobs/wrangler.toml?raw";
import { BOOKED_AT, demoRequest, putHost, testSender } from "../support/bookings";
import { recordCalls } from "../support/call-recorder";
import { runDaily } from "../support/daily";
import { deliver } from "../support/deliver";
import { ROW_LIMITS } from "../support/row-limits";
import { formPost, requestSite } from "../support/site";
import { staffMember } from "../support/staff";
import { clearAnalytics, clearTables, rawEnv, rows, saveCompany } from "../support/workers-env";

const NOW = new Date("2026-03-10T09:05:00.000Z");
const recorder = recordCalls(() => 0);
const sent: { type: string }[] = [];
const queue = {
  send: async (body: { type: string }) => void sent.push(body),
  sendBatch: async (batch: Iterable<{ body: { type: string } }>) =>
    void sent.push(...[...batch].map(({ body }) => body)),
};
const watched = {
  ...rawEnv({ INDEXNOW_KEY: "0123456789abcdef" }),
  DB: recorder.watch(env.DB),
  ANALYTICS_DB: recorder.watch(env.ANALYTICS_DB),
  ...{ MAIL_QUEUE: queue, INDEXING_QUEUE: queue, ANALYTICS_QUEUE: queue, CONTENT_QUEUE: queue },
};

async function rowsOf(run: () => Promise<unknown>): Promise<number> {
  const calls = recorder.start();
  await run();
  return calls.reduce((sum, { rowsWritten }) => sum + rowsWritten, 0);
}

/** Not less than two thirds of the limit, so that a limit says what is. */
function expectAbout(measured: number, limit: number, what: string): void {
  expect(measured, what).toBeLessThanOrEqual(limit);
  expect(measured, what).toBeGreaterThan((limit * 2) / 3);
}

beforeEach(async () => {
  sent.length = 0;
  // What other tests have logged would be rows of these jobs.
  takePendingErrors();
  await clearAnalytics();
  const tables =
    "bookings booking_hosts notifications leads outbox mails rate_limits settings users cron_slots blogs blog_generation_log".split(
      " ",
    );
  await clearTables(...tables);
});

const consumers = z.object({
  queues: z.object({
    consumers: z.array(
      z.object({ queue: z.string(), max_batch_size: z.number(), max_batch_timeout: z.number() }),
    ),
  }),
});
const batching = consumers
  .parse(parse(wrangler))
  .queues.consumers.find((consumer) => consumer.queue === "beaconry-analytics");
const SECONDS_A_MONTH = 30 * 86_400;
/** Enough that the first rows of texts do not count for much; fewer where nearly every hit is a batch of its own. */
const hitsAt = (views: number) => (views < 1_000_000 ? 600 : 3000);

test.each(Object.entries(ROW_LIMITS.hits))(
  "at %s page views a month a hit writes at most %s rows, in the batches that its queue makes of arrivals",
  async (views, limit) => {
    if (!batching) throw new Error("wrangler.toml has no consumer of hits");
    const db = openDb(recorder.watch(env.ANALYTICS_DB));
    const messages = createTraffic(NOW, (Number(views) * 1.25) / SECONDS_A_MONTH).take(hitsAt(Number(views)));
    const written = await rowsOf(async () => {
      for (const batch of batchesOf(messages, batching)) await recordMessages(db, batch);
    });
    expectAbout(written / messages.length, limit, `${views} page views`);
  },
);

test("a contact form writes at most so many rows, with its two mails", async () => {
  await staffMember("owner@beaconry.example");
  const lead = { firstName: "Dana", lastName: "Reyes", businessEmail: "dana@harborauto.example" };
  const rest = {
    companyName: "Harbor Auto",
    projectDescription: "Three rooftops.",
    phoneNumber: "(414) 555-0118",
  };
  const form = formPost({ ...lead, ...rest });
  const ofForm = await rowsOf(() => requestSite("/contact/send", { ...form, env: watched }));
  const mails = sent.filter(({ type }) => type === "mail.send");
  const ofMails = await rowsOf(async () => {
    for (const body of mails) await deliver("beaconry-mail", [body], watched);
  });
  expect(await rows("select state from mails")).toEqual([{ state: "kept" }, { state: "kept" }]);
  expectAbout(ofForm + ofMails, ROW_LIMITS.contactForm, `${ofForm} and ${ofMails}`);
});

test("a booking writes at most so many rows", async () => {
  const { id } = await staffMember("tom@beaconry.example");
  await putHost(id);
  const sender = await testSender();
  const db = openDb(watched.DB);
  const written = await rowsOf(() => bookDemo(db, demoRequest(), sender, BOOKED_AT));
  expect(await rows("select kind from notifications")).toEqual([{ kind: "demo-booked" }]);
  expectAbout(written, ROW_LIMITS.booking, "booking");
});

test("the crons and a draft write at most so many rows", async () => {
  await saveCompany();
  vi.spyOn(globalThis, "fetch").mockImplementation(async () => new Response(null, { status: 200 }));
  const fire = (cron: string) =>
    worker.scheduled(createScheduledController({ cron, scheduledTime: new Date() }), watched);
  expectAbout(await rowsOf(() => fire("*/5 * * * *")), ROW_LIMITS.sweep, "sweep");
  let daily = 0;
  await runDaily(watched, Date.now(), async (_, run) => {
    daily += await rowsOf(run);
  });
  expectAbout(daily, ROW_LIMITS.daily, "daily");
  sent.length = 0;
  const asked = await rowsOf(() => fire("5 * * * *"));
  const run = sent.find(({ type }) => type === "generation.run");
  const ofRun = await rowsOf(() => deliver("beaconry-content", [run], watched));
  expect(await rows("select status from blog_generation_log")).toEqual([{ status: "success" }]);
  expectAbout(asked + ofRun, ROW_LIMITS.draft, "draft");
  vi.restoreAllMocks();
});
