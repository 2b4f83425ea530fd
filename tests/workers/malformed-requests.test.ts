import { beforeAll, expect, test, vi } from "vitest";
import { formPost, requestSite } from "../support/site";
import { signedInOnSite } from "../support/staff";

let staff: Record<string, string> = {};
beforeAll(async () => {
  ({ headers: staff } = await signedInOnSite("malformed@beaconry.example"));
});

const noLogLines = async <Result>(run: () => Promise<Result>): Promise<Result> => {
  const lines = (["error", "warn", "log"] as const).map((kind) =>
    vi.spyOn(console, kind).mockImplementation(() => {}),
  );
  const result = await run();
  for (const line of lines) {
    expect(line).not.toHaveBeenCalled();
    line.mockRestore();
  }
  return result;
};

test.each([
  "/%5c",
  "/%5C%5c",
  "/%",
  "/%zz",
  "/blog/%ff",
  "/%00",
  "/blog/a%0Ab",
  "/?_data=",
  "/?_data=root",
  "/admin/leads?_data=routes",
  "/blog?q=%00",
  "/blog?q=a%00b",
  "/blog?q=%1b",
])("an anonymous GET of %s is refused with 400, and writes no log line", async (path) => {
  const response = await noLogLines(() => requestSite(path, { redirect: "manual" }));
  expect(response.status).toBe(400);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(response.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
});

test("a search that holds NUL is refused for staff, too, and one with a line break is not", async () => {
  for (const path of ["/admin/search?q=", "/admin/leads?q=", "/admin/blogs?q="]) {
    const status = async (q: string) => (await requestSite(`${path}${q}`, { headers: staff })).status;
    expect(await status("a%00bc"), path).toBe(400);
    expect(await status("harbor%0Aauto"), path).toBe(200);
  }
});

test("an address that is too long is refused", async () => {
  expect((await requestSite(`/blog?q=${"x".repeat(9000)}`)).status).toBe(414);
});

test("the fields of Conform's buttons are refused by every form", async () => {
  const forms: [string, Record<string, string>][] = [
    ["/contact", {}],
    ["/contact/send", {}],
    ["/auth", {}],
    ["/admin/leads/new", staff],
    ["/admin/deals/new", staff],
    ["/admin/failed-jobs", staff],
  ];
  const fields: Record<string, string>[] = [
    { __intent__: "\0" },
    { __intent__: "reset" },
    { __state__: "{not" },
    { __state__: '{"a":1}' },
  ];
  for (const [path, headers] of forms) {
    for (const field of fields) {
      const { status } = await noLogLines(() => requestSite(path, formPost(field, headers)));
      expect(status, `${path} ${JSON.stringify(field)}`).toBe(400);
    }
  }
});

test.each(["evil.example", "a b", "[", "http://x/", "localhost:99999"])(
  "X-Forwarded-Host: %s changes nothing",
  async (host) => {
    const headers = { "X-Forwarded-Host": host, Origin: "http://localhost:8788", Host: "localhost:8788" };
    const response = await noLogLines(() => requestSite("/contact", formPost({}, headers)));
    expect(response.status).toBe(400);
    expect(await response.text()).not.toContain("evil.example");
  },
);

test("a write whose Origin contradicts Sec-Fetch-Site is refused", async () => {
  for (const origin of ["https://evil.example", "null", "not a url"]) {
    const { status } = await noLogLines(() => requestSite("/contact", formPost({}, { Origin: origin })));
    expect(status, origin).toBe(403);
  }
});

test.each(["/admin/leads\r\nX-Injected: 1", "/admin?\0", "/admin/\u007f", "/admin\t"])(
  "returnTo %j is refused",
  async (returnTo) => {
    const query = new URLSearchParams({ returnTo });
    const answers = [
      await requestSite(`/admin/deals/new?${query}`, { headers: staff }),
      await requestSite("/admin/deals/new", formPost({ returnTo }, staff)),
      await requestSite("/admin/deals/changes", formPost({ returnTo, intent: "undo" }, staff)),
      await requestSite(
        "/admin/preferences",
        formPost({ intent: "theme", value: "dark", returnTo }, { ...staff, Accept: "text/html" }),
      ),
    ];
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400]);
  },
);

test.each([
  ["/admin/leads?q=a#b", "/admin/leads?q=a#b"],
  ["/admin?q=\u2028", "/admin?q=%E2%80%A8"],
  ["/admin/../contact", null],
  ["//evil.example", null],
  ["/admin\\evil", null],
  ["https://evil.example/admin", null],
  ["/administrator", null],
])("after a change, returnTo %j leads to %j", async (returnTo, target) => {
  const post = formPost({ intent: "theme", value: "dark", returnTo }, { ...staff, Accept: "text/html" });
  const response = await requestSite("/admin/preferences", post);
  expect(response.status).toBe(target ? 303 : 400);
  expect(response.headers.get("Location")).toBe(target);
});

test.each(["/%61dmin/leads", "/%41dmin/leads", "/adm%69n/lea%64s"])(
  "%s is redirected to /admin/leads, with the headers of the back office",
  async (path) => {
    const response = await requestSite(path, { headers: staff, redirect: "manual" });
    expect(response.status).toBe(308);
    expect(response.headers.get("Location")).toBe("http://localhost:8788/admin/leads");
    expect(response.headers.get("Content-Security-Policy")).toContain("'nonce-");
  },
);

test("a write to the back office in another spelling has its headers, and is not stored anywhere", async () => {
  for (const path of ["/%61dmin/failed-jobs", "/ADMIN/failed-jobs", "/%41uth"]) {
    const response = await requestSite(path, formPost({ intent: "retry" }, staff));
    expect(response.headers.get("Content-Security-Policy"), path).toContain("'nonce-");
    expect(response.headers.get("Cache-Control"), path).toMatch(/^no-store(?:, no-transform)?$/);
  }
});

test("the back office is not loaded into another site, and can be linked from there", async () => {
  const load = async (mode: string, dest: string, site = "same-site") => {
    const fetched = { "Sec-Fetch-Site": site, "Sec-Fetch-Mode": mode, "Sec-Fetch-Dest": dest };
    return (await requestSite("/admin/leads/export", { headers: { ...staff, ...fetched } })).status;
  };
  expect(await load("no-cors", "image")).toBe(403);
  expect(await load("no-cors", "script", "cross-site")).toBe(403);
  expect(await load("cors", "empty")).toBe(403);
  expect(await load("navigate", "iframe")).toBe(403);
  expect(await load("navigate", "document")).toBe(200);
  expect(await load("cors", "empty", "same-origin")).toBe(200);
});
