export const ANALYTICS_PATH = "/admin/analytics";
export const ANALYTICS_EXPORT_PATH = "/admin/analytics/export";
export const ANALYTICS_NOW_PATH = "/admin/analytics/now";

/** Pages without tracking: the back office and its sign-in. */
export function isUntracked(path: string): boolean {
  return path.startsWith("/admin") || path === "/auth" || path.startsWith("/auth/");
}
