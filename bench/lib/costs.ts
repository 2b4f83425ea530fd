import { ROW_LIMITS } from "../../tests/support/row-limits.ts";

/** Cloudflare's list prices of August 2026, in dollars; `free` is what the paid plan includes a month. */
const PRICES = {
  base: 5,
  requests: { perMillion: 0.3, free: 10e6 },
  rowsWritten: { perMillion: 1, free: 50e6 },
  rowsRead: { perMillion: 0.001, free: 25e9 },
  queueOperations: { perMillion: 0.4, free: 1e6 },
};
const D1_GB = { price: 0.75, free: 5 };
const R2_GB = { price: 0.015, free: 10 };

/** A month: what no site has more of because it is visited more. */
const DAYS = 30;
const SWEEPS = 288;
const DRAFTS = 72;
/** The daily cron's messages, and three of a form: two mails and its conversion. */
const DAILY_MESSAGES = 15;
const OPERATIONS_A_MESSAGE = 3;
/** Of page views, a form; of a visit, hits. As the benches make them up. */
const VIEWS_A_FORM = 1000;
const HITS_A_VISIT = 3.3;
const HITS_A_VIEW = 1.25;
const VISIT_BYTES = 170;
const ARCHIVED_HIT_BYTES = 40;

/** A row of `bench/results/ingest.json`. */
export type Measured = { hitsPerBatch: number; rowsPerHit: number; readPerHit: number; bytesPerHit: number };

/** What a month of a site with so many page views takes and costs, a year after its start. */
export function costsOf(views: number, { hitsPerBatch, rowsPerHit, readPerHit, bytesPerHit }: Measured) {
  const hits = views * HITS_A_VIEW;
  const forms = views / VIEWS_A_FORM;
  const rawDays = views > 5e6 ? 30 : 90;
  const messages = hits + DAYS * (DRAFTS + DAILY_MESSAGES) + 3 * forms;
  const upkeep = DAYS * (SWEEPS * ROW_LIMITS.sweep + ROW_LIMITS.daily + DRAFTS * ROW_LIMITS.draft);
  const used = {
    // A page is a request also where the cache answers; a hit is one, and so is each invocation of the jobs.
    requests: views + hits + hits / hitsPerBatch + DAYS * (SWEEPS + 2 * DRAFTS + DAILY_MESSAGES) + 4 * forms,
    rowsWritten: hits * rowsPerHit + forms * ROW_LIMITS.contactForm + upkeep,
    rowsRead: hits * readPerHit,
    queueOperations: messages * OPERATIONS_A_MESSAGE,
  };
  const rawGb = ((hits / DAYS) * rawDays * bytesPerHit) / 1e9;
  const visitsGb = ((hits / HITS_A_VISIT) * 12 * VISIT_BYTES) / 1e9;
  const archiveGb = (hits * 12 * ARCHIVED_HIT_BYTES) / 1e9;
  const priceOf = (name: keyof typeof used) =>
    (Math.max(0, used[name] - PRICES[name].free) / 1e6) * PRICES[name].perMillion;
  const storage = Math.max(0, rawGb + visitsGb - D1_GB.free) * D1_GB.price;
  const archive = Math.max(0, archiveGb - R2_GB.free) * R2_GB.price;
  const dollars = {
    requests: priceOf("requests"),
    rowsWritten: priceOf("rowsWritten"),
    rowsRead: priceOf("rowsRead"),
    queueOperations: priceOf("queueOperations"),
    ...{ storage, archive },
  };
  const total = PRICES.base + Object.values(dollars).reduce((sum, one) => sum + one, 0);
  return { hits, rawDays, ...used, rawGb, visitsGb, archiveGb, upkeep, dollars, total };
}

const short = (amount: number) => (amount >= 10 ? amount.toFixed(0) : amount.toPrecision(2));
const millions = (amount: number) =>
  amount < 1e5 ? `${Math.round(amount / 1e3)} k` : `${short(amount / 1e6)} M`;
const gigabytes = (amount: number) => (amount < 0.1 ? "under 0.1 GB" : `${short(amount)} GB`);
const withPrice = (text: string, dollars: number) => (dollars > 0 ? `${text}: $${dollars.toFixed(2)}` : text);

/** The table of `docs/scale.md`, its cells separated by single spaces. */
export function costTable(sites: { views: number; measured: Measured }[]): string[] {
  const all = sites.map(({ views, measured }) => ({ views, measured, costs: costsOf(views, measured) }));
  const row = (name: string, cell: (one: (typeof all)[number]) => string) =>
    `| ${[name, ...all.map(cell)].join(" | ")} |`;
  return [
    row("page views a month", ({ views }) => views.toLocaleString("en-US")),
    row("hits", ({ costs }) => millions(costs.hits)),
    row("requests", ({ costs }) => withPrice(millions(costs.requests), costs.dollars.requests)),
    row("rows written a hit", ({ measured }) => measured.rowsPerHit.toFixed(1)),
    row("rows written by crons and drafts", ({ costs }) => millions(costs.upkeep)),
    row("rows written", ({ costs }) => withPrice(millions(costs.rowsWritten), costs.dollars.rowsWritten)),
    row("rows read by hits", ({ costs }) => withPrice(millions(costs.rowsRead), costs.dollars.rowsRead)),
    row("queue operations", ({ costs }) =>
      withPrice(millions(costs.queueOperations), costs.dollars.queueOperations),
    ),
    row("single hits in D1", ({ costs }) => `${costs.rawDays} days: ${gigabytes(costs.rawGb)}`),
    row("visits in D1, a year", ({ costs }) => gigabytes(costs.visitsGb)),
    row("D1 beyond 5 GB", ({ costs }) => `$${costs.dollars.storage.toFixed(2)}`),
    row("archive in R2, a year", ({ costs }) => withPrice(gigabytes(costs.archiveGb), costs.dollars.archive)),
    row("a month, with the plan's $5", ({ costs }) => `$${costs.total.toFixed(2)}`),
  ];
}
