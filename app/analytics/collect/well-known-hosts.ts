import type { Channel } from "../channel";

/**
 * Sites whose visitors come by a known channel, each with all its subdomains; Android app names also count as hosts.
 * The first list that has the host decides, so that mail.google.com is not a search engine.
 */
export const WELL_KNOWN_HOSTS: [Channel, readonly string[]][] = [
  [
    "ai",
    [
      "chatgpt.com",
      "chat.openai.com",
      "perplexity.ai",
      "claude.ai",
      "gemini.google.com",
      "bard.google.com",
      "notebooklm.google.com",
      "copilot.microsoft.com",
      "copilot.cloud.microsoft",
      "edgeservices.bing.com",
      "grok.com",
      "chat.mistral.ai",
      "chat.deepseek.com",
      "chat.qwen.ai",
      "kimi.com",
      "meta.ai",
      "duck.ai",
      "you.com",
      "phind.com",
      "poe.com",
      "com.openai.chatgpt",
      "ai.perplexity.app.android",
      "com.anthropic.claude",
    ],
  ],
  [
    "email",
    [
      "mail.google.com",
      "com.google.android.gm",
      "outlook.live.com",
      "outlook.office.com",
      "outlook.office365.com",
      "outlook.cloud.microsoft",
      "com.microsoft.office.outlook",
      "mail.yahoo.com",
      "mail.yahoo.co.jp",
      "mail.proton.me",
      "mail.aol.com",
      "webmail.aol.com",
      "mail.zoho.com",
      "app.fastmail.com",
      "app.hey.com",
      "mail.yandex.com",
      "mail.yandex.ru",
      "e.mail.ru",
      "navigator.gmx.net",
      "deref-gmx.net",
      "deref-web.de",
      "mail.163.com",
      "mail.qq.com",
    ],
  ],
  [
    "social",
    [
      "facebook.com",
      "fb.com",
      "fb.me",
      "messenger.com",
      "instagram.com",
      "threads.net",
      "threads.com",
      "whatsapp.com",
      "wa.me",
      "linkedin.com",
      "lnkd.in",
      "twitter.com",
      "x.com",
      "t.co",
      "youtube.com",
      "youtu.be",
      "tiktok.com",
      "pinterest.com",
      "pin.it",
      "reddit.com",
      "redd.it",
      "bsky.app",
      "mastodon.social",
      "tumblr.com",
      "nextdoor.com",
      "snapchat.com",
      "discord.com",
      "telegram.org",
      "t.me",
      "vk.com",
      "news.ycombinator.com",
      "quora.com",
      "yelp.com",
      "com.facebook.katana",
      "com.instagram.android",
      "com.linkedin.android",
      "com.twitter.android",
      "com.reddit.frontpage",
      "com.pinterest",
      "org.telegram.messenger",
    ],
  ],
  [
    "search",
    [
      "ya.ru",
      "swisscows.com",
      "mojeek.com",
      "search.aol.com",
      "com.google.android.googlequicksearchbox",
      "com.duckduckgo.mobile.android",
    ],
  ],
];

/** Search engines by their name, under the domain of any country: google.com, google.co.uk, google.de. */
const SEARCH_ENGINES =
  "google|bing|duckduckgo|yahoo|ecosia|brave|baidu|yandex|startpage|qwant|kagi|naver|seznam|sogou";
/** Where they search; their other subdomains (docs.google.com, finance.yahoo.com) are sites like any other. */
const SEARCH_SUBDOMAINS =
  "(?:[a-z]{1,2}\\.)?(?:(?:[a-z]+\\.)?search|images|maps|news|lite|html|safe|start|[a-z]{1,2})";
const COUNTRY = "(?:com|net|org|co|[a-z]{2}|(?:com?|or|ne)\\.[a-z]{2})";

export const SEARCH_HOST = new RegExp(`^(?:${SEARCH_SUBDOMAINS}\\.)?(?:${SEARCH_ENGINES})\\.${COUNTRY}$`);
