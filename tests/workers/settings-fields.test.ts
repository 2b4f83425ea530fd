import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { readAssignment } from "../../app/crm/intake/round-robin.server";
import { readCompany } from "../../app/platform/company.server";
import { readEnv } from "../../app/platform/env.server";
import { loader as openCompany, action as saveCompany } from "../../app/settings/company-page/route";
import { action as changePicture } from "../../app/settings/picture.route";
import { action as saveProfile } from "../../app/settings/profile-page/route";
import { companyTexts, OTHER_TEXTS } from "../support/company-texts";
import { envFailingAt } from "../support/failing-db";
import { readActionResult } from "../support/lead-page";
import { png } from "../support/png";
import { columnsChanged } from "../support/row-change";
import { argsOf, contextAt, post, signedInStaff, TEST_NOW } from "../support/staff";
import { clearTables, rawEnv, rows, testDb } from "../support/workers-env";

type Fields = Record<string, string>;
type Signed = Awaited<ReturnType<typeof signedInStaff>>;
let owner: Signed;
beforeEach(async () => {
  await clearTables("audit_log", "settings", "profiles", "sessions", "users");
  owner = await signedInStaff("owner@beaconry.example", "owner");
});
const later = new Date(TEST_NOW.getTime() + 60_000);

const PROFILE = {
  ...{ display_name: "Lena M.", first_name: "Lena", last_name: "Marsh", company: "Beaconry" },
  ...{ position: "Director", phone: "(414) 555-0188", time_zone: "America/Chicago", bio: "Runs accounts." },
};
const profileRow = async () => (await rows("select * from profiles"))[0];
async function sendProfile(fields: Fields, now = TEST_NOW) {
  const request = post("/admin/settings", { intent: "profile", ...fields }, owner.headers);
  return readActionResult(await saveProfile(argsOf(request, contextAt(now))));
}

test.each([
  ["display_name", "Lena"],
  ["first_name", "Helena"],
  ["last_name", "Moor"],
  ["company", "Lantern"],
  ["position", "Founder"],
  ["phone", "(312) 555-0142"],
  ["time_zone", "Asia/Tokyo"],
  ["bio", "Answers until five."],
])("of the profile, %s alone is changed, and alone is emptied", async (name, value) => {
  await sendProfile(PROFILE);
  const before = await profileRow();
  expect((await sendProfile({ ...PROFILE, [name]: value }, later)).status).toBe(200);
  const changed = await profileRow();
  expect(columnsChanged(before, changed)).toEqual({ [name]: value, updated_at: later.toISOString() });
  expect((await sendProfile({ ...PROFILE, [name]: "" }, later)).status).toBe(200);
  expect(columnsChanged(changed, await profileRow())).toEqual({ [name]: null });
});

const FORMS: Record<string, Fields> = {
  company: companyTexts("company"),
  hours: companyTexts("hours"),
  visitors: companyTexts("visitors"),
  prices: companyTexts("prices"),
  about: companyTexts("about"),
  deals: companyTexts("deals"),
  alerts: companyTexts("alerts"),
};

async function sendCompany(intent: string, fields: Fields, now = TEST_NOW) {
  // An isolate that remembers nothing of the company.
  const context = () => contextAt(now, envFailingAt({ test: () => false }));
  const { view } = await openCompany(argsOf(post("/admin/settings/company", {}, owner.headers), context()));
  const revision = Object.entries(view?.revisions ?? {}).find(([form]) => form === intent)?.[1] ?? "";
  const request = post("/admin/settings/company", { intent, revision, ...fields }, owner.headers);
  return readActionResult(await saveCompany(argsOf(request, context())));
}
async function storedCompany(): Promise<Record<string, unknown>> {
  const [row] = await rows("select value from settings where key = 'company'");
  return JSON.parse(String(row?.value));
}
const stored = (values: Fields) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      /_DAYS$|^DAYS_IN_/.test(name) ? Number(value) : value,
    ]),
  );

/** Whoever knows a webhook's path may write there, so the audit has its host alone. */
const audited = ({ ALERT_WEBHOOK, ...values }: Fields) =>
  stored({
    ...values,
    ...(ALERT_WEBHOOK === undefined ? {} : { ALERT_WEBHOOK: ALERT_WEBHOOK && "https://chat.example/…" }),
  });

test.each(OTHER_TEXTS)(
  "of the company's form %s, %s alone is changed, and the audit has both values",
  async (form, name, value) => {
    for (const [intent, fields] of Object.entries(FORMS)) {
      expect((await sendCompany(intent, fields)).status).toBe(200);
    }
    const { savedAt: first, ...before } = await storedCompany();
    expect((await sendCompany(form, { ...FORMS[form], [name]: value }, later)).status).toBe(200);
    const { savedAt, ...after } = await storedCompany();
    expect(columnsChanged(before, after)).toEqual(stored({ [name]: value }));
    expect(savedAt).toEqual(Object.assign({}, first, { [form]: later.toISOString() }));
    const audit = await rows("select before, after from audit_log where created_at = ?", later.toISOString());
    expect(audit.map((row) => [JSON.parse(String(row.before)), JSON.parse(String(row.after))])).toEqual([
      [audited(FORMS[form] ?? {}), audited({ ...FORMS[form], [name]: value })],
    ]);
  },
);

/** Read as numbers and parts, all of which the test names. */
const PARSED = ["PRICE_CARD", "ABOUT_PEOPLE", "ABOUT_RECORD"];

test("pages, mails and jobs read each setting of the company under its own name", async () => {
  for (const [intent, fields] of Object.entries(FORMS)) await sendCompany(intent, fields);
  const company = await readCompany(testDb(), readEnv(envFailingAt({ test: () => false })));
  expect(company).toMatchObject({
    ...{ name: "Lantern <Works>", teamName: "The Lantern <Works> Team", email: "desk@lantern.example" },
    ...{ timeZone: "America/New_York", phone: { label: "(312) 555-0199 ext. 4", href: "tel:3125550199" } },
    office: {
      ...{ street: "9 Pier Road", city: "Gary", region: "Indiana", regionCode: "IN", postalCode: "46402" },
      country: "CA",
    },
    hours: { weekdays: "Tuesday to Thursday", weekends: "Never on Sundays", phone: "from dawn to dusk" },
    ...{ salesEmail: "deals@lantern.example", mailFrom: "post@lantern.example", rawDays: 45 },
    bookingUrl: "https://calendar.example/demo",
    rates: { locationCents: 41_000, adPercent: 7.5, cardCents: 145, setupCents: 25_000 },
    people: [{ name: "Ida Holm", role: "Founder", life: "Sold boats <once>." }],
    record: [{ promise: "A reply by noon", kept: "9 of 10", missed: "One on a Sunday" }],
  });
  const read = JSON.stringify(company);
  const unread = Object.entries(Object.assign({}, ...Object.values(FORMS)))
    .filter(([name, text]) => !PARSED.includes(name) && !read.includes(String(text)))
    .map(([name]) => name);
  expect(unread, "settings without a line in companyFrom of app/platform/company.ts").toEqual([]);
});

test("of who takes new leads, the switch alone and the people alone are changed, with both in the audit", async () => {
  const tom = (await signedInStaff("tom@beaconry.example", "staff")).staff.id;
  const [lena] = [owner.staff.id];
  const send = async (people: string[], isOn: boolean, now: Date) => {
    const form = new URLSearchParams([["intent", "assignment"], ...people.map((id) => ["memberIds", id])]);
    if (isOn) form.set("byTurns", "on");
    const request = new Request("https://beaconry.example/admin/settings/company", {
      ...{ method: "POST", body: form, headers: owner.headers },
    });
    return readActionResult(await saveCompany(argsOf(request, contextAt(now))));
  };
  const states: [string[], boolean][] = [
    [[tom], true],
    [[lena, tom], true],
    [[lena, tom], false],
    [[lena], false],
  ];
  for (const [people, isOn] of states) {
    expect((await send(people, isOn, TEST_NOW)).status).toBe(200);
    expect(await readAssignment(testDb())).toEqual({ byTurns: isOn, memberIds: people });
  }
  const audit = await rows("select actor_id, before, after from audit_log order by rowid");
  const values = states.map(([memberIds, byTurns]) => ({ byTurns, memberIds }));
  expect(audit.map(({ actor_id, after }) => [actor_id, JSON.parse(String(after))])).toEqual(
    values.map((value) => [lena, value]),
  );
  expect(audit.slice(1).map(({ before }) => JSON.parse(String(before)))).toEqual(values.slice(0, -1));
});

const uploaded = async () => (await env.UPLOADS.list({ prefix: "avatars/" })).objects.map(({ key }) => key);
function upload(raw: object = rawEnv()) {
  const form = new FormData();
  form.set("picture", new File([png(1, 1)], "me.png", { type: "image/png" }));
  const { headers } = owner;
  const request = new Request("https://beaconry.example/admin/settings/picture", {
    ...{ method: "POST", body: form, headers },
  });
  return changePicture(argsOf(request, contextAt(TEST_NOW, raw)));
}

/** The bindings with a store in which `meanwhile` happens, once, before the first picture is put. */
function envOvertakenInStore(meanwhile: () => Promise<unknown>): object {
  let isDue = true;
  const bucket = new Proxy(env.UPLOADS, {
    get(target, name) {
      const value = Reflect.get(target, name, target);
      if (typeof value !== "function") return value;
      if (name !== "put") return value.bind(target);
      return async (...put: Parameters<typeof target.put>) => {
        if (isDue) {
          isDue = false;
          await meanwhile();
        }
        return target.put(...put);
      };
    },
  });
  return { ...rawEnv(), UPLOADS: bucket };
}

test("of two pictures uploaded at once the later is refused, and the store holds the winner's alone", async () => {
  await env.UPLOADS.delete(await uploaded());
  await upload();
  const first = (await profileRow())?.avatar_url;
  const answer = readActionResult(await upload(envOvertakenInStore(() => upload())));
  expect(answer).toMatchObject({ status: 409, toast: { title: "Failed to update profile" } });
  const winner = String((await profileRow())?.avatar_url);
  expect(winner).not.toBe(first);
  expect(await uploaded()).toEqual([winner.replace("/admin/", "")]);
});

test("a picture that was removed while another was uploaded leaves nothing behind", async () => {
  await env.UPLOADS.delete(await uploaded());
  await upload();
  const removal = () => post("/admin/settings/picture", { intent: "remove" }, owner.headers);
  const isRemoved = envOvertakenInStore(async () => changePicture(argsOf(removal())));
  expect(readActionResult(await upload(isRemoved)).status).toBe(409);
  expect(await uploaded()).toEqual([]);
  expect((await profileRow())?.avatar_url).toBeNull();
});
