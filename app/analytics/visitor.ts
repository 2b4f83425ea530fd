export const DEVICE_TYPES = ["tablet", "mobile", "desktop"] as const;
export const BROWSERS = ["Chrome", "Firefox", "Safari", "Edge", "Unknown"] as const;
export const OPERATING_SYSTEMS = ["Windows", "macOS", "Linux", "Android", "iOS", "Unknown"] as const;

/** What the user agent tells of a visitor. */
export type Visitor = {
  deviceType: (typeof DEVICE_TYPES)[number];
  browser: (typeof BROWSERS)[number];
  os: (typeof OPERATING_SYSTEMS)[number];
};
