import fc from "fast-check";
import { expect, test } from "vitest";
import { CHANNELS } from "../../app/analytics/channel";
import { arrivalOf, hostOf } from "../../app/analytics/collect/arrival";
import { classifyChannel } from "../../app/analytics/collect/classify-channel";

const channelOf = (referrerHost: string | null, source: string | null = null, medium: string | null = null) =>
  classifyChannel({
    ...{ referrerHost, source, medium, added: null, userAgent: "" },
    isTagged: source !== null || medium !== null,
  });
const at = (page: string, ...ownHosts: string[]) => ({ page, ownHosts, userAgent: "" });

test.each(["/booking/x-secret", "/blog/preview/x.1.secret", "/blog%2Fpreview/x.1.secret"])(
  "%s, whose address is a secret, is no landing page",
  (landingPath) => {
    expect(arrivalOf({ landingPath, referrer: null, utm: null }, at("/about")).landingPath).toBe("/about");
  },
);

test.each([
  ["google.com", "search"],
  ["google.co.uk", "search"],
  ["search.yahoo.co.jp", "search"],
  ["duckduckgo.com", "search"],
  ["google.de", "search"],
  ["google.com.br", "search"],
  ["images.google.co.in", "search"],
  ["cn.bing.com", "search"],
  ["r.search.yahoo.com", "search"],
  ["uk.search.yahoo.com", "search"],
  ["search.brave.com", "search"],
  ["m.baidu.com", "search"],
  ["m.search.naver.com", "search"],
  ["html.duckduckgo.com", "search"],
  ["yandex.com.tr", "search"],
  ["docs.google.com", "referral"],
  ["sites.google.com", "referral"],
  ["finance.yahoo.com", "referral"],
  ["google.harborauto.example", "referral"],
  ["google.attacker.com", "referral"],
  ["bing.dealers.net", "referral"],
  ["chatgpt.com.attacker.example", "referral"],
  ["claude.ai", "ai"],
  ["edgeservices.bing.com", "ai"],
  ["lm.facebook.com", "social"],
  ["l.instagram.com", "social"],
  ["web.whatsapp.com", "social"],
  ["com.linkedin.android", "social"],
  ["mail.yahoo.com", "email"],
  ["com.google.android.gm", "email"],
  ["com.google.android.googlequicksearchbox", "search"],
  ["mail.google.com", "email"],
  ["gemini.google.com", "ai"],
  ["chatgpt.com", "ai"],
  ["perplexity.ai", "ai"],
  ["copilot.microsoft.com", "ai"],
  ["facebook.com", "social"],
  ["l.facebook.com", "social"],
  ["out.reddit.com", "social"],
  ["t.co", "social"],
  ["lnkd.in", "social"],
  ["outlook.live.com", "email"],
  ["harborauto.example", "referral"],
  ["notfacebook.com", "referral"],
  ["google.com.attacker.example", "referral"],
  [null, "direct"],
])("a visit from %s is %s", (host, channel) => {
  expect(channelOf(host)).toBe(channel);
});

test.each([
  ["google", "cpc", "paid"],
  ["facebook", "paid_social", "paid"],
  ["newsletter", null, "email"],
  ["november-letter", "email", "email"],
  ["postcard", "postcard", "postcard"],
  ["door", "qr", "postcard"],
  ["chatgpt.com", null, "ai"],
  ["linkedin", "social", "social"],
  ["google", "organic", "search"],
  ["partner-site", null, "referral"],
])("a link with utm_source=%s and utm_medium=%s is %s, whatever page led here", (source, medium, channel) => {
  expect(channelOf(null, source, medium)).toBe(channel);
  if (medium) expect(channelOf("facebook.com", source, medium)).toBe(channel);
});

const kept = { landingPath: "/blog/one", referrer: "https://www.bing.com/search?q=x", utm: null };

test("the arrival is what the browser kept; our own pages and odd values do not count", () => {
  expect(arrivalOf(kept, at("/contact", "beaconry.example"))).toEqual({
    landingPath: "/blog/one",
    channel: "search",
    referrerHost: "bing.com",
    campaign: null,
    ...{ utm: null, mailId: null },
  });
  expect(
    arrivalOf({ ...kept, referrer: "https://beaconry.example/" }, at("/", "beaconry.example")),
  ).toMatchObject({
    channel: "direct",
    referrerHost: null,
  });
  for (const landingPath of [null, "", "https://elsewhere.example/", "/admin/leads", "/auth"]) {
    expect(arrivalOf({ ...kept, landingPath }, at("/contact")).landingPath).toBe("/contact");
  }
  const utm = { utm_campaign: " Spring-Audit ", utm_term: "a&b" };
  expect(arrivalOf({ ...kept, utm }, at("/"))).toMatchObject({
    campaign: "spring-audit",
    utm: "utm_campaign=+Spring-Audit+&utm_term=a%26b",
  });
});

test("any text gives a channel and texts that can be stored", () => {
  const text = fc.oneof(fc.string({ unit: "binary", maxLength: 3000 }), fc.webUrl());
  const anyKept = fc.record({
    landingPath: fc.option(text),
    referrer: fc.option(text),
    utm: fc.option(
      fc.dictionary(fc.oneof(fc.constantFrom("utm_source", "utm_medium", "utm_campaign"), text), text),
    ),
  });
  fc.assert(
    fc.property(anyKept, (some) => {
      const arrival = arrivalOf(some, at("/page", "beaconry.example"));
      expect(CHANNELS).toContain(arrival.channel);
      expect(arrival.landingPath).toMatch(/^\//);
      for (const value of [arrival.landingPath, arrival.referrerHost, arrival.campaign, arrival.utm]) {
        expect(value ?? "").not.toMatch(/[\p{Cc}\p{Cs}]/u);
        expect((value ?? "").length).toBeLessThanOrEqual(1000);
      }
    }),
    { numRuns: 1000 },
  );
});

test("hosts are named without www, and only of web addresses", () => {
  expect(hostOf("https://www.harborauto.example/cars?x=1")).toBe("harborauto.example");
  expect(hostOf("android-app://com.google.android.gm/")).toBe("com.google.android.gm");
  for (const address of ["", "harborauto.example", "javascript:alert(1)", "data:text/html,x"]) {
    expect(hostOf(address)).toBeNull();
  }
});

test.each(["gclid", "gbraid", "wbraid", "msclkid"])(
  "an advertisement that only adds %s is paid, and the id is not stored",
  (name) => {
    const kept = { landingPath: "/", referrer: "https://www.google.com/", utm: { [name]: "CjwK" } };
    expect(arrivalOf(kept, at("/"))).toMatchObject({
      channel: "paid",
      utm: null,
      referrerHost: "google.com",
    });
  },
);

test("fbclid says nothing of whether the post was paid for", () => {
  const kept = { landingPath: "/", referrer: "https://www.facebook.com/", utm: { fbclid: "IwAR" } };
  expect(arrivalOf(kept, at("/"))).toMatchObject({ channel: "social" });
});
