/**
 * What a request may cost: one table for the tests and the benches. Steps are calls to D1 one after another, in a warm
 * isolate (calls at once are one step); calls are all of them; kB are gzipped, of 1,000 bytes.
 */

/** Nothing waits for more calls than this. */
export const MOST_STEPS = 3;

export type PageLimit = { steps: number; calls: number; scriptKB: number; styleKB: number };
export type FormLimit = { steps: number; calls: number };
type Calls = [steps: number, calls: number];

const SITE = { scriptKB: 3, styleKB: 20 };
const BACK_OFFICE = { scriptKB: 180, styleKB: 23 };
const EDITOR = { scriptKB: 220, styleKB: 23 };
const FILE = { scriptKB: 0, styleKB: 0 };

/** By the address in the route table. */
export const PAGE_LIMITS: Record<string, PageLimit> = {
  ...pages(SITE, {
    "/": [0, 0],
    "/*": [1, 1],
    "/about": [0, 0],
    "/adrev": [0, 0],
    "/advanced-targeting": [0, 0],
    "/auto-dealerships": [0, 0],
    "/blog": [1, 1],
    "/blog/:slug": [1, 1],
    "/blog/category/:category": [2, 2],
    "/blog/location/:location": [2, 2],
    "/blog/preview/:token": [3, 3],
    "/book-now": [1, 1],
    "/booking/:token": [2, 2],
    "/contact": [0, 0],
    "/cookies": [0, 0],
    "/direct-mail": [0, 0],
    "/ecommerce-brands": [0, 0],
    "/healthcare": [0, 0],
    "/home-services": [0, 0],
    "/integrations": [0, 0],
    "/law-firms": [0, 0],
    "/pixlseo": [0, 0],
    "/platform": [0, 0],
    "/privacy-policy": [0, 0],
    "/real-estate": [0, 0],
    "/smart-automation": [0, 0],
    "/solutions": [0, 0],
    "/terms-of-service": [0, 0],
    "/unified-analytics": [0, 0],
    "/white-label": [0, 0],
  }),
  ...pages(BACK_OFFICE, {
    "/admin": [2, 10],
    "/admin/*": [2, 2],
    "/admin/analytics": [3, 15],
    "/admin/audit": [2, 3],
    "/admin/blogs": [2, 3],
    "/admin/blogs/:blogId/revisions": [3, 6],
    "/admin/blogs/redirects": [2, 3],
    "/admin/blogs/trash": [2, 3],
    "/admin/bookings": [2, 3],
    "/admin/content": [2, 6],
    "/admin/deals": [2, 4],
    "/admin/deals/:dealId": [3, 5],
    "/admin/deals/:dealId/delete": [2, 3],
    "/admin/deals/new": [3, 4],
    "/admin/failed-jobs": [2, 3],
    "/admin/health": [2, 6],
    "/admin/leads": [2, 7],
    "/admin/leads/:leadId": [3, 14],
    "/admin/leads/:leadId/email": [3, 4],
    "/admin/leads/imports": [2, 3],
    "/admin/leads/imports/:importId": [3, 4],
    "/admin/leads/new": [2, 8],
    "/admin/leads/spam-review": [2, 3],
    "/admin/leads/trash": [2, 3],
    "/admin/mail": [2, 3],
    "/admin/mail/:mailId": [2, 3],
    "/admin/search": [2, 5],
    "/admin/settings": [2, 4],
    "/admin/settings/booking": [2, 3],
    "/admin/settings/company": [2, 5],
    "/admin/settings/security": [2, 8],
    "/admin/settings/security/codes": [2, 3],
    "/admin/settings/team": [2, 5],
    "/auth": [1, 1],
    "/auth/factor": [2, 3],
    "/auth/invite": [1, 1],
    "/auth/reset": [1, 1],
    "/auth/setup": [1, 1],
  }),
  ...pages(EDITOR, { "/admin/blogs/:blogId": [2, 4] }),
  ...pages(FILE, {
    "/admin/analytics/export": [3, 14],
    "/admin/analytics/now": [2, 2],
    "/admin/avatars/:userId/:pictureId": [1, 1],
    "/admin/content/postcards/:code": [2, 2],
    "/admin/leads/:leadId/emails/:mailId": [2, 2],
    "/admin/leads/export": [3, 5],
    "/admin/leads/imports/:importId/errors": [3, 3],
    "/admin/mail/:mailId/body": [2, 2],
    "/admin/submissions/:submissionId": [2, 2],
    "/blog/feed.json": [1, 1],
    "/blog/images/:name": [0, 0],
    "/blog/rss.xml": [1, 1],
    "/booking/:token/demo.ics": [2, 2],
    "/booking/feed/:file": [2, 2],
    "/collect": [0, 0],
    "/contact/send": [0, 0],
    "/healthz": [1, 1],
    "/indexnow.txt": [1, 1],
    "/llms.txt": [1, 1],
    "/m/:code/:page": [1, 1],
    "/robots.txt": [1, 1],
    "/sitemap.xml": [2, 3],
  }),
};

/** What a page loads on demand besides: the command palette, and drag and drop where there is a board. */
export const ON_DEMAND_KB = 20;

/** By the module of the action and its intent. */
export const FORM_LIMITS: Record<string, Calls> = {
  "marketing/contact/contact.route": [3, 3],
  "marketing/contact/send.route": [3, 3],
  "marketing/book-now-page/route": [4, 5],
  "marketing/booking-page/route move": [7, 7],
  "marketing/booking-page/route cancel": [6, 6],
  "auth/sign-in/sign-in-page/route": [4, 4],
  "auth/factors/factor-page/route": [7, 7],
  "auth/password/reset-page/route": [3, 3],
  "auth/team/invite-page/route": [2, 2],
  "auth/team/setup-page/route": [2, 2],
  "auth/factors/passkey-options.route": [2, 2],
  "auth/sign-in/sign-out.route": [2, 2],
  "crm/leads/lead-page/route status": [3, 3],
  "crm/leads/lead-page/route assign": [4, 4],
  "crm/leads/lead-page/route score": [3, 3],
  "crm/leads/lead-page/route value": [3, 3],
  "crm/leads/lead-page/route note": [3, 3],
  "crm/leads/lead-page/route activity": [3, 3],
  "crm/leads/lead-page/route edit": [3, 3],
  "crm/leads/lead-page/route accept": [3, 3],
  "crm/leads/lead-page/route delete": [3, 3],
  "crm/leads/lead-page/route erase": [3, 3],
  "crm/leads/new-lead-page/route": [4, 4],
  "crm/leads/trash-page/route restore": [3, 3],
  "crm/leads/trash-page/route erase": [3, 3],
  "crm/intake/spam-review.route accept": [3, 3],
  "crm/intake/spam-review.route delete": [3, 3],
  "crm/email/email.route send": [4, 4],
  "crm/email/email.route retry": [6, 6],
  "crm/email/draft.route": [3, 3],
  "crm/import/imports-page/route": [7, 8],
  "crm/import/import-page/route map": [6, 6],
  "crm/import/import-page/route start": [3, 3],
  "crm/import/import-page/route discard": [3, 3],
  "crm/import/import-page/route undo": [3, 3],
  "crm/deals/new-deal.route": [5, 5],
  "crm/deals/deal.route": [4, 5],
  "crm/deals/changes.route move": [3, 3],
  "crm/deals/changes.route undo-move": [3, 3],
  "crm/deals/changes.route assign": [4, 4],
  "crm/deals/changes.route delete": [4, 4],
  "blog/changes.route publish": [3, 3],
  "blog/changes.route unpublish": [3, 3],
  "blog/changes.route trash": [3, 3],
  "blog/changes.route restore": [2, 2],
  "blog/changes.route duplicate": [4, 4],
  "blog/changes.route revert": [5, 6],
  "blog/publish.route": [3, 3],
  "blog/admin-page/route edit": [4, 4],
  "blog/admin-page/route view-live": [1, 1],
  "blog/editor-page/route": [5, 5],
  "blog/autosave.route": [3, 3],
  "blog/preview.route": [1, 1],
  "blog/upload.route": [2, 2],
  "indexing/redirects-page/route redirect": [3, 3],
  "indexing/redirects-page/route delete": [3, 3],
  "generation/content-page/route run": [3, 3],
  "generation/content-page/route run-all": [3, 5],
  "generation/content-page/route repeat": [4, 4],
  "generation/content-page/route enable": [4, 4],
  "generation/content-page/route auto-publish": [4, 4],
  "generation/content-page/route stop": [4, 4],
  "generation/content-page/route limits": [4, 4],
  "generation/content-page/route approve": [4, 4],
  "generation/content-page/route reject": [2, 2],
  "generation/content-page/route verify": [3, 3],
  "generation/content-page/route regenerate-sitemap": [8, 9],
  "generation/content-page/route reindex": [3, 3],
  "generation/content-page/route ai-crawlers": [2, 2],
  "analytics/analytics-page/route add-note": [4, 4],
  "analytics/analytics-page/route delete-note": [3, 3],
  "booking/admin-page/route done": [3, 3],
  "booking/admin-page/route no-show": [3, 3],
  "booking/admin-page/route cancel": [5, 5],
  "booking/admin-page/route move": [5, 5],
  "booking/settings-page/route rules": [4, 4],
  "booking/settings-page/route host": [3, 3],
  "booking/settings-page/route renew": [3, 3],
  "settings/profile-page/route profile": [2, 2],
  "settings/profile-page/route password": [3, 5],
  "settings/picture.route upload": [3, 3],
  "settings/picture.route remove": [3, 3],
  "settings/company-page/route company": [4, 4],
  "settings/company-page/route hours": [4, 4],
  "settings/company-page/route visitors": [4, 4],
  "settings/company-page/route assignment": [4, 4],
  "auth/security/security-page/route confirm": [4, 4],
  "auth/security/security-page/route app-start": [2, 2],
  "auth/security/security-page/route app-confirm": [4, 4],
  "auth/security/security-page/route app-remove": [2, 2],
  "auth/security/security-page/route passkey-add": [3, 9],
  "auth/security/security-page/route passkey-remove": [2, 2],
  "auth/security/security-page/route session-end": [2, 2],
  "auth/security/security-page/route sessions-end-others": [2, 2],
  "auth/factors/codes-page/route": [3, 4],
  "auth/team/team-page/route invite": [4, 4],
  "auth/team/team-page/route resend": [4, 4],
  "auth/team/team-page/route revoke": [3, 3],
  "auth/team/team-page/route role": [3, 3],
  "auth/team/team-page/route disable": [3, 3],
  "auth/team/team-page/route enable": [3, 3],
  "auth/team/team-page/route remove-factors": [3, 3],
  "auth/team/team-page/route require-factor": [2, 2],
  "mail/message-page/route retry": [4, 4],
  "admin/failed-jobs-page/route retry": [3, 3],
  "admin/failed-jobs-page/route retry-all": [3, 3],
  "admin/failed-jobs-page/route discard": [3, 3],
  "admin/failed-jobs-page/route discard-all": [3, 3],
  "admin/preferences.route theme": [2, 2],
  "admin/preferences.route list": [1, 1],
  "admin/preferences.route sidebar": [1, 1],
  "admin/preferences.route editorSidebar": [1, 1],
};

/** Rows that D1 bills as written, indexes included. */
export const ROWS_WRITTEN = { lead: 47, beacon: 27, draft: 3 };

/** The p50 of `npm run bench`, as multiples of a bare workerd "hello" in the same run. */
export const TIMES_OF_HELLO = {
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

/** @throws if the form is not in the table */
export function formLimit(module: string, intent: string | null): FormLimit {
  const name = formName(module, intent);
  const limit = FORM_LIMITS[name];
  if (!limit) throw new Error(`${name} has no limits: add a line to tests/support/limits.ts`);
  const [steps, calls] = limit;
  return { steps, calls };
}

export function formName(module: string, intent: string | null): string {
  return intent === null ? module : `${module} ${intent}`;
}

function pages(kB: { scriptKB: number; styleKB: number }, rows: Record<string, Calls>) {
  return Object.fromEntries(
    Object.entries(rows).map(([pattern, [steps, calls]]) => [pattern, { steps, calls, ...kB }]),
  );
}
