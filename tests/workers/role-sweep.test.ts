import { env } from "cloudflare:workers";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { can, PERMISSIONS } from "../../app/auth/permissions";
import { addressOf } from "../support/form-sweep/addresses";
import type { BackOfficeForm } from "../support/form-sweep/form";
import { fieldsOf, nameOf } from "../support/form-sweep/form";
import { BACK_OFFICE_FORMS } from "../support/form-sweep/forms";
import { IDS, INVITE_TOKEN, OWNER, type Person, STAFF, TOM, UNREAD } from "../support/form-sweep/people";
import { seedFormSweep } from "../support/form-sweep/records";
import {
  dataPath,
  differences,
  dumpFormSweep,
  formSweepEnv,
  readAnswer,
  sendForm,
  TRANSPORTS,
} from "../support/form-sweep/requests";
import { ADMIN_ROUTES, patternOf } from "../support/form-sweep/routes";
import { seedFor } from "../support/form-sweep/seed-for";
import { INTENTS } from "../support/intents";
import { KEPT_ADDRESSES } from "../support/permission-table";
import { formPost, requestSite } from "../support/site";
import { rows } from "../support/workers-env";

// The world outside: search services and our own pages, which the sitemap looks at.
beforeEach(() => {
  vi.spyOn(globalThis, "fetch").mockImplementation(async () => new Response("ok"));
  vi.spyOn(console, "info").mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const mayDo = ({ permission }: BackOfficeForm, who: Person) => !permission || can(who, permission);
const title = (form: BackOfficeForm) => `${nameOf(form)} at ${form.path}`;

/** By the route's id. */
const INTENTS_OF = new Map(
  Object.entries(INTENTS).map(([file, intents]) => [file.replace(/\.tsx?$/, ""), intents]),
);

test("every action and intent of the back office has a form here, and every permission keeps one or a page from staff", () => {
  const actions = ADMIN_ROUTES.filter(({ module }) => "action" in module).flatMap(({ id }) =>
    (INTENTS_OF.get(id) ?? [null]).map((intent) => nameOf({ module: id, intent })),
  );
  expect(actions.length).toBeGreaterThan(80);
  expect([...new Set(BACK_OFFICE_FORMS.map(nameOf))].sort()).toEqual(actions.sort());
  const keptForms = BACK_OFFICE_FORMS.flatMap(({ permission }) => permission ?? []);
  const kept = new Set([...keptForms, ...KEPT_ADDRESSES.map(({ permission }) => permission)]);
  expect([...kept].sort()).toEqual(Object.keys(PERMISSIONS).sort());
});

/** Each kind of request once, and each person once; an owner alone is everybody that may, and sends both. */
const sendersOf = (form: BackOfficeForm) =>
  mayDo(form, STAFF)
    ? ([
        [STAFF, "page"],
        [OWNER, "data"],
      ] as const)
    : TRANSPORTS.map((transport) => [OWNER, transport] as const);

test.each(BACK_OFFICE_FORMS.map((form) => [title(form), form] as const))(
  "only who may: %s, as page and as data",
  async (_, form) => {
    // New records only once a request has changed them.
    let changes = await seedFor(form);
    for (const who of mayDo(form, STAFF) ? [null] : [null, STAFF]) {
      for (const transport of TRANSPORTS) {
        const { outcome, status, text } = await sendForm(form, who, transport);
        const told = `${who?.role}, ${transport}: ${status} ${text.slice(0, 300)}`;
        expect(outcome, told).toBe(who === null ? "sign-in" : "refused");
        // Without JavaScript the refusal may be a toast on the page that the form came from.
        if (who && transport === "data") expect(status).toBe(403);
      }
    }
    expect(await changes(), "refused").toEqual([]);
    for (const [at, [who, transport]] of sendersOf(form).entries()) {
      if (at > 0 && form.writes !== false) changes = await seedFor(form);
      const { outcome, status, text } = await sendForm(form, who, transport);
      const told = `${who.role}, ${transport}: ${status} ${text.slice(0, 300)}`;
      if (form.refusedWith) expect(status, told).toBe(form.refusedWith);
      else expect(outcome, told).toBe("done");
      const changed = await changes();
      if (form.writes === false) expect(changed, told).toEqual([]);
      else expect(changed, told).not.toEqual([]);
    }
  },
);

/** Columns and names that no form of ours has. */
const FOREIGN = {
  ...{ id: "foreign-id", user_id: TOM.id, userId: TOM.id, owner_id: TOM.id, author_id: TOM.id },
  ...{
    actor_id: TOM.id,
    actorId: TOM.id,
    role: "owner",
    email: "foreign@x.example",
    is_demo: "1",
    isDemo: "1",
  },
  ...{
    disabled_at: "2000-01-01",
    disabledAt: "2000-01-01",
    created_at: "2000-01-01",
    createdAt: "2000-01-01",
  },
  ...{
    updated_at: "2000-01-01",
    deleted_at: "2000-01-01",
    deletedAt: "2000-01-01",
    confirmed_at: "2000-01-01",
  },
  ...{ avatar_url: "/admin/avatars/foreign/foreign", avatarUrl: "/admin/avatars/foreign/foreign" },
  ...{
    password_hash: "foreign-hash",
    passwordHash: "foreign-hash",
    token_hash: "foreign-hash",
    tokenHash: "x",
  },
  ...{ email_key: "foreign-key", emailKey: "foreign-key", phoneKey: "0", quarantineReason: "foreign-reason" },
  ...{
    converted: "1",
    channel: "paid",
    campaign: "foreign",
    landingPath: "/x",
    lead_score: "99",
    rank: "zz",
  },
  ...{
    search_version: "9",
    published_at: "2000-01-01",
    last_contacted: "2000-01-01",
    counter: "9",
    secret: "x",
  },
  ...{ state: "approved", score: "100", cost_micros: "9", isAutoPublished: "1", is_auto_published: "1" },
};

/** What differs from request to request anyway. */
const randomless = (dump: Record<string, string[]>) =>
  Object.fromEntries(
    Object.entries(dump).map(([table, found]) => [
      table,
      found
        .map((row) =>
          Object.values(IDS)
            .reduce((text, id, at) => text.replaceAll(id, `record ${at}`), row)
            .replaceAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, (id) => PEOPLE.get(id) ?? "new id")
            .replaceAll(/[\w+/=$.-]{30,}/g, "random"),
        )
        .sort(),
    ]),
  );
const PEOPLE = new Map([OWNER, STAFF, TOM].map(({ id, email }) => [id, email]));

test.each(BACK_OFFICE_FORMS.map((form) => [title(form), form] as const))(
  "fields that a form does not have change nothing: %s",
  async (_, form) => {
    const who = mayDo(form, STAFF) ? STAFF : OWNER;
    const own = fieldsOf(form, who);
    const foreign = Object.fromEntries(Object.entries(FOREIGN).filter(([name]) => !Object.hasOwn(own, name)));
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
    const dumps = [];
    for (const more of [{}, foreign]) {
      await seedFor(form);
      const { status } = await sendForm(form, who, "data", { fields: more });
      dumps.push({ answer: [`${status}`], ...randomless(await dumpFormSweep()) });
    }
    const [plain = {}, more = {}] = dumps;
    expect(differences(plain, more)).toEqual([]);
    expect(JSON.stringify(more)).not.toMatch(/foreign|2000-01-01/);
  },
);

test("an invitation makes the account that it is for, whatever else its form says", async () => {
  await seedFormSweep();
  const fields = { token: INVITE_TOKEN, name: "Ana", password: "a-quiet-harbor-9" };
  const more = { ...FOREIGN, id: TOM.id, role: "owner", email: "eve@beaconry.example" };
  const answer = await readAnswer(
    await requestSite("/auth/invite", { ...formPost({ ...fields, ...more }), env: formSweepEnv() }),
  );
  expect(answer).toMatchObject({ outcome: "done", status: 303 });
  const [ana, ...others] = await rows(
    "select * from users where id not in (?, ?, ?) and disabled_at is null",
    ...[OWNER.id, STAFF.id, TOM.id],
  );
  expect(others).toEqual([]);
  expect(ana).toMatchObject({ email: "ana@beaconry.example", role: "staff", is_demo: 0 });
  expect(String(ana?.created_at)).not.toContain("2000");
  expect(ana?.password_hash).not.toBe("foreign-hash");
  expect(await rows("select avatar_url from profiles where user_id = ?", String(ana?.id))).toEqual([
    { avatar_url: null },
  ]);
});

test("fields that a visitor adds to the contact form are not stored", async () => {
  await seedFormSweep();
  const fields = {
    ...{ firstName: "Dana", lastName: "Reyes", businessEmail: "dana@harborauto.example" },
    ...{ phoneNumber: "(414) 555-0118", companyName: "Harbor", projectDescription: "Three rooftops." },
  };
  const more = { status: "won", leadScore: "100", priority: "high", assigneeId: TOM.id, dealValue: "9" };
  const request = formPost({ ...FOREIGN, ...more, version: "99", ...fields });
  expect((await requestSite("/contact", { ...request, env: formSweepEnv() })).status).toBe(303);
  const [lead, ...others] = await rows("select * from leads where company_name = 'Harbor'");
  expect(others).toEqual([]);
  expect(lead).toMatchObject({
    ...{ status: "new", lead_score: 0, priority: "medium", converted: 0, is_demo: 0, version: 1 },
    ...{ email_key: "dana@harborauto.example", deleted_at: null, quarantine_reason: null },
    ...{ assignee_id: null, deal_value: null, channel: null },
  });
  expect(lead?.id).not.toBe("foreign-id");
  expect(String(lead?.created_at)).not.toContain("2000");
});

const formOf = (module: string, intent: string, fields: Record<string, string>): BackOfficeForm => {
  const found = BACK_OFFICE_FORMS.find((form) => form.module === module && form.intent === intent);
  if (!found) throw new Error(`No form ${module} ${intent}`);
  return { ...found, fields: { intent, ...fields } };
};
const SECURITY = "auth/security/security-page/route";

test.each([
  [STAFF, OWNER],
  [OWNER, STAFF],
])("the forms of an account change no other account, though they name its records", async (me, other) => {
  const changes = await seedFor();
  const forms = [
    formOf(SECURITY, "session-end", { id: other.otherSession }),
    formOf(SECURITY, "passkey-remove", { id: other.passkey }),
    formOf(SECURITY, "passkey-remove", { id: `${other.passkey}' or '1'='1` }),
  ];
  for (const transport of TRANSPORTS) {
    for (const form of forms) expect((await sendForm(form, me, transport)).status).toBeLessThan(500);
  }
  expect(await changes()).toEqual([]);
  const whose = { user_id: other.id, userId: other.id, id: other.id, pictureId: IDS.picture };
  for (const form of [
    formOf("settings/picture.route", "remove", whose),
    formOf("settings/picture.route", "upload", whose),
    formOf(SECURITY, "sessions-end-others", whose),
    formOf(SECURITY, "app-start", whose),
  ]) {
    expect((await sendForm(form, me, "data")).outcome, nameOf(form)).toBe("done");
  }
  const changed = await changes();
  expect(changed.length).toBeGreaterThan(0);
  expect(
    changed.filter((row) => row.includes(other.id) || /^. (?:users|invites|settings)/.test(row)),
  ).toEqual([]);
  expect(await env.UPLOADS.head(other.picture.replace("/admin/", ""))).not.toBeNull();
});

test("a picture is shown to staff only, under its own address only; the id of an invitation is no invitation", async () => {
  await seedFormSweep();
  const ask = (path: string, who: Person | null) =>
    requestSite(path, { headers: who?.headers, redirect: "manual" });
  expect((await ask(OWNER.picture, STAFF)).status).toBe(200);
  expect((await readAnswer(await ask(OWNER.picture, null))).outcome).toBe("sign-in");
  const swapped = OWNER.picture.replace(OWNER.id, TOM.id);
  expect((await ask(swapped, STAFF)).status).toBe(404);
  const fields = { token: IDS.invite, name: "Eve", password: "a-quiet-harbor-9" };
  expect((await requestSite("/auth/invite", formPost(fields))).status).toBe(410);
});

const KINDS = {
  "an id of no record": crypto.randomUUID(),
  "the id of a person": TOM.id,
  "the id of a lead in the trash": IDS.trashedLead,
};

test.each(Object.entries(KINDS))("%s in any form opens nothing and changes nothing", async (kind, id) => {
  let changes = await seedFor();
  const wrong: string[] = [];
  let sent = 0;
  for (const form of BACK_OFFICE_FORMS) {
    // Erasing and restoring is what can be done in the trash; new records name themselves.
    if (id === IDS.trashedLead && ["erase", "restore"].includes(form.intent ?? "")) continue;
    const swap = (text: string) =>
      Object.values(IDS).reduce((left, known) => left.replaceAll(known, id), text);
    const who = mayDo(form, STAFF) ? STAFF : OWNER;
    const own = fieldsOf(form, who);
    const fields = Object.fromEntries(Object.entries(own).map(([name, value]) => [name, swap(value)]));
    const swapped = { ...form, path: swap(form.path), fields };
    if (swapped.path === form.path && JSON.stringify(fields) === JSON.stringify(own)) continue;
    if (form.path === "/admin/blogs/new") continue;
    const answer = await sendForm(swapped, who, "data");
    sent += 1;
    if (answer.status >= 500) wrong.push(`${title(swapped)}: ${answer.status}`);
    const changed = await changes();
    wrong.push(...changed.map((row) => `${title(swapped)}: ${row}`));
    if (changed.length > 0) changes = await seedFor();
  }
  expect(sent).toBeGreaterThan(40);
  expect(wrong, kind).toEqual([]);
});

/** What a reader leaves behind: the audit's entry of an export, and their own notification as read by its link. */
const isOfExport = (difference: string) => /^\+ audit_log .*"action":"\w+\.export"/.test(difference);
const isOpened = (difference: string, { id }: { id: string }) =>
  /^[-+] notifications /.test(difference) && difference.includes(`"user_id":"${id}","key":"${UNREAD}"`);

test.each([OWNER, STAFF])(
  "every page and its data answers $role without a 5xx, changes nothing, and hides only what is the owners'",
  async (who) => {
    const changes = await seedFor();
    const refused = new Set<string>();
    const failed: string[] = [];
    for (const { id } of ADMIN_ROUTES) {
      const path = await addressOf(patternOf(id));
      for (const address of [path, dataPath(path)]) {
        const answer = await readAnswer(
          await requestSite(address, { headers: who.headers, redirect: "manual", env: formSweepEnv() }),
        );
        if (answer.outcome === "refused") refused.add(path);
        if (answer.status >= 500 || answer.outcome === "sign-in") failed.push(`${address}: ${answer.status}`);
        if (!INTENTS_OF.has(id)) continue;
        const unknown = formPost({ intent: "no such intent" }, who.headers);
        const { status } = await requestSite(address, { ...unknown, env: formSweepEnv() });
        if (status >= 500) failed.push(`POST ${address}: ${status}`);
      }
    }
    expect(failed).toEqual([]);
    const changed = await changes();
    expect(changed.filter((difference) => !isOfExport(difference) && !isOpened(difference, who))).toEqual([]);
    if (who === OWNER) expect(changed.filter(isOfExport), "the audit's entries of exports").not.toEqual([]);
    const kept = KEPT_ADDRESSES.map(({ address }) => address);
    expect([...refused].sort()).toEqual(who === OWNER ? [] : kept.sort());
  },
);
