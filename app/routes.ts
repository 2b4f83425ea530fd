import { index, layout, type RouteConfig, route } from "@remix-run/route-config";
import { INDUSTRIES } from "./marketing/content/industries";

/** The map of the product: every address it answers, pointing into the feature that answers it. */
export default [
  layout("web/layout/route.tsx", [
    index("marketing/home-page/route.tsx"),
    route("contact", "marketing/contact/contact.route.tsx"),
    route("platform", "marketing/platform-page/route.tsx"),
    route("integrations", "marketing/integrations-page/route.tsx"),
    route("about", "marketing/about.route.tsx"),
    route("book-now", "marketing/book-now-page/route.tsx"),
    ...pages("marketing/module.route.tsx", ["pixlseo", "adrev", "direct-mail"]),
    ...pages("marketing/feature.route.tsx", ["unified-analytics", "smart-automation", "advanced-targeting"]),
    ...pages("marketing/legal-page/route.tsx", ["privacy-policy", "terms-of-service", "cookies"]),
    route("solutions", "marketing/solutions-page/route.tsx"),
    ...INDUSTRIES.map(({ slug }) =>
      route(slug, "marketing/industry-page/route.tsx", { id: `industry/${slug}`, caseSensitive: true }),
    ),
    route("white-label", "marketing/white-label-page/route.tsx"),
    route("blog", "blog/list-page/route.tsx"),
    route("blog/:slug", "blog/article-page/route.tsx"),
    route("*", "web/not-found.route.tsx"),
  ]),
  route("contact/send", "marketing/contact/send.route.ts"),
  route("m/:code/:page?", "generation/postcard/visit.route.ts"),
  route("collect", "analytics/collect.route.ts"),
  route("sitemap.xml", "indexing/sitemap.route.ts"),
  route("robots.txt", "indexing/robots.route.ts"),
  route("llms.txt", "indexing/llms.route.ts"),
  route("indexnow.txt", "indexing/indexnow-key.route.ts"),
  route("healthz", "admin/healthz.route.ts"),

  route("auth", "auth/sign-in-page/route.tsx"),
  route("auth/factor", "auth/factor-page/route.tsx"),
  route("auth/reset", "auth/reset-page/route.tsx"),
  route("auth/invite", "auth/invite-page/route.tsx"),
  route("auth/setup", "auth/setup-page/route.tsx"),
  route("auth/passkey-options", "auth/passkey-options.route.ts"),
  route("auth/sign-out", "auth/sign-out.route.ts"),
  route("admin", "admin/shell/route.tsx", [
    index("admin/dashboard-page/route.tsx"),
    route("leads", "crm/leads/leads-page/route.tsx", [
      route("new", "crm/leads/new-lead-page/route.tsx"),
      route(":leadId", "crm/leads/lead-page/route.tsx"),
    ]),
    route("leads/:leadId/email", "crm/email/email.route.tsx"),
    route("leads/:leadId/draft", "crm/email/draft.route.ts"),
    route("leads/:leadId/emails/:mailId", "crm/email/state.route.ts"),
    route("leads/export", "crm/leads/export.route.ts"),
    route("leads/trash", "crm/leads/trash-page/route.tsx"),
    route("leads/spam-review", "crm/intake/spam-review.route.tsx"),
    route("leads/imports", "crm/import/imports-page/route.tsx"),
    route("leads/imports/:importId", "crm/import/import-page/route.tsx"),
    route("leads/imports/:importId/errors", "crm/import/errors.route.ts"),
    route("blogs", "blog/admin-page/route.tsx"),
    route("blogs/publish", "blog/publish.route.ts"),
    route("submissions/:submissionId", "crm/intake/submission.route.ts"),
    route("deals", "crm/deals/deals-page/route.tsx"),
    route("deals/new", "crm/deals/new-deal.route.tsx"),
    route("deals/changes", "crm/deals/changes.route.ts"),
    route("deals/:dealId", "crm/deals/deal.route.tsx"),
    route("deals/:dealId/delete", "crm/deals/delete-deal.route.tsx"),
    route("analytics", "analytics/analytics-page/route.tsx"),
    route("analytics/now", "analytics/analytics-page/now.route.ts"),
    route("analytics/export", "analytics/analytics-page/export.route.ts"),
    route("content", "generation/content-page/route.tsx"),
    route("content/postcards/:code", "generation/postcard/pdf.route.ts"),
    route("settings", "settings/settings-frame/route.tsx", [
      route("security", "auth/security-page/route.tsx"),
      route("security/codes", "auth/codes-page/route.tsx"),
      route("team", "auth/team-page/route.tsx"),
    ]),
    route("mail", "mail/mail-page/route.tsx"),
    route("mail/:mailId", "mail/message-page/route.tsx"),
    route("failed-jobs", "admin/failed-jobs-page/route.tsx"),
    route("search", "admin/search.route.tsx"),
    route("preferences", "admin/preferences.route.ts"),
    route("*", "admin/not-found.route.tsx"),
  ]),
] satisfies RouteConfig;

/** Several addresses of one template, which finds its content by the path, letter for letter. */
function pages(file: string, paths: string[]) {
  return paths.map((path) => route(path, file, { id: path, caseSensitive: true }));
}
