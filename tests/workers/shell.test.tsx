import { beforeAll, expect, test } from "vitest";
import * as notFoundPage from "~/admin/not-found.route";
import * as preferences from "~/admin/preferences.route";
import * as shell from "~/admin/shell/route";
import { isHydratedPath, withSecurityHeaders } from "~/platform/http/security-headers.server";
import { argsOf, get, post, responseOf, signedInStaff } from "../support/staff";

let cookie = "";
let headers: Record<string, string> = {};
beforeAll(async () => {
  ({ cookie, headers } = await signedInStaff("shell@beaconry.example", "staff"));
});

/** As a page without JavaScript sends it. */
function save(fields: Record<string, string>) {
  const request = post("/admin/preferences", fields, { ...headers, Accept: "text/html" });
  return responseOf(() => preferences.action(argsOf(request)));
}

test("[SHELL-003] the shell knows the signed-in member's email", async () => {
  const data = await shell.loader(argsOf(get("/admin", headers)));
  expect(data.email).toBe("shell@beaconry.example");
});

test("[SHELL-009] the sidebar's state is kept in a cookie for 7 days and applied on the server", async () => {
  const response = await save({ intent: "sidebar", value: "closed", returnTo: "/admin/leads?page=2" });
  expect(response.status).toBe(303);
  expect(response.headers.get("Location")).toBe("/admin/leads?page=2");
  expect(response.headers.get("Set-Cookie")).toBe("sidebar=closed; Path=/; SameSite=Lax; Max-Age=604800");

  const statesWith = async (more: string) =>
    (await shell.loader(argsOf(get("/admin", { Cookie: `${cookie}; ${more}` })))).sidebars;
  expect(await statesWith("sidebar=closed")).toEqual({ sidebar: "closed", editorSidebar: "closed" });
  expect(await statesWith("sidebar=sideways")).toEqual({ sidebar: "auto", editorSidebar: "closed" });
  expect(await statesWith("editorSidebar=open")).toEqual({ sidebar: "auto", editorSidebar: "open" });
});

test("the colour scheme is kept for a year", async () => {
  const response = await save({ intent: "theme", value: "dark", returnTo: "/admin" });
  expect(response.headers.get("Set-Cookie")).toBe("theme=dark; Path=/; SameSite=Lax; Max-Age=31536000");
});

test("sent by a script, a choice is stored without a redirect, so the page stays where it is", async () => {
  const fields = { intent: "theme", value: "dark", returnTo: "/admin/leads" };
  const request = post("/admin/preferences", fields, { ...headers, Accept: "*/*" });
  expect(await preferences.action(argsOf(request))).toMatchObject({
    data: { ok: true },
    init: { headers: { "Set-Cookie": expect.stringMatching(/^theme=dark;/) } },
  });
});

test("an unknown choice or a foreign return path is rejected, and nothing is set", async () => {
  const good = { intent: "theme", value: "dark", returnTo: "/admin" };
  const bad = [
    { ...good, intent: "font" },
    { ...good, value: "sepia" },
    { ...good, returnTo: "https://elsewhere.example/admin" },
    { ...good, returnTo: "//elsewhere.example" },
    { ...good, returnTo: "/administrator" },
  ];
  for (const fields of bad) {
    const response = await save(fields);
    expect([response.status, response.headers.get("Set-Cookie")]).toEqual([400, null]);
  }
});

test("an unknown back-office URL is a 404 for staff, with a sentence that says why", async () => {
  const missing = async (path: string) => {
    const response = await responseOf(() => notFoundPage.loader(argsOf(get(path, headers))));
    return [response.status, await response.text()];
  };
  expect(await missing("/admin/nowhere")).toEqual([404, "There is no page at this address."]);
});

test("back-office pages and their data are never stored or indexed; public pages are unaffected", () => {
  for (const path of ["/auth", "/admin", "/admin.data", "/admin/leads", "/admin/leads.data", "/auth.data"]) {
    expect(isHydratedPath(path), path).toBe(true);
  }
  for (const path of ["/", "/authors", "/administrator", "/blog/admin"]) {
    expect(isHydratedPath(path), path).toBe(false);
  }
  const staffPage = withSecurityHeaders(new Response("x"), {
    nonce: "n",
    outside: { frames: [], scripts: [] },
    hsts: "host",
  });
  expect(staffPage.headers.get("Cache-Control")).toBe("no-store");
  expect(staffPage.headers.get("X-Robots-Tag")).toBe("noindex, nofollow");
  const publicPage = withSecurityHeaders(new Response("x"), {
    nonce: null,
    outside: { frames: [], scripts: [] },
    hsts: "host",
  });
  expect(publicPage.headers.get("X-Robots-Tag")).toBeNull();
});
