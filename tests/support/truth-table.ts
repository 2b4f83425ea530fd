import type { Browser, BrowserContext, Page } from "@playwright/test";
import { waitForScripts } from "./hydration";
import { fillContactForm, PHONE, takePersonsTime } from "./visitor";

const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148";

/** The browser that makes a visit; a name with a slash is a time zone. */
const AGENTS: Record<string, string> = {
  Instagram: `${IPHONE} Instagram 331.0.0.29 (iPhone14,5; iOS 17_5; en_US)`,
  Facebook: `${IPHONE} [FBAN/FBIOS;FBAV/466.0.0;FBDV/iPhone14,5;FBCR/Verizon]`,
  bot: "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
};

/** A line of the table: texts as they are written, figures as numbers. */
export type TruthRow = {
  /** The person's number, with a letter for another tab. */
  who: string;
  as: string;
  from: string;
  to: string;
  does: string;
  /** What is expected; null where nothing is. */
  channel: string | null;
  landing: string | null;
  campaign: string | null;
  visitors: number;
  visits: number;
  views: number;
  calls: number;
  forms: number;
  demos: number;
  converted: number;
  leads: number;
  /** What staff make of the lead. */
  deals: { outcome: string; cents: number }[];
};

/** Reads a table whose first line names the columns, which `|` separates. */
export function readTruthTable(text: string): TruthRow[] {
  const [head = [], ...lines] = text
    .trim()
    .split("\n")
    .filter((line) => line.includes("|"))
    .map((line) => line.split("|").map((cell) => cell.trim()));
  return lines.map((cells) => {
    const cell = (name: string) => cells[head.indexOf(name)] ?? "";
    const number = (name: string) => Number(cell(name) || 0);
    return {
      ...{ who: cell("who"), as: cell("as"), from: cell("from"), to: cell("to"), does: cell("does") },
      ...{ channel: cell("channel") || null, landing: cell("landing") || null },
      ...{ campaign: cell("campaign") || null, visitors: number("visitors"), visits: number("visits") },
      ...{ views: number("views"), calls: number("calls"), forms: number("forms"), demos: number("demos") },
      ...{ converted: number("conv"), leads: number("leads"), deals: readDeals(cell("deals")) },
    };
  });
}

/** "won 1200.50 + open 90" */
function readDeals(text: string): TruthRow["deals"] {
  return [...text.matchAll(/(won|lost|open) ([\d.]+)/g)].map(([, outcome = "", dollars]) => {
    return { outcome, cents: Math.round(Number(dollars) * 100) };
  });
}

export const emailOf = ({ who }: TruthRow): string => `person${personOf(who)}@harborauto.example`;

const personOf = (who: string) => who.replace(/\D/g, "");

type Site = {
  browser: Browser;
  url: string;
  /** Makes the browser one of staff. */
  signIn: (context: BrowserContext) => Promise<void>;
};

/** Makes the visits: several persons at a time, each in a browser of their own, the rows of one in their order. */
export async function makeVisits(rows: TruthRow[], site: Site, atOnce = 4): Promise<void> {
  const persons = [...new Set(rows.map(({ who }) => personOf(who)))];
  let demos = 0;
  const slotOf = () => demos++;
  const lane = async () => {
    for (let person = persons.shift(); person; person = persons.shift()) {
      const own = rows.filter(({ who }) => personOf(who) === person);
      await visitAs(own, site, slotOf).catch((error: unknown) => {
        throw new Error(`Person ${own[0]?.who}: ${String(error)}`);
      });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
}

async function visitAs(rows: TruthRow[], site: Site, slotOf: () => number): Promise<void> {
  const context = await openBrowser(rows[0]?.as ?? "", site);
  const tabs = new Map<string, Page>();
  for (const row of rows) {
    const tab = tabs.get(row.who) ?? (await context.newPage());
    waitForScripts(tab);
    tabs.set(row.who, tab);
    await reach(tab, row);
    for (const act of row.does.split(",").map((one) => one.trim())) {
      if (act === "call") await call(tab);
      if (act === "form" || act === "trapped form") await sendForm(tab, row, act === "trapped form");
      if (act === "demo") await book(tab, row, slotOf());
    }
  }
  await context.close();
}

async function openBrowser(as: string, { browser, url, signIn }: Site): Promise<BrowserContext> {
  const context = await browser.newContext({
    ...{ userAgent: AGENTS[as] ?? PHONE, viewport: { width: 1280, height: 900 }, locale: "en-US" },
    ...{ baseURL: url, timezoneId: as.includes("/") ? as : "America/Chicago" },
    ...(as === "GPC" ? { extraHTTPHeaders: { "Sec-GPC": "1" } } : {}),
  });
  await context.addInitScript((kind) => {
    if (kind === "GPC") Object.defineProperty(navigator, "globalPrivacyControl", { value: true });
    if (kind === "program") Object.defineProperty(navigator, "webdriver", { value: true });
    // A call would leave the page.
    addEventListener("click", (click) => {
      if (click.target instanceof Element && click.target.closest("a[href^='tel:']")) click.preventDefault();
    });
  }, as);
  if (as === "staff") await signIn(context);
  return context;
}

/** Waits until the site has taken a hit. */
function isTaken(tab: Page): Promise<unknown> {
  return tab.waitForResponse((response) => response.url().endsWith("/collect") && response.status() === 204);
}

async function reach(tab: Page, { from, to }: TruthRow): Promise<void> {
  const [, minutes, address = to] = /^after (\d+) min (.+)$/.exec(to) ?? [];
  // Only the date moves; timers go on.
  if (minutes) await tab.clock.setFixedTime(Date.now() + Number(minutes) * 60_000);
  const taken = isTaken(tab);
  if (to === "reload") await tab.reload();
  else if (to === "back") await tab.goBack();
  else await tab.goto(address, from ? { referer: from } : {});
  await taken;
}

async function call(tab: Page): Promise<void> {
  const taken = isTaken(tab);
  await tab.locator("[data-phone-button]").click();
  await taken;
}

async function sendForm(tab: Page, row: TruthRow, isTrapped: boolean): Promise<void> {
  await fillContactForm(tab, { businessEmail: emailOf(row) });
  if (isTrapped) {
    await tab
      .locator("[name=trap]")
      .evaluate((field: HTMLInputElement) => (field.value = "https://spam.example/"));
  }
  await takePersonsTime(tab);
  await tab.getByRole("button", { name: "Send Message" }).click();
  await tab.locator(".toast").getByText("Message sent successfully!").waitFor();
}

async function book(tab: Page, row: TruthRow, slot: number): Promise<void> {
  await tab.locator(".day:not(.off)").nth(1).click();
  await tab.locator(".slot:visible").nth(slot).click();
  await tab.locator("#demo-form [name=name]").fill("Dana Reyes");
  await tab.getByLabel("Business email").fill(emailOf(row));
  await tab.getByLabel("Company name").fill("Harbor Auto");
  await takePersonsTime(tab);
  await tab.getByRole("button", { name: "Book Now" }).click();
  await tab.waitForURL(/\/booking\/[^/]+\?new$/);
}
