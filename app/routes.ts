import { type RouteConfig, route } from "@remix-run/route-config";

/** The map of the product: every address it answers, pointing into the feature that answers it. */
export default [
  route("healthz", "admin/healthz.ts"),
  route("collect", "analytics/collect.ts"),
] satisfies RouteConfig;
