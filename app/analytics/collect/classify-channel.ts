import type { Channel } from "../channel";
import { IN_APP_BROWSER, MAIL_HOST, NAMED_SOURCES, SEARCH_HOST, WELL_KNOWN_HOSTS } from "./well-known-hosts";

/** One of these as a word of its own: "paid_social" has "paid" and "social", "unpaid" has neither. */
const word = (words: string) => new RegExp(`(?:^|[^a-z0-9])(?:${words})(?:$|[^a-z0-9])`);

const PAID_MEDIUM = new RegExp(
  [
    "(?:^|[^a-z])paid",
    "cpc$",
    word("ppc|cpm|cpv|cpa|cpl|cpi|sem|ads?|adwords|advert(?:ising|isement)?|display|banner").source,
    word("retargeting|remarketing|programmatic|interstitial|sponsored|sponsorship|promoted|boosted").source,
  ].join("|"),
);

/** Whether a source that staff or an import gave a lead names an advertisement: "google_ads", "Facebook ads". */
export function namesAd(source: string): boolean {
  return PAID_MEDIUM.test(source.toLowerCase());
}

const MEDIA: [medium: RegExp, channel: Channel][] = [
  [/^(?:postcards?|direct[-_ ]?mail|print|qr(?:[-_ ]?codes?)?)$/, "postcard"],
  [PAID_MEDIUM, "paid"],
  [word("e[-_ ]?mails?|mailing|newsletters?|edm"), "email"],
  [/^(?:sms|mms|rcs|txt|text(?:[-_ ]?(?:message|messages|messaging))?)$|(?:^|[^a-z0-9])sms/, "sms"],
  [word("audio|podcasts?|radio"), "audio"],
  [word("videos?|tv|ctv|ott"), "video"],
  [/(?:^|[^a-z])social|^smm?$/, "social"],
  [word("organic|search|seo"), "search"],
  [word("ai|llm|chatbot|assistant"), "ai"],
  [word("referral|affiliates?|partner"), "referral"],
];
/** A link of these kinds is no advertisement, even if an address with a click id was copied into it. */
const NEVER_CLICKED_AS_AD: readonly (Channel | undefined)[] = ["postcard", "email", "sms"];

type Clues = {
  referrerHost: string | null;
  /** utm_source and utm_medium. */
  source: string | null;
  medium: string | null;
  /** What a service's own parameter tells (`channelOfTags`). */
  added: Channel | null;
  /** Whether the link says anything of itself. */
  isTagged: boolean;
  userAgent: string;
};

/**
 * The channel of a visit. What the link itself says decides before the page that led here, since mail programs and apps
 * hide that page; the browser within an app is the last clue. A tagged link is never direct.
 */
export function classifyChannel(clues: Clues): Channel {
  const { referrerHost, added, isTagged, userAgent } = clues;
  const [source, medium] = [clues.source?.toLowerCase() ?? "", clues.medium?.toLowerCase() ?? ""];
  const named = MEDIA.find(([pattern]) => pattern.test(medium))?.[1];
  if (added === "paid" && !NEVER_CLICKED_AS_AD.includes(named)) return "paid";
  if (named) return named;
  const host = referrerHost ?? "";
  const origin =
    channelOfSource(source, "paid") ??
    channelOfHost(host) ??
    channelOfSource(source) ??
    channelOfSource(medium) ??
    added;
  if (origin) return origin;
  if (host === "" && source === "" && IN_APP_BROWSER.test(userAgent)) return "social";
  return host !== "" || isTagged ? "referral" : "direct";
}

function channelOfHost(host: string): Channel | null {
  const known = WELL_KNOWN_HOSTS.find(([, sites]) =>
    sites.some((site) => host === site || host.endsWith(`.${site}`)),
  );
  return known?.[0] ?? (SEARCH_HOST.test(host) ? "search" : MAIL_HOST.test(host) ? "email" : null);
}

/** A source names a site, its host or a kind: `facebook`, `chatgpt.com`, `newsletter`. `only` leaves out the others. */
function channelOfSource(source: string, only?: Channel): Channel | null {
  if (source === "") return null;
  const named = NAMED_SOURCES.find(([pattern]) => pattern.test(source))?.[1];
  if (only) return named === only ? named : null;
  return (
    named ?? channelOfHost(source) ?? channelOfHost(`${source}.com`) ?? channelOfHost(`${source}.ai`) ?? null
  );
}
