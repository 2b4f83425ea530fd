import { describe, expect, test } from "vitest";
import { PUBLIC_PATHS } from "../../app/indexing/public-paths";
import { findAll } from "../support/page";
import { requestSite } from "../support/site";

const EMBED = "https://calendar.example/beaconry?hide=header";
const MODULES = ["/pixlseo", "/adrev", "/direct-mail"];
const FEATURES = ["/unified-analytics", "/smart-automation", "/advanced-targeting"];
const LEGAL = ["/privacy-policy", "/terms-of-service", "/cookies"];
const OTHERS = ["/platform", "/integrations", "/pricing", "/case", "/about", "/book-now"];

type Init = Parameters<typeof requestSite>[1];

async function open(path: string, init?: Init) {
  const response = await requestSite(path, init);
  const html = await response.text();
  const texts = async (selector: string) => (await findAll(html, selector)).map(({ text }) => text);
  const main = (await texts("main")).join(" ");
  const buttons = (await findAll(html, "main a.btn")).map(({ text, attributes }) => ({
    text,
    href: attributes.href,
    cta: attributes["data-cta"],
  }));
  return { response, html, main, texts, buttons };
}

/** Settings change the page at a URL; the cookie bypasses the edge cache. */
const withEmbed = { settings: { BOOKING_EMBED_URL: EMBED }, headers: { Cookie: "beaconry_toast=x" } };

describe.each([...MODULES, ...FEATURES, ...LEGAL, ...OTHERS])("%s", (path) => {
  test("responds 200 with one h1, its own canonical URL and share image", async () => {
    const { response, html, texts } = await open(path);
    expect(response.status).toBe(200);
    expect(await texts("h1")).toHaveLength(1);
    const [canonical] = await findAll(html, "link[rel=canonical]");
    expect(canonical?.attributes.href).toBe(`http://localhost:8788${path}`);
    const [image] = await findAll(html, 'meta[property="og:image"]');
    expect(image?.attributes.content).toBe(`http://localhost:8788/og${path}.png`);
    expect((await texts("main section.dark-section")).length).toBeLessThanOrEqual(1);
  });

  test("heading levels have no gaps", async () => {
    const { html } = await open(path);
    const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
    const levels = [...main.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level));
    levels.forEach((level, index) => {
      expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
    });
  });
});

test("[PUB-002] [PUB-008] [PUB-009] PixlSEO is local and national SEO with a pixel, 100+ platforms, 500+ sites", async () => {
  const { main, texts } = await open("/pixlseo");
  expect(main).toContain("Local and national SEO");
  expect(await texts("article h3")).toEqual([
    "Citations and press",
    "Local SEO",
    "National SEO",
    "Tracking pixel",
  ]);
  expect(main).toMatch(/100\+\s?platforms carry your citations/);
  expect(main).toMatch(/500\+\s?sites pick up your press/);
});

test("[PUB-003] [PUB-004] Adrev is paid media on three channels, with three more supported", async () => {
  const { main } = await open("/adrev");
  expect(main).toContain("Google, Facebook and Instagram run from one plan");
  expect(main).toContain("LinkedIn, TikTok and Twitter ads join");
  expect(main).toContain("paid media");
});

test("[PUB-005] direct mail is AI-powered, handwritten style, with trade-in offers and QR and URL tracking", async () => {
  const { main, texts } = await open("/direct-mail");
  expect(main).toContain("AI-powered, handwritten-style postcards");
  expect(await texts("article h3")).toEqual([
    "Handwritten style",
    "Written by AI, signed by you",
    "Trade-in offers",
    "QR and URL tracking",
  ]);
});

test.each(MODULES)(
  "%s has four figures, four features with pictures, four steps and the demo's agenda",
  async (path) => {
    const { texts, buttons } = await open(path);
    expect(await texts("section[aria-label=Figures] li")).toHaveLength(4);
    expect(await texts("article .feature-picture > *")).toHaveLength(4);
    expect(await texts(".dark-section ol > li")).toHaveLength(4);
    expect((await texts("dt")).slice(-3).join(" ")).toBe("0–10 min 10–20 min 20–30 min");
    const main = buttons.filter(({ href }) => href === "/book-now");
    expect(main).toHaveLength(2);
    expect(main.every(({ cta }) => cta)).toBe(true);
  },
);

test.each(FEATURES)(
  "[PUB-006] [PUB-082] [PUB-083] [PUB-084] %s: its two buttons and four cards",
  async (path) => {
    const { texts, buttons } = await open(path);
    expect((await texts(".badge"))[0]).toMatch(/^[A-Z]\w+ [A-Z]\w+, part of every module$/);
    expect(await texts(".definition-list dt")).toEqual(["PixlSEO", "Adrev", "AI Direct Mail"]);
    expect(buttons.slice(0, 2)).toMatchObject([
      { text: "Get Started Now", href: "/book-now", cta: expect.any(String) },
      { text: "View All Features", href: "/platform" },
    ]);
    expect(await texts("article h3")).toHaveLength(4);
  },
);

test("[PUB-043] [PUB-010] /platform shows a features grid and stats", async () => {
  const { html, texts } = await open("/platform");
  expect(await texts("#features article h3")).toEqual([
    "PixlSEO",
    "Adrev",
    "AI Direct Mail",
    "Unified Analytics",
    "Smart Automation",
    "Advanced Targeting",
  ]);
  const links = await findAll(html, "#features article a");
  expect(links.map(({ attributes }) => attributes.href)).toEqual([...MODULES, ...FEATURES]);
  const hands = await texts("#features article .handover");
  expect(hands).toHaveLength(6);
  expect(hands.every((text) => text.startsWith("Passes on: "))).toBe(true);
  expect(await texts("#features article figure > :first-child")).toHaveLength(6);
  expect(await texts("section[aria-label=Figures] strong")).toEqual([
    "300%",
    "80%",
    "24/7",
    "2,500+",
    "4.9/5",
  ]);
});

test("[PUB-047] [PUB-048] [PUB-049] [PUB-050] [PUB-051] /integrations: services, steps, time frames, button", async () => {
  const { main, texts, buttons } = await open("/integrations");
  expect(await texts(".weeks li p span")).toEqual(["2-4 weeks", "1-2 weeks", "3-6 weeks", "1-3 weeks"]);
  expect(await texts("article h3")).toHaveLength(4);
  expect(await texts(".dark-section ol > li")).toHaveLength(4);
  expect(buttons.some(({ href }) => href === "/book-now")).toBe(true);
  expect(main).toContain("Custom integrations typically take 2-3 weeks");
  expect(main).toContain("Average delivery is 2-6 weeks");
});

test("[PUB-052] /about shows the mission and the four values", async () => {
  const { texts } = await open("/about");
  expect(await texts("section.dark-section h2")).toEqual(["Our mission"]);
  expect((await texts("section.dark-section"))[0]).toContain(
    "Every local business should be as easy to find",
  );
  expect(await texts("article h3")).toEqual([
    "Results-Driven",
    "Customer-Centric",
    "Innovation First",
    "Transparency",
  ]);
});

/** Four rates as an owner saves them; the pages compute the rest. */
const RATES = { PRICE_LOCATION: "410", PRICE_AD_SHARE: "7.5", PRICE_CARD: "1.45", PRICE_SETUP: "250" };
const withSettings = (settings: Record<string, string>) => ({
  settings,
  headers: { Cookie: "beaconry_toast=x" },
});
const robots = async (html: string) =>
  (await findAll(html, "meta[name=robots]")).map(({ attributes }) => attributes.content);

describe("/pricing", () => {
  test("until an owner has saved all four rates it says that they are examples, and search engines leave it out", async () => {
    for (const rates of [{}, { ...RATES, PRICE_CARD: "" }]) {
      const { html, main, texts } = await open("/pricing", withSettings(rates));
      expect(await robots(html)).toEqual(["noindex"]);
      expect(main).toContain("Example rates. Yours are in your quote.");
      expect(main.match(/example rate/gi)).toHaveLength(1);
      expect(main).toContain("The rates below are samples.");
      expect(await texts("td strong")).toEqual(["$390", "8%", "$1.28", "$300"]);
    }
  });

  test("the three examples add up, line by line", async () => {
    const { texts } = await open("/pricing");
    // 390 + 192 + 1,024; 1,170 + 480 + 640; 2,340 + 1,440 + 512, each with the ads.
    expect(await texts(".bills .sum dd")).toEqual(["$1,606", "$2,290", "$4,292"]);
    expect(await texts(".bills .total dd")).toEqual(["$4,006", "$8,290", "$22,292"]);
    expect((await texts(".bills .frame-foot")).map((text) => text.split(" = ")[1])).toEqual([
      "$300",
      "$900",
      "$1,800",
    ]);
    expect((await texts(".dark-section .frame-foot"))[0]).toBe("$512 ÷ 61 = $8.39 and $512 ÷ 17 = $30.12");
  });

  test("the owner's rates are on it, in every sum, and search engines may list it", async () => {
    const { html, main, texts } = await open("/pricing", withSettings(RATES));
    expect(await robots(html)).toEqual([]);
    expect(main).not.toContain("Example rate");
    expect(await texts("td strong")).toEqual(["$410", "7.5%", "$1.45", "$250"]);
    // 1 shop: 410 + 180 + 1,160.
    expect((await texts(".bill-1 dd")).slice(0, 4)).toEqual(["$410", "$180", "$1,160", "$1,750"]);
  });

  const figuresOf = async (search: string) => {
    const { response, texts, html } = await open(`/pricing${search}`);
    const fields = await findAll(html, "#yours input");
    const values = fields.map(({ attributes: { name, value } }) => [name, value]);
    const shown = await texts("#yours .bill dd");
    return { response, html, values, shown, foot: await texts("#yours .frame-foot"), texts };
  };

  test("the visitor's own figures make a bill at the same rates, and begin with an example's", async () => {
    const first = await figuresOf("");
    expect(first.values).toEqual([
      ["locations", "3"],
      ["adDollars", "6,000"],
      ["cards", "500"],
    ]);
    // 3 × 390; 8 % of 6,000; 500 × 1.28: not the bill that the head shows.
    const example = ["$1,170", "$480", "$640", "$2,290", "$6,000", "$8,290"];
    expect(first.shown).toEqual(example);
    expect(await first.texts("#yours .bill strong")).toEqual(["Lakeview Eye Care, per month"]);
    const asked = await figuresOf("?locations=3&adDollars=6000&cards=500");
    expect(asked.shown).toEqual(example);
    expect(await asked.texts("#yours .bill strong")).toEqual(["Your business, per month"]);
    // 2 × 390; 8 % of 4,000; 1,250 × 1.28; with the ads; 2 × 300 for the setup.
    const own = await figuresOf("?locations=2&adDollars=%244%2C000&cards=1%20250");
    expect(own.shown).toEqual(["$780", "$320", "$1,600", "$2,700", "$4,000", "$6,700"]);
    expect(own.foot).toEqual(["First month only: setup, 2 × $300 = $600"]);
    expect(own.values.map(([, value]) => value)).toEqual(["2", "$4,000", "1 250"]);
    expect(own.html).toContain('<link rel="canonical" href="http://localhost:8788/pricing"/>');
  });

  test("an ad budget has the article that it is said with; wide digits and thousands are read", async () => {
    for (const [adDollars, said] of [
      ["6000", "of a $6,000 ad"],
      ["8000", "of an $8,000 ad"],
      ["11000", "of an $11,000 ad"],
      ["18k", "of an $18,000 ad"],
      ["８０,000", "of an $80,000 ad"],
      ["110000", "of a $110,000 ad"],
      ["1800", "of a $1,800 ad"],
      ["0", "of a $0 ad"],
    ] as const) {
      const { html } = await figuresOf(`?adDollars=${encodeURIComponent(adDollars)}`);
      expect(html, adDollars).toContain(said);
    }
    const { html } = await figuresOf("?locations=1.5");
    expect(html).toContain("once every figure is right");
  });

  test("a price in writing is asked for with the figures that it was worked out for", async () => {
    const { html } = await open("/pricing?locations=1&adDollars=%244%2C000&cards=1250");
    const links = await findAll(html, "main a[href^='/contact']");
    const [path = "", again] = links.map(({ attributes }) => attributes.href?.replaceAll("&amp;", "&"));
    expect(again).toBe(path);
    const described = async (address: string) =>
      (await findAll((await open(address)).html, "#contact-form textarea")).map(({ text }) => text.trim());
    expect(await described(path)).toEqual([
      "Please send me the price in writing for 1 location, $4,000 of ads a month and 1,250 cards a month.",
    ]);
    for (const other of ["/contact", "/contact?locations=x", "/contact?utm_source=card"])
      expect(await described(other), other).toEqual([""]);
  });

  test("a figure that is no number within its limits is refused in words, and no price is shown", async () => {
    for (const [search, error] of [
      ["?locations=0", "A whole number from 1 to 500"],
      ["?locations=501", "A whole number from 1 to 500"],
      ["?adDollars=-5", "A whole number from 0 to 1,000,000"],
      ["?cards=1e3", "A whole number from 0 to 100,000"],
      ["?cards=12.5", "A whole number from 0 to 100,000"],
      ["?cards=", "A whole number from 0 to 100,000"],
      [`?cards=${"9".repeat(400)}`, "A whole number from 0 to 100,000"],
    ] as const) {
      const { response, shown, texts, html } = await figuresOf(search);
      expect([response.status, shown], search).toEqual([200, []]);
      expect(await texts("#yours .text-danger"), search).toEqual([error]);
      expect(await findAll(html, "#yours [aria-invalid=true]"), search).toHaveLength(1);
    }
    const markup = await open("/pricing?cards=%3Cscript%3E");
    expect(markup.html).toContain('value="&lt;script&gt;"');
  });

  test("the agency's contact section links to it, where 'Get Pricing' leads", async () => {
    const { html } = await open("/white-label");
    const links = await findAll(html, "#contact a[href='/pricing']");
    expect(links.map(({ text }) => text)).toEqual(["How the price is built"]);
  });
});

describe("/case", () => {
  test("says that it is made up, and has both maps with their counts", async () => {
    const { main, texts } = await open("/case");
    expect((await texts(".badge"))[0]).toBe("Example case. Illustrative figures");
    expect(await texts("[data-cta='case hero']")).toEqual(["See Your Own Map"]);
    expect(main).toContain("0 + 3 + 36 + 38 = 40 + 32 + 5 + 0 = 77 points");
    expect(await texts(".case-maps figcaption span")).toEqual(["average rank 18.6", "average rank 4.2"]);
  });

  test("its end leads on: to what moved the ranks, to a demo and to the price", async () => {
    const { html } = await open("/case");
    const hrefs = async (selector: string) =>
      (await findAll(html, selector)).map(({ attributes }) => attributes.href);
    expect(await hrefs(".case-quote dt a")).toEqual(["/pixlseo", "/unified-analytics", "/healthcare"]);
    expect(await hrefs("main a[data-cta='case closing']")).toEqual(["/book-now", "/pricing"]);
  });

  test("its weeks add up to its calls, and its costs to what a call and a patient cost", async () => {
    const { texts } = await open("/case");
    const weeks = (await texts(".week-bars strong")).map(Number);
    expect([weeks.length, weeks.reduce((sum, calls) => sum + calls, 0)]).toEqual([13, 203]);
    expect(await texts(".week-bars .mistake span")).toEqual(["5", "9"]);
    // 1,170 + 300 + 384 = 1,854; 203 - 123 = 80; 1,854 by 80 and by 34.
    expect(await texts(".case-figures strong")).toEqual(["203", "$1,854", "$23.18", "$54.53"]);
    expect(await texts(".case-sums .sum dd")).toEqual(["$1,854", "80"]);
  });

  test("its costs are by the owner's rates, as on the price page", async () => {
    // 1,230 + 250 + 435.
    const { texts } = await open("/case", withSettings(RATES));
    expect((await texts(".case-figures strong"))[1]).toBe("$1,915");
  });

  test("home, the blog and the footer link to it", async () => {
    for (const [path, where] of [
      ["/", "#customers"],
      ["/blog", "main"],
      ["/about", "footer"],
    ]) {
      const { html } = await open(`${path}`);
      expect(await findAll(html, `${where} a[href='/case']`), path).toHaveLength(1);
    }
  });
});

describe("/about", () => {
  const openWith = (settings: Record<string, string>) => open("/about", withSettings(settings));

  test("people and promises are examples, and said to be, until an owner has saved the company's own", async () => {
    const { main, texts } = await openWith({});
    expect(await texts(".people h3")).toHaveLength(6);
    expect(main).toContain("Illustrative team.");
    expect(await texts(".own-record tbody tr")).toHaveLength(4);
    expect(main).toContain("Illustrative figures. Your results depend on your market.");
  });

  test("the company's own people and promises replace them", async () => {
    const { html, main, texts } = await openWith({
      ABOUT_PEOPLE: "Ida Holm | Founder | Sold boats.\n<b>Zoë</b> | Mail | Writes & posts.",
      ABOUT_RECORD: "A reply by noon | 9 of 10 | One on a Sunday",
    });
    expect(await texts(".people h3")).toEqual(["Ida Holm", "<b>Zoë</b>"]);
    expect(await texts(".people .seal text")).toEqual(["IH", "BB"]);
    expect(html).not.toContain("<b>Zoë");
    expect(await texts(".own-record tbody tr > *")).toEqual([
      "A reply by noon",
      "9 of 10",
      "One on a Sunday",
    ]);
    expect(main).not.toMatch(/Illustrative team|Ruth Lindgren|211 of 218/);
  });
});

describe("/book-now", () => {
  test("[PUB-085] offers a demo of 30 minutes", async () => {
    const { texts } = await open("/book-now");
    expect((await texts("h1"))[0]).toBe("Book a 30-minute demo.");
    expect((await texts("main dd"))[0]).toBe("By video or phone, no slides");
  });

  test("says who takes the call once an owner has saved the company's own people", async () => {
    const example = await open("/book-now");
    expect(await example.texts(".bk-p")).toEqual([]);
    const own = await open("/book-now", withSettings({ ABOUT_PEOPLE: "Ida Holm | Founder | Sold boats." }));
    expect(await own.texts(".bk-p > *")).toEqual(["IH", "Ida Holm or a colleague takes your callFounder"]);
  });

  test("while nobody takes demos it has a request form that records its page, and the CSP allows no frame", async () => {
    const { response, html, main } = await open("/book-now");
    const [form, ...others] = await findAll(html, "form[data-contact-form]");
    expect([form?.attributes.action, others.length]).toEqual(["/contact", 0]);
    const [page] = await findAll(html, "form input[name=page]");
    expect(page?.attributes.value).toBe("/book-now");
    expect(main).toContain("A person proposes two times");
    expect(html).not.toContain("<iframe");
    expect(response.headers.get("Content-Security-Policy")).not.toContain("frame-src");
  });

  test("[PUB-086] with a provider its frame is 600 px tall and labeled, and the CSP allows frames from its origin only", async () => {
    const { response, html } = await open("/book-now", withEmbed);
    const [frame, ...others] = await findAll(html, "iframe");
    expect(others).toEqual([]);
    expect(frame?.attributes).toMatchObject({
      src: EMBED,
      height: "600",
      title: "Calendar for booking a 30-minute demo",
    });
    expect(await findAll(html, "form[data-contact-form]")).toEqual([]);
    expect(response.headers.get("Content-Security-Policy")).toMatch(
      /(^|; )frame-src https:\/\/calendar\.example(;|$)/,
    );
  });

  test("[PUB-087] no other page has the provider's embed, and no script of the provider is loaded", async () => {
    for (const path of PUBLIC_PATHS.filter((other) => other !== "/book-now")) {
      expect((await open(path, withEmbed)).html, path).not.toContain("calendar.example");
    }
    const scripts = await findAll((await open("/book-now", withEmbed)).html, "script[src]");
    expect(scripts.every(({ attributes }) => attributes.src?.startsWith("/assets/"))).toBe(true);
  });

  test("the footer's contact link goes to /contact, because the section here is about the demo", async () => {
    const { html } = await open("/book-now");
    const link = (await findAll(html, "footer a")).find(({ text }) => text === "Contact");
    expect(link?.attributes.href).toBe("/contact");
    expect(await findAll(html, "section#contact")).toHaveLength(1);
  });
});

describe("legal pages", () => {
  test.each(LEGAL)(
    "[PUB-089] %s shows its date, and its table of contents links to its sections",
    async (path) => {
      const { html, main, texts } = await open(path);
      expect(main).toContain("Last updated: January 2024");
      const contents = (await findAll(html, 'nav[aria-label="On this page"] a')).map(
        ({ attributes }) => attributes.href,
      );
      const headings = (await findAll(html, "main section h2")).map(({ attributes }) => `#${attributes.id}`);
      expect(contents).toEqual(headings);
      const folded = await findAll(html, 'main header nav[aria-label="Contents"] details a');
      expect(folded.map(({ attributes }) => attributes.href)).toEqual(headings);
      expect((await texts("main details > summary"))[0]).toBe(`Contents${headings.length} parts`);
      expect((await texts("main address"))[0]).toContain("hello@beaconry.example");
    },
  );

  test("[PUB-090] the privacy policy covers collection, use, sharing, security, five rights and contact", async () => {
    const { texts } = await open("/privacy-policy");
    expect(await texts("main section h2")).toEqual([
      "Information we collect",
      "How long we keep it",
      "How we use it",
      "Sharing",
      "Data security",
      "Your rights",
      "Contact",
    ]);
    const rights = (await texts("main section")).find((text) => text.startsWith("Your rights")) ?? "";
    for (const right of ["Access:", "Correct:", "Delete:", "Opt out:", "Portability:"]) {
      expect(rights).toContain(right);
    }
  });

  test("[PUB-091] the terms cover acceptance, responsibilities and a service of five parts", async () => {
    const { texts } = await open("/terms-of-service");
    expect((await texts("main section h2")).slice(0, 4)).toEqual([
      "Acceptance",
      "Service description",
      "User responsibilities",
      "Payment terms",
    ]);
    const services = (await texts("main section li")).slice(0, 5).map((item) => item.split(":")[0]);
    expect(services).toEqual(["SEO automation", "Paid media", "Direct mail", "Analytics", "Support"]);
  });

  test("[PUB-092] [PUB-093] [PUB-094] the terms say how plans are paid, what caps liability and how they end", async () => {
    const { texts } = await open("/terms-of-service");
    const sections = await texts("main section");
    const say = (title: string) => sections.find((text) => text.startsWith(title));
    expect(say("Payment terms")).toMatch(
      /Fees are those of the plan.*paid in advance for each billing cycle.*Late payment may suspend.*Refunds follow the refund policy/,
    );
    expect(say("Limitation of liability")).toMatch(
      /capped at the fees you paid in the twelve months before the event/,
    );
    expect(say("Termination")).toContain("end the agreement by written notice");
    expect(say("Changes")).toContain("takes effect when it is posted on this page");
  });

  test("[PUB-095] [PUB-096] the cookie policy covers four kinds, names four third parties and how to manage them", async () => {
    const { main, texts } = await open("/cookies");
    expect(await texts("main section h2")).toEqual([
      "Essential cookies",
      "Analytics cookies",
      "Functional cookies",
      "Marketing cookies",
      "Third-party cookies",
      "How to manage cookies",
      "Contact",
    ]);
    const others = (await texts("main section"))[4] ?? "";
    for (const kind of ["An analytics service", "An ads service", "A social pixel", "Chat"]) {
      expect(others).toContain(kind);
    }
    expect(main).toContain("None of these is set today.");
  });

  test("no page of the site sets a cookie, as the cookie policy says", async () => {
    for (const path of PUBLIC_PATHS) {
      expect((await open(path)).response.headers.get("Set-Cookie"), path).toBeNull();
    }
  });

  test("with a booking provider both policies mention its frame", async () => {
    expect((await open("/cookies", withEmbed)).main).toContain("a frame of its provider");
    expect((await open("/privacy-policy", withEmbed)).main).toContain("The provider of the calendar");
    expect((await open("/privacy-policy")).main).toContain("leave the database after 90 days");
  });
});
