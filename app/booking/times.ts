import { dateIn, zoneCity, zoneName } from "./zones";

const formats = new Map<string, Intl.DateTimeFormat>();

function format(zone: string, key: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const name = `${zone} ${key}`;
  const known = formats.get(name) ?? new Intl.DateTimeFormat("en-US", { ...options, timeZone: zone });
  formats.set(name, known);
  return known;
}

/** Plain spaces, so that a time can be typed and compared. */
const plain = (text: string) => text.replace(/[\u202f\u00a0]/g, " ");

/** "2:30 PM" */
export function timeText(zone: string, at: Date | number): string {
  return plain(format(zone, "time", { hour: "numeric", minute: "2-digit" }).format(at));
}

/** "Tuesday, November 24" */
export function dayText(zone: string, at: Date | number): string {
  return format(zone, "day", { weekday: "long", month: "long", day: "numeric" }).format(at);
}

/** "Tue, Nov 24" */
export function shortDayText(zone: string, at: Date | number): string {
  return format(zone, "short", { weekday: "short", month: "short", day: "numeric" }).format(at);
}

/** "2:30 to 3:00 PM", or "11:30 AM to 12:00 PM" */
export function rangeText(zone: string, start: Date, end: Date): string {
  const [from, to] = [timeText(zone, start), timeText(zone, end)];
  const isSameHalf = from.slice(-2) === to.slice(-2);
  return `${isSameHalf ? from.slice(0, -3) : from} to ${to}`;
}

/** "Tuesday, November 24, 2:30 to 3:00 PM" */
export function whenText(zone: string, start: Date, end: Date): string {
  return `${dayText(zone, start)}, ${rangeText(zone, start, end)}`;
}

/** "11:30 AM for your host in Los Angeles"; with the day where it is another one. Null in the same zone. */
export function hostTimeText(hostZone: string, zone: string, start: Date): string | null {
  const isSame = timeText(hostZone, start) === timeText(zone, start) && zoneName(hostZone) === zoneName(zone);
  if (isSame) return null;
  const isSameDay = dateIn(hostZone, start.getTime()) === dateIn(zone, start.getTime());
  const day = isSameDay ? "" : `${shortDayText(hostZone, start)}, `;
  return `${day}${timeText(hostZone, start)} for your host in ${zoneCity(hostZone)}`;
}
