import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { build, formPost, requestSite } from "../support/site";
import { rows } from "../support/workers-env";

/** Every address of the route table with something in place of its parameters. */
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
  // A data request answers 202 and carries the redirect in its body.
  return response.status === 202 && (await response.text()).includes('"/auth"');
}

test("the route table holds the admin area", () => {
  expect(admin.length).toBeGreaterThan(5);
});

test.each(admin.filter(({ module }) => "loader" in module || "default" in module))(
  "[AUTH-013] [AUTH-014] an anonymous GET of $path ($id) is sent to /auth, as document and as data",
  async ({ path }) => {
    expect(await leadsToSignIn(await requestSite(path, { redirect: "manual" }))).toBe(true);
    expect(await leadsToSignIn(await requestSite(`${path}.data`, { redirect: "manual" }))).toBe(true);
  },
);

test.each(admin.filter(({ module }) => "action" in module))(
  "[AUTH-014] an anonymous POST to $path ($id) is sent to /auth and changes nothing",
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

test("[AUTH-012] a forged, an expired and a revoked session are none", async () => {
  for (const cookie of ["beaconry_session=forged", "beaconry_session=", "beaconry_session=a%00b"]) {
    const response = await requestSite("/admin", { headers: { Cookie: cookie }, redirect: "manual" });
    expect(await leadsToSignIn(response), cookie).toBe(true);
  }
});

async function snapshot() {
  const tables = await rows(
    "select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and name not like '_cf%' and name not like 'leads_search%'",
  );
  const counts = await env.DB.batch(
    tables.map(({ name }) => env.DB.prepare(`select count(*) n from ${name}`)),
  );
  return counts.map((count) => count.results);
}
