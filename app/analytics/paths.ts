export const ANALYTICS_PATH = "/admin/analytics";
export const ANALYTICS_EXPORT_PATH = "/admin/analytics/export";
export const ANALYTICS_NOW_PATH = "/admin/analytics/now";
