import { env } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import * as dashboardPage from "~/admin/dashboard-page/route";
import * as preferences from "~/admin/preferences.route";
import { requireStaff } from "~/auth/guard.server";
import { pruneSessions } from "~/auth/sessions/sessions.server";
import { DAY, HOUR, MINUTE } from "~/platform/clock";
import { envFailingAt } from "../support/failing-db";
import {
  argsOf,
  contextAt,
  database,
  get,
  post,
  responseOf,
  signedInStaff,
  TEST_NOW,
} from "../support/staff";

const later = (ms: number) => new Date(TEST_NOW.getTime() + ms);

/** Runs the guard, and waits for background work. */
async function entering(headers: HeadersInit, now: Date, rawEnv: object = env) {
  const pending: Promise<unknown>[] = [];
  const waitUntil = (promise: Promise<unknown>) => void pending.push(promise);
  const guarded = await requireStaff(get("/admin", headers), { ...contextAt(now, rawEnv), waitUntil });
  await Promise.all(pending);
  return guarded;
}

test("[AUTH-012] deleting the session's row ends access at the next request", async () => {
  const { staff, headers } = await signedInStaff("revoked@beaconry.example");
  expect((await entering(headers, TEST_NOW)).staff).toMatchObject(staff);
  await env.DB.prepare("delete from sessions where user_id = ?").bind(staff.id).run();
  const response = await responseOf(() => entering(headers, TEST_NOW));
  expect(response.headers.get("Location")).toBe("/auth");
});

test("disabling an account ends its sessions at the next request", async () => {
  const { staff, headers } = await signedInStaff("disabled@beaconry.example");
  await env.DB.prepare("update users set disabled_at = ? where id = ?")
    .bind(TEST_NOW.toISOString(), staff.id)
    .run();
  expect((await responseOf(() => entering(headers, TEST_NOW))).headers.get("Location")).toBe("/auth");
});

test("[AUTH-015] after a session ends, an open page's loaders and forms redirect to /auth; scripts get 401", async () => {
  const { staff, headers } = await signedInStaff("ended@beaconry.example");
  await env.DB.prepare("delete from sessions where user_id = ?").bind(staff.id).run();
  const navigation = await responseOf(() => dashboardPage.loader(argsOf(get("/admin", headers))));
  expect(navigation.headers.get("Location")).toBe("/auth");
  const fields = { intent: "theme", value: "dark", returnTo: "/admin" };
  const submit = (accept: string) =>
    responseOf(() =>
      preferences.action(argsOf(post("/admin/preferences", fields, { ...headers, Accept: accept }))),
    );
  expect((await submit("text/html")).headers.get("Location")).toBe("/auth");
  const toScript = await submit("*/*");
  expect(toScript.status).toBe(401);
  expect(await toScript.text()).toBe("Your session has ended.");
});

test("[AUTH-011] a session survives hours without a request, but not twelve", async () => {
  const { headers } = await signedInStaff("idle@beaconry.example");
  await entering(headers, later(11 * HOUR));
  await entering(headers, later(22 * HOUR));
  const response = await responseOf(() => entering(headers, later(34 * HOUR)));
  expect(response.headers.get("Location")).toBe("/auth");
});

test("a session is accepted even if recording its last use fails, which is logged", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const { staff, headers } = await signedInStaff("unnoted@beaconry.example");
  const guarded = await entering(headers, later(HOUR), envFailingAt(/update "sessions"/));
  expect(guarded.staff).toMatchObject(staff);
  expect(log.mock.calls.map(([line]) => JSON.parse(String(line)).where)).toEqual(["auth.touch-session"]);
  log.mockRestore();
});

test("a session ends 14 days after the sign-in, however active it was", async () => {
  const { headers } = await signedInStaff("busy@beaconry.example");
  for (let hour = 10; hour < 14 * 24; hour += 10) await entering(headers, later(hour * HOUR));
  await entering(headers, later(14 * DAY - MINUTE));
  const response = await responseOf(() => entering(headers, later(14 * DAY)));
  expect(response.headers.get("Location")).toBe("/auth");
});

test("a forged or foreign cookie is not a session", async () => {
  const forged = { Cookie: `__Host-beaconry_session=${"A".repeat(43)}` };
  expect((await responseOf(() => entering(forged, TEST_NOW))).headers.get("Location")).toBe("/auth");
  const { cookie } = await signedInStaff("prefix@beaconry.example");
  const unprefixed = { Cookie: cookie.replace("__Host-", "") };
  expect((await responseOf(() => entering(unprefixed, TEST_NOW))).headers.get("Location")).toBe("/auth");
});

test("[AUTH-016] the role comes from the database, and staff cannot do what is reserved for owners", async () => {
  const { staff, headers } = await signedInStaff("role@beaconry.example", "staff");
  const request = () => get("/admin?role=owner", { ...headers, "X-Role": "owner" });
  expect((await requireStaff(request(), contextAt())).staff.role).toBe("staff");
  expect((await responseOf(() => requireStaff(request(), contextAt(), "team.manage"))).status).toBe(403);

  await env.DB.prepare("update users set role = 'owner' where id = ?").bind(staff.id).run();
  expect((await requireStaff(request(), contextAt(), "team.manage")).staff.role).toBe("owner");
});

test("expired sessions are pruned, live ones stay", async () => {
  const old = await signedInStaff("old-session@beaconry.example", "staff", TEST_NOW);
  const live = await signedInStaff("live-session@beaconry.example", "staff", later(11 * HOUR));
  await pruneSessions(database(), later(13 * HOUR));
  const { results } = await env.DB.prepare("select user_id from sessions where user_id in (?, ?)")
    .bind(old.staff.id, live.staff.id)
    .all();
  expect(results).toEqual([{ user_id: live.staff.id }]);
});
