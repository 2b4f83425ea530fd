export const WEEKDAYS = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;

/** The list of days on which nobody takes demos, and how long it may be. */
export const HOLIDAYS = "holidays";
export const MOST_HOLIDAYS = 200;

export const SETTINGS_FAILURES = {
  rules: { title: "Failed to save the rules" },
  host: { title: "Failed to save the host" },
  renew: { title: "Failed to renew the address" },
} as const;
