import fc from "fast-check";
import { beforeEach, expect, test } from "vitest";
import { loadReport } from "../../app/analytics/analytics-page/load.server";
import { arrivalOf } from "../../app/analytics/collect/arrival";
import { recordMessages } from "../../app/analytics/counts/record.server";
import { readReportSearch } from "../../app/analytics/read-search";
import { type AnalyticsMessage, type EventName, visitKey } from "../../app/analytics/visit";
import { settleLateLeads, settleNewLeads } from "../../app/crm/intake/lead-visits.task.server";
import { submitContact } from "../../app/crm/intake/submissions.server";
import { SENDER, submission } from "../support/contact";
import { put } from "../support/cron-case";
import { storedHit } from "../support/page-views";
import { clearAnalytics, clearTables, rows, testAnalyticsDb, testDb } from "../support/workers-env";

const databases = { db: testDb(), analyticsDb: testAnalyticsDb() };
const START = Date.parse("2026-03-10T00:00:00.000Z");
const NOW = new Date("2026-03-11T23:30:00.000Z");
/** When the nightly run sees all of it. */
const NIGHT = new Date("2026-03-12T23:30:00.000Z");
const MINUTE = 60_000;

beforeEach(clear);

async function clear() {
  await clearAnalytics();
  await clearTables("outbox", "mails", "lead_submissions", "lead_activities", "deals", "leads");
}

type Arrival = { landingPath: string; referrer: string; utm: Record<string, string> };
type Visit = { sessionId: string; visit: number | null; at: number; arrival: Arrival };
type Act = { kind: "view" | EventName; minute: number };

const EVENING = START + 23 * 60 * MINUTE;
const AD: Arrival = {
  ...{ landingPath: "/home-services", referrer: "https://www.google.com/" },
  utm: { gclid: "Cj0abc" },
};
const ARRIVALS: Arrival[] = [
  AD,
  { landingPath: "/", referrer: "https://www.google.com/", utm: {} },
  { landingPath: "/", referrer: "", utm: { utm_source: "postcard", utm_medium: "postcard" } },
  { landingPath: "/contact", referrer: "", utm: {} },
];

/** What /collect makes of a hit of the visit. */
function hitOf({ sessionId, visit, at, arrival }: Visit, { kind, minute }: Act): AnalyticsMessage {
  const { channel, campaign, landingPath, referrerHost } = arrivalOf(arrival, {
    ...{ page: "/contact", ownHosts: ["beaconry.example"], userAgent: "" },
  });
  const timestamp = new Date(at + minute * MINUTE).toISOString();
  const told = { channel, campaign, landingPath, referrerHost };
  const hit = storedHit({ sessionId, visit, timestamp, ...told });
  if (kind === "view") return { v: 1, type: "analytics.page-view", id: hit.id, hit };
  const event = { eventType: "conversion", eventName: kind, eventData: null } as const;
  return { v: 1, type: "analytics.event", id: hit.id, hit: { ...hit, ...event } };
}

/** A form that is sent in the visit: what it says of the visit is right, or is not known. */
async function sendForm(
  visit: Visit,
  minute: number,
  person: string,
  told: Partial<Arrival> = visit.arrival,
) {
  const { landingPath = null, referrer = null, utm = null } = told;
  const sent = submission(
    { businessEmail: `${person}@harborauto.example` },
    {
      ...{ submissionKey: person, pagePath: "/contact", landingPath, referrer, utm },
      ...{ sessionId: visit.sessionId, visitKey: visitKey(visit) },
    },
  );
  await submitContact(databases.db, sent, SENDER, new Date(visit.at + minute * MINUTE));
}

const origins = () => rows("select channel, landing_path, visit_began_at from leads order by created_at");

async function reportOf(query: string) {
  const search = readReportSearch(new URLSearchParams(query), "UTC");
  const { report } = await loadReport(databases, search, { now: NOW, companyZone: "UTC" });
  if (!report.money || !report.range) throw new Error("The money line could not be read");
  return { money: report.money, totals: report.range.totals };
}
const moneyOf = async (query: string) => (await reportOf(query)).money;

type Deal = { cents: number; closed: string };

/** Won deals of the person's lead. */
async function winDeals(person: string, deals: Deal[]) {
  const [lead] = await rows("select id from leads where business_email = ?", `${person}@harborauto.example`);
  for (const [at, { cents, closed }] of deals.entries()) {
    await put("deals", {
      ...{
        id: `${person}-${at}`,
        lead_id: String(lead?.id),
        title: "Deal",
        value: cents,
        stage: "closed-won",
      },
      ...{ rank: `${person}-${at}`, actual_close_date: closed, stage_entered_at: NOW.toISOString() },
      ...{ created_at: NOW.toISOString(), updated_at: NOW.toISOString() },
    });
  }
}

test("a lead takes over the origin of its stored visit, and until then has that of its form", async () => {
  const visit: Visit = { sessionId: crypto.randomUUID(), visit: 1_773_000_000_000, at: EVENING, arrival: AD };
  await sendForm(visit, 90, "dana", { landingPath: "/contact", referrer: "", utm: {} });
  expect(await origins()).toEqual([{ channel: "direct", landing_path: "/contact", visit_began_at: null }]);
  const settle = () => settleNewLeads(databases, new Date(EVENING + 91 * MINUTE));
  await settle();
  expect(await origins()).toMatchObject([{ channel: "direct", visit_began_at: null }]);
  await recordMessages(databases.analyticsDb, [hitOf(visit, { kind: "contact_form_submit", minute: 90 })]);
  await settle();
  const began = (minute: number) => new Date(EVENING + minute * MINUTE).toISOString();
  const paid = { channel: "paid", landing_path: "/home-services" };
  expect(await origins()).toEqual([{ ...paid, visit_began_at: began(90) }]);
  // A page view that was held back moves the beginning; the nightly run sees it.
  await recordMessages(databases.analyticsDb, [hitOf(visit, { kind: "view", minute: 0 })]);
  await settleLateLeads(databases, NIGHT);
  expect(await origins()).toEqual([{ ...paid, visit_began_at: began(0) }]);
  const money = await moneyOf("range=custom&from=2026-03-10&to=2026-03-10");
  expect(money.rows).toMatchObject([{ value: "paid", visits: 1, converted: 1, leads: 1 }]);
  expect((await moneyOf("range=custom&from=2026-03-11&to=2026-03-11")).rows).toEqual([]);
});

test("a lead whose visit was not stored, or has no conversion, is one without a visit", async () => {
  const visit: Visit = { sessionId: crypto.randomUUID(), visit: null, at: START, arrival: AD };
  await sendForm(visit, 5, "dana");
  await recordMessages(databases.analyticsDb, [hitOf(visit, { kind: "view", minute: 0 })]);
  expect(await origins()).toMatchObject([{ channel: "paid" }]);
  await settleLateLeads(databases, NIGHT);
  expect(await origins()).toEqual([{ channel: null, landing_path: null, visit_began_at: null }]);
});

const FORM = fc.constantFrom<EventName>("contact_form_submit", "demo_booking");
const act = fc.record({
  kind: fc.oneof(fc.constant("view" as const), fc.constant("phone_click" as const), FORM),
  /** Of a form: whether the script's fields came with it. */
  isTold: fc.boolean(),
  /** What its lead wins. */
  deals: fc.array(
    fc.record({
      cents: fc.nat(100_000),
      closed: fc.constantFrom("2026-03-09", "2026-03-10", "2026-03-11"),
    }),
    { maxLength: 2 },
  ),
  pause: fc.oneof(fc.nat(5), fc.nat(40)),
});
const visits = fc.array(
  fc.record({
    isLater: fc.boolean(),
    begin: fc.nat(36 * 60),
    arrival: fc.constantFrom(...ARRIVALS),
    acts: fc.array(act, { minLength: 1, maxLength: 6 }),
  }),
  { minLength: 1, maxLength: 12 },
);

const centsOf = (deals: Deal[]) => deals.reduce((all, { cents }) => all + cents, 0);

test("no row has other leads than those of its visits, more than its forms, calls and bookings, or a rate above 100 %", async () => {
  await fc.assert(
    fc.asyncProperty(visits, fc.infiniteStream(fc.nat(1000)), async (made, random) => {
      await clear();
      const messages: AnalyticsMessage[] = [];
      const history: {
        began: string;
        landing: string;
        conversions: number;
        leads: number;
        won: Deal[];
        wonLeads: number;
      }[] = [];
      let sessionId = "";
      for (const [number, { isLater, begin, arrival, acts }] of made.entries()) {
        if (!isLater || number === 0) sessionId = crypto.randomUUID();
        const later = isLater && number > 0 ? 2 ** 40 + number : null;
        const visit: Visit = { sessionId, visit: later, at: START + begin * MINUTE, arrival };
        let minute = 0;
        const told = { conversions: 0, leads: 0, wonLeads: 0 };
        const won: Deal[] = [];
        for (const [at, { kind, isTold, pause, deals }] of acts.entries()) {
          minute += pause;
          messages.push(hitOf(visit, { kind, minute }));
          if (kind !== "view") told.conversions += 1;
          if (kind === "view" || kind === "phone_click") continue;
          await sendForm(visit, minute, `p-${number}-${at}`, isTold ? arrival : {});
          await winDeals(`p-${number}-${at}`, deals);
          won.push(...deals);
          told.leads += 1;
          told.wonLeads += deals.length > 0 ? 1 : 0;
        }
        const began = new Date(visit.at + (acts[0]?.pause ?? 0) * MINUTE).toISOString();
        history.push({ began, landing: arrival.landingPath, won, ...told });
      }
      // In any order, and some twice.
      const order = messages.map((message) => ({ message, at: random.next().value ?? 0 }));
      order.sort((a, b) => a.at - b.at);
      const sent = order.flatMap(({ message, at }) => (at % 5 === 0 ? [message, message] : [message]));
      for (let at = 0; at < sent.length; at += 7) {
        await recordMessages(databases.analyticsDb, sent.slice(at, at + 7));
        await settleNewLeads(databases, NOW);
      }
      await settleLateLeads(databases, NIGHT);
      for (const day of ["2026-03-10", "2026-03-11"]) {
        const { money, totals } = await reportOf(`range=custom&from=${day}&to=${day}&split=landing`);
        const closed = history.flatMap(({ won }) => won).filter((deal) => deal.closed === day);
        expect(totals.wonCents, day).toBe(centsOf(closed));
        for (const row of money.rows) {
          const own = history.filter(({ began, landing }) => began.startsWith(day) && landing === row.value);
          const sum = (of: (visit: (typeof own)[number]) => number) =>
            own.reduce((all, one) => all + of(one), 0);
          expect(row).toMatchObject({
            visits: own.length,
            converted: own.filter(({ conversions }) => conversions > 0).length,
            leads: sum(({ leads }) => leads),
            leadVisits: own.filter(({ leads }) => leads > 0).length,
            wonLeads: sum(({ wonLeads }) => wonLeads),
            wonDeals: sum(({ won }) => won.length),
            wonCents: sum(({ won }) => centsOf(won)),
          });
          expect(row.leads).toBeLessThanOrEqual(sum(({ conversions }) => conversions));
          expect(row.leadVisits).toBeLessThanOrEqual(row.converted);
        }
        const channels = await moneyOf(`range=custom&from=${day}&to=${day}`);
        for (const row of channels.channels) expect(row.leadVisits).toBeLessThanOrEqual(row.converted);
      }
    }),
    { numRuns: 15 },
  );
}, 120_000);
