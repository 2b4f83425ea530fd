import { expect, test } from "vitest";
import { ATTRIBUTES, type HitClues, readAttributes } from "../../app/analytics/attributes";
import { eventMessage, pageViewMessage } from "../../app/analytics/visit";

const HIT = {
  ...{ id: "7f0d2d66-8f53-4f0e-b6a8-9d6f6a4f0c55", sessionId: "0190a5d2-ac96-774b-bcce-b302099a8057" },
  ...{ pagePath: "/", pageTitle: "Home", userAgent: "Browser/1.0", referrer: null },
  ...{ landingPath: "/blog", channel: "search", deviceType: "mobile", browser: "Safari", os: "iOS" },
  timestamp: "2026-03-10T09:15:00.000Z",
};
const NONE = { referrerHost: null, campaign: null, utm: null, country: null, region: null, visit: null };

const pageView = (hit: object) => ({ v: 1, id: HIT.id, type: "analytics.page-view", hit });

test("a message that is older than an optional attribute is understood: its visit has none", () => {
  expect(pageViewMessage.schema.parse(pageView(HIT)).hit).toMatchObject({ ...HIT, ...NONE });
  const event = { ...HIT, eventType: "conversion", eventName: "phone_click", eventData: null };
  const message = { v: 1, id: HIT.id, type: "analytics.event", hit: event };
  expect(eventMessage.schema.parse(message).hit).toMatchObject({ ...event, ...NONE });
});

test.each(["landingPath", "channel", "deviceType", "browser", "os"])(
  "a message without %s is invalid",
  (field) => {
    expect(pageViewMessage.schema.safeParse(pageView({ ...HIT, [field]: undefined })).success).toBe(false);
    expect(pageViewMessage.schema.safeParse(pageView({ ...HIT, [field]: null })).success).toBe(false);
  },
);

test.each(["channel", "deviceType", "browser", "os"])("a message with an unknown %s is invalid", (field) => {
  expect(pageViewMessage.schema.safeParse(pageView({ ...HIT, [field]: "toaster" })).success).toBe(false);
});

test("each attribute is read from what the site knows of the hit", () => {
  const clues: HitClues = {
    arrival: {
      ...{ landingPath: "/blog", channel: "ai", referrerHost: "chatgpt.com" },
      ...{ campaign: "spring", utm: "utm_campaign=spring", mailId: null },
    },
    visitor: { deviceType: "tablet", browser: "Edge", os: "Windows" },
    origin: { country: "DE", region: "Saarland", asn: 3320, timeZone: "Europe/Berlin" },
    headers: new Headers(),
  };
  expect(readAttributes(clues)).toMatchObject({
    ...{ landingPath: "/blog", channel: "ai", referrerHost: "chatgpt.com", campaign: "spring" },
    ...{ utm: "utm_campaign=spring", country: "DE", region: "Saarland" },
    ...{ deviceType: "tablet", browser: "Edge", os: "Windows" },
  });
});

test("no two attributes share a field, and none a column with another or with the hit", () => {
  const fields = Object.values(ATTRIBUTES).map(({ field }) => field);
  expect(new Set(fields).size).toBe(fields.length);
  const columns: string[] = Object.values(ATTRIBUTES).map(({ column }) => column);
  const own = ["hour", "id", "at", "session", "path", "title", "user_agent", "referrer"];
  const ofEvents = ["event_type", "event_name", "event_data"];
  expect(new Set([...columns, ...own, ...ofEvents]).size).toBe(columns.length + own.length + ofEvents.length);
});
