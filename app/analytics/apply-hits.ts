import { HOUR } from "../platform/clock";
import { type CountRow, createCountChanges, type HourRow, type ReturnRow } from "./count-changes";
import type { HourCounts } from "./dimension";
import { storableText } from "./hit";
import type { Incoming, IncomingCount, IncomingHit } from "./incoming";
import { monthOfDay } from "./months";
import { addHit, firstHourOf, type SessionState } from "./visit-session";

/** What the tables hold about a batch before it is recorded. Ids are hex digits in lower case. */
export type IngestState = {
  foldedDay: number;
  foldedMonth: number;
  rawFromHour: number;
  lastTextId: number;
  /** Those of the batch's ids that are stored or counted already. */
  known: ReadonlySet<string>;
  sessions: ReadonlyMap<string, SessionState>;
  texts: ReadonlyMap<string, number>;
  /** By `hourKey`, for every hour that the batch may touch. */
  hourCounts: ReadonlyMap<string, HourCounts>;
};

type Cell = string | number | null;

/** The rows to write, each as an array in its table's column order. */
export type IngestWrites = {
  texts: [number, string][];
  hits: Cell[][];
  /** Ids of visits that turned out to have begun in an earlier hour, so that their row moves. */
  movedSessions: string[];
  sessions: Cell[][];
  counted: [number, string][];
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
 * tables. Hits of archived hours are left out: nothing can tell any more whether they are known.
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
    const row = toRow(one, texts.numberOf);
    countHit(counts, one, row);
    const before = sessions.get(one.session) ?? state.sessions.get(one.session);
    sessions.set(one.session, addHit(before, toSessionHit(one, row)));
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
  const rollupDays = counts.days(state.foldedDay);
  const changedMonth = Math.min(...rollupDays.map(([, day]) => monthOfDay(day)));
  return {
    texts: texts.added(),
    hits: rows.map(hitCells),
    movedSessions,
    sessions: [...sessions].map(([id, session]) => sessionCells(id, session)),
    counted: counted.map(({ hour, id }) => [hour, id]),
    hourCounts: counts.hours(state.hourCounts),
    rollupDays,
    unfoldedMonth: changedMonth < state.foldedMonth ? changedMonth : null,
    returns: counts.returns(),
  };
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
  return { numberOf, added: () => [...fresh].map(([text, id]): [number, string] => [id, text]) };
}

type HitRow = ReturnType<typeof toRow>;

function toRow({ hit, event, ...place }: IncomingHit, numberOf: (text: string) => number) {
  const orNull = (text: string | null) => (text === null ? null : numberOf(text));
  return {
    ...place,
    path: numberOf(hit.pagePath),
    title: numberOf(hit.pageTitle),
    userAgent: numberOf(hit.userAgent),
    referrer: orNull(hit.referrer),
    event: event && {
      type: numberOf(event.eventType),
      name: numberOf(event.eventName),
      data: event.eventData && JSON.stringify(event.eventData),
    },
    attributes: {
      landing: numberOf(hit.landingPath),
      channel: numberOf(hit.channel),
      referrerHost: orNull(hit.referrerHost),
      campaign: orNull(hit.campaign),
      utm: orNull(hit.utm),
      country: orNull(hit.country),
      region: orNull(hit.region),
      device: numberOf(hit.deviceType),
      browser: numberOf(hit.browser),
      os: numberOf(hit.os),
    },
  };
}

function countHit(counts: ReturnType<typeof createCountChanges>, { hour }: IncomingHit, row: HitRow): void {
  if (row.event) {
    counts.add("event", hour, row.event.name, { events: 1 });
    return;
  }
  counts.add("page", hour, row.path, { views: 1 });
  counts.add("page_device", hour, row.attributes.device, { views: 1 });
  counts.add("page_browser", hour, row.attributes.browser, { views: 1 });
}

function toSessionHit({ event }: IncomingHit, { id, time, attributes }: HitRow) {
  const kind = !event ? "view" : event.eventType === "conversion" ? "conversion" : "event";
  return { id, time, attributes, kind } as const;
}

function hitCells({ hour, id, time, session, event, attributes: own, ...row }: HitRow): Cell[] {
  return [
    ...[hour, id, time - hour * HOUR, session, row.path, row.title, row.userAgent, row.referrer],
    ...[own.device, own.browser, own.os, event?.type ?? null, event?.name ?? null, event?.data ?? null],
    ...[own.landing, own.channel, own.referrerHost, own.campaign, own.utm, own.country, own.region],
  ];
}

function sessionCells(id: string, session: SessionState): Cell[] {
  const { firstAt, firstHit, lastAt, hours, attributes: own, views, events, conversions } = session;
  const firstHour = firstHourOf(session);
  const activeHours = JSON.stringify(hours.map((hour) => hour - firstHour));
  return [
    ...[firstHour, id, firstAt, firstHit, lastAt, activeHours],
    ...[own.landing, own.channel, own.referrerHost, own.campaign, own.utm, own.country, own.region],
    ...[own.device, own.browser, own.os, views, events, conversions],
  ];
}
