import { createScheduledController } from "cloudflare:test";
import { afterEach, beforeEach, expect, inject, test, vi } from "vitest";
import { DAY, MINUTE } from "../../app/platform/clock";
import { takePendingErrors } from "../../app/platform/errors/pending-errors";
import worker from "../../workers/jobs/index";
import { put } from "../support/cron-case";
import { findAll } from "../support/page";
import { requestSite } from "../support/site";
import { signedInOnSite } from "../support/staff";
import { clearTables, rawEnv, rows } from "../support/workers-env";

const START = new Date("2026-03-10T12:00:00.000Z");
const HOOK = "https://chat.example.com/hooks/T0/secret";
const MAIL = {
  MAIL_TRANSPORT: "http",
  MAIL_HTTP_URL: "https://mail.example/send",
  MAIL_HTTP_TOKEN: "harbor-27-light",
};

let posts: { url: string; body: Record<string, unknown> }[] = [];
/** What the webhook answers. */
let status = 204;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: START });
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    posts.push({ url: request.url, body: JSON.parse(await request.text()) });
    return new Response(null, { status });
  });
  [posts, status] = [[], 204];
  takePendingErrors();
  await clearTables(
    "cron_slots",
    "outbox",
    "failed_jobs",
    "settings",
    "errors",
    "mails",
    "sessions",
    "users",
  );
  for (const [id, role, disabled] of [
    ["ann", "owner", null],
    ["bob", "owner", null],
    ["cut", "owner", START.toISOString()],
    ["dot", "staff", null],
  ] as const) {
    const at = START.toISOString();
    const user = { id, email: `${id}@x.example`, password_hash: "", role };
    await put("users", {
      ...user,
      ...(disabled && { disabled_at: disabled }),
      created_at: at,
      updated_at: at,
    });
  }
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const silent = { send: async () => {}, sendBatch: async () => {} };

/** Fires the five-minute cron after that many minutes. */
async function sweepAt(minutes: number, settings: Record<string, string> = {}) {
  const now = new Date(START.getTime() + minutes * MINUTE);
  vi.setSystemTime(now);
  const env = { ...rawEnv({ ...MAIL, ...settings }), MAIL_QUEUE: silent };
  await worker.scheduled(createScheduledController({ cron: "*/5 * * * *", scheduledTime: now }), env);
}

const mails = async () =>
  (await rows("select to_address, subject from mails order by created_at, to_address")).map(
    ({ to_address: to, subject }) => `${to}: ${subject}`,
  );
const posted = () => posts.map(({ body }) => body.text);
const failedJob = (id: string) =>
  put("failed_jobs", {
    id,
    queue: "q",
    message: "{}",
    error: "Full",
    attempts: 5,
    failed_at: START.toISOString(),
  });
const transport = (error: string | null) =>
  rows(
    "insert or replace into settings (key, value, updated_at) values ('mail.transport', ?, ?)",
    JSON.stringify({ transport: "http", error }),
    new Date().toISOString(),
  );

test("dead letters are told to every active owner, once, and when they are gone", async () => {
  await sweepAt(0);
  await failedJob("f1");
  await sweepAt(5);
  await sweepAt(10);
  expect(await mails()).toEqual([
    "ann@x.example: 1 job has failed for good. (Beaconry)",
    "bob@x.example: 1 job has failed for good. (Beaconry)",
  ]);
  const [{ text, kind } = {}] = await rows("select text, kind from mails limit 1");
  expect(text).toBe("1 job has failed for good.\n\nhttp://localhost:8788/admin/health");
  expect(kind).toBe("account");
  await rows("delete from failed_jobs");
  await sweepAt(15);
  await sweepAt(20);
  expect((await mails()).slice(2)).toEqual([
    "ann@x.example: Over: 1 job has failed for good. (Beaconry)",
    "bob@x.example: Over: 1 job has failed for good. (Beaconry)",
  ]);
  expect(posts).toEqual([]);
});

test("with an address and a webhook both are told; the webhook gets JSON", async () => {
  const settings = { ALERT_EMAIL: "watch@x.example", ALERT_WEBHOOK: HOOK };
  await failedJob("f1");
  await sweepAt(0, settings);
  expect(await mails()).toEqual(["watch@x.example: 1 job has failed for good. (Beaconry)"]);
  expect(posts).toEqual([
    {
      url: HOOK,
      body: {
        text: "Beaconry: 1 job has failed for good.",
        site: "http://localhost:8788",
        cause: "jobs",
        isOver: false,
        at: START.toISOString(),
      },
    },
  ]);
});

test("switched off, nobody is told; without a transport only the webhook is", async () => {
  await failedJob("f1");
  await sweepAt(0, { ALERTS: "off", ALERT_WEBHOOK: HOOK });
  expect([await mails(), posts]).toEqual([[], []]);
  await rows("delete from settings");
  await sweepAt(5, { MAIL_TRANSPORT: "outbox", ALERT_WEBHOOK: HOOK });
  expect([await mails(), posted()]).toEqual([[], ["Beaconry: 1 job has failed for good."]]);
});

test("while mail fails the webhook alone is told; the mails go when it works again", async () => {
  await transport("The email provider answered 401");
  await sweepAt(0, { ALERT_WEBHOOK: HOOK });
  await failedJob("f1");
  await sweepAt(5, { ALERT_WEBHOOK: HOOK });
  expect(await mails()).toEqual([]);
  expect(posted()).toEqual([
    "Beaconry: Email does not go out: The email provider answered 401",
    "Beaconry: 1 job has failed for good.",
  ]);
  await transport(null);
  await sweepAt(10, { ALERT_WEBHOOK: HOOK, ALERT_EMAIL: "watch@x.example" });
  expect(await mails()).toEqual([
    "watch@x.example: Email does not go out: The email provider answered 401 (and 2 more) (Beaconry)",
  ]);
  const [{ text } = {}] = await rows("select text from mails");
  expect(String(text).split("\n\n")).toEqual([
    "Email does not go out: The email provider answered 401",
    "1 job has failed for good.",
    "Over: Email does not go out: The email provider answered 401",
    "http://localhost:8788/admin/health",
  ]);
});

test("what the webhook did not take is posted again for an hour, in its order", async () => {
  status = 503;
  await failedJob("f1");
  await sweepAt(0, { ALERT_WEBHOOK: HOOK });
  expect(await rows("select place, text from errors where place = 'alerts.webhook'")).toHaveLength(1);
  await rows("delete from failed_jobs");
  status = 200;
  await sweepAt(5, { ALERT_WEBHOOK: HOOK });
  const job = "Beaconry: 1 job has failed for good.";
  expect(posted()).toEqual([job, job, "Beaconry: Over: 1 job has failed for good."]);
  await sweepAt(10, { ALERT_WEBHOOK: HOOK });
  expect(posts).toHaveLength(3);
});

test("crons that were missed are told by the first that runs again", async () => {
  await sweepAt(0);
  await sweepAt(15);
  expect(await mails()).toEqual([]);
  await sweepAt(75, { ALERT_EMAIL: "watch@x.example" });
  expect(await mails()).toEqual([
    "watch@x.example: Over: No scheduled task ran between Mar 10, 2026, 7:15 AM CDT and Mar 10, 2026, 8:15 AM CDT. (Beaconry)",
  ]);
});

test("errors that rise are told", async () => {
  const error = (count: number) =>
    rows(
      "insert or replace into errors (program, place, text, count, reference_ids, first_at, last_at) values ('site', 'a', 'b', ?, '', '', ?)",
      count,
      START.toISOString(),
    );
  await error(100);
  await sweepAt(0, { ALERT_EMAIL: "watch@x.example" });
  await error(124);
  await sweepAt(5, { ALERT_EMAIL: "watch@x.example" });
  expect(await mails()).toEqual([]);
  await error(125);
  await sweepAt(10, { ALERT_EMAIL: "watch@x.example" });
  expect(await mails()).toEqual(["watch@x.example: 25 errors were logged in an hour. (Beaconry)"]);
});

test("a quiet look writes nothing after the first", async () => {
  await sweepAt(0);
  const [first] = await rows("select value, updated_at from settings where key = 'alerts'");
  await sweepAt(5);
  await sweepAt(10);
  await sweepAt(15);
  const [later] = await rows("select value, updated_at from settings where key = 'alerts'");
  expect(first).toBeDefined();
  expect(JSON.parse(String(later?.value)).known).toEqual([]);
});

test("the dashboard and the health page say what is wrong, and that crons are dead, which only the site can see", async () => {
  await failedJob("f1");
  await sweepAt(0);
  const { headers } = await signedInOnSite("lena@x.example", "staff", START);
  const banner = async (path: string) => {
    const html = await (await requestSite(path, { headers })).text();
    return (await findAll(html, "section[aria-label='Something is wrong'] li")).map(({ text }) => text);
  };
  const health = async () => (await requestSite("/admin/health", { headers })).text();
  expect(await banner("/admin")).toEqual(["1 job has failed for good.", "Health"]);
  expect(await health()).toContain("Some work failed for good");
  vi.setSystemTime(START.getTime() + 16 * MINUTE);
  const dead = "No scheduled task has run since Mar 10, 2026, 7:00 AM CDT.";
  expect(await banner("/admin")).toEqual([dead, "1 job has failed for good.", "Health"]);
  expect(await health()).toContain(dead);
  await clearTables("cron_slots", "settings", "failed_jobs");
  expect(await banner("/admin")).toEqual([]);
});

const known = async () => {
  const [row] = await rows("select value from settings where key = 'mail.transport'");
  return row === undefined ? null : JSON.parse(String(row.value));
};

test("an SMTP server is asked once an hour whether it takes us, without a mail", async () => {
  const server = inject("scriptedSmtp");
  const smtp = {
    ...{
      MAIL_TRANSPORT: "smtp",
      SMTP_HOST: "127.0.0.1",
      SMTP_PORT: String(server.port),
      SMTP_SECURITY: "none",
    },
    ...{ SMTP_USERNAME: "robot", SMTP_PASSWORD: "harbor-light-27" },
  };
  vi.mocked(globalThis.fetch).mockRestore();
  const said = async (): Promise<string[]> => (await fetch(server.url)).json();
  const before = (await said()).length;
  await sweepAt(0, smtp);
  expect(await known()).toEqual({ transport: "smtp", error: null });
  const lines = (await said()).slice(before);
  expect(lines.map((line) => line.split(" ")[0])).toEqual(["EHLO", "AUTH", "QUIT"]);
  await sweepAt(5, smtp);
  await sweepAt(55, smtp);
  expect((await said()).length).toBe(before + lines.length);
  await sweepAt(60, smtp);
  expect((await said()).length).toBe(before + 2 * lines.length);
});

test("a server that cannot be reached makes mail ill", async () => {
  await sweepAt(0, { MAIL_TRANSPORT: "smtp", SMTP_HOST: "127.0.0.1", SMTP_PORT: "9", ALERT_WEBHOOK: HOOK });
  expect((await known()).error).not.toBeNull();
  expect(posted()).toEqual([expect.stringMatching(/^Beaconry: Email does not go out: ./)]);
});

test("nights without anything new stay quiet", async () => {
  await failedJob("f1");
  await sweepAt(0, { ALERT_EMAIL: "watch@x.example" });
  for (let minutes = 5; minutes < DAY / MINUTE; minutes += 240) {
    await sweepAt(minutes, { ALERT_EMAIL: "watch@x.example" });
  }
  expect((await mails()).filter((one) => one.includes("failed for good"))).toHaveLength(1);
});
