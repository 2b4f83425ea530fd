import { index, layout, type RouteConfig, route } from "@remix-run/route-config";
import { INDUSTRIES } from "./site/content/industries";

/** The map of the product: every address it answers, pointing into the feature that answers it. */
export default [
  layout("site/layout/route.tsx", [
    index("site/home-page/route.tsx"),
    route("contact", "site/contact-page/route.tsx"),
    route("platform", "site/platform-page/route.tsx"),
    route("integrations", "site/integrations-page/route.tsx"),
    route("about", "site/about-page/route.tsx"),
    route("book-now", "site/book-now-page/route.tsx"),
    ...pages("site/module-page/route.tsx", ["pixlseo", "adrev", "direct-mail"]),
    ...pages("site/feature-page/route.tsx", ["unified-analytics", "smart-automation", "advanced-targeting"]),
    ...pages("site/legal-page/route.tsx", ["privacy-policy", "terms-of-service", "cookies"]),
    route("solutions", "site/solutions-page/route.tsx"),
    ...INDUSTRIES.map(({ slug }) =>
      route(slug, "site/industry-page/route.tsx", { id: `industry/${slug}`, caseSensitive: true }),
    ),
    route("white-label", "site/white-label-page/route.tsx"),
    route("blog", "blog/list-page/route.tsx"),
    route("blog/:slug", "blog/article-page/route.tsx"),
    route("*", "site/not-found-page/route.tsx"),
  ]),
  route("contact/send", "site/contact-send.ts"),
  route("collect", "analytics/collect.ts"),
  route("sitemap.xml", "indexing/sitemap.ts"),
  route("robots.txt", "indexing/robots.ts"),
  route("healthz", "admin/healthz.ts"),

  route("auth", "auth/sign-in-page/route.tsx"),
  route("auth/sign-out", "auth/sign-out.ts"),
  route("admin", "admin/shell/route.tsx", [
    index("admin/dashboard-page/route.tsx"),
    route("leads", "crm/leads-page/route.tsx", [
      route("new", "crm/new-lead-page/route.tsx"),
      route(":leadId", "crm/lead-page/route.tsx"),
    ]),
    route("leads/:leadId/email", "crm/email-page/route.tsx"),
    route("leads/:leadId/draft", "crm/email-draft.ts"),
    route("leads/:leadId/emails/:mailId", "crm/email-state.ts"),
    route("leads/export", "crm/leads-export.ts"),
    route("leads/trash", "crm/trash-page/route.tsx"),
    route("leads/set-aside", "crm/set-aside-page/route.tsx"),
    route("leads/imports", "crm/imports-page/route.tsx"),
    route("leads/imports/:importId", "crm/import-page/route.tsx"),
    route("leads/imports/:importId/errors", "crm/import/errors.ts"),
    route("blogs", "blog/admin-page/route.tsx"),
    route("blogs/publish", "indexing/publish.ts"),
    route("submissions/:submissionId", "crm/submission-link.ts"),
    route("deals", "crm/deals-page/route.tsx"),
    route("deals/new", "crm/deal-new-page/route.tsx"),
    route("deals/changes", "crm/deal-changes.ts"),
    route("deals/:dealId", "crm/deal-page/route.tsx"),
    route("deals/:dealId/delete", "crm/deal-delete-page/route.tsx"),
    route("mail", "mail/mail-page/route.tsx"),
    route("mail/:mailId", "mail/message-page/route.tsx"),
    route("failed-jobs", "admin/failed-jobs-page/route.tsx"),
    route("search", "admin/search-page/route.tsx"),
    route("preferences", "admin/preferences.ts"),
    route("*", "admin/not-found-page.tsx"),
  ]),
] satisfies RouteConfig;

/** Several addresses of one template, which finds its content by the path, letter for letter. */
function pages(file: string, paths: string[]) {
  return paths.map((path) => route(path, file, { id: path, caseSensitive: true }));
}
