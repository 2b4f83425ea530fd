export const WEEKDAYS = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;

export const SETTINGS_FAILURES = {
  rules: { title: "Failed to save the rules" },
  host: { title: "Failed to save the host" },
  renew: { title: "Failed to renew the address" },
} as const;
