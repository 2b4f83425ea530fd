import { HOUR } from "../../platform/clock";
import type { AttributeName } from "../attributes";

/** What the visit's earliest hit tells, as numbers of `texts`. */
export type SessionAttributes = Record<AttributeName, number | null>;

/** A row of `sessions`. */
export type SessionState = {
  /** Milliseconds since 1970; `firstHit` is hex and decides between equal times. */
  firstAt: number;
  firstHit: string;
  lastAt: number;
  /** Every hour since 1970 with a hit, ascending. */
  hours: number[];
  attributes: SessionAttributes;
  views: number;
  events: number;
  conversions: number;
  /** Of the conversions, clicks on a phone number; null if that is not known. */
  calls: number | null;
};

export type SessionHit = {
  id: string;
  time: number;
  attributes: SessionAttributes;
  kind: "view" | "event" | "form" | "call";
};

/** The visit with one more hit, at any time; `session` is not changed. */
export function addHit(session: SessionState | undefined, hit: SessionHit): SessionState {
  const hour = Math.floor(hit.time / HOUR);
  const counts = {
    views: hit.kind === "view" ? 1 : 0,
    events: hit.kind === "view" ? 0 : 1,
    conversions: hit.kind === "form" || hit.kind === "call" ? 1 : 0,
    calls: hit.kind === "call" ? 1 : 0,
  };
  if (!session) {
    const { id, time, attributes } = hit;
    return { firstAt: time, firstHit: id, lastAt: time, hours: [hour], attributes, ...counts };
  }
  const isEarlier = hit.time < session.firstAt || (hit.time === session.firstAt && hit.id < session.firstHit);
  return {
    firstAt: isEarlier ? hit.time : session.firstAt,
    firstHit: isEarlier ? hit.id : session.firstHit,
    lastAt: Math.max(session.lastAt, hit.time),
    hours: withHour(session.hours, hour),
    attributes: isEarlier ? hit.attributes : session.attributes,
    views: session.views + counts.views,
    events: session.events + counts.events,
    conversions: session.conversions + counts.conversions,
    calls: session.calls === null ? null : session.calls + counts.calls,
  };
}

function withHour(hours: number[], hour: number): number[] {
  // Almost every hit is in the visit's last hour.
  if (hours.at(-1) === hour || hours.includes(hour)) return hours;
  return [...hours, hour].sort((a, b) => a - b);
}

export function firstHourOf({ firstAt }: SessionState): number {
  return Math.floor(firstAt / HOUR);
}
