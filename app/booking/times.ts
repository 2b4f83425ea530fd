import { timeText } from "../platform/time/time-text";
import { localDate } from "../platform/time/zoned-time";
import { zoneCity, zoneName } from "../platform/time/zones";

/** "2:30 to 3:00 PM", or "11:30 AM to 12:00 PM" */
export function rangeText(zone: string, start: Date, end: Date): string {
  const [from, to] = [timeText("time", start, zone), timeText("time", end, zone)];
  const isSameHalf = from.slice(-2) === to.slice(-2);
  return `${isSameHalf ? from.slice(0, -3) : from} to ${to}`;
}

/** "2:30–3:00 PM", in lists. */
export function shortRange(zone: string, start: Date, end: Date): string {
  return rangeText(zone, start, end).replace(" to ", "–");
}

/** "Tuesday, November 24, 2:30 to 3:00 PM" */
export function whenText(zone: string, start: Date, end: Date): string {
  return `${timeText("longWeekday", start, zone)}, ${rangeText(zone, start, end)}`;
}

/** "11:30 AM for your host in Los Angeles"; with the day where it is another one. Null in the same zone. */
export function hostTimeText(hostZone: string, zone: string, start: Date): string | null {
  const isSame =
    timeText("time", start, hostZone) === timeText("time", start, zone) &&
    zoneName(hostZone) === zoneName(zone);
  if (isSame) return null;
  const isSameDay = localDate(start, hostZone) === localDate(start, zone);
  const day = isSameDay ? "" : `${timeText("weekday", start, hostZone)}, `;
  return `${day}${timeText("time", start, hostZone)} for your host in ${zoneCity(hostZone)}`;
}
