import { expect, test } from "vitest";
import { toHostView } from "../../app/booking/hosts/settings-page/load.server";
import { pickerRange, toPicker, weekStart } from "../../app/booking/picker";
import { DEFAULT_WEEK, formatClock, type Host, type Rules } from "../../app/booking/rules";
import { listSlots, type TakenTime } from "../../app/booking/slots";
import { readBookingsQuery } from "../../app/booking/staff/staff-schema";
import { hostTimeText, rangeText, whenText } from "../../app/booking/times";
import { readPickerQuery } from "../../app/marketing/booking/booking-form";

const NOW = new Date("2026-03-02T14:00:00.000Z");
const RULES: Rules = { bufferMinutes: 0, noticeHours: 0, horizonDays: 60, holidays: [] };
const HOST: Host = {
  ...{ id: "host", email: "tom@beaconry.example", name: "Tom", about: "", timeZone: "America/Chicago" },
  ...{ week: DEFAULT_WEEK, dailyCap: 8 },
};

function picker(
  zone: string,
  from: string | null,
  more: {
    taken?: TakenTime[];
    rules?: Partial<Rules>;
    hosts?: Host[];
    chosen?: string;
    bookedDay?: string;
  } = {},
) {
  const { taken = [], hosts = [HOST], chosen = null, bookedDay } = more;
  const range = pickerRange(zone, from, NOW);
  const slots = listSlots({
    ...{ hosts, rules: { ...RULES, ...more.rules }, taken: new Map([["host", taken]]), now: NOW },
    ...range,
  });
  return toPicker({ slots, hosts, zone, range, now: NOW, chosen, bookedDay });
}
const dates = ({ days }: ReturnType<typeof picker>) => days.map(({ date }) => date);

test("a page has ten working days; the next page begins with the eleventh, and leads back", () => {
  const first = picker("America/Chicago", null);
  expect(dates(first)).toEqual([
    ...["02", "03", "04", "05", "06", "09", "10", "11", "12", "13"].map((day) => `2026-03-${day}`),
  ]);
  expect([first.earlier, first.later]).toEqual([null, "2026-03-16"]);
  const second = picker("America/Chicago", first.later);
  expect(dates(second)[0]).toBe("2026-03-16");
  expect([second.earlier, second.later]).toEqual(["2026-03-02", "2026-03-30"]);
  expect(picker("America/Chicago", "2026-03-30").earlier).toBe("2026-03-16");
  // Not before today.
  expect(picker("America/Chicago", "2026-03-09").earlier).toBe("2026-03-02");
});

test("the last page leads no further, and a day that is over begins today", () => {
  expect(picker("America/Chicago", "2026-04-27").later).toBeNull();
  expect(dates(picker("America/Chicago", "2026-01-01"))[0]).toBe("2026-03-02");
});

test("days are the visitor's: a host's morning in Chicago is the night of the next day in Auckland", () => {
  const [day, next] = picker("Pacific/Auckland", null).days;
  expect(day?.date).toBe("2026-03-03");
  // From 9:00 AM in Chicago, which is 4:00 AM on Tuesday in Auckland.
  expect(day?.parts[0]?.slots[0]).toMatchObject({
    time: "4:00 AM",
    atHost: { weekday: 1, clock: [9, 0, 0] },
  });
  expect(next?.parts.map(({ label }) => label)).toEqual(["Morning", "Afternoon"]);
});

/** Nine o'clock in Chicago on 2 March is 15:00 in UTC. */
test.each([
  ["Asia/Kathmandu", "2026-03-02", "Evening", "8:45 PM"],
  ["Pacific/Chatham", "2026-03-03", "Morning", "4:45 AM"],
  ["Pacific/Kiritimati", "2026-03-03", "Morning", "5:00 AM"],
  ["Pacific/Pago_Pago", "2026-03-02", "Morning", "4:00 AM"],
  ["Australia/Lord_Howe", "2026-03-03", "Morning", "2:00 AM"],
  ["America/St_Johns", "2026-03-02", "Morning", "11:30 AM"],
])("in %s the first time is on %s, in the part %s, at %s", (zone, date, label, time) => {
  const [day] = picker(zone, null).days;
  expect([day?.date, day?.parts[0]?.label, day?.parts[0]?.slots[0]?.time]).toEqual([date, label, time]);
});

test("times are parted at noon and at five of the visitor's clock", () => {
  const [day] = picker("America/Chicago", "2026-03-03").days;
  expect(day?.parts.map(({ label, slots }) => [label, slots[0]?.time, slots.at(-1)?.time])).toEqual([
    ["Morning", "9:00 AM", "11:30 AM"],
    ["Afternoon", "12:00 PM", "4:30 PM"],
    ["Evening", "5:00 PM", "5:30 PM"],
  ]);
});

test("a day without a free time says why; the first day that has one is chosen", () => {
  const start = Date.parse("2026-03-02T06:00:00.000Z");
  const taken = [{ start, end: start + 86_400_000, isDemo: false }];
  const shown = picker("America/Chicago", null, {
    taken,
    rules: { holidays: [{ date: "2026-03-03", name: "" }] },
  });
  expect(shown.days.slice(0, 3).map(({ free, why }) => [free, why])).toEqual([
    [0, "full"],
    [0, "holiday"],
    [18, null],
  ]);
  expect([shown.chosenDay, shown.chosenStart]).toEqual(["2026-03-04", null]);
});

test("a day on which only some hosts have a holiday is full, not a holiday", () => {
  const range = pickerRange("America/Chicago", null, NOW);
  const slots = [true, false].map((isHoliday, at) => ({
    start: Date.parse("2026-03-03T15:00:00.000Z") + at * 1_800_000,
    hostIds: [],
    isHoliday,
  }));
  const shown = toPicker({ slots, hosts: [HOST], zone: "America/Chicago", range, now: NOW, chosen: null });
  expect(shown.days.map(({ why }) => why)).toEqual(["full"]);
});

test("the time of the address is chosen if it is shown", () => {
  const chosen = "2026-03-05T15:00:00.000Z";
  const shown = picker("America/Chicago", null, { chosen });
  expect([shown.chosenDay, shown.chosenStart]).toEqual(["2026-03-05", chosen]);
  expect(picker("America/Chicago", "2026-03-09", { chosen }).chosenStart).toBeNull();
});

test("the day of a demo that is to be moved is chosen where it is shown, after a time of the address", () => {
  const bookedDay = "2026-03-10";
  expect(picker("America/Chicago", null, { bookedDay }).chosenDay).toBe(bookedDay);
  const chosen = "2026-03-05T15:00:00.000Z";
  expect(picker("America/Chicago", null, { bookedDay, chosen }).chosenDay).toBe("2026-03-05");
  const later = picker("America/Chicago", "2026-03-16", { bookedDay });
  expect([later.chosenDay, later.bookedDay]).toEqual(["2026-03-16", bookedDay]);
});

test.each([
  ["2026-03-09", "2026-03-09"],
  ["2026-03-12", "2026-03-09"],
  ["2026-03-15", "2026-03-09"],
  ["2026-04-01", "2026-03-30"],
])("the week of %s begins on %s", (day, monday) => {
  expect(weekStart(day)).toBe(monday);
});

test("the host's zone is named unless it is the visitor's or hosts have several", () => {
  const berlin = { ...HOST, id: "other", timeZone: "Europe/Berlin" };
  expect(picker("America/New_York", null).hostCity).toBe("Chicago");
  expect(picker("America/Chicago", null).hostCity).toBeNull();
  expect(picker("America/New_York", null, { hosts: [HOST, berlin] }).hostCity).toBeNull();
});

test.each([
  ["2026-03-11T16:00:00.000Z", "11:00 to 11:30 AM"],
  ["2026-03-11T16:30:00.000Z", "11:30 AM to 12:00 PM"],
  ["2026-03-12T04:30:00.000Z", "11:30 PM to 12:00 AM"],
])("a demo at %s is from %s in Chicago", (iso, text) => {
  const start = new Date(iso);
  expect(rangeText("America/Chicago", start, new Date(start.getTime() + 1_800_000))).toBe(text);
});

test.each([
  ["Europe/Berlin", "America/Chicago", "4:00 PM for your host in Berlin"],
  ["Asia/Tokyo", "America/Chicago", "Thu, Mar 12, 12:00 AM for your host in Tokyo"],
  ["America/Chicago", "America/Chicago", null],
])("for a host in %s and a guest in %s, 10 AM is %s", (host, guest, text) => {
  expect(hostTimeText(host, guest, new Date("2026-03-11T15:00:00.000Z"))).toBe(text);
});

test("a demo's day is that of the zone", () => {
  const start = new Date("2026-03-11T23:30:00.000Z");
  const end = new Date("2026-03-12T00:00:00.000Z");
  expect(whenText("Asia/Tokyo", start, end)).toBe("Thursday, March 12, 8:30 to 9:00 AM");
});

test("the settings show midnight and a day off as they are typed", () => {
  expect([0, 570, 1439, 1440].map(formatClock)).toEqual(["00:00", "09:30", "23:59", "00:00"]);
  const week = DEFAULT_WEEK.with(5, { from: 0, to: 1440 });
  const stored = { isActive: false, feedSecret: null, busyUrl: null, busyTriedAt: null, busyError: null };
  const { values } = toHostView({ ...HOST, ...stored, week }, null, "America/Chicago");
  expect(values).toMatchObject({
    from0: "09:00",
    to0: "18:00",
    from5: "00:00",
    to5: "00:00",
    from6: "",
    to6: "",
    isActive: "",
  });
});

test.each([
  ["view=past&page=3", { view: "past", week: null, page: 3 }],
  ["view=week&week=2026-03-09", { view: "week", week: "2026-03-09", page: 1 }],
  ["view=x&week=2026-13-40&page=0", { view: "upcoming", week: null, page: 1 }],
])("the address ?%s of the demos is read as %j", (search, query) => {
  expect(readBookingsQuery(new URLSearchParams(search))).toEqual(query);
});

test("an address of the picker is read as far as it is known", () => {
  const read = (search: string) => readPickerQuery(new URLSearchParams(search));
  expect(read("zone=Europe/Berlin&from=2026-03-09&start=2026-03-11T15:00:00.000Z")).toEqual({
    ...{ zone: "Europe/Berlin", from: "2026-03-09", start: "2026-03-11T15:00:00.000Z", about: null },
  });
  expect(read("zone=x&from=2026-3-9&start=soon&about=/nowhere")).toEqual({
    ...{ zone: null, from: null, start: null, about: null },
  });
});
