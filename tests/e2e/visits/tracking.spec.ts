import { createServer, type Server } from "node:http";
import type { Locator, Page } from "@playwright/test";
import { PUBLIC_PATHS } from "../../../app/indexing/public-paths";
import type { Row, TestDatabase } from "../../support/database";
import { expect, test } from "../../support/fixtures";
import { preventNavigation, type SentHit, watchHits } from "../../support/hits";
import { openWithoutHosts } from "../../support/no-hosts";
import { stopClock } from "../../support/stopped-clock";
import { DANA, fillContactForm, PHONE } from "../../support/visitor";

const SALES = "+14145550142";
const DESKTOP = { width: 1280, height: 900 };

test.use({ userAgent: PHONE, viewport: DESKTOP });

/** Links whose click is an event of its own; another test covers the floating button. */
const TRACKED_LINKS =
  "a[href^='tel:']:not([data-phone-button]), a[href^='mailto:'], a[data-cta]:visible:not([href^='tel:'])";

async function expectedEvent(link: Locator): Promise<object> {
  const [scheme = "", address = ""] = String(await link.getAttribute("href")).split(/[:?]/);
  if (scheme === "tel") return { name: "phone_click", data: { phone_number: address } };
  if (scheme === "mailto") return { name: "email_click", data: { email: address } };
  const text = String(await link.textContent()).trim();
  return { name: "button_click", data: { button_text: text, location: expect.any(String) } };
}

/** Waits until the page view of a path is stored, and not what the page before it still sends. */
function pageViewStored(page: Page, path: string): Promise<unknown> {
  return page.waitForResponse((response) => {
    if (!response.url().endsWith("/collect") || response.status() !== 204) return false;
    const sent: { kind?: string; path?: string } = JSON.parse(response.request().postData() ?? "{}");
    return sent.kind === "page-view" && sent.path === path;
  });
}

/** Opens a page and waits until its page view is stored. */
async function arrive(page: Page, path: string): Promise<void> {
  const stored = pageViewStored(page, new URL(path, "http://any.example").pathname);
  await page.goto(path);
  await stored;
}

test.describe("page views", () => {
  test("[TRK-001] [TRK-025] [TRK-026] [TRK-027] every public page sends one page view, and its phone links, mail links and main calls to action send their events", async ({
    page,
    context,
    db,
  }) => {
    test.setTimeout(120_000);
    const hits = watchHits(context);
    await preventNavigation(context);
    const expected: object[] = [];
    for (const path of PUBLIC_PATHS) {
      await arrive(page, path);
      for (const link of await page.locator(TRACKED_LINKS).all()) {
        expected.push({ path, ...(await expectedEvent(link)) });
        // Some are of phones alone.
        const isWide = await link.isVisible();
        if (!isWide) await page.setViewportSize({ width: 390, height: 844 });
        await link.click();
        if (!isWide) await page.setViewportSize({ width: 1280, height: 720 });
      }
    }
    const told = JSON.stringify(expected);
    for (const name of ["phone_click", "email_click", "button_click"]) expect(told).toContain(name);
    await expect.poll(() => hits.filter(isEvent)).toMatchObject(expected);

    const again = String(PUBLIC_PATHS.at(-2));
    const returned = pageViewStored(page, again);
    await page.goBack();
    await returned;
    const views = PUBLIC_PATHS.map((path) => ({ page_path: path, n: path === again ? 2 : 1 }));
    const session = await sessionOf(page);
    const stored = () =>
      db.all("select page_path, count(*) n from website_analytics where session_id = ? group by 1", session);
    const byPath = (a: { page_path?: unknown }, b: { page_path?: unknown }) =>
      String(a.page_path) < String(b.page_path) ? -1 : 1;
    await expect.poll(() => stored().sort(byPath)).toEqual(views.sort(byPath));
  });

  test("[TRK-004] a page view is sent once, after 100 ms on the page", async ({ page, context }) => {
    const hits = watchHits(context);
    await stopClock(page);
    await page.goto("/contact");
    await page.clock.runFor(99);
    expect(hits).toEqual([]);
    await page.clock.runFor(1);
    await expect.poll(() => hits).toMatchObject([{ kind: "page-view", path: "/contact" }]);
    await page.clock.runFor(5000);
    expect(hits).toHaveLength(1);
  });

  test("[TRK-005] navigating within the 100 ms cancels the page view", async ({ page, context }) => {
    const hits = watchHits(context);
    await stopClock(page);
    await page.goto("/");
    await page.clock.runFor(60);
    await page.getByRole("contentinfo").getByRole("link", { name: "Blog", exact: true }).click();
    // The URL changes before the new page's script sets its timer; the clock must not advance until then.
    await page.waitForURL("/blog", { waitUntil: "load" });
    await page.locator("html[data-enhanced]").waitFor();
    expect(hits.filter(isPageView)).toEqual([]);
    await page.clock.runFor(99);
    expect(hits.filter(isPageView)).toEqual([]);
    await page.clock.runFor(1);
    await expect.poll(() => hits.filter(isPageView)).toMatchObject([{ path: "/blog" }]);
  });

  test("[TRK-005] a page that enters the bfcache within the 100 ms is counted only once it is restored", async ({
    page,
    context,
  }) => {
    const hits = watchHits(context);
    await stopClock(page);
    await page.goto("/contact");
    await page.clock.runFor(60);
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true })));
    await page.clock.runFor(1000);
    expect(hits).toEqual([]);
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
    await page.clock.runFor(100);
    await expect.poll(() => hits).toMatchObject([{ kind: "page-view", path: "/contact" }]);
  });

  test("the sign-in and the back office send nothing", async ({ page, context, login }) => {
    const hits = watchHits(context);
    await page.goto("/auth");
    await page.waitForTimeout(400);
    await login();
    await page.goto("/admin");
    await page.getByRole("link", { name: "Lead Management" }).first().click();
    await expect(page.getByRole("heading", { name: "CRM Dashboard" })).toBeVisible();
    await page.waitForTimeout(400);
    expect(hits).toEqual([]);
  });
});

for (const timezoneId of ["America/Chicago", "Asia/Tokyo"]) {
  test.describe(`a visitor in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test("[TRK-001] /book-now is one page view, although it is shown again in the visitor's zone", async ({
      page,
      context,
    }) => {
      const hits = watchHits(context);
      // Slower than the wait before a page view.
      await context.route(/book-now\?.*zone=/, async (route) => {
        await new Promise((answer) => setTimeout(answer, 500));
        await route.continue();
      });
      await page.goto("/book-now?utm_source=letter");
      await expect(page.getByLabel("Time zone")).toHaveValue(timezoneId);
      await expect.poll(() => hits).toHaveLength(1);
      await page.waitForTimeout(700);
      expect(hits).toHaveLength(1);
      const landing = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
      expect(landing).toContain("letter");
    });
  });
}

test.describe("a page that never finishes loading", () => {
  // It waits for an image on another host, which the CSP would block.
  test.use({ bypassCSP: true });

  const silent = createServer(() => {});
  test.beforeAll(() => new Promise<void>((listening) => silent.listen(0, "127.0.0.1", listening)));
  test.afterAll(() => silent.closeAllConnections());
  test.afterAll(() => silent.close());

  test("[TRK-001] [TRK-004] a visit of 100 ms counts, a shorter one does not", async ({
    page,
    db,
    allowConsole,
  }) => {
    const picture = `http://127.0.0.1:${portOf(silent)}/`;
    allowConsole(new RegExp(picture));
    await stopClock(page);
    await page.addInitScript((src) => {
      new Image().src = src;
    }, picture);
    for (const [path, stay] of [
      ["/contact", 100],
      ["/about", 99],
    ] as const) {
      await page.goto(path, { waitUntil: "commit" });
      await page.locator("html[data-enhanced]").waitFor();
      await page.clock.runFor(stay);
      expect(await page.evaluate(() => document.readyState)).not.toBe("complete");
    }
    const session = await sessionOf(page);
    await page.goto("about:blank");
    const views = "select page_path from website_analytics where session_id = ?";
    await expect.poll(() => db.all(views, session)).toEqual([{ page_path: "/contact" }]);
  });
});

test.describe("the session id", () => {
  test("[TRK-008] it stays the same across a tab's pages and differs between tabs", async ({
    page,
    context,
    db,
  }) => {
    const other = await context.newPage();
    await arrive(page, "/");
    await arrive(page, "/contact");
    await arrive(other, "/blog");
    const [first, second] = await Promise.all([page, other].map(sessionOf));
    expect(first).not.toBe(second);
    for (const session of [first, second])
      expect(session).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    const pages = (session = "") =>
      db.all("select page_path from website_analytics where session_id = ? order by timestamp", session);
    await expect.poll(() => pages(first)).toEqual([{ page_path: "/" }, { page_path: "/contact" }]);
    await expect.poll(() => pages(second)).toEqual([{ page_path: "/blog" }]);
  });

  test("[TRK-009] it is in session storage, not in local storage or a cookie", async ({ page, context }) => {
    const hits = watchHits(context);
    await arrive(page, "/");
    expect(hits[0]?.session).toBe(await sessionOf(page));
    expect(hits[0]?.session).toBeTruthy();
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    expect(await context.cookies()).toEqual([]);
  });
});

test.describe("visits of one tab", () => {
  /** Which visit of the tab a hit belongs to, and how that visit came. */
  const told = ({ visit, arrival }: SentHit) => {
    const { landingPath, referrer, utm } = Object.fromEntries(new URLSearchParams(arrival));
    return { visit, landingPath, referrer, tags: JSON.parse(String(utm)) };
  };
  const LETTER = { visit: null, landingPath: "/", referrer: "", tags: { utm_source: "letter" } };

  test("[TRK-008] a visit goes on over pages, reloads and the history; an advertisement or another site begins the next in the same session", async ({
    page,
    context,
    db,
  }) => {
    const hits = watchHits(context);
    await arrive(page, "/?utm_source=letter");
    await arrive(page, "/contact");
    await page.reload();
    await expect.poll(() => hits).toHaveLength(3);
    await page.goBack();
    await expect.poll(() => hits.map(told)).toEqual([LETTER, LETTER, LETTER, LETTER]);

    await arrive(page, "/home-services?gclid=Cj0abc");
    await page.reload();
    await expect.poll(() => hits).toHaveLength(6);
    await arrive(page, "/platform");
    const [ad, ...rest] = hits.slice(4).map(told);
    expect(ad).toMatchObject({ landingPath: "/home-services", tags: { gclid: "Cj0abc" } });
    expect(ad?.visit).toBeGreaterThan(Date.now() - 60_000);
    expect(rest).toEqual([ad, ad]);

    await page.goto("/about", { referer: "https://partner.example/" });
    await expect.poll(() => hits).toHaveLength(8);
    await page.reload();
    await expect.poll(() => hits).toHaveLength(9);
    const [partner, again] = hits.slice(7).map(told);
    expect(partner).toMatchObject({ landingPath: "/about", referrer: "https://partner.example/", tags: {} });
    expect(partner?.visit).toBeGreaterThan(Number(ad?.visit));
    expect(again).toEqual(partner);

    const stored = () =>
      db.all(
        `select channel.text channel, landing.text landing, views from analytics.sessions visits
          join texts channel on channel.id = visits.channel join texts landing on landing.id = visits.landing
          where lower(hex(substr(session, 1, 16))) = ? order by length(session), session`,
        String(hits[0]?.session).replaceAll("-", ""),
      );
    await expect.poll(stored).toEqual([
      { channel: "referral", landing: "/", views: 4 },
      { channel: "paid", landing: "/home-services", views: 3 },
      { channel: "referral", landing: "/about", views: 2 },
    ]);
    expect(new Set(hits.map(({ session }) => session)).size).toBe(1);
  });

  test("half an hour of silence ends a visit, and what happens after it is another's", async ({
    page,
    context,
  }) => {
    const hits = watchHits(context);
    await preventNavigation(context);
    await page.clock.install();
    await page.goto("/?utm_source=letter");
    await page.clock.runFor(200);
    await expect.poll(() => hits).toHaveLength(1);
    const call = () => page.getByRole("link", { name: /^Call sales/ }).click();
    await page.clock.fastForward("29:00");
    await call();
    await page.clock.fastForward("29:00");
    await call();
    await page.clock.fastForward("31:00");
    await call();
    await call();
    await expect.poll(() => hits).toHaveLength(5);
    const [after, again] = hits.slice(3).map(told);
    expect(hits.slice(0, 3).map(told)).toEqual([LETTER, LETTER, LETTER]);
    expect(after?.visit).toBeGreaterThan(0);
    expect(again).toEqual(after);
    expect(after).toEqual({ ...LETTER, visit: after?.visit });
  });
});

test.describe("web vitals", () => {
  const REST = "6a1b2c-4d5e-4f60-8123-9abcdef01234";

  /** In a tab with that session: opens two pages, clicks in the first, and leaves both. */
  async function visitAs(page: Page, session: string): Promise<void> {
    await page.addInitScript((id) => {
      if (location.protocol === "http:") sessionStorage.setItem("analytics_session_id", id);
    }, session);
    await arrive(page, "/contact");
    await page.waitForLoadState("networkidle");
    await page.locator("[name=firstName]").click();
    // Entries reach their observers between two frames.
    await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => setTimeout(next, 100))));
    await arrive(page, "/about");
    await page.waitForLoadState("networkidle");
    await page.goto("about:blank");
  }

  /** How many values of each measure are counted; Playwright does not see what a page sends at its end. */
  function countVitals(db: TestDatabase): Row[] {
    return db.all(
      `select name, (select coalesce(sum(events), 0) from rollup_hours where dimension = name) n
        from (select 'lcp' name union select 'inp' union select 'cls' union select 'ttfb') order by name`,
    );
  }

  /** The same once what earlier tests' visits sent at their end is counted too. */
  async function countSettledVitals(page: Page, db: TestDatabase): Promise<Row[]> {
    for (let before = countVitals(db); ; before = countVitals(db)) {
      await page.waitForTimeout(2000);
      if (JSON.stringify(countVitals(db)) === JSON.stringify(before)) return before;
    }
  }

  test("one visit in ten sends them once for each page, when it is left, and they are counted without a row", async ({
    page,
    db,
  }) => {
    const before = await countSettledVitals(page, db);
    const session = `19${REST}`;
    await visitAs(page, session);
    const more = { cls: 2, inp: 1, lcp: 2, ttfb: 2 };
    const after = Object.values(more).map((n, at) => ({ ...before[at], n: Number(before[at]?.n) + n }));
    await expect.poll(() => countVitals(db)).toEqual(after);
    const rows = "select page_path from website_analytics where session_id = ? order by timestamp";
    expect(db.all(rows, session)).toEqual([{ page_path: "/contact" }, { page_path: "/about" }]);
    expect(db.all("select event_name from website_events where session_id = ?", session)).toEqual([]);
  });

  test("those of a page that is left after half an hour do not begin the visit of the next one", async ({
    page,
    db,
  }) => {
    const session = `18${REST}`;
    await page.addInitScript((id) => sessionStorage.setItem("analytics_session_id", id), session);
    await page.goto("/pixlseo", { referer: "https://www.google.com/" });
    await page.waitForLoadState("networkidle");
    await page.clock.setFixedTime(Date.now() + 31 * 60_000);
    await arrive(page, "/contact");
    const channels = () =>
      db.all(
        `select channel.text channel from analytics.sessions visits join texts channel on channel.id = visits.channel
          where lower(hex(substr(session, 1, 16))) = ? order by length(session)`,
        session.replaceAll("-", ""),
      );
    await expect.poll(channels).toEqual([{ channel: "search" }, { channel: "direct" }]);
  });

  test("other visits neither load the file that measures nor send anything of their speed", async ({
    page,
    db,
  }) => {
    const before = await countSettledVitals(page, db);
    const files: string[] = [];
    page.on("request", (request) => files.push(request.url()));
    await visitAs(page, `1a${REST}`);
    await page.waitForTimeout(1000);
    expect(countVitals(db)).toEqual(before);
    expect(files.filter((url) => url.includes("/assets/site-"))).not.toEqual([]);
    expect(files.filter((url) => url.includes("/assets/site-vitals-"))).toEqual([]);
  });
});

test.describe("under Global Privacy Control", () => {
  test.use({ extraHTTPHeaders: { "Sec-GPC": "1" } });

  test.beforeEach(async ({ context }) => {
    await context.addInitScript(() => {
      Object.defineProperty(navigator, "globalPrivacyControl", { value: true });
    });
    await preventNavigation(context);
  });

  test("[TRK-010] nothing is stored in the browser", async ({ page, context }) => {
    await arrive(page, "/?utm_source=letter");
    await page.getByRole("link", { name: /^Call sales/ }).click();
    await arrive(page, "/contact");
    const stored = await page.evaluate(async () => [
      ...Object.keys(sessionStorage),
      ...Object.keys(localStorage),
      ...(await indexedDB.databases()).map(({ name }) => name),
      ...(await caches.keys()),
    ]);
    expect(stored).toEqual([]);
    expect(await context.cookies()).toEqual([]);
  });

  test("[TRK-011] page view and event are counted, and no row is written for the visitor", async ({
    page,
    context,
    db,
  }) => {
    const views = () => {
      const counted =
        "select sum(views) n from rollup_hours join texts on id = value where dimension = 'private_page' and text = ?";
      return Number(db.get(counted, "/terms-of-service")?.n ?? 0);
    };
    const before = views();
    const hits = watchHits(context);
    await arrive(page, "/terms-of-service");
    await page.getByRole("link", { name: /^Call sales/ }).click();
    await expect
      .poll(() => hits.map(({ kind, session }) => [kind, session]))
      .toEqual([
        ["page-view", null],
        ["event", null],
      ]);
    const ids = JSON.stringify(hits.map(({ id }) => id));
    const rows = (table: string) =>
      db.get(`select count(*) n from ${table} where id in (select value from json_each(?))`, ids);
    const counted =
      "select count(*) n from counted_hits where lower(hex(id)) in (select replace(value, '-', '') from json_each(?))";
    await expect.poll(() => db.get(counted, ids)).toEqual({ n: 2 });
    expect(rows("website_analytics")).toEqual({ n: 0 });
    expect(rows("website_events")).toEqual({ n: 0 });
    expect(views()).toBe(before + 1);
  });
});

test.describe("events", () => {
  test("[TRK-023] the floating phone button records the conversion phone_click", async ({
    page,
    context,
    db,
  }) => {
    await preventNavigation(context);
    await arrive(page, "/blog");
    await page.getByRole("link", { name: "Call sales, (414) 555-0142" }).click();
    await expect
      .poll(() => storedEvents(page, db))
      .toEqual([
        {
          event_type: "conversion",
          event_name: "phone_click",
          event_data: JSON.stringify({ phone_number: SALES }),
          page_path: "/blog",
        },
      ]);
  });

  test("a link to another page records page_navigation, although the page unloads", async ({ page, db }) => {
    await arrive(page, "/");
    await page.getByRole("contentinfo").getByRole("link", { name: "Blog", exact: true }).click();
    await expect(page).toHaveURL("/blog");
    await expect
      .poll(() => storedEvents(page, db))
      .toEqual([
        {
          event_type: "navigation",
          event_name: "page_navigation",
          event_data: JSON.stringify({ from_page: "/", to_page: "/blog" }),
          page_path: "/",
        },
      ]);
  });

  test("[TRK-020] [TRK-021] a link to another site records link_click, a link to a file file_download", async ({
    page,
    context,
  }) => {
    const hits = watchHits(context);
    await preventNavigation(context);
    await arrive(page, "/about");
    await page.evaluate(() => {
      const links =
        '<a href="https://maps.example/lakeview?z=3">The map</a><a href="/plans/rank-map.pdf">The plan</a>';
      const main = document.querySelector("main");
      if (!main) throw new Error("The page has no main part");
      main.insertAdjacentHTML("afterbegin", `<p>${links}</p>`);
      main.style.paddingTop = "6rem";
    });
    await page.getByRole("link", { name: "The map" }).click();
    await page.getByRole("link", { name: "The plan" }).click();
    await expect
      .poll(() => hits.filter(isEvent))
      .toMatchObject([
        { name: "link_click", data: { url: "https://maps.example/lakeview?z=3", link_text: "The map" } },
        { name: "file_download", data: { file_name: "rank-map.pdf", file_type: "pdf" } },
      ]);
  });

  test("[TRK-024] a sent contact form records contact_form_submit with the sender's answers", async ({
    page,
    db,
  }) => {
    await arrive(page, "/contact");
    await fillContactForm(page);
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(page.locator(".toast").getByText("Message sent successfully!")).toBeVisible();
    await expect
      .poll(() => storedEvents(page, db))
      .toMatchObject([
        { event_type: "conversion", event_name: "contact_form_submit", page_path: "/contact" },
      ]);
    const [event] = await storedEvents(page, db);
    expect(JSON.parse(String(event?.event_data))).toEqual({
      first_name: DANA.firstName,
      last_name: DANA.lastName,
      company: DANA.companyName,
      industry: "Auto dealership",
      phone_given: true,
    });
  });

  test("[TRK-017] a demo request also records demo_booking", async ({ page, db }) => {
    await openWithoutHosts(db, () => arrive(page, "/book-now"));
    await fillContactForm(page);
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(page.locator(".toast").getByText("Message sent successfully!")).toBeVisible();
    await expect
      .poll(async () => (await storedEvents(page, db)).map(({ event_name }) => event_name).sort())
      .toEqual(["contact_form_submit", "demo_booking"]);
    for (const event of await storedEvents(page, db)) {
      expect(event).toMatchObject({ event_type: "conversion", page_path: "/book-now" });
      expect(JSON.parse(String(event.event_data))).toMatchObject({ company: DANA.companyName });
    }
  });
});

test.describe("failures", () => {
  test.beforeEach(async ({ context, allowConsole }) => {
    allowConsole(/Failed to (track|load resource)|tracking error/);
    await preventNavigation(context);
  });

  test("[TRK-031] [TRK-033] [TRK-035] a rejected hit is logged to the console, and the visitor sees nothing", async ({
    page,
  }) => {
    await page.route("**/collect", (route) => route.fulfill({ status: 500 }));
    await expectOnConsole(page, "Failed to track page view", "Failed to track event");
  });

  test("[TRK-032] [TRK-034] [TRK-035] an exception is logged to the console, and the visitor sees nothing", async ({
    page,
  }) => {
    await page.route("**/collect", (route) => route.abort());
    await expectOnConsole(page, "Analytics tracking error", "Event tracking error");
  });
});

/** A failing page view and a failing click each log one message to the console, and nothing shows on the page. */
async function expectOnConsole(page: Page, pageView: string, event: string): Promise<void> {
  const messages: string[] = [];
  page.on("console", (message) => messages.push(message.text()));
  const told = (text: string) => messages.filter((message) => message.startsWith(text)).length;
  await page.goto("/contact");
  const before = await shownTo(page);
  await expect.poll(() => told(pageView)).toBe(1);
  expect(told(event)).toBe(0);
  await page.getByRole("link", { name: /^Call sales/ }).click();
  await expect.poll(() => told(event)).toBe(1);
  expect(told(pageView)).toBe(1);
  expect(await shownTo(page)).toBe(before);
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === "object" && address ? address.port : 0;
}

/** All text of the page, including toasts. */
async function shownTo(page: Page): Promise<string> {
  return String(await page.locator("body").textContent());
}

function sessionOf(page: Page): Promise<string> {
  return page.evaluate(() => sessionStorage.getItem("analytics_session_id") ?? "");
}

/** The stored events of this tab. */
async function storedEvents(page: Page, db: TestDatabase): Promise<Row[]> {
  return db.all(
    "select event_type, event_name, event_data, page_path from website_events where session_id = ?",
    await sessionOf(page),
  );
}

function isPageView(hit: { kind: string }): boolean {
  return hit.kind === "page-view";
}

function isEvent(hit: { kind: string }): boolean {
  return hit.kind === "event";
}
