import { z } from "zod";
import { keepUnsentHits } from "../../app/analytics/collect/unsent-hits.server";
import { bookDemo } from "../../app/booking/bookings.server";
import { DAY, HOUR, isoAfter } from "../../app/platform/clock";
import { demoRequest, putHost, testSender } from "./bookings";
import { type CronCase, LONG_AGO, put } from "./cron-case";
import { pageViewAt } from "./page-views";
import { insertPosts } from "./posts";
import { staffMember } from "./staff";
import { analyticsRows, rows, testAnalyticsDb, testDb } from "./workers-env";

const CALENDAR = `BEGIN:VCALENDAR
VERSION:2.0
BEGIN:VEVENT
UID:dentist
DTSTART:20260312T150000Z
DTEND:20260312T160000Z
END:VEVENT
END:VCALENDAR`;

/** The site, a host's calendar and the search services, as far as a task asks them. */
export async function answer(input: RequestInfo | URL): Promise<Response> {
  const url = input instanceof Request ? input.url : String(input);
  return new Response(url.endsWith(".ics") ? CALENDAR.replaceAll("\n", "\r\n") : null, { status: 200 });
}

export const idsOf = (sent: unknown[]) => sent.map((body) => z.object({ id: z.string() }).parse(body).id);

/** The tasks of the five-minute cron, in the order of `CRON_TASKS`. */
export const SWEEP_CASES: CronCase[] = [
  {
    task: "sends again what no consumer picked up",
    given: (now) =>
      put("outbox", {
        ...{
          id: "lost",
          queue: "mail",
          message: '{"v":1,"id":"lost","type":"mail.send","mailId":"m"}',
          state: "pending",
        },
        ...{
          due_at: isoAfter(now, -HOUR),
          created_at: isoAfter(now, -HOUR),
          updated_at: isoAfter(now, -HOUR),
        },
      }),
    left: async (sent) => idsOf(sent).filter((id) => id === "lost"),
    before: [],
    after: ["lost"],
  },
  {
    task: "records hits that the queue did not take",
    given: (now) => keepUnsentHits(testAnalyticsDb(), [pageViewAt(now)]),
    left: () =>
      analyticsRows("select (select count(*) from unsent_hits) kept, (select count(*) from hits) recorded"),
    before: [{ kept: 1, recorded: 0 }],
    after: [{ kept: 0, recorded: 1 }],
  },
  {
    task: "indexes changed posts for the search",
    given: () => insertPosts({ slug: "changed" }),
    left: () => rows("select search_version = version is_indexed from blogs where id = 'changed'"),
    before: [{ is_indexed: 0 }],
    after: [{ is_indexed: 1 }],
  },
  {
    task: "announces posts whose time has come",
    given: async (now) => {
      await insertPosts({ slug: "due" });
      await rows("update blogs set publish_at = ? where id = 'due'", isoAfter(now, -HOUR));
    },
    left: () => rows("select json_extract(message, '$.url') url from outbox where queue = 'indexing'"),
    before: [],
    after: [{ url: "http://localhost:8788/blog/due" }],
  },
  {
    task: "reminds of demos",
    given: async (now) => {
      const request = demoRequest({}, new Date("2026-03-10T15:00:00.000Z"));
      const made = await bookDemo(testDb(), request, await testSender(), new Date(now.getTime() - 3 * DAY));
      if (made.kind !== "booked") throw new Error("The time is taken");
    },
    left: () => rows("select count(*) n from mails where subject like 'Reminder: %'"),
    before: [{ n: 0 }],
    after: [{ n: 1 }],
  },
  {
    task: "reads hosts' calendars",
    given: async () => {
      const { id } = await staffMember("tom@beaconry.example");
      await putHost(id, {
        busyUrl: "https://calendar.example/tom.ics",
        week: Array(7).fill({ from: 0, to: 1440 }),
      });
    },
    left: () => rows("select starts_at from busy_times"),
    before: [],
    after: [{ starts_at: "2026-03-12T15:00:00.000Z" }],
  },
  {
    task: "sends the mail of the morning",
    given: async () => {
      const { id } = await staffMember("digest@beaconry.example", "staff");
      // It is ten past seven there.
      await put("profiles", { user_id: id, wants_digest: 1, time_zone: "Asia/Dubai" });
      await put("notifications", { user_id: id, key: "k", kind: "mention", created_at: LONG_AGO });
    },
    left: () => rows("select count(*) n from mails where kind = 'account' and user_id is not null"),
    before: [{ n: 0 }],
    after: [{ n: 1 }],
  },
  {
    task: "asks the mail server whether it takes us",
    given: async () => {},
    left: () =>
      rows(
        "select json_extract(value, '$.transport') transport from settings where key = 'mail.transport' and value like '%error%'",
      ),
    before: [],
    after: [{ transport: "smtp" }],
  },
  {
    task: "notes what makes the product ill",
    given: () =>
      put("failed_jobs", {
        ...{ id: "dead", queue: "q", message: "{}", error: "Full", attempts: 5 },
        failed_at: LONG_AGO,
      }),
    left: () =>
      rows(
        "select json_extract(known.value, '$.cause') cause from settings, json_each(settings.value, '$.known') known where settings.key = 'alerts'",
      ),
    before: [],
    after: [{ cause: "mail" }, { cause: "jobs" }],
  },
];
