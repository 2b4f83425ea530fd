import { z } from "zod";
import { isSecretAddress, isUntracked, MAIL_PARAMETER } from "../../platform/http/own-paths";
import type { Channel } from "../channel";
import { classifyChannel } from "./classify-channel";
import { channelOfTags, isUtmParameter, type LinkTags, parseTags } from "./link-tags";

/** How and where a visit arrived. */
export type Arrival = {
  landingPath: string;
  channel: Channel;
  /** The host of the page that led here; null if it was ours or is unknown. */
  referrerHost: string | null;
  campaign: string | null;
  /** The utm_* parameters as a query string. */
  utm: string | null;
  /** Of the mail whose link was followed, as the link says. */
  mailId: string | null;
};

/** What the browser kept of the visit's first page. */
export type KeptArrival = {
  landingPath: string | null;
  referrer: string | null;
  utm: LinkTags | null;
};

/** What the server adds to that. */
export type ArrivalClues = {
  /** The path of the hit, for a browser that kept nothing. */
  page: string;
  /** Hosts of the site itself, which are never a referrer. */
  ownHosts: string[];
  userAgent: string;
};

const MAX_ARRIVAL = 6000;
const MAX_PATH = 1000;
const MAX_CAMPAIGN = 100;
const MAX_UTM = 500;
const BROKEN = /[\p{Cc}\p{Cs}]/gu;

const mailId = z.uuid().toLowerCase();

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
      utm: parseTags(kept.get("utm") ?? "", (value) => (typeof value === "string" ? value : null)),
    };
  })
  .nullish()
  .catch(null);

function isLanding(path: string): boolean {
  return path.startsWith("/") && !isUntracked(path) && !isSecretAddress(path);
}

/** Derives a visit's origin: of a hit, and by the same rules of a form. */
export function arrivalOf(
  kept: KeptArrival | null | undefined,
  { page, ownHosts, userAgent }: ArrivalClues,
): Arrival {
  const tags = kept?.utm ?? {};
  const utmOf = (name: string) => cut(tags[name] ?? "", MAX_CAMPAIGN).trim() || null;
  const host = hostOf(kept?.referrer ?? "");
  const referrerHost = host && !ownHosts.includes(host) ? host : null;
  const landing = cut(kept?.landingPath ?? "", MAX_PATH);
  const utm = Object.entries(tags).filter(([name]) => isUtmParameter(name));
  const added = channelOfTags(tags);
  return {
    landingPath: isLanding(landing) ? landing : cut(page, MAX_PATH),
    channel: classifyChannel({
      ...{ referrerHost, source: utmOf("utm_source"), medium: utmOf("utm_medium") },
      ...{ added, isTagged: utm.length > 0 || added !== null, userAgent },
    }),
    referrerHost,
    campaign: utmOf("utm_campaign")?.toLowerCase() ?? null,
    utm: cut(new URLSearchParams(utm).toString(), MAX_UTM) || null,
    mailId: mailId.safeParse(tags[MAIL_PARAMETER]).data ?? null,
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
