import { beforeAll, beforeEach, expect, test } from "vitest";
import { insertLead } from "../support/leads";
import { build, formPost, requestSite } from "../support/site";
import { signedInOnSite } from "../support/staff";
import { clearTables, rows } from "../support/workers-env";

const admin = Object.values(build.routes).flatMap((route) => {
  const path = pathOf(route.id);
  return path === "/admin" || path.startsWith("/admin/")
    ? [{ path, id: route.id, module: route.module }]
    : [];
});

/** A route's path with an id that no record has. */
function pathOf(id: string): string {
  const route = build.routes[id];
  if (!route) return "";
  const parent = route.parentId ? pathOf(route.parentId) : "";
  const own = (route.path ?? "")
    .replaceAll(/:\w+/g, "0192f0aa-1111-7222-8333-444455556666")
    .replace("*", "nowhere");
  return own ? `${parent === "/" ? "" : parent}/${own}` : parent || "/";
}

const roles: Record<string, Record<string, string>> = {};
beforeAll(async () => {
  for (const role of ["owner", "staff"] as const) {
    roles[role] = (await signedInOnSite(`${role}-sweep@beaconry.example`, role)).headers;
  }
});
beforeEach(() =>
  clearTables("lead_submissions", "lead_activities", "leads", "mails", "outbox", "rate_limits"),
);

test.each(["owner", "staff"])(
  "every page, data request and action answers the %s without a 5xx",
  async (role) => {
    const failed: string[] = [];
    for (const { path, module } of admin) {
      const isWritten = "action" in module;
      for (const address of [path, `${path}.data`]) {
        const reads = await requestSite(address, { headers: roles[role], redirect: "manual" });
        const isRefused = reads.status === 401 || reads.headers.get("Location") === "/auth";
        if (reads.status >= 500 || isRefused) failed.push(`GET ${address}: ${reads.status}`);
        if (!isWritten) continue;
        const writes = await requestSite(address, formPost({ intent: "no such intent" }, roles[role]));
        // A data request answers 200 or 202 with the result in its body.
        if (writes.status >= 500) failed.push(`POST ${address}: ${writes.status}`);
      }
    }
    expect(failed).toEqual([]);
  },
);

test("an id of no record, of a record of another kind or of a deleted one opens nothing and changes nothing", async () => {
  const headers = roles.staff ?? {};
  const deleted = await insertLead({ companyName: "Gone Motors", deletedAt: "2026-01-01T00:00:00.000Z" });
  const [user] = await rows("select id from users limit 1");
  const before = await rows("select * from leads order by id");
  const found: string[] = [];
  for (const { path } of admin.filter(({ path }) => path.includes("0192f0aa"))) {
    for (const id of [crypto.randomUUID(), deleted, String(user?.id), "1", "null"]) {
      const address = path.replaceAll("0192f0aa-1111-7222-8333-444455556666", id);
      const html = await (await requestSite(address, { headers, redirect: "manual" })).text();
      if (html.includes("Gone Motors") && !address.includes("trash")) found.push(address);
      for (const intent of ["edit", "status", "note", "assign", "delete", "move", "send", "start"]) {
        const response = await requestSite(
          address,
          formPost({ intent, status: "lost", content: "x" }, headers),
        );
        if (response.status >= 500) found.push(`${intent} ${address}: ${response.status}`);
      }
    }
  }
  expect(found).toEqual([]);
  expect(await rows("select * from leads order by id")).toEqual(before);
  expect(await rows("select count(*) n from lead_activities")).toEqual([{ n: 0 }]);
});

/** Columns that no form has, under their names in the code and in the database. */
const FOREIGN_FIELDS = {
  ...{
    id: "chosen",
    role: "owner",
    isDemo: "1",
    is_demo: "1",
    createdAt: "2000-01-01",
    created_at: "2000-01-01",
  },
  ...{ emailKey: "other", email_key: "other", deletedAt: "2000-01-01", quarantineReason: "x", version: "99" },
  ...{ converted: "1", channel: "paid", campaign: "x", landingPath: "/x", phoneKey: "0" },
};

test("fields that a visitor adds to the contact form are not stored", async () => {
  const fields = {
    firstName: "Dana",
    lastName: "Reyes",
    businessEmail: "dana@harborauto.example",
    phoneNumber: "(414) 555-0118",
    companyName: "Harbor Auto",
    projectDescription: "Three rooftops.",
    ...{
      ...FOREIGN_FIELDS,
      status: "won",
      leadScore: "100",
      priority: "high",
      assigneeId: "me",
      dealValue: "9",
    },
  };
  expect((await requestSite("/contact", formPost(fields))).status).toBe(303);
  const [lead] = await rows("select * from leads");
  expect(lead).toMatchObject({
    status: "new",
    lead_score: 0,
    priority: "medium",
    converted: 0,
    is_demo: 0,
    version: 1,
  });
  expect(lead).toMatchObject({
    email_key: "dana@harborauto.example",
    deleted_at: null,
    quarantine_reason: null,
  });
  expect(lead?.id).not.toBe("chosen");
  expect(String(lead?.created_at)).not.toContain("2000");
});

test("fields that staff add to a lead's form are not stored", async () => {
  const headers = roles.staff ?? {};
  const fields = {
    ...{ firstName: "Priya", lastName: "Raman", businessEmail: "priya@raman.example", companyName: "Raman" },
    ...{ status: "new", priority: "high", leadScore: "40", source: "manual", projectDescription: "Kept" },
    ...{ phoneNumber: "", industry: "", dealValue: "", nextFollowUp: "", ...FOREIGN_FIELDS },
  };
  const response = await requestSite(
    "/admin/leads/new",
    formPost(fields, { ...headers, Accept: "text/html" }),
  );
  expect(response.status).toBe(303);
  const [lead] = await rows("select * from leads");
  expect(lead).toMatchObject({
    first_name: "Priya",
    converted: 0,
    is_demo: 0,
    version: 1,
    channel: null,
    campaign: null,
  });
  expect(lead).toMatchObject({ email_key: "priya@raman.example", deleted_at: null, quarantine_reason: null });
  expect(lead?.id).not.toBe("chosen");
  expect(await rows("select role from users where email like 'staff-sweep%'")).toEqual([{ role: "staff" }]);
});
