import { INDUSTRIES } from "../../app/copy/industries";

/**
 * What a request may cost: one table for the tests and the benches; its forms are in `form-limits.ts`. Steps are calls to
 * D1 one after another, in a warm isolate (calls at once are one step); calls are all of them; kB are gzipped, of 1,000
 * bytes.
 */

/** Nothing waits for more calls than this. */
export const MOST_STEPS = 3;

export type PageLimit = {
  steps: number;
  calls: number;
  scriptKB: number;
  onDemandKB: number;
  styleKB: number;
};
export type Calls = [steps: number, calls: number];

/**
 * Of the style, 1.2 kB are the print sheet, for which no page waits: browsers load it last. On demand: the command
 * palette, and drag and drop where there is a board.
 */
const SITE = { scriptKB: 3.5, onDemandKB: 0, styleKB: 21.4 };
/** With the style of the form that moves the demo, beside that of the page that confirms it. */
const DEMO = { ...SITE, styleKB: 22.2 };
const BACK_OFFICE = { scriptKB: 189.8, onDemandKB: 20.9, styleKB: 26.9 };
/** Below the leads the board itself comes on demand too, when it is opened, and so does their table. */
const LEADS = { ...BACK_OFFICE, onDemandKB: 35.4 };
/** Over the list, whose script it also needs; with the deals of the lead. */
const LEAD = { ...BACK_OFFICE, scriptKB: 201.4 };
/** With the style of the calendar, which no other page has. */
const CALENDAR = { ...BACK_OFFICE, styleKB: 28.5 };
/** With the style of a deal's page and of the reports, which no other page has. */
const DEALS = { ...BACK_OFFICE, styleKB: 27.9 };
/** With the style of articles, in previews. */
const ARTICLES = { ...BACK_OFFICE, styleKB: 29.1 };
const EDITOR = { ...ARTICLES, scriptKB: 220 };
const FILE = { scriptKB: 0, onDemandKB: 0, styleKB: 0 };

/** By the address in the route table. */
export const PAGE_LIMITS: Record<string, PageLimit> = {
  ...pages(SITE, {
    "/": [0, 0],
    "/*": [1, 1],
    "/about": [0, 0],
    "/adrev": [0, 0],
    "/advanced-targeting": [0, 0],
    "/case": [0, 0],
    "/blog": [1, 1],
    "/blog/:slug": [1, 1],
    "/blog/category/:category": [2, 2],
    "/blog/location/:location": [2, 2],
    "/blog/preview/:token": [3, 3],
    "/book-now": [1, 1],
    "/contact": [0, 0],
    "/cookies": [0, 0],
    "/direct-mail": [0, 0],
    ...Object.fromEntries(INDUSTRIES.map(({ slug }): [string, Calls] => [`/${slug}`, [0, 0]])),
    "/integrations": [0, 0],
    "/offer/:code": [1, 1],
    "/pixlseo": [0, 0],
    "/platform": [0, 0],
    "/pricing": [0, 0],
    "/privacy-policy": [0, 0],
    "/smart-automation": [0, 0],
    "/solutions": [0, 0],
    "/terms-of-service": [0, 0],
    "/unsubscribe/:token": [3, 3],
    "/unified-analytics": [0, 0],
    "/white-label": [0, 0],
  }),
  ...pages(DEMO, { "/booking/:token": [2, 2] }),
  ...pages(BACK_OFFICE, {
    "/admin": [2, 17],
    "/admin/*": [2, 2],
    "/admin/analytics": [3, 15],
    "/admin/audit": [3, 5],
    "/admin/blogs/:blogId/revisions": [3, 6],
    "/admin/blogs/redirects": [2, 3],
    "/admin/blogs/redirects/import": [2, 2],
    "/admin/blogs/trash": [2, 3],
    "/admin/deals": [2, 5],
    "/admin/deals/:dealId/delete": [2, 3],
    "/admin/deals/new": [3, 4],
    "/admin/failed-jobs": [2, 3],
    "/admin/first-run": [2, 3],
    "/admin/health": [2, 8],
    "/admin/leads/:leadId/email": [3, 4],
    "/admin/leads/:leadId/merge/:otherId": [2, 4],
    "/admin/leads/bulk": [3, 5],
    "/admin/leads/bulk/:changeId": [2, 5],
    "/admin/leads/imports": [2, 3],
    "/admin/leads/imports/:importId": [3, 4],
    "/admin/leads/new": [2, 9],
    "/admin/leads/spam-review": [2, 4],
    "/admin/leads/trash": [2, 3],
    "/admin/mail": [2, 3],
    "/admin/mail/:mailId": [2, 3],
    "/admin/mail/suppressed": [2, 3],
    "/admin/notifications": [2, 3],
    "/admin/search": [2, 6],
    "/admin/settings": [2, 4],
    "/admin/settings/booking": [2, 3],
    "/admin/settings/company/:form": [2, 5],
    "/admin/settings/security": [2, 9],
    "/admin/settings/security/codes": [2, 3],
    "/admin/settings/team": [2, 5],
    "/admin/tasks": [2, 5],
    "/admin/tasks/:taskId": [2, 5],
    "/admin/tasks/new": [3, 6],
    "/auth": [1, 1],
    "/auth/factor": [2, 3],
    "/auth/invite": [1, 1],
    "/auth/reset": [1, 1],
    "/auth/setup": [1, 1],
  }),
  ...pages(LEADS, { "/admin/leads": [2, 8] }),
  ...pages(LEAD, { "/admin/leads/:leadId": [3, 14] }),
  ...pages(CALENDAR, { "/admin/bookings": [2, 3] }),
  ...pages(DEALS, { "/admin/deals/:dealId": [3, 5], "/admin/deals/reports": [2, 4] }),
  ...pages(ARTICLES, { "/admin/blogs": [2, 3] }),
  ...pages(ARTICLES, { "/admin/content": [2, 6] }),
  ...pages(EDITOR, { "/admin/blogs/:blogId": [2, 4] }),
  ...pages(FILE, {
    "/admin/analytics/export": [3, 14],
    "/admin/analytics/now": [2, 2],
    "/admin/avatars/:userId/:pictureId": [1, 1],
    "/admin/blogs/redirects/check": [2, 4],
    "/admin/blogs/redirects/export": [2, 2],
    "/admin/content/postcards/:code": [2, 2],
    "/admin/leads/:leadId/emails/:mailId": [2, 2],
    "/admin/deals/export": [2, 3],
    "/admin/leads/export": [3, 5],
    "/admin/leads/views": [3, 4],
    "/admin/leads/imports/:importId/errors": [3, 3],
    "/admin/mail/:mailId/body": [2, 2],
    "/admin/notifications/:key": [2, 2],
    "/admin/notifications/unread": [2, 2],
    "/admin/submissions/:submissionId": [2, 2],
    "/admin/tasks/reading": [3, 3],
    "/blog/feed": [0, 0],
    "/blog/feed.json": [1, 1],
    "/blog/images/:name": [0, 0],
    "/blog/rss.xml": [1, 1],
    "/booking/:token/demo.ics": [2, 2],
    "/booking/feed/:file": [2, 2],
    "/collect": [0, 0],
    "/contact/send": [0, 0],
    "/feed": [0, 0],
    "/feed.xml": [0, 0],
    "/hooks/mail/:provider": [0, 0],
    "/healthz": [1, 1],
    "/indexnow.txt": [1, 1],
    "/llms.txt": [1, 1],
    "/m/:code/:page": [1, 1],
    "/robots.txt": [1, 1],
    "/rss.xml": [0, 0],
    "/sitemap.xml": [2, 3],
  }),
};

/** Rows that D1 bills as written, indexes included. */
export const ROWS_WRITTEN = { lead: 50, beacon: 27, draft: 3 };

/** The p50 of `npm run bench`, as multiples of a bare workerd "hello" in the same run. */
export const HELLO_MULTIPLES = {
  "/": 6.5,
  "/blog": 6.5,
  "/blog/:slug": 8,
  "POST /contact/send": 9,
  cached: 1.2,
};

/** What `npm run bench:pages` asks of every public page, by Lighthouse as a phone: ms, and scores of 100. */
export const PAINT = {
  shareOfBare: 1.25,
  performance: 97,
  otherScores: 100,
  blockingMs: 150,
  fontKB: 60,
  totalKB: 100,
};

/** @throws if the page is not in the table */
export function pageLimit(pattern: string): PageLimit {
  const limit = PAGE_LIMITS[pattern];
  if (!limit) throw new Error(`${pattern} has no limits: add a line to tests/support/limits.ts`);
  return limit;
}

function pages(kB: Omit<PageLimit, "steps" | "calls">, rows: Record<string, Calls>) {
  return Object.fromEntries(
    Object.entries(rows).map(([pattern, [steps, calls]]) => [pattern, { steps, calls, ...kB }]),
  );
}
