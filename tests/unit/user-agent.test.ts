import { expect, test } from "vitest";
import { BROWSERS, DEVICE_TYPES, OPERATING_SYSTEMS } from "../../app/analytics/attributes";
import { classifyUserAgent } from "../../app/analytics/collect/user-agent.server";
import { verdictOf } from "../../app/analytics/collect/verdict";

const MAC = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)";
const WINDOWS = "Mozilla/5.0 (Windows NT 10.0; Win64; x64)";
const LINUX = "Mozilla/5.0 (X11; Linux x86_64)";
const ANDROID = "Mozilla/5.0 (Linux; Android 10; K)";
const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const IPAD = "Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const BLINK = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0";
const WEBKIT = "AppleWebKit/605.1.15 (KHTML, like Gecko)";

const PEOPLE = [
  [`${WINDOWS} ${BLINK} Safari/537.36`, "desktop", "Chrome", "Windows"],
  [`${WINDOWS} ${BLINK} Safari/537.36 Edg/126.0.2592.56`, "desktop", "Edge", "Windows"],
  [
    `${WINDOWS} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/46.0 Safari/537.36 Edge/13.10586`,
    "desktop",
    "Edge",
    "Windows",
  ],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:127.0) Gecko/20100101 Firefox/127.0",
    "desktop",
    "Firefox",
    "Windows",
  ],
  [
    "Mozilla/5.0 (Windows NT 6.1; WOW64; rv:52.0) Gecko/20100101 Firefox/52.0",
    "desktop",
    "Firefox",
    "Windows",
  ],
  ["Mozilla/5.0 (Windows NT 6.1; WOW64; Trident/7.0; rv:11.0) like Gecko", "desktop", "Unknown", "Windows"],
  [`${WINDOWS} ${BLINK} Safari/537.36 OPR/110.0.0.0`, "desktop", "Unknown", "Windows"],
  [`${WINDOWS} ${BLINK} Safari/537.36 Vivaldi/6.7.3329.31`, "desktop", "Unknown", "Windows"],
  [`${WINDOWS} ${BLINK} YaBrowser/24.4.0.0 Safari/537.36`, "desktop", "Unknown", "Windows"],
  [`${MAC} ${WEBKIT} Version/17.5 Safari/605.1.15`, "desktop", "Safari", "macOS"],
  [`${MAC} ${WEBKIT} Version/13.1.2 Safari/605.1.15`, "desktop", "Safari", "macOS"],
  [`${MAC} ${BLINK} Safari/537.36`, "desktop", "Chrome", "macOS"],
  [`${MAC} ${BLINK} Safari/537.36 Edg/126.0.0.0`, "desktop", "Edge", "macOS"],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:127.0) Gecko/20100101 Firefox/127.0",
    "desktop",
    "Firefox",
    "macOS",
  ],
  [`${LINUX} ${BLINK} Safari/537.36`, "desktop", "Chrome", "Linux"],
  [`${LINUX} ${BLINK} Safari/537.36 Edg/126.0.0.0`, "desktop", "Edge", "Linux"],
  [
    `${LINUX} AppleWebKit/537.36 (KHTML, like Gecko) Ubuntu Chromium/90.0.4430.93 Chrome/90.0.4430.93 Safari/537.36`,
    "desktop",
    "Chrome",
    "Linux",
  ],
  [
    "Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:126.0) Gecko/20100101 Firefox/126.0",
    "desktop",
    "Firefox",
    "Linux",
  ],
  [
    "Mozilla/5.0 (X11; Fedora; Linux x86_64; rv:126.0) Gecko/20100101 Firefox/126.0",
    "desktop",
    "Firefox",
    "Linux",
  ],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${BLINK} Safari/537.36`, "desktop", "Chrome", "Unknown"],
  [
    "Mozilla/5.0 (X11; FreeBSD amd64; rv:126.0) Gecko/20100101 Firefox/126.0",
    "desktop",
    "Firefox",
    "Unknown",
  ],
  [`${ANDROID} ${BLINK} Mobile Safari/537.36`, "mobile", "Chrome", "Android"],
  [`Mozilla/5.0 (Linux; Android 14; Pixel 8) ${BLINK} Mobile Safari/537.36`, "mobile", "Chrome", "Android"],
  [`${ANDROID} ${BLINK} Safari/537.36`, "tablet", "Chrome", "Android"],
  [`Mozilla/5.0 (Linux; Android 13; SM-X906C) ${BLINK} Safari/537.36`, "tablet", "Chrome", "Android"],
  [`${ANDROID} ${BLINK} Mobile Safari/537.36 EdgA/126.0.0.0`, "mobile", "Edge", "Android"],
  [
    "Mozilla/5.0 (Linux; Android 13; SM-S911B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36",
    "mobile",
    "Unknown",
    "Android",
  ],
  ["Mozilla/5.0 (Android 14; Mobile; rv:127.0) Gecko/127.0 Firefox/127.0", "mobile", "Firefox", "Android"],
  ["Mozilla/5.0 (Android 13; Tablet; rv:127.0) Gecko/127.0 Firefox/127.0", "tablet", "Firefox", "Android"],
  [
    "Mozilla/5.0 (Linux; Android 9; KFMAWI) AppleWebKit/537.36 (KHTML, like Gecko) Silk/108.4.6 like Chrome/108.0.5359.160 Safari/537.36",
    "tablet",
    "Unknown",
    "Android",
  ],
  [
    "Mozilla/5.0 (Linux; U; Android 4.0.3; de-de; GT-P5100 Build/IML74K) AppleWebKit/534.30 (KHTML, like Gecko) Version/4.0 Safari/534.30",
    "tablet",
    "Unknown",
    "Android",
  ],
  [`${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1`, "mobile", "Safari", "iOS"],
  [`${IPHONE} CriOS/126.0.6478.54 Mobile/15E148 Safari/604.1`, "mobile", "Chrome", "iOS"],
  [`${IPHONE} FxiOS/127.0 Mobile/15E148 Safari/605.1.15`, "mobile", "Firefox", "iOS"],
  [`${IPHONE} Version/17.0 EdgiOS/126.0.2592.56 Mobile/15E148 Safari/605.1.15`, "mobile", "Edge", "iOS"],
  [`${IPHONE} GSA/319.0.643 Mobile/15E148 Safari/604.1`, "mobile", "Unknown", "iOS"],
  [`${IPAD} Version/17.5 Mobile/15E148 Safari/604.1`, "tablet", "Safari", "iOS"],
  [`${IPAD} CriOS/126.0.6478.54 Mobile/15E148 Safari/604.1`, "tablet", "Chrome", "iOS"],
  [`${IPAD} EdgiOS/126.0.2592.56 Version/17.0 Mobile/15E148 Safari/604.1`, "tablet", "Edge", "iOS"],
  [
    `Mozilla/5.0 (iPod touch; CPU iPhone OS 12_5 like Mac OS X) ${WEBKIT} Version/12.1 Mobile/15E148 Safari/604.1`,
    "mobile",
    "Safari",
    "iOS",
  ],
  [
    "Mozilla/5.0 (SMART-TV; Linux; Tizen 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Version/5.0 TV Safari/537.36",
    "desktop",
    "Unknown",
    "Unknown",
  ],
  [
    "Mozilla/5.0 (Web0S; Linux/SmartTV) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/79.0.3945.79 Safari/537.36 WebAppManager",
    "desktop",
    "Unknown",
    "Unknown",
  ],
] as const;

const PROGRAMS = [
  "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  "Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.6478.126 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  "Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)",
  "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)",
  `${LINUX} AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/126.0.0.0 Safari/537.36`,
  `${LINUX} ${BLINK} Safari/537.36 Chrome-Lighthouse`,
  "facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)",
  "curl/8.5.0",
  "python-requests/2.31.0",
  "",
];

const HIT = {
  kind: "page-view",
  id: "0b8a3c1e-7a39-4a51-9c0e-2f1d6c1b7a10",
  path: "/",
  title: "",
  age: 300,
} as const;

const isProgram = (userAgent: string) =>
  verdictOf(HIT, { userAgent, clientHints: "", language: "en", asn: null }) !== null;

test.each(PEOPLE)("[TRK-028] [TRK-029] [TRK-030] %s", (userAgent, deviceType, browser, os) => {
  expect(classifyUserAgent(userAgent)).toEqual({ deviceType, browser, os });
  expect(isProgram(userAgent)).toBe(false);
});

test.each(PROGRAMS)("is a bot: %s", (userAgent) => {
  expect(isProgram(userAgent)).toBe(true);
});

test("[TRK-028] [TRK-029] [TRK-030] the cases above cover every device type, browser and operating system", () => {
  expect(PEOPLE.length).toBeGreaterThanOrEqual(40);
  expect(new Set(PEOPLE.map(([, device]) => device))).toEqual(new Set(DEVICE_TYPES));
  expect(new Set(PEOPLE.map(([, , browser]) => browser))).toEqual(new Set(BROWSERS));
  expect(new Set(PEOPLE.map(([, , , os]) => os))).toEqual(new Set(OPERATING_SYSTEMS));
});

test("an unknown user agent has the values for unknown", () => {
  expect(classifyUserAgent("")).toEqual({ deviceType: "desktop", browser: "Unknown", os: "Unknown" });
  expect(classifyUserAgent("constructor __proto__ ((((")).toMatchObject({
    browser: "Unknown",
    os: "Unknown",
  });
});
