import type { Channel } from "../channel";
import { SEARCH_HOST, WELL_KNOWN_HOSTS } from "./well-known-hosts";

const PAID_MEDIUM =
  /^(?:.*cpc|ppc|cpm|cpv|cpa|paid.*|.*-paid|.*_paid|display|banner|retargeting|remarketing|ads?)$/;
const MEDIA: [medium: RegExp, channel: Channel][] = [
  [/^(?:postcard|direct-?mail|print|qr)$/, "postcard"],
  [PAID_MEDIUM, "paid"],
  [/^(?:e-?mail|newsletter)$/, "email"],
  [/^(?:social.*|sm)$/, "social"],
  [/^(?:organic|search)$/, "search"],
  [/^(?:ai|llm|chatbot|assistant)$/, "ai"],
  [/^(?:referral|affiliate|partner)$/, "referral"],
];

type Clues = {
  referrerHost: string | null;
  /** utm_source and utm_medium. */
  source: string | null;
  medium: string | null;
};

/**
 * The channel of a visit. What the link itself says (utm) decides before the page that led here, since mail programs
 * and apps hide that page.
 */
export function classifyChannel({ referrerHost, source, medium }: Clues): Channel {
  const named = MEDIA.find(([pattern]) => medium !== null && pattern.test(medium.toLowerCase()));
  if (named) return named[1];
  const host = referrerHost ?? "";
  const origin = channelOfHost(host) ?? channelOfSource(source?.toLowerCase() ?? "");
  if (origin) return origin;
  return host !== "" || source !== null ? "referral" : "direct";
}

function channelOfHost(host: string): Channel | null {
  const known = WELL_KNOWN_HOSTS.find(([, sites]) =>
    sites.some((site) => host === site || host.endsWith(`.${site}`)),
  );
  return known?.[0] ?? (SEARCH_HOST.test(host) ? "search" : null);
}

/** utm_source names a site or its host: `facebook`, `chatgpt.com`, `newsletter`. */
function channelOfSource(source: string): Channel | null {
  if (source === "") return null;
  if (source === "newsletter" || source === "email") return "email";
  return channelOfHost(source) ?? channelOfHost(`${source}.com`) ?? channelOfHost(`${source}.ai`);
}
