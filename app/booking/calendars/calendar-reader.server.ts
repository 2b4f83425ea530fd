import { DAY } from "../../platform/clock";
import {
  type CalendarEvent,
  type CalendarHead,
  EVENT_LINES,
  type Lines,
  lastWall,
  readEvent,
  textOf,
} from "./events.server";
import { LineSplitter } from "./lines.server";
import { type Period, readPeriods } from "./properties.server";
import { type Availability, readAvailability } from "./unavailable.server";
import { CalendarZones } from "./zones.server";

/** Time zones are less than this apart, and so is a file's zone from the one it turns out to be in. */
const ZONES_APART = 2 * DAY;
/** The lines that matter, by the kind of entry; those of VAVAILABILITY come before the AVAILABLE within it. */
const LINES: Record<string, Set<string>> = {
  VEVENT: EVENT_LINES,
  AVAILABLE: EVENT_LINES,
  VAVAILABILITY: new Set(["DTSTART", "DTEND", "DURATION", "PRIORITY"]),
  VFREEBUSY: new Set(["FREEBUSY"]),
};
const ENTRY = /^(?:V(?:CALENDAR|EVENT|FREEBUSY|AVAILABILITY|TIMEZONE|TODO|JOURNAL)|AVAILABLE)$/;
const HEAD_LINES = ["X-WR-TIMEZONE", "TIMEZONE-ID", "METHOD", "X-WR-CALNAME"];
/** No description of a time zone is longer. */
const MAX_ZONE_LINES = 5000;

type Part = { name: string; lines: Lines; all: string[] };

/**
 * Collects from a calendar's bytes what takes time from `from` on (in milliseconds since 1970); what has long ended is
 * dropped at once. Bad lines cost the entry they are in, at most.
 */
export class CalendarReader {
  readonly zones: CalendarZones;
  readonly events: CalendarEvent[] = [];
  /** What calendars that tell no events say is taken. */
  readonly busy: { head: CalendarHead; period: Period }[] = [];
  /** When somebody can be met at all. */
  readonly availabilities: Availability[] = [];
  /** Entries without a start that can be read. */
  unreadable = 0;
  /** Whether there is nothing that could take time, but tasks at most. */
  isWithoutEvents = false;
  readonly #splitter: LineSplitter;
  readonly #from: number;
  #head: CalendarHead | null = null;
  /** The components that are open, without the VCALENDAR. */
  #path: string[] = [];
  #part: Part | null = null;
  #kinds = new Set<string>();

  /** `charset`: of the file, as the server calls it. */
  constructor(from: number, charset: string | null) {
    this.#splitter = new LineSplitter((line) => this.#takeLine(line), charset);
    this.#from = from - ZONES_APART;
    this.zones = new CalendarZones(from);
  }

  push(bytes: Uint8Array): void {
    this.#splitter.push(bytes);
  }

  /** @throws if there was no calendar, or if it breaks off within an entry */
  end(): void {
    this.#splitter.end();
    if (this.#part) throw new Error("The calendar breaks off");
    if (this.#kinds.size === 0) throw new Error("This is not a calendar");
    this.isWithoutEvents = !["VEVENT", "VFREEBUSY", "VAVAILABILITY"].some((kind) => this.#kinds.has(kind));
  }

  #takeLine(line: string): void {
    const [, word = "", end = "", value = ""] = /^([\w-]+)([;:])(.*)$/.exec(line.slice(0, 200)) ?? [];
    const name = word.toUpperCase();
    if (this.#part?.name === "VTIMEZONE" && this.#part.all.length < MAX_ZONE_LINES && word) {
      this.#part.all.push(line);
    }
    if (end === ":" && name === "BEGIN") this.#begin(value.trim().toUpperCase());
    else if (end === ":" && name === "END") this.#end(value.trim().toUpperCase());
    else if (this.#part && this.#path.length === 1) keep(this.#part, name, line);
    else if (this.#head && this.#path.length === 0 && HEAD_LINES.includes(name)) {
      readHeadLine(this.#head, name, line);
    }
  }

  #begin(name: string): void {
    // The one before has lost its end, or holds this one.
    if (ENTRY.test(name)) this.#finish();
    if (name === "VCALENDAR") {
      this.#head = { tzid: null, isCancelled: false, owner: null };
      this.#kinds.add(name);
      return;
    }
    if (!this.#head) return;
    this.#path.push(name);
    if (this.#path.length > 1) return;
    this.#kinds.add(name);
    this.#part = { name, lines: new Map(), all: [`BEGIN:${name}`] };
  }

  #end(name: string): void {
    if (name === "VCALENDAR") {
      this.#finish();
      this.#head = null;
      return;
    }
    const at = this.#path.lastIndexOf(name);
    if (at === 0) this.#finish();
    else if (at > 0) this.#path = this.#path.slice(0, at);
  }

  #finish(): void {
    const [part, head] = [this.#part, this.#head];
    this.#path = [];
    this.#part = null;
    if (!part || !head) return;
    if (part.name === "VTIMEZONE") this.zones.describe(part.all);
    if (part.name === "VFREEBUSY") this.#addBusy(part.lines, head);
    if (part.name === "VAVAILABILITY") this.availabilities.push(readAvailability(part.lines, head));
    if (part.name === "VEVENT") this.#addEvent(part.lines, head, this.events);
    const within = this.availabilities.at(-1)?.available;
    if (part.name === "AVAILABLE" && within) this.#addEvent(part.lines, head, within);
  }

  #addEvent(lines: Lines, head: CalendarHead, events: CalendarEvent[]): void {
    const event = readEvent(lines, head);
    if (!event) this.unreadable += 1;
    else if (lastWall(event) >= this.#from) events.push(event);
  }

  #addBusy(lines: Lines, head: CalendarHead): void {
    for (const line of lines.get("FREEBUSY") ?? []) {
      if (/;FBTYPE="?FREE\b/i.test(line)) continue;
      const periods = readPeriods(line);
      this.unreadable += periods.filter((period) => period === null).length;
      for (const period of periods) if (period?.end) this.busy.push({ head, period });
    }
  }
}

function keep({ name: kind, lines }: Part, name: string, line: string): void {
  if (!LINES[kind]?.has(name)) return;
  const known = lines.get(name);
  if (known) known.push(line);
  else lines.set(name, [line]);
}

function readHeadLine(head: CalendarHead, name: string, line: string): void {
  const value = textOf(new Map([[name, [line]]]), name);
  if (name === "METHOD") head.isCancelled = value.toUpperCase() === "CANCEL";
  else if (name === "X-WR-CALNAME") head.owner = value.toLowerCase();
  else head.tzid ??= value || null;
}
