import type { AnalyticsMessage, EventName } from "../../app/analytics/visit.ts";
import { DAY, HOUR, MINUTE, SECOND } from "../../app/platform/clock.ts";
import { MAIL_PARAMETER } from "../../app/platform/http/own-paths.ts";
import { createSeededRandom, type SeededRandom } from "../../app/platform/seeded-random.ts";
import { ARTICLE_WEIGHT, EVENTS_SEEN, HOUR_WEIGHTS, PAGES, WEEKDAY_WEIGHTS } from "./content/visits.ts";
import {
  common,
  newVisit,
  type Page,
  pageAt,
  pageView,
  received,
  SITE,
  type Visit,
  weighted,
} from "./hits.ts";
import type { SubmissionRow } from "./leads.ts";
import { idAt, VISIT_DAYS } from "./moments.ts";
import type { BookingRow } from "./money.ts";
import type { OpenedLink } from "./work.ts";

const SESSIONS_A_DAY = 62;
const EVENT_SHARE = 0.13;
/** Page views per visit, 1 to 6, by frequency. */
const DEPTHS = [
  [38, 1],
  [24, 2],
  [16, 3],
  [11, 4],
  [7, 5],
  [4, 6],
] as const;

/**
 * Sixty days of visits as analytics messages. Every hit has the browser's format, is validated and classified by the
 * collector's own code, and belongs to a session marked as demo. Visits that ended in one of the `submissions` share
 * its session, in which one of the `demos` may have been booked, too; those that are `ahead` have visits of their own,
 * and those that a link of a mail `opened` have its id.
 */
export function makeVisits(
  now: Date,
  posts: { slug: string; title: string }[],
  { submissions, demos, ahead = [], opened = [] }: Ends,
) {
  const random = createSeededRandom("demo visits");
  const pages: (readonly [number, Page])[] = [
    ...PAGES.map(([weight, path, title]) => [weight, { path, title }] as const),
    ...posts.map(
      ({ slug, title }) => [ARTICLE_WEIGHT, { path: `/blog/${slug}`, title: `${title} | Beaconry` }] as const,
    ),
  ];
  const messages = startsOf(random, now).flatMap((start) =>
    browse(random, now, newVisit(random, start, weighted(random, pages)), pages),
  );
  const since = now.getTime() - VISIT_DAYS * DAY;
  for (const submission of submissions) {
    const sent = new Date(submission.createdAt);
    if (sent.getTime() > since) {
      const demo = demos.find(({ leadId }) => leadId === submission.leadId);
      messages.push(...contactVisit(random, sent, submission, demo));
    }
  }
  for (const demo of ahead) messages.push(...bookingVisit(demo));
  for (const link of opened) messages.push(...mailVisit(link, now));
  return messages;
}

type Ends = {
  submissions: SubmissionRow[];
  demos: BookingRow[];
  ahead?: BookingRow[];
  opened?: OpenedLink[];
};

/** The visit in which a demo was booked. */
function bookingVisit({ id, createdAt }: BookingRow): AnalyticsMessage[] {
  const random = createSeededRandom(`visit of ${id}`);
  const booked = new Date(createdAt);
  const page = pageAt("/book-now");
  const visit = {
    ...newVisit(random, new Date(booked.getTime() - 3 * MINUTE), page),
    referrer: null,
    utm: null,
  };
  const hit = { id: idAt(random, booked), ...common(visit, page, null) };
  return [
    pageView(random, visit, page, null, visit.start),
    received({ kind: "event", name: "demo_booking", data: { page: page.path }, ...hit }, visit, booked),
  ];
}

/** The page that a link in a mail led to, and one more. */
function mailVisit({ mailId, path, at }: OpenedLink, now: Date): AnalyticsMessage[] {
  const random = createSeededRandom(`visit by ${mailId}`);
  const landing = pageAt(path);
  const visit = { ...newVisit(random, at, landing), referrer: null, utm: { [MAIL_PARAMETER]: mailId } };
  const after = new Date(at.getTime() + random.between(20, 90) * SECOND);
  const seen: [Page, string | null, Date][] = [
    [landing, null, at],
    [pageAt("/book-now"), `${SITE}${path}`, after],
  ];
  return seen.flatMap(([page, referrer, time]) =>
    time < now ? [pageView(random, visit, page, referrer, time)] : [],
  );
}

function startsOf(random: SeededRandom, now: Date): Date[] {
  return Array.from({ length: VISIT_DAYS }, (_, daysAgo) => {
    const day = new Date(now.getTime() - daysAgo * DAY);
    day.setUTCHours(0, 0, 0, 0);
    const weight = WEEKDAY_WEIGHTS[day.getUTCDay()] ?? 1;
    const count = Math.round(SESSIONS_A_DAY * weight * (0.85 + random.next() * 0.3));
    return Array.from({ length: count }, () => {
      const hour = weighted(
        random,
        HOUR_WEIGHTS.map((hourWeight, at) => [hourWeight, at] as const),
      );
      return new Date(day.getTime() + hour * HOUR + random.between(0, 3599) * SECOND);
    });
  })
    .flat()
    .filter((start) => start < now);
}

function browse(
  random: SeededRandom,
  now: Date,
  visit: Visit,
  pages: readonly (readonly [number, Page])[],
): AnalyticsMessage[] {
  const messages: AnalyticsMessage[] = [];
  const depth = weighted(random, DEPTHS);
  let at = visit.start;
  let referrer = visit.referrer;
  let page = visit.landing;
  for (let view = 0; view < depth && at < now; view += 1) {
    messages.push(pageView(random, visit, page, referrer, at));
    referrer = `${SITE}${page.path}`;
    if (view === depth - 1 && random.chance(EVENT_SHARE))
      messages.push(someEvent(random, visit, page, referrer, at));
    at = new Date(at.getTime() + random.between(8, 190) * SECOND);
    page = weighted(
      random,
      pages.filter(([, other]) => other.path !== page.path),
    );
  }
  return messages;
}

function someEvent(
  random: SeededRandom,
  visit: Visit,
  page: Page,
  referrer: string,
  at: Date,
): AnalyticsMessage {
  const [name, data] = weighted(
    random,
    EVENTS_SEEN.map(([weight, event, eventData]) => [weight, [event, eventData] as const] as const),
  );
  return received(
    { kind: "event", name, data, id: idAt(random, at), ...common(visit, page, referrer) },
    visit,
    at,
  );
}

/** The visit that led to a contact-form submission: landing page, reading, form. */
function contactVisit(
  random: SeededRandom,
  sent: Date,
  submission: SubmissionRow,
  demo: BookingRow | undefined,
): AnalyticsMessage[] {
  const start = new Date(sent.getTime() - random.between(4, 11) * MINUTE);
  const landing = pageAt(submission.landingPath ?? "/");
  const { referrer = null, utm } = submission;
  const visit = { ...newVisit(random, start, landing), referrer, utm: utm ? JSON.parse(utm) : null };
  submission.sessionId = visit.session;
  const written = pageAt(submission.pagePath);
  const middle = new Date(start.getTime() + 2 * MINUTE);
  const before = `${SITE}${landing.path}`;
  const conversion = (name: EventName, page: Page, at: Date) =>
    received(
      {
        kind: "event",
        name,
        data: { page: page.path },
        id: idAt(random, at),
        ...common(visit, page, before),
      },
      visit,
      at,
    );
  return [
    pageView(random, visit, landing, visit.referrer, start),
    pageView(random, visit, written, before, middle),
    conversion("contact_form_submit", written, sent),
    ...(demo ? [conversion("demo_booking", pageAt("/book-now"), new Date(demo.createdAt))] : []),
  ];
}
