/** "Saved at 2:14 PM" or, on another day, "Saved Nov 21, 2024". `at` is an ISO time. */
export function savedText(at: string, now: Date, timeZone: string): string {
  const text = formatRecent(at, now, timeZone);
  return text.includes(":") ? `Saved at ${text}` : `Saved ${text}`;
}

import { formatRecent } from "../platform/time/time-text";
