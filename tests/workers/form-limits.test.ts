import { env } from "cloudflare:workers";
import { beforeEach, expect, test, vi } from "vitest";
import { type Call, recordCalls, stepsOf } from "../support/call-recorder";
import { deliver } from "../support/deliver";
import { FORM_LIMITS, formLimit, formName } from "../support/form-limits";
import { UNCACHED } from "../support/form-sweep/addresses";
import type { BackOfficeForm } from "../support/form-sweep/form";
import { BACK_OFFICE_FORMS } from "../support/form-sweep/forms";
import { OWNER, TOKENS } from "../support/form-sweep/people";
import { PUBLIC_FORMS } from "../support/form-sweep/public-forms";
import { seedFormSweep } from "../support/form-sweep/records";
import { formSweepEnv, sendForm } from "../support/form-sweep/requests";
import { INTENTS } from "../support/intents";
import { ROWS_WRITTEN } from "../support/limits";
import { build, requestSite } from "../support/site";

/** In ms: calls that start together overlap, however busy the machine is. */
const LATENCY = 2;
const recorder = recordCalls(() => LATENCY);
const watched = {
  ...formSweepEnv(),
  DB: recorder.watch(env.DB),
  ANALYTICS_DB: recorder.watch(env.ANALYTICS_DB),
};
const FORMS = [...PUBLIC_FORMS, ...BACK_OFFICE_FORMS];
const SIGNED_IN = [...BACK_OFFICE_FORMS, ...PUBLIC_FORMS.filter(({ path }) => path === "/auth/sign-out")];
const HEADERS: Record<string, Record<string, string>> = {
  "/auth/factor": { Cookie: `beaconry_factor=${TOKENS.factor}` },
};

beforeEach(async () => {
  vi.spyOn(globalThis, "fetch").mockImplementation(async () => new Response("ok"));
  vi.spyOn(console, "info").mockImplementation(() => {});
  await seedFormSweep();
});

/** Sends the form as a page does; `log` also has what followed in the background. */
async function submit(form: BackOfficeForm) {
  if (form.prepare) await env.DB.prepare(form.prepare).run();
  // Warms the isolate up.
  await requestSite("/contact", { headers: UNCACHED, env: watched });
  let calls: Call[] = [];
  const log = recorder.start();
  const onAnswer = () => {
    calls = [...log];
  };
  const more = { env: watched, headers: HEADERS[form.path], onAnswer };
  const answer = await sendForm(form, SIGNED_IN.includes(form) ? OWNER : null, "page", more);
  return { answer, calls, log };
}

const queriesOf = (calls: Call[]) =>
  calls.map(({ step, queries }) => `\n  ${step}. ${queries.map((query) => query.slice(0, 120)).join(" | ")}`);
const rowsOf = (calls: Call[]) => calls.reduce((sum, { rowsWritten }) => sum + rowsWritten, 0);
const titleOf = ({ module, intent, path }: BackOfficeForm) =>
  `${formName(module, intent)} at ${path.split("?")[0]}`;

/** Forms that lead to the sign-in. */
const ENDS = new Map([
  ["auth/password/reset-page/route", ["done", "sign-in"]],
  ["auth/sign-in/sign-out.route", ["sign-in"]],
]);

/** The beacons' address takes no form; a test below counts what it costs. */
const NO_FORM = ["analytics/collect/collect.route", "mail/webhook/webhook.route"];

test("every action of the route table, with each of its intents, is in the table of limits", () => {
  const intentsOf = new Map(Object.entries(INTENTS).map(([file, all]) => [file.replace(/\.tsx?$/, ""), all]));
  const public_ = PUBLIC_FORMS.map(({ module, intent }) => formName(module, intent));
  const actions = Object.values(build.routes)
    .filter(({ id, module }) => "action" in module && !NO_FORM.includes(id))
    .flatMap(({ id }) => {
      const own = public_.filter((name) => name.split(" ")[0] === id);
      return own.length > 0 ? own : (intentsOf.get(id) ?? [null]).map((intent) => formName(id, intent));
    });
  expect(Object.keys(FORM_LIMITS).sort()).toEqual([...new Set(actions)].sort());
  expect([...new Set(FORMS.map(({ module, intent }) => formName(module, intent)))].sort()).toEqual(
    [...new Set(actions)].sort(),
  );
});

test.each(FORMS.map((form) => [titleOf(form), form] as const))(
  "%s asks the database no more often than its limits say",
  async (_, form) => {
    const { answer, calls } = await submit(form);
    if (form.refusedWith) expect(answer.status).toBe(form.refusedWith);
    else expect(ENDS.get(form.module) ?? ["done"], answer.text.slice(0, 300)).toContain(answer.outcome);
    const limit = formLimit(form.module, form.intent);
    const found = queriesOf(calls).join("");
    expect(stepsOf(calls), `calls one after another:${found}`).toBeLessThanOrEqual(limit.steps);
    expect(calls.length, `calls in all:${found}`).toBeLessThanOrEqual(limit.calls);
  },
);

function formOf(module: string): BackOfficeForm {
  const form = FORMS.find((one) => one.module === module);
  if (!form) throw new Error(`No form of ${module}`);
  return form;
}

test.each([
  ["a contact form's lead", "marketing/contact/send.route", ROWS_WRITTEN.lead],
  ["a saved draft", "blog/editor/autosave.route", ROWS_WRITTEN.draft],
])("%s writes no more rows than its limit, indexes included", async (_, module, limit) => {
  const { answer, log } = await submit(formOf(module));
  expect(answer.outcome).toBe("done");
  expect(rowsOf(log)).toBeGreaterThan(0);
  expect(rowsOf(log), queriesOf(log).join("")).toBeLessThanOrEqual(limit);
});

test("a beacon of a new visit writes no more rows than its limit, from the address to the counts", async () => {
  const queued: unknown[] = [];
  const queue = {
    send: async (message: unknown) => void queued.push(message),
    sendBatch: async (batch: Iterable<{ body: unknown }>) => {
      for (const { body } of batch) queued.push(body);
    },
  };
  const ids = { id: crypto.randomUUID(), session: crypto.randomUUID() };
  const log = recorder.start();
  const { status } = await requestSite("/collect", {
    method: "POST",
    headers: {
      "Content-Type": "text/plain;charset=UTF-8",
      "Sec-Fetch-Site": "same-origin",
      "User-Agent":
        "Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36",
      "Accept-Language": "en-US,en;q=0.9",
    },
    body: JSON.stringify({
      kind: "page-view",
      ...ids,
      path: "/platform",
      title: "Platform",
      referrer: "",
      age: 320,
    }),
    env: { ...watched, ANALYTICS_QUEUE: queue },
  });
  expect(status).toBe(204);
  expect(queued).toHaveLength(1);
  await deliver("beaconry-analytics", queued, watched);
  const [stored] = (await env.ANALYTICS_DB.prepare("select count(*) as hits from hits").all()).results;
  expect(stored).toEqual({ hits: 1 });
  expect(rowsOf(log), queriesOf(log).join("")).toBeLessThanOrEqual(ROWS_WRITTEN.beacon);
});

test("calls at once are one step, a batch is one call, and rows count with their indexes", async () => {
  const log = recorder.start();
  const db = recorder.watch(env.DB);
  const insert = (path: string) =>
    db.prepare("insert into redirects (from_path, to_path, created_at) values (?, '/', '2026')").bind(path);
  await Promise.all([db.prepare("select 1").all(), db.withSession().prepare("select 2").first()]);
  await db.batch([insert("/a"), insert("/b")]);
  await db.prepare("update redirects set to_path = '/c' where from_path = '/a' returning to_path").raw();
  expect(log.map(({ step, queries }) => [step, queries.length])).toEqual([
    ...[
      [1, 1],
      [1, 1],
    ],
    ...[
      [2, 2],
      [3, 1],
    ],
  ]);
  expect(stepsOf(log)).toBe(3);
  // The table has two indexes: of its key, and of to_path.
  expect(log.map(({ rowsWritten }) => rowsWritten)).toEqual([0, 0, 6, 2]);
});
