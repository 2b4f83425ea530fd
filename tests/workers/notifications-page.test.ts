import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import * as opening from "~/admin/notifications/notification.route";
import * as page from "~/admin/notifications/notifications-page/route";
import * as unread from "~/admin/notifications/unread.route";
import * as shell from "~/admin/shell/route";
import { put } from "../support/cron-case";
import { argsOf, get, post, responseOf, signedInStaff } from "../support/staff";
import { clearTables, rows } from "../support/workers-env";

type Person = Awaited<ReturnType<typeof signedInStaff>>;
let tom: Person;
let ana: Person;

beforeEach(async () => {
  await clearTables("notifications", "mails", "leads", "sessions", "profiles", "users");
  tom = await signedInStaff("tom@beaconry.example", "owner");
  ana = await signedInStaff("ana@beaconry.example", "staff");
});

const putLead = (id: string, deletedAt: string | null = null) =>
  put("leads", {
    ...{
      id,
      first_name: "Dana",
      last_name: "Reyes",
      business_email: "dana@x.example",
      email_key: "dana@x.example",
    },
    ...{ company_name: "Fern", project_description: "", source: "contact_form", deleted_at: deletedAt },
    ...{ created_at: "2026-03-01T00:00:00.000Z", updated_at: "2026-03-01T00:00:00.000Z" },
  });

let count = 0;
async function told(who: Person, part: Record<string, string | number | null> = {}): Promise<string> {
  count += 1;
  const row: Record<string, string | number | null> = {
    ...{
      user_id: who.staff.id,
      key: `note ${count}`,
      kind: "mention",
      lead_id: null,
      actor_id: null,
      total: 1,
    },
    ...{ created_at: `2026-03-10T11:${String(count % 60).padStart(2, "0")}:00.000Z`, read_at: null },
    ...part,
  };
  const names = Object.keys(row);
  await env.DB.prepare(`insert into notifications (${names}) values (${names.map(() => "?")})`)
    .bind(...Object.values(row))
    .run();
  return String(row.key);
}

const shown = (who: Person, query = "") =>
  page.loader(argsOf(get(`/admin/notifications${query}`, who.headers)));
const unreadInShell = async (who: Person) => (await shell.loader(argsOf(get("/admin", who.headers)))).unread;
const send = (who: Person, fields: Record<string, string>) =>
  page.action(argsOf(post("/admin/notifications", fields, { ...who.headers, Accept: "*/*" })));
const open = (who: Person, key: string) =>
  responseOf(() =>
    opening.loader({ ...argsOf(get("/admin/notifications/x", who.headers)), params: { key } }),
  );

test("everybody sees, counts, opens and marks their own notifications alone", async () => {
  const [of, other] = [await told(tom), await told(ana)];
  expect((await shown(ana)).items.map(({ key }) => key)).toEqual([other]);
  expect([await unreadInShell(tom), await unreadInShell(ana)]).toEqual([1, 1]);
  expect((await open(ana, of)).status).toBe(404);
  await send(ana, { intent: "read", key: of });
  await send(ana, { intent: "read-all", until: "2026-03-10T12:00:00.000Z" });
  expect(await rows("select key from notifications where read_at is null")).toEqual([{ key: of }]);
  expect([await unreadInShell(tom), await unreadInShell(ana)]).toEqual([1, 0]);
});

test("opening leads to the thing and marks it as read once", async () => {
  await putLead("lead-1");
  const key = await told(tom, { lead_id: "lead-1" });
  const response = await open(tom, key);
  expect([response.status, response.headers.get("Location")]).toEqual([302, "/admin/leads/lead-1"]);
  const [first] = await rows("select read_at from notifications");
  expect(first?.read_at).toBe("2026-03-10T12:00:00.000Z");
  await open(tom, key);
  expect(await rows("select read_at from notifications")).toEqual([first]);
  const many = await told(tom, { kind: "lead-assigned", total: 12, lead_id: "lead-1" });
  expect((await open(tom, many)).headers.get("Location")).toBe("/admin/leads?assigned=me");
  const mail = await told(tom, { kind: "mail-returned", subject_id: "mail-1", lead_id: "lead-1" });
  expect((await open(tom, mail)).headers.get("Location")).toBe("/admin/mail/mail-1");
});

test.each([
  ["bounced", "Your email to Dana Reyes wasn’t delivered", "Hello: 550 No such mailbox"],
  ["complained", "Dana Reyes marked your email as spam", "Hello"],
])("of a mail that was %s the list says %j", async (state, title, detail) => {
  await putLead("lead-1");
  await put("mails", {
    ...{ id: `mail-${state}`, kind: "crm", state, subject: "Hello", html: "", text: "" },
    ...{ to_address: "dana@x.example", from_address: "b@b.example", from_name: "B" },
    ...{ last_error: "550 No such mailbox" },
    ...{ created_at: "2026-03-10T11:00:00.000Z", updated_at: "2026-03-10T11:00:00.000Z" },
  });
  await told(tom, { kind: "mail-returned", subject_id: `mail-${state}`, lead_id: "lead-1" });
  expect((await shown(tom)).items[0]).toMatchObject({ title, detail });
});

test("the lists of all and of the unread, in pages of 25, newest first, and what is about a lead in the trash in none", async () => {
  await putLead("lead-2", "2026-03-01T00:00:00.000Z");
  await told(tom, { lead_id: "lead-2" });
  await told(tom, { lead_id: "erased" });
  for (let at = 0; at < 27; at += 1) {
    const created = `2026-03-09T10:${String(at).padStart(2, "0")}:00.000Z`;
    await told(tom, { created_at: created, read_at: at < 20 ? created : null });
  }
  const all = await shown(tom);
  expect([all.items.length, all.hasMore, all.unread]).toEqual([25, true, 7]);
  expect(all.items[0]?.createdAt).toBe("2026-03-09T10:26:00.000Z");
  const rest = await shown(tom, "?page=2");
  expect(rest.items.map(({ createdAt }) => createdAt)).toEqual([
    "2026-03-09T10:01:00.000Z",
    "2026-03-09T10:00:00.000Z",
  ]);
  expect((await shown(tom, "?unread=1")).items).toHaveLength(7);
  expect(await unreadInShell(tom)).toBe(7);
});

test("marking all spares what came since the page was loaded, and can be undone without what was read before", async () => {
  const before = await told(tom, { created_at: "2026-03-10T10:00:00.000Z" });
  const since = await told(tom, { created_at: "2026-03-10T11:00:00.000Z" });
  const read = await told(tom, { read_at: "2026-03-10T09:00:00.000Z" });
  const answer = await send(tom, { intent: "read-all", until: "2026-03-10T10:30:00.000Z" });
  const unread = async () =>
    (await rows("select key from notifications where read_at is null order by created_at")).map(
      ({ key }) => key,
    );
  expect(await unread()).toEqual([since]);
  const { toast } = (
    answer as { data: { toast: { title: string; undo: { fields: Record<string, string> } } } }
  ).data;
  expect(toast.title).toBe("1 marked as read");
  await send(tom, toast.undo.fields);
  expect(await unread()).toEqual([before, since]);
  await send(tom, { intent: "unread", key: read });
  expect(await unread()).toHaveLength(3);
});

test("an open page asks how many are unread: one's own alone, and as they are now", async () => {
  const asked = async (who: Person) =>
    (await unread.loader(argsOf(get("/admin/notifications/unread", who.headers)))).json();
  await putLead("dana");
  await told(tom, { lead_id: "dana" });
  await told(tom, { lead_id: "dana" });
  await told(ana, { lead_id: "dana" });
  expect([await asked(tom), await asked(ana)]).toEqual([{ unread: 2 }, { unread: 1 }]);
  await rows("update notifications set read_at = '2026-03-10T12:00:00.000Z' where user_id = ?", tom.staff.id);
  expect(await asked(tom)).toEqual({ unread: 0 });
});

test("the pictures of staff come with the frame, by name and by email; those without one are left out", async () => {
  await rows(
    "insert into profiles (user_id, display_name, avatar_url) values (?, 'Tom Brook', '/admin/avatars/tom/1')",
    tom.staff.id,
  );
  await rows("insert into profiles (user_id, display_name) values (?, 'Ana Ruiz')", ana.staff.id);
  expect((await shell.loader(argsOf(get("/admin", ana.headers)))).faces).toEqual({
    "tom@beaconry.example": "/admin/avatars/tom/1",
    "Tom Brook": "/admin/avatars/tom/1",
  });
});
