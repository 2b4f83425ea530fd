import type { Miniflare } from "miniflare";
import { routes } from "../../build/server/index.js";
import { insertBenchStaff, SIGNED_IN } from "./bench-staff.ts";
import { contactForm } from "./contact-form.ts";
import { seedPosts } from "./posts.ts";
import { measureTrips, type TripsRow } from "./round-trips.ts";
import { startSite } from "./workerd.ts";

type Database = Awaited<ReturnType<Miniflare["getD1Database"]>>;

const ADDRESSES = [
  "/admin",
  "/admin/leads",
  "/admin/leads/new",
  "/admin/leads/:leadId",
  "/admin/leads/:leadId/email",
  "/admin/leads/:leadId/emails/:mailId",
  "/admin/leads/export",
  "/admin/leads/trash",
  "/admin/leads/spam-review",
  "/admin/leads/imports",
  "/admin/leads/imports/:importId",
  "/admin/leads/imports/:importId/errors",
  "/admin/blogs",
  "/admin/blogs?preview=:postId",
  "/admin/submissions/:submissionId",
  "/admin/deals",
  "/admin/deals/new",
  "/admin/deals/new?leadId=:leadId",
  "/admin/deals/:dealId",
  "/admin/deals/:dealId/delete",
  "/admin/mail",
  "/admin/mail/:mailId",
  "/admin/mail/:mailId/body",
  "/admin/failed-jobs",
  "/admin/search?q=harbor",
  "/admin/*",
];
/** Pages that respond with another status than 200. */
const STATUSES: Record<string, number> = { "/admin/submissions/:submissionId": 302, "/admin/*": 404 };

/**
 * The round trips of every back-office page, with little data. @throws if the route table has a page not listed here
 */
export async function measureAdminTrips(): Promise<TripsRow[]> {
  const known = new Set(ADDRESSES.map((address) => address.split("?")[0]));
  const missing = listAdminRoutes().filter((pattern) => !known.has(pattern));
  if (missing.length > 0) throw new Error(`Not among the addresses of this bench: ${missing.join(", ")}`);
  const site = await startSite({}, { traced: true });
  const base = await site.ready;
  const ids = await makeRows(base, await site.getD1Database("DB"));
  const rows: TripsRow[] = [];
  for (const address of ADDRESSES) {
    const path = address
      .replaceAll(/:(\w+)/g, (_, name: string) => ids[name] ?? "")
      .replace("*", "no-such-page");
    const request = { path, headers: SIGNED_IN };
    rows.push(await measureTrips(base, address, () => request, STATUSES[address]));
  }
  await site.dispose();
  return rows;
}

/** The route table's GET routes in the back office. */
function listAdminRoutes(): string[] {
  return Object.values(routes)
    .filter(({ module }) => "loader" in module)
    .map(({ id }) => patternOf(id))
    .filter((pattern) => pattern === "/admin" || pattern.startsWith("/admin/"));
}

function patternOf(id: string): string {
  const route = routes[id];
  const parent = route?.parentId ? patternOf(route.parentId) : "";
  return route?.path ? `${parent}/${route.path}` : parent;
}

/** Creates what the pages show, by submitting the real forms. Returns the ids by route parameter. */
async function makeRows(base: URL, database: Database): Promise<Record<string, string>> {
  const findId = async (query: string) => String(await database.prepare(query).first("id"));
  const headers = { ...SIGNED_IN, Origin: base.origin };
  await insertBenchStaff(database, new Date());
  await seedPosts(database, 20);
  const { path, ...form } = contactForm(base)(0);
  await send(base, path, form);
  const leadId = await findId("select id from leads");
  const email = new URLSearchParams({ intent: "send", subject: "Hello", body: "Hello" });
  await send(base, `/admin/leads/${leadId}/email`, { method: "POST", headers, body: email });
  const deal = new URLSearchParams({ leadId, title: "Two rooftops", value: "14250", stage: "qualification" });
  await send(base, "/admin/deals/new", { method: "POST", headers, body: deal });
  const file = new FormData();
  file.set("file", new File([IMPORT_FILE], "leads.csv", { type: "text/csv" }));
  await send(base, "/admin/leads/imports", { method: "POST", headers, body: file });
  return {
    leadId,
    mailId: await findId("select id from mails where kind = 'crm'"),
    dealId: await findId("select id from deals"),
    importId: await findId("select id from lead_imports"),
    submissionId: await findId("select id from lead_submissions"),
    postId: await findId("select id from blogs"),
  };
}

const IMPORT_FILE =
  "First Name,Last Name,Email,Company\nPriya,Raman,priya@raman.example,Raman\nMei,,no address,\n";

async function send(base: URL, path: string, init: RequestInit): Promise<void> {
  const response = await fetch(new URL(path, base), { ...init, redirect: "manual" });
  const text = await response.text();
  if (response.status >= 400) throw new Error(`${path} answered ${response.status}: ${text.slice(0, 200)}`);
}
