import { index, layout, type RouteConfig, route } from "@remix-run/route-config";

/** The map of the product: every address it answers, pointing into the feature that answers it. */
export default [
  route("healthz", "admin/healthz.ts"),
  route("contact/send", "site/contact-send.ts"),
  layout("site/layout/route.tsx", [
    index("site/home-page/route.tsx"),
    route("contact", "site/contact-page/route.tsx"),
    route("*", "site/not-found-page/route.tsx"),
  ]),
] satisfies RouteConfig;
