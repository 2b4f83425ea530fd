/** Why a hit is left out of every count of visitors. Such hits are counted by reason, never mixed in. */
export const FILTER_REASONS = [
  "bot",
  "data-center",
  "headless",
  "referrer-spam",
  "impossible-timing",
  "rate",
  "day-limit",
  "storage-full",
] as const;
export type FilterReason = (typeof FILTER_REASONS)[number];

export const FILTER_LABELS: Record<FilterReason, string> = {
  bot: "known bots",
  "data-center": "data-center network",
  headless: "headless browser",
  "referrer-spam": "referrer spam",
  "impossible-timing": "impossible timing",
  rate: "too many hits",
  "day-limit": "over the day’s limit of rows",
  "storage-full": "no room left in the database",
};
