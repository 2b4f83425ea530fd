import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Db } from "../../../platform/db/database.server";
import { formatDateTime } from "../../../platform/time/time-text";
import { ZONE_GROUPS, zoneLabel } from "../../../platform/time/zones";
import { feedPath } from "../../calendars/feed.server";
import { loginName, withoutLogin } from "../../calendars/feed-address";
import { formatClock } from "../../rules";
import { readBookingSettings } from "../hosts.server";

/** The settings, with times in the reader's `zone`. */
export async function loadSettings(db: Db, context: AppLoadContext, zone: string) {
  const company = await context.company();
  const { rules, hosts } = await readBookingSettings(db, company.timeZone);
  const urlOf = (secret: string | null) => (secret === null ? null : context.env.SITE_URL + feedPath(secret));
  return {
    rules: {
      numbers: {
        bufferMinutes: String(rules.bufferMinutes),
        noticeHours: String(rules.noticeHours),
        horizonDays: String(rules.horizonDays),
      },
      holidays: rules.holidays.map(({ date, name }) => [date, name]),
    },
    hosts: hosts.map((host) => {
      const isNamesake = hosts.some(({ id, name }) => id !== host.id && name === host.name);
      const view = toHostView(host, urlOf(host.feedSecret), zone);
      return isNamesake ? { ...view, title: `${host.name} (${host.email})` } : view;
    }),
    isProvided: company.bookingUrl !== null,
  };
}

type Settings = Awaited<ReturnType<typeof readBookingSettings>>;

/** A host as the settings show it. `feedUrl` is null until the host is saved; `zone` is the reader's. */
export function toHostView(host: Settings["hosts"][number], feedUrl: string | null, zone: string) {
  const times = host.week.flatMap((hours, day) => [
    [`open${day}`, hours ? "on" : ""],
    [`from${day}`, hours ? formatClock(hours.from) : ""],
    [`to${day}`, hours ? formatClock(hours.to) : ""],
  ]);
  const values: Record<string, string> = {
    isActive: host.isActive ? "on" : "",
    name: host.name,
    about: host.about,
    timeZone: host.timeZone,
    dailyCap: String(host.dailyCap),
    busyUrl: withoutLogin(host.busyUrl ?? ""),
    ...Object.fromEntries(times),
  };
  return {
    id: host.id,
    title: host.name,
    email: host.email,
    values,
    feedUrl,
    busyNote: busyNote(host, zone),
    zones: listZones(host.timeZone),
  };
}
export type HostView = ReturnType<typeof toHostView>;

/** The zones to choose from, and the host's own. Named here, since browsers know other names than the server. */
function listZones(own: string) {
  const isListed = ZONE_GROUPS.some(({ zones }) => zones.includes(own));
  const groups = isListed ? ZONE_GROUPS : [{ label: "Now", zones: [own] }, ...ZONE_GROUPS];
  return groups.map(({ label, zones }) => ({
    label,
    zones: zones.map((zone) => ({ value: zone, label: zoneLabel(zone) })),
  }));
}

function busyNote({ busyUrl, busyTriedAt, busyError }: Settings["hosts"][number], zone: string): string {
  if (busyUrl === null)
    return "The address of an .ics file. Its events block their times. We read it every 15 minutes.";
  const user = loginName(busyUrl);
  const login =
    user === "" ? "" : ` It signs in as ${user}; this address keeps the password, which isn’t shown.`;
  if (busyTriedAt === null) return `It is read within 15 minutes.${login}`;
  if (busyError) return `${busyError} Tried on ${formatDateTime(busyTriedAt, zone)}.${login}`;
  return `Read on ${formatDateTime(busyTriedAt, zone)}.${login}`;
}
