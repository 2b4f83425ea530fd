import { build } from "../site";

/** The routes of the back office, with their modules' names. */
export const ADMIN_ROUTES = Object.values(build.routes).filter(({ id }) => {
  const pattern = patternOf(id);
  return pattern === "/admin" || pattern.startsWith("/admin/");
});

/** A route's address with its parameters, such as `/admin/leads/:leadId`. */
export function patternOf(id: string): string {
  const route = build.routes[id];
  if (!route) return "";
  const parent = route.parentId ? patternOf(route.parentId) : "";
  const own = (route.path ?? "").replaceAll("?", "");
  return own ? `${parent === "/" ? "" : parent}/${own}` : parent || "/";
}
