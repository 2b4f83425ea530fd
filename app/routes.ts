import { index, type RouteConfig, route } from "@remix-run/route-config";

/** The map of the product: every address it answers, pointing into the feature that answers it. */
export default [
  route("healthz", "admin/healthz.ts"),
  route("auth", "auth/sign-in-page/route.tsx"),
  route("auth/sign-out", "auth/sign-out.ts"),
  route("admin", "admin/shell/route.tsx", [
    index("admin/dashboard-page/route.tsx"),
    route("leads", "crm/leads-page/route.tsx", [
      route("new", "crm/new-lead-page/route.tsx"),
      route(":leadId", "crm/lead-page/route.tsx"),
    ]),
    route("leads/trash", "crm/trash-page/route.tsx"),
    route("leads/set-aside", "crm/set-aside-page/route.tsx"),
    route("submissions/:submissionId", "crm/submission-link.ts"),
    route("preferences", "admin/preferences.ts"),
    route("*", "admin/not-found-page.tsx"),
  ]),
] satisfies RouteConfig;
