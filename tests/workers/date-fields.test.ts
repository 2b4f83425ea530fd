import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { readForm } from "../../app/platform/http/forms/form.server";
import { addressOf, headersFor } from "../support/form-sweep/addresses";
import { seedFormSweep } from "../support/form-sweep/records";
import { formSweepEnv } from "../support/form-sweep/requests";
import { PAGE_LIMITS } from "../support/limits";
import { findAll } from "../support/page";
import { requestSite } from "../support/site";
import { SITE_URL } from "../support/workers-env";

beforeAll(seedFormSweep);
beforeEach(() => {
  vi.spyOn(globalThis, "fetch").mockImplementation(async () => new Response("ok"));
});

const HALF = ["date", "time", "datetime-local", "month", "week", "number"];
const inputsIn = async (html: string, form: string) => {
  const types = await Promise.all(HALF.map((type) => findAll(html, `${form} input[type="${type}"]`)));
  return types.flat().map(({ attributes }) => attributes.name ?? "");
};

const CUSTOM = "/admin/analytics?range=custom&from=2026-01-01&to=2026-01-31";

/** Where a date or a time is typed, by the address in the route table, and what the addresses below show beside. */
const PLACES: Record<string, string[]> = {
  "/admin/audit": ["from", "to"],
  "/admin/analytics": ["date"],
  [CUSTOM]: ["date", "from", "to"],
  "/admin/blogs/:blogId": ["date", "time"],
  "/admin/deals/:dealId": ["expectedCloseDate"],
  "/admin/deals/new": ["expectedCloseDate"],
  "/admin/leads/:leadId": ["due", "due-time", "followUp"],
  "/admin/leads/:leadId?show=edit": ["due", "due-time", "followUp", "nextFollowUp", "nextFollowUp-time"],
  "/admin/leads/bulk": ["value"],
  "/admin/leads/new": ["nextFollowUp", "nextFollowUp-time"],
  "/admin/tasks": ["followUpDate"],
  "/admin/tasks/:taskId": ["due", "due-time"],
  "/admin/tasks/new": ["due", "due-time"],
  "/admin/settings/booking": [
    ...[0, 1, 2, 3, 4, 5, 6].map((day) => `from${day}`),
    "holidays-0-0",
    ...[0, 1, 2, 3, 4, 5, 6].map((day) => `to${day}`),
  ],
};

test("until scripts run, the browser checks every form with a date, so that half of one is not sent", async () => {
  const patterns = Object.keys(PAGE_LIMITS);
  const found: Record<string, string[]> = {};
  for (const pattern of [...patterns, CUSTOM, "/admin/leads/:leadId?show=edit"]) {
    const [route = "", query] = pattern.split("?");
    const own = await addressOf(route);
    const address = [own, query].filter(Boolean).join(own.includes("?") ? "&" : "?");
    const response = await requestSite(address, { headers: headersFor(route), env: formSweepEnv() });
    if (!response.headers.get("Content-Type")?.startsWith("text/html")) continue;
    const html = await response.text();
    const names = [...new Set(await inputsIn(html, ""))].sort();
    if (names.length > 0) found[pattern] = names;
    expect(await inputsIn(html, "form[novalidate]"), pattern).toEqual([]);
  }
  expect(found).toEqual(PLACES);
});

const joined = async (fields: string) => {
  const headers = { "Content-Type": "application/x-www-form-urlencoded" };
  return Object.fromEntries(await readForm(new Request(SITE_URL, { method: "POST", body: fields, headers })));
};

test.each([
  ["due=2026-12-01&due-time=18%3A30", { due: "2026-12-01T18:30" }],
  ["due-time=18%3A30&due=2026-12-01", { due: "2026-12-01T18:30" }],
  ["due=2026-12-01&due-time=", { due: "2026-12-01" }],
  ["due=&due-time=18%3A30", { due: "T18:30" }],
  ["due-time=18%3A30", { due: "T18:30" }],
  ["due=&due-time=", { due: "" }],
  ["due=2026-12-01T18%3A30&time=x", { due: "2026-12-01T18:30", time: "x" }],
])("a form with %s is read as %j", async (fields, read) => {
  expect(await joined(fields)).toEqual(read);
});
