import { isbot } from "isbot";
import type { FilterReason } from "../filter-reasons";
import { hostOf } from "./arrival";
import type { Item } from "./hit";

/** What a request tells about who sent it. */
export type SenderClues = {
  userAgent: string;
  /** Sec-CH-UA and Accept-Language. */
  clientHints: string;
  language: string;
  asn: number | null;
};

/**
 * Networks of hosting companies, where servers live, not people (numbers from the registries' public whois). Relays of
 * people's traffic (iCloud Private Relay, WARP, company VPNs) are not among them.
 */
const HOSTING: Record<string, number[]> = {
  Amazon: [14618, 16509, 8987],
  "Google Cloud": [396982],
  Microsoft: [8075],
  Oracle: [31898],
  Alibaba: [45102, 37963],
  Tencent: [132203, 45090],
  DigitalOcean: [14061, 62567, 393406, 200130],
  Linode: [63949],
  Vultr: [20473],
  OVH: [16276],
  Hetzner: [24940, 213230],
  Contabo: [51167],
  Scaleway: [12876],
  Leaseweb: [60781, 28753],
  ColoCrossing: [36352],
  FranTech: [53667],
};
const DATA_CENTERS = new Set(Object.values(HOSTING).flat());

/** Sites that advertise by visiting: their visits have no person behind them. */
const REFERRER_SPAM = [
  "semalt.com",
  "buttons-for-website.com",
  "darodar.com",
  "best-seo-offer.com",
  "free-share-buttons.com",
  "get-free-traffic-now.com",
  "event-tracking.com",
  "o-o-6-o-o.com",
  "trafficbot.life",
  "trafficbot.live",
  "bot-traffic.icu",
  "bot-traffic.xyz",
  "traffic-cash.xyz",
  "rank-checker.online",
  "social-buttons.com",
  "simple-share-buttons.com",
  "success-seo.com",
  "videos-for-your-business.com",
  "floating-share-buttons.com",
  "ilovevitaly.com",
  "priceg.com",
  "blackhatworth.com",
  "hulfingtonpost.com",
  "econom.co",
  "seo-platform.com",
  "site-auditor.online",
  "bottraffic.live",
  "seobility.bid",
  "trafers.com",
  "news.grets.store",
];

/** What measures, pictures or checks pages, or reads them for an AI assistant, and isbot does not know. */
const MORE_BOTS =
  /GTmetrix|vercel-screenshot|WebPageTest|DebugBear|Calibre\/|Percy\/|BetterUptime|Better Stack|Uptime-Kuma|OhDear|HetrixTools|Site-Shot|ScreenshotOne|BuiltWith|Siteimprove|(?:ChatGPT|Claude|Perplexity|MistralAI)-User/i;
/** Facebook's app lists itself and its device in brackets, often without a space, which isbot takes for a bot. */
const FACEBOOK_APP = /\[FB(?:AN|_IAB)[^\]]*\]/g;

function isBot(userAgent: string): boolean {
  return MORE_BOTS.test(userAgent) || isbot(userAgent.replace(FACEBOOK_APP, ""));
}

const HEADLESS = /Headless|PhantomJS|Puppeteer|Playwright|Selenium/i;
/** The script waits 100 ms before a page view; clocks are coarse. */
const LEAST_AGE = 90;
const GREATEST_AGE = 30 * 86_400_000;

/** Why no visitor sent this, or null. The first reason that applies counts. */
export function verdictOf(item: Item, clues: SenderClues): FilterReason | null {
  if (isHeadless(item, clues)) return "headless";
  if (clues.userAgent === "" || isBot(clues.userAgent)) return "bot";
  if (clues.asn !== null && DATA_CENTERS.has(clues.asn)) return "data-center";
  if (isReferrerSpam(item)) return "referrer-spam";
  if (isImpossiblyTimed(item)) return "impossible-timing";
  return null;
}

function isHeadless(item: Item, { userAgent, clientHints, language }: SenderClues): boolean {
  if (userAgent === "") return false;
  const isBrowser = userAgent.startsWith("Mozilla/") && !isBot(userAgent.replace(HEADLESS, ""));
  return (
    HEADLESS.test(userAgent) ||
    HEADLESS.test(clientHints) ||
    item.webdriver === true ||
    (isBrowser && language === "")
  );
}

function isReferrerSpam(item: Item): boolean {
  if (item.kind === "vitals") return false;
  const hosts = [item.referrer, item.arrival?.referrer].map((address) => hostOf(address ?? ""));
  return hosts.some((host) => REFERRER_SPAM.some((site) => host === site || host?.endsWith(`.${site}`)));
}

/** No person makes events before the page is there, and no tab is older than a month. */
function isImpossiblyTimed({ age }: Item): boolean {
  return !(age >= LEAST_AGE && age <= GREATEST_AGE);
}
