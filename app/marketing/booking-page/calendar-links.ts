import type { CalendarEntry } from "../../booking/calendars/calendar.server";

/** Forms of online calendars that are filled in already. A calendar on a device takes the file. */
export function calendarLinks({ summary, description, startsAt, endsAt }: CalendarEntry) {
  const [from, to] = [startsAt, endsAt].map((time) => time.replace(/[-:]|\.\d+/g, ""));
  const google = { action: "TEMPLATE", text: summary, details: description, dates: `${from}/${to}` };
  const outlook = {
    ...{ path: "/calendar/action/compose", rru: "addevent" },
    ...{ subject: summary, body: description, startdt: startsAt, enddt: endsAt },
  };
  return [
    { name: "Google", href: `https://calendar.google.com/calendar/render?${new URLSearchParams(google)}` },
    {
      name: "Outlook",
      href: `https://outlook.office.com/calendar/0/deeplink/compose?${new URLSearchParams(outlook)}`,
    },
  ];
}
