import { HOUR } from "../../platform/clock";
import { ATTRIBUTES, mapAttributes } from "../attributes";
import { storableText } from "../collect/hit";
import type { countedHits, hits, mailVisits, RowOf, sessions, texts } from "../tables";
import { sessionOfKey } from "../visit";
import { type CountRow, createCountChanges, type HourRow, type ReturnRow } from "./count-changes";
import type { HourCounts } from "./dimension";
import { hexOf, type Incoming, type IncomingCount, type IncomingHit } from "./incoming";
import { monthOfDay } from "./months";
import { addHit, firstHourOf, type SessionHit, type SessionState } from "./visit-session";

/** What the tables hold about a batch before it is recorded. Ids are hex digits in lower case. */
export type IngestState = {
  foldedDay: number;
  foldedMonth: number;
  rawFromHour: number;
  lastTextId: number;
  /** Those of the batch's ids that are stored or counted already. */
  known: ReadonlySet<string>;
  /** By their keys, all visits of the batch's sessions. */
  sessions: ReadonlyMap<string, SessionState>;
  texts: ReadonlyMap<string, number>;
  /** By `hourKey`, for every hour that the batch may touch. */
  hourCounts: ReadonlyMap<string, HourCounts>;
};

/** The rows to write. */
export type IngestWrites = {
  texts: RowOf<typeof texts>[];
  hits: RowOf<typeof hits>[];
  /** Ids of visits that turned out to have begun in an earlier hour, so that their row moves. */
  movedSessions: string[];
  sessions: RowOf<typeof sessions>[];
  counted: RowOf<typeof countedHits>[];
  mailVisits: RowOf<typeof mailVisits>[];
  hourCounts: HourRow[];
  /** To be added to the rows. */
  rollupDays: CountRow[];
  /**
   * The first month that is changed although it is folded, so that it and later ones are to be folded again; or null.
   */
  unfoldedMonth: number | null;
  returns: ReturnRow[];
};

/**
 * What a batch writes. Known hits change nothing, so that any order and any split of the same hits gives the same
 * tables. Hits of archived hours are left out: nothing can tell whether they are known.
 * `withoutRow` is counted each time that it comes.
 */
export function applyHits(
  state: IngestState,
  incoming: Incoming,
  withoutRow: IncomingCount[] = [],
): IngestWrites {
  const texts = createTextNumbers(state);
  const counts = createCountChanges();
  const hits = incoming.hits.filter(({ id, hour }) => hour >= state.rawFromHour && !state.known.has(id));
  const counted = incoming.counts.filter(({ id }) => !state.known.has(id));

  const sessions = new Map<string, SessionState>();
  const rows = hits.map((one) => {
    const row = toNumbers(one, texts.numberOf);
    countHit(counts, row);
    const before = sessions.get(one.visit) ?? state.sessions.get(one.visit);
    sessions.set(one.visit, addHit(before, toSessionHit(one, row)));
    return row;
  });
  for (const { hour, counts: own } of [...counted, ...withoutRow]) {
    for (const { dimension, value, views, events } of own) {
      const number = typeof value === "string" ? texts.numberOf(value) : value;
      counts.add(dimension, hour, number, { views, events });
    }
  }
  const movedSessions: string[] = [];
  for (const [id, after] of sessions) {
    const before = state.sessions.get(id);
    counts.addVisit({ before, after });
    if (before && firstHourOf(before) !== firstHourOf(after)) movedSessions.push(id);
  }
  for (const change of changesOfSessions(state.sessions, sessions)) counts.addSession(change);
  const rollupDays = counts.days(state.foldedDay);
  const changedMonth = Math.min(...rollupDays.map(({ day }) => monthOfDay(day)));
  return {
    texts: texts.added(),
    hits: rows.map(toHitRow),
    movedSessions,
    sessions: [...sessions].map(([id, session]) => toSessionRow(id, session)),
    counted: counted.map(({ hour, id }) => ({ hour, id })),
    mailVisits: hits.flatMap(({ visit, hit }) => (hit.mailId ? { mail: hexOf(hit.mailId), visit } : [])),
    hourCounts: counts.hours(state.hourCounts),
    rollupDays,
    unfoldedMonth: changedMonth < state.foldedMonth ? changedMonth : null,
    returns: counts.returns(),
  };
}

type Visits = ReadonlyMap<string, SessionState>;

/** The visits of each session that has changed ones, before and after. */
function changesOfSessions(stored: Visits, changed: Visits) {
  const all = new Map([...stored, ...changed]);
  const sessions = new Map<string, { before: SessionState[]; after: SessionState[] }>();
  for (const key of changed.keys()) sessions.set(sessionOfKey(key), { before: [], after: [] });
  for (const key of [...all.keys()].sort()) {
    const session = sessions.get(sessionOfKey(key));
    const [before, after] = [stored.get(key), all.get(key)];
    if (before) session?.before.push(before);
    if (after) session?.after.push(after);
  }
  return sessions.values();
}

function createTextNumbers({ texts: known, lastTextId }: IngestState) {
  const fresh = new Map<string, number>();
  function numberOf(text: string): number {
    const number = known.get(text);
    if (number !== undefined) return number;
    const stored = storableText(text);
    const added = fresh.get(stored) ?? lastTextId + fresh.size + 1;
    fresh.set(stored, added);
    return added;
  }
  return { numberOf, added: () => [...fresh].map(([text, id]) => ({ id, text })) };
}

type NumberedHit = ReturnType<typeof toNumbers>;

/** The hit with numbers for its texts. */
function toNumbers({ id, visit, time, hour, hit, event }: IncomingHit, numberOf: (text: string) => number) {
  const orNull = (text: string | null) => (text === null ? null : numberOf(text));
  return {
    id,
    visit,
    time,
    hour,
    path: numberOf(hit.pagePath),
    title: numberOf(hit.pageTitle),
    userAgent: numberOf(hit.userAgent),
    referrerOrigin: orNull(hit.referrer),
    device: numberOf(hit.deviceType),
    browser: numberOf(hit.browser),
    event: event && {
      type: numberOf(event.eventType),
      name: numberOf(event.eventName),
      data: event.eventData && JSON.stringify(event.eventData),
    },
    attributes: mapAttributes((name) => orNull(hit[ATTRIBUTES[name].field])),
  };
}

function countHit(counts: ReturnType<typeof createCountChanges>, hit: NumberedHit): void {
  const { hour, path, device, browser, event } = hit;
  if (event) {
    counts.add("event", hour, event.name, { events: 1 });
    return;
  }
  counts.add("page", hour, path, { views: 1 });
  counts.add("page_device", hour, device, { views: 1 });
  counts.add("page_browser", hour, browser, { views: 1 });
}

function toSessionHit({ event }: IncomingHit, { id, time, attributes }: NumberedHit) {
  return { id, time, attributes, kind: kindOf(event) };
}

function kindOf(event: IncomingHit["event"]): SessionHit["kind"] {
  if (!event) return "view";
  if (event.eventType !== "conversion") return "event";
  return event.eventName === "phone_click" ? "call" : "form";
}

// Properties first, then the spread: V8 takes 20 µs instead of half a microsecond for them in the other order.

function toHitRow(hit: NumberedHit): RowOf<typeof hits> {
  const { event, attributes } = hit;
  return {
    hour: hit.hour,
    id: hit.id,
    at: hit.time - hit.hour * HOUR,
    visit: hit.visit,
    path: hit.path,
    title: hit.title,
    userAgent: hit.userAgent,
    referrerOrigin: hit.referrerOrigin,
    eventType: event?.type ?? null,
    eventName: event?.name ?? null,
    eventData: event?.data ?? null,
    ...attributes,
  };
}

function toSessionRow(id: string, session: SessionState): RowOf<typeof sessions> {
  const { hours, attributes } = session;
  const firstHour = firstHourOf(session);
  return {
    firstHour,
    visit: id,
    firstAt: session.firstAt,
    firstHit: session.firstHit,
    lastAt: session.lastAt,
    activeHours: JSON.stringify(hours.map((hour) => hour - firstHour)),
    views: session.views,
    events: session.events,
    conversions: session.conversions,
    calls: session.calls,
    ...attributes,
  };
}
