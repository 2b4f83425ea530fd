import { z } from "zod";
import { isSecretAddress } from "../../platform/http/own-paths";
import type { Channel } from "../channel";
import { isUntracked } from "../paths";
import { classifyChannel } from "./classify-channel";

/** How and where a visit arrived. */
export type Arrival = {
  landingPath: string;
  channel: Channel;
  /** The host of the page that led here; null if it was ours or is unknown. */
  referrerHost: string | null;
  campaign: string | null;
  /** The utm_* parameters as a query string. */
  utm: string | null;
};

/** What the browser kept of the visit's first page. */
type KeptArrival = {
  landingPath: string | null;
  referrer: string | null;
  utm: Record<string, string> | null;
};

const MAX_ARRIVAL = 6000;
const MAX_PATH = 1000;
const MAX_CAMPAIGN = 100;
const MAX_UTM = 500;
const UTM_PARAMETER = /^utm_[a-z0-9_]{1,30}$/;
/** What Google and Microsoft add to the addresses of advertisements; Facebook's fbclid also comes with unpaid posts. */
const PAID_CLICK = /^(?:gclid|gbraid|wbraid|dclid|msclkid)$/;
const BROKEN = /[\p{Cc}\p{Cs}]/gu;

/** Cut before it is cleaned, since a cut may split a surrogate pair. */
const cut = (text: string, max: number) => text.slice(0, max).replace(BROKEN, "");

/** As the script keeps it: a query string of landingPath, referrer and utm (JSON). Never a reason to refuse a hit. */
export const arrivalSchema = z
  .string()
  .max(MAX_ARRIVAL)
  .transform((text): KeptArrival => {
    const kept = new URLSearchParams(text);
    return {
      landingPath: kept.get("landingPath"),
      referrer: kept.get("referrer"),
      utm: parseUtm(kept.get("utm") ?? ""),
    };
  })
  .nullish()
  .catch(null);

function parseUtm(json: string): Record<string, string> | null {
  try {
    const parsed = z.record(z.string(), z.string()).safeParse(JSON.parse(json));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

function isLanding(path: string): boolean {
  return path.startsWith("/") && !isUntracked(path) && !isSecretAddress(path);
}

/**
 * Derives a visit's origin. `page` is the path of the hit, for a browser that kept nothing; `ownHosts` are never a
 * referrer.
 */
export function arrivalOf(kept: KeptArrival | null | undefined, page: string, ownHosts: string[]): Arrival {
  const utm = Object.entries(kept?.utm ?? {}).filter(([name]) => UTM_PARAMETER.test(name));
  const utmOf = (name: string) =>
    cut(utm.find(([key]) => key === name)?.[1] ?? "", MAX_CAMPAIGN).trim() || null;
  const isPaidClick = Object.keys(kept?.utm ?? {}).some((name) => PAID_CLICK.test(name));
  const medium = utmOf("utm_medium") ?? (isPaidClick ? "cpc" : null);
  const host = hostOf(kept?.referrer ?? "");
  const referrerHost = host && !ownHosts.includes(host) ? host : null;
  const landing = cut(kept?.landingPath ?? "", MAX_PATH);
  return {
    landingPath: isLanding(landing) ? landing : cut(page, MAX_PATH),
    channel: classifyChannel({ referrerHost, source: utmOf("utm_source"), medium }),
    referrerHost,
    campaign: utmOf("utm_campaign")?.toLowerCase() ?? null,
    utm: cut(new URLSearchParams(utm).toString(), MAX_UTM) || null,
  };
}

/** The scheme and host of a web address; null for anything else. A path or query may hold private data. */
export function originOf(address: string): string | null {
  if (hostOf(address) === null) return null;
  const { protocol, host } = new URL(address);
  return `${protocol}//${host.slice(0, 253)}`;
}

/** The host of a web address without `www.`; null for anything else. */
export function hostOf(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { protocol, hostname } = new URL(address);
  const isWeb = protocol === "https:" || protocol === "http:" || protocol === "android-app:";
  return isWeb && hostname.includes(".") ? hostname.replace(/^www\./, "").slice(0, 253) : null;
}
