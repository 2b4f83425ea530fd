import { build } from "../site";
import { patternOf as patternIn } from "./patterns";

/** A route's address with its parameters, such as `/admin/leads/:leadId`. */
export function patternOf(id: string): string {
  return patternIn(build.routes, id);
}

/** The routes of the back office, with their modules' names. */
export const ADMIN_ROUTES = Object.values(build.routes).filter(({ id }) => {
  const pattern = patternOf(id);
  return pattern === "/admin" || pattern.startsWith("/admin/");
});
