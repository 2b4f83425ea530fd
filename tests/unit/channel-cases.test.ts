import { expect, test } from "vitest";
import type { Channel } from "../../app/analytics/channel";
import { arrivalOf, arrivalSchema } from "../../app/analytics/collect/arrival";
import { itemSchema } from "../../app/analytics/collect/hit";
import { verdictOf } from "../../app/analytics/collect/verdict";
import { contactFormSchema } from "../../app/marketing/contact/contact";

/** Real visits: how they came to a page, as the browser tells it, and the channel that a marketer expects. */
const SAFARI = "AppleWebKit/605.1.15 (KHTML, like Gecko)";
const IPHONE = `Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) ${SAFARI} Mobile/15E148`;
const WEBVIEW =
  "Mozilla/5.0 (Linux; Android 13; SM-S901B; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0 Mobile Safari/537.36";

type Visit = { query?: string; referrer?: string; userAgent?: string };

/** What the script keeps of the first page's address, sent as it sends it. */
function arrive({ query = "", referrer = "", userAgent = "Mozilla/5.0" }: Visit) {
  const parameters = Object.fromEntries(new URLSearchParams(query));
  const kept = new URLSearchParams({ landingPath: "/", referrer, utm: JSON.stringify(parameters) });
  return arrivalOf(arrivalSchema.parse(`${kept}`), {
    page: "/",
    ownHosts: ["beaconry.example"],
    userAgent,
  });
}

test.each<[app: string, Channel]>([
  ["com.google.android.googlequicksearchbox", "search"],
  ["com.google.android.googlequicksearchbox/https/www.google.com", "search"],
  ["com.microsoft.bing", "search"],
  ["com.google.android.apps.maps", "search"],
  ["com.facebook.katana", "social"],
  ["com.facebook.orca", "social"],
  ["com.facebook.lite", "social"],
  ["com.zhiliaoapp.musically", "social"],
  ["com.whatsapp", "social"],
  ["com.google.android.youtube", "social"],
  ["com.instagram.barcelona", "social"],
  ["com.instagram.android", "social"],
  ["com.snapchat.android", "social"],
  ["com.nextdoor", "social"],
  ["com.google.android.gm", "email"],
  ["ch.protonmail.android", "email"],
  ["com.yahoo.mobile.client.android.mail", "email"],
  ["com.samsung.android.email.provider", "email"],
  ["com.google.android.apps.bard", "ai"],
  ["com.microsoft.copilot", "ai"],
  ["com.openai.chatgpt", "ai"],
  ["ai.x.grok", "ai"],
  ["com.google.android.apps.messaging", "sms"],
  ["com.harborauto.app", "referral"],
])("from the Android app %s: %s", (app, channel) => {
  expect(arrive({ referrer: `android-app://${app}/` }).channel).toBe(channel);
});

test.each([
  ...["gclid", "gbraid", "wbraid", "dclid", "gad_source", "gad_campaignid", "msclkid", "yclid"],
  ...["ttclid", "twclid", "li_fat_id", "ScCid", "rdt_cid", "epik", "qclid", "tblci", "dicbo"],
])("a link with %s is an advertisement's, whatever network showed it", (name) => {
  expect(arrive({ query: `${name}=x1` }).channel).toBe("paid");
  expect(arrive({ query: `${name}=x1`, referrer: "https://www.tiktok.com/" }).channel).toBe("paid");
  expect(arrive({ query: `${name}=x1&utm_source=google&utm_medium=organic` }).channel).toBe("paid");
  expect(arrive({ query: `${name}=x1&fbclid=x2` }).channel).toBe("paid");
});

test("an address with a click id that was copied into a letter or printed is what it was made for", () => {
  expect(arrive({ query: "gclid=x&utm_medium=email" }).channel).toBe("email");
  expect(arrive({ query: "gclid=x&utm_medium=postcard" }).channel).toBe("postcard");
});

test.each<[query: string, Channel]>([
  ["fbclid=x", "social"],
  ["igshid=x", "social"],
  ["fbclid=x&utm_source=spring-post", "social"],
  ["fbclid=x&utm_medium=paid_social", "paid"],
  ["mc_cid=x&mc_eid=y", "email"],
  ["_hsenc=x", "email"],
  ["irclickid=x", "referral"],
  ["srsltid=x", "search"],
  ["other=x", "direct"],
])("%s without a referrer: %s", (query, channel) => {
  expect(arrive({ query }).channel).toBe(channel);
});

test.each([
  ["Facebook, iPhone", `${IPHONE} [FBAN/FBIOS;FBAV/466.0.0;FBDV/iPhone14,5]`],
  ["Facebook, Android", `${WEBVIEW} [FB_IAB/FB4A;FBAV/407.0;IABMV/1;]`],
  ["Instagram", `${IPHONE} Instagram 331.0.0.29 (iPhone14,5; iOS 17_5; en_US)`],
  ["TikTok", `${WEBVIEW} musical_ly_2022803040 JsSdk/1.0 BytedanceWebview/d8a21c6`],
  ["LinkedIn", `${IPHONE} [LinkedInApp]/9.29.6`],
  ["Pinterest", `${IPHONE} [Pinterest/iOS]`],
  ["Snapchat", `${IPHONE} Snapchat/12.88 (like Safari/8618.2.12, panda)`],
  ["X", `${IPHONE} Twitter for iPhone/10.48`],
  ["LINE", `${IPHONE} Safari Line/14.9.1`],
  ["WeChat", `${IPHONE} MicroMessenger/8.0.49 NetType/WIFI`],
])("the browser in the app of %s without a referrer is social", (_, userAgent) => {
  expect(arrive({ userAgent }).channel).toBe("social");
  // What the link or the page before says decides.
  expect(arrive({ userAgent, referrer: "https://www.google.com/" }).channel).toBe("search");
  expect(arrive({ userAgent, query: "utm_source=letter&utm_medium=email" }).channel).toBe("email");
  expect(arrive({ userAgent, query: "ttclid=x" }).channel).toBe("paid");
});

test("a browser of its own is not social", () => {
  for (const userAgent of [IPHONE, WEBVIEW, `${IPHONE} Safari/604.1`, "Mozilla/5.0 OnLine/1.0"])
    expect(arrive({ userAgent }).channel, userAgent).toBe("direct");
});

test.each<[source: string, Channel]>([
  ["openai", "ai"],
  ["openai.com", "ai"],
  ["ChatGPT", "ai"],
  ["copilot", "ai"],
  ["copilot.com", "ai"],
  ["gemini", "ai"],
  ["perplexity", "ai"],
  ["claude.ai", "ai"],
  ["ig", "social"],
  ["fb", "social"],
  ["google_ads", "paid"],
  ["sms", "sms"],
  ["klaviyo", "email"],
  ["gbp", "search"],
  ["spotify", "audio"],
  ["vimeo", "video"],
  ["harbor-auto", "referral"],
])("utm_source=%s alone: %s", (source, channel) => {
  expect(arrive({ query: `utm_source=${source}` }).channel).toBe(channel);
});

test.each<[host: string, Channel]>([
  ["m365.cloud.microsoft", "ai"],
  ["character.ai", "ai"],
  ["x.ai", "ai"],
  ["petalsearch.com", "search"],
  ["webmail.harborauto.example", "email"],
  ["mail.com", "referral"],
])("from %s: %s", (host, channel) => {
  expect(arrive({ referrer: `https://${host}/` }).channel).toBe(channel);
});

test("names of parameters in capitals count, and of a repeated one the last", () => {
  const query = "UTM_SOURCE=Google&UTM_MEDIUM=cpc&Utm_Campaign=Spring+Sale";
  expect(arrive({ query })).toMatchObject({ channel: "paid", campaign: "spring sale" });
  expect(arrive({ query: "utm_medium=email&utm_medium=Paid%20Social" })).toMatchObject({ channel: "paid" });
  expect(arrive({ query: "utm_medium=Paid+Social&UTM_MEDIUM=email" })).toMatchObject({ channel: "email" });
});

test.each<[medium: string, Channel]>([
  ["sponsored", "paid"],
  ["sms", "sms"],
  ["podcast", "audio"],
  ["video", "video"],
  ["paid_video", "paid"],
  ["facebook", "social"],
])("utm_medium=%s alone: %s", (medium, channel) => {
  expect(arrive({ query: `utm_medium=${medium}` }).channel).toBe(channel);
});

test("a link with any tag is never direct", () => {
  for (const query of ["utm_medium=push", "utm_campaign=spring", "utm_term=roof", "UTM_ID=7"])
    expect(arrive({ query }).channel, query).toBe("referral");
  expect(arrive({ query: "utm_medium=push", referrer: "https://www.google.com/" }).channel).toBe("search");
});

test("the form keeps the tags that a visit is told by, and the same rules read them", () => {
  const sent = { gclid: "CjwK", GBRAID: "0AA", UTM_Source: "google", page: "5", utm_campaign: "" };
  const form = contactFormSchema.parse({
    ...{ firstName: "Dana", lastName: "Reyes", businessEmail: "dana@harborauto.example" },
    ...{ phoneNumber: "1", companyName: "Harbor Auto", projectDescription: "Roofs" },
    ...{ landingPath: "/home-services", referrer: "https://www.google.com/", utm: JSON.stringify(sent) },
  });
  expect(form.utm).toEqual({ gclid: "CjwK", gbraid: "0AA", utm_source: "google" });
  expect(arrivalOf(form, { page: "/contact", ownHosts: [], userAgent: "" })).toMatchObject({
    ...{ channel: "paid", landingPath: "/home-services", referrerHost: "google.com" },
  });
});

const CHROME =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36";
const FACEBOOK = (carrier: string) =>
  `[FBAN/FB4A;FBAV/300.0.0.1;FBBV/1;FBDM/{density=2.0,width=720,height=1280};FBLC/nl_NL;FBCR/${carrier};FBMF/samsung;FBDV/SM-A505FN;FBSV/10;]`;

test.each<[userAgent: string, reason: "bot" | null]>([
  [FACEBOOK("KPN"), null],
  [FACEBOOK("Verizon"), null],
  [FACEBOOK("NL KPN"), null],
  [`${IPHONE} ${FACEBOOK("KPN")}`, null],
  [`${WEBVIEW} [FB_IAB/FB4A;FBAV/407.0;IABMV/1;]`, null],
  [
    `${WEBVIEW} Instagram 300.0.0.0 Android (29/10; 420dpi; 1080x2176; motorola; moto g; cloud; qcom; en_US; 1)`,
    null,
  ],
  [
    "Mozilla/5.0 (Linux; Android 9; CUBOT_X19) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36",
    null,
  ],
  ["facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)", "bot"],
  ["WhatsApp/2.23.20.0 A", "bot"],
  [`${CHROME} GTmetrix`, "bot"],
  [`${CHROME} vercel-screenshot/1.0`, "bot"],
  ["vercel-screenshot/1.0", "bot"],
  [`${CHROME} DebugBear`, "bot"],
  ["Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; ChatGPT-User/1.0", "bot"],
  [CHROME, null],
])("%s: %s", (userAgent, reason) => {
  const id = "0b8a3c1e-7a39-4a51-9c0e-2f1d6c1b7a10";
  const item = itemSchema.parse({ kind: "page-view", id, session: id, path: "/", title: "", age: 320 });
  expect(verdictOf(item, { userAgent, clientHints: "", language: "en", asn: 7922 })).toBe(reason);
});
