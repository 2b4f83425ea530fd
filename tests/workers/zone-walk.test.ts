import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { addressOf, headersFor } from "../support/form-sweep/addresses";
import { seedFormSweep } from "../support/form-sweep/records";
import { formSweepEnv } from "../support/form-sweep/requests";
import { PAGE_LIMITS } from "../support/limits";
import { requestSite } from "../support/site";
import { rows } from "../support/workers-env";

const PATTERNS = Object.keys(PAGE_LIMITS).filter((pattern) => pattern.startsWith("/admin"));

beforeAll(seedFormSweep);
beforeEach(async () => {
  vi.spyOn(globalThis, "fetch").mockImplementation(async () => new Response("ok"));
  await rows("delete from profiles");
});

/** What a page says, without the zones that it offers to choose from. */
function saidBy(html: string): string {
  return html
    .replace(/<script\b[\s\S]*?<\/script>/g, " ")
    .replace(/<option\b(?![^>]*\bselected)[^>]*>[^<]*<\/option>/g, " ");
}

/** Every page of the back office, by its address in the route table, with the names of zones that it says. */
async function walk(COMPANY_TIME_ZONE: string): Promise<Map<string, string[]>> {
  const env = { ...formSweepEnv(), COMPANY_TIME_ZONE };
  const found = new Map<string, string[]>();
  for (const pattern of PATTERNS) {
    const response = await requestSite(await addressOf(pattern), { headers: headersFor(pattern), env });
    if (!response.headers.get("Content-Type")?.startsWith("text/html")) continue;
    const said = saidBy(await response.text());
    found.set(pattern, [...new Set(said.match(/\b(?:UTC|GMT[+\-−]?[\d:]*|C[SD]T|Central Time)/g) ?? [])]);
  }
  return found;
}

const saying = (pages: Map<string, string[]>, name: RegExp) =>
  [...pages]
    .filter(([, names]) => names.some((one) => name.test(one)))
    .map(([pattern]) => pattern)
    .sort();

/** The pages that name the zone of a time; on the others, times stand alone. */
const NAMING = [
  "/admin",
  "/admin/analytics",
  "/admin/audit",
  "/admin/blogs/:blogId",
  "/admin/blogs/trash",
  "/admin/bookings",
  "/admin/content",
  "/admin/deals/:dealId",
  "/admin/failed-jobs",
  "/admin/first-run",
  "/admin/health",
  // When a lead's next demo begins.
  "/admin/leads",
  "/admin/leads/:leadId",
  "/admin/leads/bulk/:changeId",
  "/admin/leads/imports",
  // The hint at a follow-up.
  "/admin/leads/new",
  "/admin/leads/spam-review",
  "/admin/leads/trash",
  "/admin/mail",
  "/admin/mail/:mailId",
  "/admin/mail/suppressed",
  "/admin/settings",
  "/admin/settings/booking",
  "/admin/settings/company/:form",
  "/admin/settings/security",
  "/admin/tasks",
];

test("with the company in Chicago, who has chosen no zone reads no time of UTC on any page", async () => {
  const pages = await walk("America/Chicago");
  expect(pages.size).toBeGreaterThan(30);
  expect(saying(pages, /^UTC/)).toEqual([]);
  expect(saying(pages, /./)).toEqual(NAMING);
});

test("with the company in UTC, the same pages say so: the walk finds what it looks for", async () => {
  const pages = await walk("UTC");
  // Demos are in Greenwich Mean Time, as English calls it.
  expect(saying(pages, /^UTC|^GMT/)).toEqual(NAMING);
});

test("with the company in Chicago, who has chosen Kolkata reads its times, and the company's only where they are its own", async () => {
  await rows("insert into profiles (user_id, time_zone) select id, 'Asia/Kolkata' from users");
  const pages = await walk("America/Chicago");
  expect(saying(pages, /^UTC/)).toEqual([]);
  expect(saying(pages, /^C[SD]T/)).toEqual([]);
  // Of the guest of a demo and of a host, of the quiet hours, and what "Company's" means as a choice.
  expect(saying(pages, /^Central Time/)).toEqual([
    ...["/admin/bookings", "/admin/content", "/admin/first-run", "/admin/settings"],
    ...["/admin/settings/booking", "/admin/settings/company/:form"],
  ]);
});
