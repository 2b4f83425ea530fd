import Bowser from "bowser";
import { formatDateTime } from "../../platform/time/time-text";
import { countryName } from "../../platform/words";

/** A browser as its owner would call it: "Chrome on macOS". */
export function deviceName(userAgent: string | null): string {
  if (!userAgent) return "Unknown browser";
  const { browser, os, platform } = Bowser.parse(userAgent);
  const on = platform.model && /^(?:iPhone|iPad)$/.test(platform.model) ? platform.model : os.name;
  return `${browser.name ?? "Unknown browser"}${on ? ` on ${on}` : ""}`;
}

/** Where a request came from: "Wisconsin, United States"; null if Cloudflare did not tell. */
export function placeName({ country, region }: { country: string | null; region: string | null }) {
  if (!country) return null;
  const name = countryName(country);
  return region ? `${region}, ${name}` : name;
}

/** "Chrome on macOS, Wisconsin, United States, Nov 21, 2024, 2:40 PM CST" */
export function describeVisit(
  visit: { userAgent: string | null; country: string | null; region: string | null },
  at: Date,
  zone: string,
): string {
  const parts = [deviceName(visit.userAgent), placeName(visit), formatDateTime(at.toISOString(), zone)];
  return parts.filter(Boolean).join(", ");
}
