import type { Channel } from "./channel";

/** Hosts, with all their subdomains. Search engines are named without their country's domain. */
const SEARCH = [
  "google",
  "bing",
  "duckduckgo",
  "yahoo",
  "ecosia",
  "brave",
  "baidu",
  "yandex",
  "startpage",
  "qwant",
  "kagi",
  "naver",
  "seznam",
];
const SEARCH_APPS = ["com.google.android.googlequicksearchbox"];
const AI = [
  "chatgpt.com",
  "chat.openai.com",
  "perplexity.ai",
  "claude.ai",
  "gemini.google.com",
  "copilot.microsoft.com",
  "grok.com",
  "chat.mistral.ai",
  "chat.deepseek.com",
  "meta.ai",
  "you.com",
  "phind.com",
  "poe.com",
];
const SOCIAL = [
  "facebook.com",
  "fb.me",
  "instagram.com",
  "linkedin.com",
  "lnkd.in",
  "twitter.com",
  "x.com",
  "t.co",
  "youtube.com",
  "youtu.be",
  "tiktok.com",
  "pinterest.com",
  "reddit.com",
  "threads.net",
  "threads.com",
  "bsky.app",
  "nextdoor.com",
  "snapchat.com",
  "whatsapp.com",
  "messenger.com",
  "discord.com",
  "telegram.org",
  "t.me",
  "news.ycombinator.com",
  "quora.com",
  "yelp.com",
];
const SOCIAL_APPS = [
  "com.facebook.katana",
  "com.linkedin.android",
  "com.twitter.android",
  "com.reddit.frontpage",
  "com.instagram.android",
];
const MAIL = [
  "mail.google.com",
  "outlook.live.com",
  "outlook.office.com",
  "outlook.office365.com",
  "mail.yahoo.com",
  "mail.proton.me",
  "mail.aol.com",
  "webmail.aol.com",
  "mail.zoho.com",
  "app.fastmail.com",
  "mail.yandex.com",
  "com.google.android.gm",
];

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

const isAt = (host: string, sites: readonly string[]) =>
  sites.some((site) => host === site || host.endsWith(`.${site}`));

/** A search engine under any of its countries' domains: google.com, google.co.uk, search.yahoo.co.jp. */
function isSearchEngine(host: string): boolean {
  const labels = host.split(".");
  return labels.some(
    (label, at) => SEARCH.includes(label) && labels.length - at <= 3 && labels.length - at >= 2,
  );
}

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
  if (isAt(host, AI)) return "ai";
  if (isAt(host, MAIL)) return "email";
  if (isAt(host, SOCIAL) || SOCIAL_APPS.includes(host)) return "social";
  if (isSearchEngine(host) || SEARCH_APPS.includes(host)) return "search";
  return null;
}

/** utm_source names a site or its host: `facebook`, `chatgpt.com`, `newsletter`. */
function channelOfSource(source: string): Channel | null {
  if (source === "") return null;
  if (source === "newsletter" || source === "email") return "email";
  return channelOfHost(source) ?? channelOfHost(`${source}.com`) ?? channelOfHost(`${source}.ai`);
}
