import { env } from "cloudflare:workers";
import type { AppLoadContext } from "@remix-run/cloudflare";
import { beforeEach, expect, test, vi } from "vitest";
import { action as savePreference } from "../../app/admin/preferences.route";
import { loader as shellLoader } from "../../app/admin/shell/route";
import { createSession } from "../../app/auth/sessions/sessions.server";
import { listMembers } from "../../app/auth/users.server";
import { loader as avatarLoader } from "../../app/settings/avatar.route";
import { action as changePicture } from "../../app/settings/picture.route";
import { mapProfileFields, PROFILE_FIELDS } from "../../app/settings/profile";
import { action, loader } from "../../app/settings/profile-page/route";
import { envFailingAt } from "../support/failing-db";
import { openLead, readActionResult, submitLeadForm } from "../support/lead-page";
import { insertLead } from "../support/leads";
import { requestSite } from "../support/site";
import {
  argsOf,
  contextAt,
  cookiePair,
  findUserByPassword,
  get,
  PASSWORD,
  post,
  responseOf,
  signedInOnSite,
  signedInStaff,
  TEST_NOW,
} from "../support/staff";
import { clearTables, envWithoutMail, rows, testDb } from "../support/workers-env";

type Signed = Awaited<ReturnType<typeof signedInStaff>>;
let lena: Signed;
let omar: Signed;

beforeEach(async () => {
  await clearTables("leads", "audit_log", "outbox", "mails", "rate_limits", "profiles", "sessions", "users");
  lena = await signedInStaff("lena@beaconry.example", "staff");
  omar = await signedInStaff("omar@beaconry.example", "owner");
});

const minutes = (count: number) => new Date(TEST_NOW.getTime() + count * 60_000);
const PROFILE = {
  intent: "profile",
  display_name: "Lena M.",
  first_name: "Lena",
  last_name: "Marsh",
  company: "Beaconry",
  position: "Managing director",
  phone: "(414) 555-0188",
  bio: "Runs accounts.\r\nAnswers until five.",
  time_zone: "Europe/Berlin",
};

async function open(who: Signed, context: AppLoadContext = contextAt()) {
  return loader(argsOf(get("/admin/settings", who.headers), context));
}

async function view(who: Signed, context: AppLoadContext = contextAt()) {
  const { view: shown } = await open(who, context);
  if (!shown) throw new Error("The profile was not loaded");
  return shown;
}

async function send(who: Signed, fields: Record<string, string>, context: AppLoadContext = contextAt()) {
  return readActionResult(await action(argsOf(post("/admin/settings", fields, who.headers), context)));
}

const profileRows = () => rows("select * from profiles order by rowid");

test("[SET-008] a missing profile is made with only the user's id, without a toast", async () => {
  expect(await profileRows()).toEqual([]);
  expect((await open(lena)).toast).toBeNull();
  const [row, ...others] = await profileRows();
  expect(others).toEqual([]);
  const { user_id, ...rest } = row ?? {};
  expect(user_id).toBe(lena.staff.id);
  expect(Object.values(rest).filter((value) => value !== null)).toEqual([]);
  await open(lena);
  expect(await profileRows()).toHaveLength(1);
});

test("[SET-001] [SET-002] [SET-003] [SET-004] the form's fields are stored with a new time and shown, the email is the account's", async () => {
  const saved = await send(lena, { ...PROFILE, email: "other@x.example", user_id: omar.staff.id });
  expect(saved).toMatchObject({ status: 200, toast: { title: "Profile updated successfully" } });
  expect(await profileRows()).toEqual([
    {
      user_id: lena.staff.id,
      display_name: "Lena M.",
      first_name: "Lena",
      last_name: "Marsh",
      bio: "Runs accounts.\nAnswers until five.",
      phone: "(414) 555-0188",
      company: "Beaconry",
      position: "Managing director",
      avatar_url: null,
      theme: null,
      time_zone: "Europe/Berlin",
      zone_answered_at: null,
      steps_hidden_at: null,
      wants_digest: null,
      lead_list: null,
      digest_day: null,
      updated_at: TEST_NOW.toISOString(),
    },
  ]);
  const shown = await view(lena);
  expect(shown).toMatchObject({ name: "Lena M.", email: "lena@beaconry.example", avatarUrl: null });
  expect(shown.fields).toMatchObject({
    phone: "(414) 555-0188",
    company: "Beaconry",
    position: "Managing director",
  });
  expect(shown.savedText).toBe("Saved at 1:00 PM");
  await send(lena, { ...PROFILE, bio: "" }, contextAt(minutes(5)));
  const [row] = await profileRows();
  expect(row).toMatchObject({ bio: null, updated_at: minutes(5).toISOString() });
});

test("every entry of the profile's fields has its control on the page, is stored in its column, and shown again", async () => {
  const values = mapProfileFields("name", ({ name, control }) =>
    control === "time-zone" ? "Asia/Tokyo" : `My ${name}`,
  );
  await send(lena, { intent: "profile", ...values });
  expect((await profileRows())[0]).toMatchObject(values);
  expect((await view(lena)).fields).toEqual(values);
  const { headers } = await signedInOnSite("today@beaconry.example", "staff");
  const page = await (await requestSite("/admin/settings", { headers })).text();
  for (const { name, label } of PROFILE_FIELDS) {
    expect(page).toMatch(new RegExp(`<label for="([^"]+)"[^>]*>${label}</label><\\w+[^>]* name="${name}"`));
  }
});

test("[SET-007] a person reads and changes only the own profile, whatever the form says", async () => {
  await send(omar, { ...PROFILE, display_name: "Omar" });
  await send(lena, { ...PROFILE, userId: omar.staff.id, user_id: omar.staff.id, id: omar.staff.id });
  expect((await view(omar)).name).toBe("Omar");
  expect((await view(lena)).name).toBe("Lena M.");
});

test.each([
  ["display_name", "x".repeat(101), "Display name can have at most 100 characters"],
  ["bio", "x".repeat(2001), "Bio can have at most 2,000 characters"],
  ["phone", "1\u00812", "Phone holds characters that cannot be stored"],
  ["time_zone", "Mars/Base", "Choose a time zone of the list"],
])(
  "a profile's %s is refused with a message at the field, and nothing is stored",
  async (field, value, message) => {
    const refused = await send(lena, { ...PROFILE, [field]: value });
    expect(refused).toMatchObject({ status: 400, data: { fieldErrors: { [field]: [message] } } });
    expect(await profileRows()).toEqual([]);
  },
);

test("[SET-005] a failed save shows 'Failed to update profile' and is logged", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const failing = contextAt(TEST_NOW, envFailingAt(/insert into "profiles"/));
  const failed = await send(lena, PROFILE, failing);
  expect(failed).toMatchObject({
    status: 500,
    toast: { title: "Failed to update profile", destructive: true },
  });
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
});

test("[SET-006] a failed load shows 'Failed to load user profile' and is logged", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const failing = contextAt(TEST_NOW, envFailingAt(/insert into "profiles"/));
  expect(await open(lena, failing)).toEqual({
    view: null,
    toast: { title: "Failed to load user profile", destructive: true },
  });
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
});

test("people are named by display name, otherwise by first and last name, otherwise by email; namesakes by both", async () => {
  const names = async () => (await listMembers(testDb())).map(({ name }) => name);
  expect(await names()).toEqual(["lena@beaconry.example", "omar@beaconry.example"]);
  await send(lena, { ...PROFILE, display_name: " " });
  await send(omar, { ...PROFILE, display_name: "", first_name: "", last_name: "Haddad" });
  expect(await names()).toEqual(["Lena Marsh", "Haddad"]);
  await send(omar, { ...PROFILE, display_name: "Lena Marsh" });
  expect(await names()).toEqual(["Lena Marsh (lena@beaconry.example)", "Lena Marsh (omar@beaconry.example)"]);
});

test("the shell knows name and picture, and a theme chosen in another browser", async () => {
  await send(lena, PROFILE);
  const theme = { intent: "theme", value: "dark", returnTo: "/admin" };
  await savePreference(argsOf(post("/admin/preferences", theme, lena.headers)));
  const shell = await shellLoader(argsOf(get("/admin", lena.headers)));
  expect(shell).toMatchObject({
    name: "Lena M.",
    email: "lena@beaconry.example",
    theme: "dark",
    avatarUrl: null,
  });
  const other = await shellLoader(argsOf(get("/admin", omar.headers)));
  expect(other).toMatchObject({ name: "omar@beaconry.example", theme: null });
});

test("a lead's timeline names who did it and to whom, in the reader's time zone", async () => {
  await send(lena, PROFILE);
  await send(omar, { ...PROFILE, display_name: "Omar", time_zone: "" });
  const leadId = await insertLead();
  await submitLeadForm(leadId, { intent: "assign", assigneeId: omar.staff.id }, lena);
  const lastEntry = async (who: Signed) => (await openLead(leadId, who)).timeline?.entries[0];
  expect(await lastEntry(lena)).toMatchObject({
    actor: "Lena M.",
    lines: ["Assigned to: unassigned → Omar"],
    ...{ atText: "Mar 10, 1:00 PM", atInFull: "Mar 10, 2026, 1:00 PM GMT+1" },
  });
  // The company is in Chicago.
  expect(await lastEntry(omar)).toMatchObject({ atText: "Mar 10, 7:00 AM" });
});

const NEW = "two rank maps";
const CHANGE = { intent: "password", new_password: NEW, confirm_password: NEW };
const signIn = (password: string) => findUserByPassword({ email: "lena@beaconry.example", password });
const sessionsOf = (who: Signed) => rows("select token_hash from sessions where user_id = ?", who.staff.id);

test("[SET-018] [SET-019] right after the sign-in the new password alone is enough, and signs in from then on", async () => {
  const changed = await send(lena, CHANGE, contextAt(minutes(9)));
  expect(changed).toMatchObject({ to: "/admin/settings", toast: { title: "Password updated successfully" } });
  expect(await signIn(NEW)).toMatchObject({ id: lena.staff.id });
  expect(await signIn(PASSWORD)).toBeNull();
});

test("[SET-017] ten minutes after the sign-in the current password is required, and checked", async () => {
  const late = contextAt(minutes(10));
  expect((await view(lena, late)).needsCurrentPassword).toBe(true);
  expect(await send(lena, CHANGE, late)).toMatchObject({
    status: 400,
    toast: { title: "Missing fields", description: "Please fill in all password fields", destructive: true },
    data: { fieldErrors: { current_password: ["This field is required"] } },
  });
  expect(await send(lena, { ...CHANGE, current_password: "wrong" }, late)).toMatchObject({
    status: 403,
    toast: { title: "Failed to update password", description: "The current password is incorrect." },
  });
  expect(await signIn(PASSWORD)).not.toBeNull();
  const changed = await send(lena, { ...CHANGE, current_password: PASSWORD }, late);
  expect(changed.toast).toEqual({ title: "Password updated successfully" });
  expect(await signIn(NEW)).not.toBeNull();
});

test("a wrong current password is refused right after the sign-in, too", async () => {
  const refused = await send(lena, { ...CHANGE, current_password: "wrong" });
  expect(refused).toMatchObject({
    status: 403,
    toast: { description: "The current password is incorrect." },
  });
});

test.each(["123456", "Password", "BASEBALL"])(
  "[SET-016] [SET-020] the common password %s is refused with the reason",
  async (word) => {
    const refused = await send(lena, { ...CHANGE, new_password: word, confirm_password: word });
    expect(refused).toMatchObject({
      status: 403,
      toast: {
        title: "Failed to update password",
        description: "This password is one of the 10,000 most common ones. Choose another.",
        destructive: true,
      },
    });
    expect(await signIn(PASSWORD)).not.toBeNull();
  },
);

test("[SET-020] a failure of ours shows 'Failed to update password'", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const failing = contextAt(TEST_NOW, envFailingAt(/update "users"/));
  expect(await send(lena, CHANGE, failing)).toMatchObject({
    status: 500,
    toast: { title: "Failed to update password", destructive: true },
  });
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
});

test("no answer carries a password", async () => {
  const forms = [
    { ...CHANGE, confirm_password: "other one" },
    { ...CHANGE, current_password: "wrong one" },
    { ...CHANGE, new_password: "letmein", confirm_password: "letmein" },
  ];
  for (const form of forms) {
    const { data } = await send(lena, form);
    expect(JSON.stringify(data)).not.toMatch(/rank maps|other one|wrong one|letmein/);
  }
});

test("a new password ends the person's other sessions and nobody else's, is in the audit, and is mailed about", async () => {
  const phone = await signedInAgain();
  expect(await sessionsOf(lena)).toHaveLength(2);
  expect((await view(lena)).otherSessions).toBe(1);
  await send(lena, CHANGE, contextAt(TEST_NOW, envWithoutMail()));
  expect(await sessionsOf(lena)).toHaveLength(1);
  expect(await sessionsOf(omar)).toHaveLength(1);
  expect(
    (await responseOf(() => loader(argsOf(get("/admin/settings", phone))))).headers.get("Location"),
  ).toBe("/auth");
  expect((await view(lena)).passwordChanged).toBe("Mar 10, 2026");
  expect(await rows("select actor_id, action, entity_id, before, after from audit_log")).toEqual([
    { actor_id: lena.staff.id, action: "user.password", entity_id: lena.staff.id, before: null, after: null },
  ]);
  const [mail] = await rows("select kind, to_address, subject, text, html from mails");
  expect(mail).toMatchObject({
    kind: "account",
    to_address: "lena@beaconry.example",
    subject: "Your Beaconry password was changed",
  });
  expect(mail?.text).toContain("was changed on Mar 10, 2026, 7:00 AM CDT");
  expect(JSON.stringify(mail)).not.toContain(NEW);
  expect(await rows("select count(*) as total from outbox")).toEqual([{ total: 1 }]);
});

test("the same form again, because its answer was lost, changes nothing and succeeds", async () => {
  const form = { ...CHANGE, current_password: PASSWORD, submissionId: crypto.randomUUID() };
  for (const _ of [1, 2]) {
    expect((await send(lena, form, contextAt(minutes(20)))).toast).toEqual({
      title: "Password updated successfully",
    });
  }
  expect(await rows("select count(*) as total from mails")).toEqual([{ total: 1 }]);
  expect(await rows("select count(*) as total from audit_log")).toEqual([{ total: 1 }]);
});

test("of two changes at the same moment one succeeds, the other is refused", async () => {
  const results = await Promise.all(
    ["harbor map one", "harbor map two"].map((word) =>
      send(lena, { ...CHANGE, new_password: word, confirm_password: word }),
    ),
  );
  expect(results.map(({ toast }) => toast)).toContainEqual({ title: "Password updated successfully" });
  expect(results.filter(({ status }) => status === 409)).toHaveLength(1);
  expect(await rows("select count(*) as total from mails")).toEqual([{ total: 1 }]);
});

test("an eleventh try within 15 minutes is refused before the password is looked at", async () => {
  for (let tries = 0; tries < 10; tries += 1) await send(lena, { ...CHANGE, current_password: "wrong" });
  const refused = await send(lena, { ...CHANGE, current_password: PASSWORD });
  expect(refused).toMatchObject({ status: 403, toast: { description: "Too many tries. Wait 15 minutes." } });
  expect((await send(omar, CHANGE)).toast).toEqual({ title: "Password updated successfully" });
});

/** Lena's headers in another browser. */
async function signedInAgain() {
  return { Cookie: cookiePair(await createSession(testDb(), get("/auth"), lena.staff.id, TEST_NOW)) };
}

/** A PNG of one pixel with a text chunk, `bytes` long in all. */
function png(bytes = 0): Uint8Array<ArrayBuffer> {
  const base = Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  );
  const end = base.length - 12;
  const length = Math.max(16, bytes - base.length - 12);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(length, 0);
  frame.write("tEXt", 4);
  const text = Buffer.alloc(length + 4, "GPS 43.0389 N ");
  return new Uint8Array(Buffer.concat([base.subarray(0, end), frame, text, base.subarray(end)]));
}

function uploadRequest(
  who: Signed,
  file: Uint8Array<ArrayBuffer> | null,
  { name = "lena-harbor.png", id = "" } = {},
) {
  const form = new FormData();
  if (id) form.set("submissionId", id);
  form.set("picture", file ? new File([file], name, { type: "image/png" }) : new File([], ""));
  return new Request("https://beaconry.example/admin/settings/picture", {
    method: "POST",
    body: form,
    headers: who.headers,
  });
}

async function upload(who: Signed, file: Uint8Array<ArrayBuffer> | null, options = {}) {
  return readActionResult(await changePicture(argsOf(uploadRequest(who, file, options))));
}

const stored = async () => (await env.UPLOADS.list()).objects.map(({ key }) => key);

function openPicture(address: string, who: Signed | null) {
  const [userId, pictureId] = address.split("/").slice(-2);
  const request = get(address, who?.headers);
  return responseOf(() => avatarLoader({ ...argsOf(request), params: { userId, pictureId } }));
}

test("[SET-010] a picture of at most 5 MB is stored without its metadata and served to staff with safe headers", async () => {
  const file = png(5 * 1024 * 1024);
  expect(file.byteLength).toBe(5 * 1024 * 1024);
  expect(await upload(lena, file)).toMatchObject({
    status: 200,
    toast: { title: "Profile updated successfully" },
  });
  const { avatarUrl } = await view(lena);
  expect(avatarUrl).toMatch(new RegExp(`^/admin/avatars/${lena.staff.id}/[\\w-]{36}$`));
  const { headers } = await signedInOnSite("site@beaconry.example");
  const response = await requestSite(avatarUrl ?? "", { headers });
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": "image/png",
    "content-disposition": "inline",
    "content-security-policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
    "cache-control": "private, max-age=31536000, immutable",
  });
  const missing = await requestSite(`${avatarUrl}x`, { headers });
  expect([missing.status, missing.headers.get("Cache-Control")]).toEqual([404, "no-store"]);
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(bytes.byteLength).toBeLessThan(100);
  expect(bytes.toString("latin1")).not.toContain("GPS");
  expect((await openPicture(avatarUrl ?? "", null)).headers.get("Location")).toBe("/auth");
  expect((await openPicture(`${avatarUrl}x`, omar)).status).toBe(404);
  expect((await openPicture("/admin/avatars/../secret", omar)).status).toBe(404);
  expect((await shellLoader(argsOf(get("/admin", lena.headers)))).avatarUrl).toBe(avatarUrl);
});

test("[SET-009] a picture over 5 MB is refused with 'File too large', at once when it is far larger", async () => {
  for (const bytes of [5 * 1024 * 1024 + 1, 9 * 1024 * 1024]) {
    expect(await upload(lena, png(bytes))).toMatchObject({
      status: 400,
      toast: {
        title: "File too large",
        description: "Please select an image smaller than 5MB",
        destructive: true,
      },
    });
  }
  expect((await view(lena)).avatarUrl).toBeNull();
});

test.each([
  ["nothing", null, "Choose a picture first."],
  ["a script", Buffer.from("<svg onload=alert(1)>"), "This file is no PNG, JPEG or WebP picture."],
  ["a cut PNG", png().subarray(0, 40), "This picture is cut off. Please export it again."],
])("%s is no picture, whatever its name and type say", async (_, file, description) => {
  const before = await stored();
  const bytes = file && new Uint8Array(file);
  expect(await upload(lena, bytes)).toMatchObject({
    status: 400,
    toast: { title: "Failed to update profile", description },
    data: { fieldErrors: { picture: [description] } },
  });
  expect(await stored()).toEqual(before);
});

test("a new picture replaces the old one in the store, the same upload again changes nothing, and it can be removed", async () => {
  const before = await stored();
  await upload(lena, png());
  const first = (await view(lena)).avatarUrl;
  const id = crypto.randomUUID();
  await upload(lena, png(), { id });
  await upload(lena, png(), { id });
  const second = (await view(lena)).avatarUrl;
  expect(second).not.toBe(first);
  const keys = (await stored()).filter((key) => !before.includes(key));
  expect(keys).toEqual([second?.replace("/admin/", "")]);
  const removal = post("/admin/settings/picture", { intent: "remove" }, lena.headers);
  expect(readActionResult(await changePicture(argsOf(removal)))).toMatchObject({ status: 200 });
  expect((await view(lena)).avatarUrl).toBeNull();
  expect(await stored()).toEqual(before);
});

test("a form cannot name another person's picture", async () => {
  await upload(omar, png());
  const theirs = (await view(omar)).avatarUrl ?? "";
  await upload(lena, png(), { id: theirs.split("/").at(-1) });
  expect((await view(lena)).avatarUrl).toContain(lena.staff.id);
  expect((await openPicture(theirs, lena)).status).toBe(200);
  await changePicture(argsOf(post("/admin/settings/picture", { intent: "remove" }, lena.headers)));
  expect((await openPicture(theirs, lena)).status).toBe(200);
});
