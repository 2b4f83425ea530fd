import type { ParsedResult } from "chrono-node";
import type { Member } from "../../../auth/staff";
import { MINUTE } from "../../../platform/clock";
import { addDays, localDate, momentOf, wallTimeOf, weekdayOf } from "../../../platform/time/zoned-time";
import type { ActivityType } from "../../leads/lead";
import { type Due, wholeDay } from "../due";
import { reader, two } from "./date-words.server";

type ParsedComponents = ParsedResult["start"];
type Reader = { now: Date; zone: string; members: Member[]; me: string };

/** What a sentence says. `names` are words that may name its lead, the likeliest first. */
export type TaskWords = {
  type: ActivityType;
  title: string;
  due: Due | null;
  assigneeId: string;
  names: string[];
};

/** Reads a sentence such as "call priya about the map tuesday 3pm @jonah" in the writer's zone. */
export function readTaskWords(text: string, { now, zone, members, me }: Reader): TaskWords {
  const { assigneeId, rest } = takeAssignee(asChronoSays(text), members, me);
  const found = findDate(rest, now, zone);
  const left = found ? `${rest.slice(0, found.from)} ${rest.slice(found.to)}` : rest;
  const whole = left.replace(/\s+/g, " ").replace(/^[\s.,;:–-]+|[\s,;:–-]+$|\s+\.$/g, "");
  const title = whole.replace(/^(?:please )?remind me(?: to)? (?=\S)/i, "");
  const { type, names } = readVerb(title);
  return {
    type,
    title: title.charAt(0).toUpperCase() + title.slice(1),
    due: found?.due ?? null,
    assigneeId: assigneeId ?? me,
    names,
  };
}

/** "Between 2 and 4 pm", "9ish" and "um 15.30 Uhr" as Chrono knows them. */
function asChronoSays(text: string): string {
  return text
    .replace(/\b(\d{1,2}(?::\d\d)?)-?ish\b/gi, "$1")
    .replace(/\bbetween (\d{1,2}(?::\d\d)?(?: ?[ap]m)?) and (?=\d{1,2}(?::\d\d| ?[ap]m))/gi, "$1-")
    .replace(
      /\b(?:um )?([01]?\d|2[0-3])(?:[.:]([0-5]\d))? uhr\b/gi,
      (_, hour, minute = "00") => `${hour}:${minute}`,
    );
}

/** The first "@name" that only one active member has; any other stays in the text. */
function takeAssignee(text: string, members: Member[], me: string) {
  for (const match of text.matchAll(/(?:^|\s)@([\p{L}\p{N}._-]{1,60})/gu)) {
    const wanted = (match[1] ?? "").toLowerCase().replace(/[._-]+$/, "");
    const called = members.filter(({ isActive, name, email }) => {
      const words = [...name.toLowerCase().split(/\s+/), email.toLowerCase().split("@")[0] ?? ""];
      return isActive && wanted !== "" && words.some((word) => word.startsWith(wanted));
    });
    const id = wanted === "me" ? me : called.length === 1 ? called[0]?.id : undefined;
    if (id)
      return { assigneeId: id, rest: text.slice(0, match.index) + text.slice(match.index + match[0].length) };
  }
  return { assigneeId: null, rest: text };
}

const VERBS: [ActivityType, RegExp][] = [
  ["call", /^(?:call|phone|ring|dial|telephone)(?:\s+(?:back|up|with|to))?\b/i],
  ["email", /^(?:e-?mail|mail|write|send|reply|answer)(?:\s+(?:back|to))?\b/i],
  ["meeting", /^(?:meet|meeting|lunch|coffee|visit)(?:\s+with)?\b/i],
];
const MOST_NAME_WORDS = 4;
const MOST_NAMES = 16;
/** What ends a name, or comes before one that is not a name. */
const NO_NAME =
  /^(?:about|re|regarding|for|with|because|to|from|on|at|in|by|if|whether|and|that|the|a|an|his|her|their|our|my|them|him|it|of|me|us)$/i;
/** A phone number with its area code. */
const PHONE = /\+?\(?\d[\d\s()./-]{5,20}\d/;

/** The type by the first word, and what may name the lead: a number, or words after the verb or after "to" or "at". */
function readVerb(title: string): Pick<TaskWords, "type" | "names"> {
  const [type, verb] = VERBS.map(([of, pattern]) => [of, pattern.exec(title)?.[0]] as const).find(
    ([, found]) => found !== undefined,
  ) ?? ["task" as const, ""];
  const starts = [title.slice((verb || /^\S+/.exec(title)?.[0] || "").length)];
  for (const match of title.matchAll(/\s(?:to|with|for|at|from|of)\s/gi))
    starts.push(title.slice(match.index + match[0].length));
  const phone = PHONE.exec(title)?.[0];
  const names = [
    ...(phone ? [phone] : []),
    ...starts.flatMap(leadingNames).filter((name) => /\p{L}/u.test(name)),
  ];
  return { type, names: [...new Set(names)].slice(0, MOST_NAMES) };
}

/** The first words, the most first: "priya raman back", "priya raman", "priya". */
function leadingNames(text: string): string[] {
  const words = text.trim().split(" ").filter(Boolean);
  const end = words.findIndex((word) => NO_NAME.test(word));
  const most = Math.min(end < 0 ? words.length : end, MOST_NAME_WORDS);
  return Array.from({ length: most }, (_, less) => words.slice(0, most - less).join(" "));
}

type Found = { due: Due; from: number; to: number };

/** The sentence's date: the one that ends it, else the one that begins it, else the last. */
function findDate(text: string, now: Date, zone: string): Found | null {
  // Chrono reckons with what the reader's clocks show, as if that were UTC; summer time is added at the end.
  const { date, time } = wallTimeOf(now.toISOString(), zone);
  const shown = new Date(`${date}T${time}:00Z`);
  const found = reader
    .parse(text, { instant: shown, timezone: 0 }, { forwardDate: true })
    .filter((result) => isDate(result, text))
    .map((result) => ({ ...spanOf(result, text), result }));
  const chosen =
    found.find(({ to }) => /^[\s.!]*$/.test(text.slice(to))) ??
    found.find(({ from }) => from === 0) ??
    found.at(-1);
  if (!chosen) return null;
  const due = dueOf(chosen.result, { now, shown, zone });
  return due && { due, from: chosen.from, to: chosen.to };
}

/** Days and names that are words of their own. */
const ALSO_NAMES =
  /^(?:sun|sat|mon|wed|fri|may|mar|march|april|june|august|jan|second|now|morgen|sonntag|freitag|heute)$/i;

function isDate({ start, end, text, index }: ParsedResult, sentence: string): boolean {
  const hasDay = start.isCertain("day") || start.isCertain("weekday") || start.isCertain("hour");
  const isRelative = /^(?:next|this|in)\b|tonight|morning|noon|evening/i.test(text);
  if ((!hasDay && !isRelative) || /^last\b/i.test(text)) return false;
  // "Buy 2 second monitors"
  if (start.isCertain("millisecond") && !/^(?:in|within|after|half)\b|(?:later|from now)$/i.test(text))
    return false;
  // "From Monday to Friday" is what a task is about.
  if (end && !start.isCertain("hour")) return false;
  const [before, after] = [sentence.slice(0, index), sentence.slice(index + text.length)];
  const isLed = /(?:^|\b(?:on|by|at|before|until|till|due|this|next))\s*$/i.test(before);
  // "Sun Electric" is no Sunday, "wed" at the end is a Wednesday.
  return !ALSO_NAMES.test(text) || isLed || !/^\s+\p{L}/u.test(after) || !/^\p{Lu}/u.test(text);
}

/** With the word that leads to the date, such as "by". */
function spanOf({ index, text }: ParsedResult, sentence: string) {
  const lead =
    /(?:^|\s)(?:on|by|at|before|until|till|due)(?:\s+the)?\s*$/i.exec(sentence.slice(0, index))?.[0].length ??
    0;
  return { from: index - lead, to: index + text.length };
}

const DAY_PARTS: [RegExp, string][] = [
  [/morning/i, "09:00"],
  [/afternoon/i, "14:00"],
  [/evening/i, "18:00"],
  [/\b(?:to)?night\b/i, "20:00"],
];

type Moment = { now: Date; shown: Date; zone: string };

function dueOf({ start, text }: ParsedResult, { now, shown, zone }: Moment): Due | null {
  if (start.isCertain("millisecond")) {
    // "In two hours" is so many hours later, also across a change of the clocks.
    const later = wallOf(start) - shown.getTime();
    return { at: new Date(Math.floor(now.getTime() / MINUTE) * MINUTE + later).toISOString(), allDay: false };
  }
  const part = start.isCertain("hour") ? undefined : DAY_PARTS.find(([pattern]) => pattern.test(text))?.[1];
  const hour = officeHour(start);
  const time = part ?? (start.isCertain("hour") ? `${two(hour)}:${two(start.get("minute") ?? 0)}` : null);
  const date = dateOf(start, text, { shown, time });
  const offset = start.isCertain("timezoneOffset") ? start.get("timezoneOffset") : null;
  if (time !== null && offset !== null) {
    return { at: new Date(Date.parse(`${date}T${time}:00Z`) - offset * MINUTE).toISOString(), allDay: false };
  }
  if (time === null) return wholeDay(date);
  const at = momentOf({ date, time }, zone);
  return at === null ? null : { at, allDay: false };
}

/** "At 3" is three in the afternoon: nobody is called before seven. */
function officeHour(start: ParsedComponents): number {
  const hour = start.get("hour") ?? 0;
  return !start.isCertain("meridiem") && hour > 0 && hour < 7 ? hour + 12 : hour;
}

function dateOf(
  start: ParsedComponents,
  text: string,
  { shown, time }: { shown: Date; time: string | null },
): string {
  const today = localDate(shown, "UTC");
  const read = `${start.get("year")}-${two(start.get("month") ?? 1)}-${two(start.get("day") ?? 1)}`;
  if (/^next week$/i.test(text)) return addDays(today, 8 - weekdayOf(today));
  if (/^next month$/i.test(text)) return `${read.slice(0, 8)}01`;
  const isDayNamed = start.isCertain("day") || start.isCertain("weekday");
  if (!isDayNamed && time !== null && !DAY_PARTS.some(([pattern]) => pattern.test(text))) {
    return `${today}T${time}` > shown.toISOString().slice(0, 16) ? today : addDays(today, 1);
  }
  // Of a weekday that is today's, the next one is meant: today is called today.
  const isBareWeekday =
    start.isCertain("weekday") && !start.isCertain("day") && !/\b(?:this|last)\b/i.test(text);
  return isBareWeekday && read === today ? addDays(read, 7) : read;
}

function wallOf(start: ParsedComponents): number {
  const part = (name: Parameters<ParsedComponents["get"]>[0]) => start.get(name) ?? 0;
  return Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute"));
}
