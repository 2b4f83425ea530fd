/** A demo as minutes of the reader's day. */
type Span = { start: number; end: number };

type Ruler<Event> = {
  /** Whole hours, 0 to 24. */
  from: number;
  to: number;
  /** Of the whole length, in percent; null outside of it. */
  now: number | null;
  /** `width` reaches to the next event, `length` to the end of this one. */
  events: (Event & { at: number; width: number; length: number })[];
};

const USUAL = { from: 8, to: 18 };

/** The ruler of a day: from 8 AM to 6 PM, longer if an event lies outside. `now` and spans in minutes of the day. */
export function rulerOf<Event extends Span>(events: Event[], now: number): Ruler<Event> {
  const sorted = events.toSorted((one, other) => one.start - other.start);
  const from = Math.min(USUAL.from, ...sorted.map(({ start }) => Math.floor(start / 60)));
  const to = Math.min(24, Math.max(USUAL.to, ...sorted.map(({ end }) => Math.ceil(end / 60))));
  const percent = (minutes: number) => (minutes / ((to - from) * 60)) * 100;
  const at = (minute: number) => percent(minute - from * 60);
  return {
    from,
    to,
    now: now < from * 60 || now >= to * 60 ? null : at(now),
    events: sorted.map((event, index) => ({
      ...event,
      at: at(event.start),
      width: at(sorted[index + 1]?.start ?? to * 60) - at(event.start),
      length: percent(event.end - event.start),
    })),
  };
}
