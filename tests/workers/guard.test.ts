import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { createSession } from "../../app/auth/sessions/sessions.server";
import { HOUR } from "../../app/platform/clock";
import { build, formPost, requestSite } from "../support/site";
import { cookiePair, database, staffMember } from "../support/staff";
import { rows } from "../support/workers-env";

/** Every path of the route table, with its parameters replaced. */
const addresses = Object.values(build.routes).map((route) => ({
  id: route.id,
  path: pathOf(route.id),
  module: route.module,
}));
const admin = addresses.filter(({ path }) => path === "/admin" || path.startsWith("/admin/"));

function pathOf(id: string): string {
  const route = build.routes[id];
  if (!route) return "";
  const parent = route.parentId ? pathOf(route.parentId) : "";
  const own = (route.path ?? "").replaceAll(/:\w+/g, "some-id").replace("*", "no-such-page");
  return own ? `${parent === "/" ? "" : parent}/${own}` : parent || "/";
}

async function leadsToSignIn(response: Response): Promise<boolean> {
  if (response.status === 401) return true;
  if (response.status === 302) return response.headers.get("Location") === "/auth";
  // A data request responds with 202 and the redirect in its body; the page reads the header (router-fetch.ts).
  const isRedirect = response.status === 202 && response.headers.get("Location") === "/auth";
  return isRedirect && (await response.text()).includes('"/auth"');
}

test("the route table contains the admin routes", () => {
  expect(admin.length).toBeGreaterThan(5);
});

test.each(admin.filter(({ module }) => "loader" in module || "default" in module))(
  "[AUTH-013] [AUTH-014] an anonymous GET of $path ($id) is redirected to /auth, as document and as data",
  async ({ path }) => {
    expect(await leadsToSignIn(await requestSite(path, { redirect: "manual" }))).toBe(true);
    expect(await leadsToSignIn(await requestSite(`${path}.data`, { redirect: "manual" }))).toBe(true);
  },
);

test.each(admin.filter(({ module }) => "action" in module))(
  "[AUTH-014] an anonymous POST to $path ($id) is redirected to /auth and changes nothing",
  async ({ path, id }) => {
    const before = await snapshot();
    const address = build.routes[id]?.index ? `${path}?index` : path;
    expect(
      await leadsToSignIn(await requestSite(address, formPost({ intent: "delete", id: "some-id" }))),
    ).toBe(true);
    const dataAddress = address.includes("?") ? `${path}.data?index` : `${path}.data`;
    expect(await leadsToSignIn(await requestSite(dataAddress, formPost({ intent: "delete" })))).toBe(true);
    expect(await snapshot()).toEqual(before);
  },
);

const enterWith = (cookie: string) =>
  requestSite("/admin", { headers: { Cookie: cookie }, redirect: "manual" });

test("[AUTH-012] a forged, an empty and a broken session cookie are rejected", async () => {
  const forged = "A".repeat(43);
  for (const value of [forged, "forged", "", "a%00b"]) {
    expect(await leadsToSignIn(await enterWith(`beaconry_session=${value}`)), value).toBe(true);
  }
});

test("[AUTH-011] [AUTH-012] an expired, an idle and a revoked session are rejected", async () => {
  const staff = await staffMember("guard@beaconry.example");
  const signIn = async (hoursAgo: number) => {
    const at = new Date(Date.now() - hoursAgo * HOUR);
    const request = new Request("http://localhost:8788/auth");
    return cookiePair(await createSession(database(), request, staff.id, at));
  };
  const live = await signIn(11);
  expect((await enterWith(live)).status).toBe(200);
  const idle = await signIn(12);
  expect(await leadsToSignIn(await enterWith(idle))).toBe(true);
  const expired = await signIn(14 * 24);
  await env.DB.prepare("update sessions set last_seen_at = ?").bind(new Date().toISOString()).run();
  expect((await enterWith(idle)).status).toBe(200);
  expect(await leadsToSignIn(await enterWith(expired))).toBe(true);
  await env.DB.prepare("delete from sessions").run();
  expect(await leadsToSignIn(await enterWith(live))).toBe(true);
});

async function snapshot() {
  const tables = await rows(
    "select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and name not like '_cf%' and name not glob '*_search*'",
  );
  const counts = await env.DB.batch(
    tables.map(({ name }) => env.DB.prepare(`select count(*) n from ${name}`)),
  );
  return counts.map((count) => count.results);
}
