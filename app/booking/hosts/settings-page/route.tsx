import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireStaff, requireStaffForm } from "../../../auth/guard.server";
import { PageError } from "../../../crm/components/page-error";
import { adminTitle } from "../../../ui/page-title";
import { feedPath } from "../../calendars/feed.server";
import { formatHolidays } from "../../rules";
import { readBookingSettings } from "../hosts.server";
import { changeSettings } from "./change-settings.server";
import { HostForm } from "./host-form";
import { toHostView } from "./host-view";
import { RulesForm } from "./rules-form";

export const meta = adminTitle("Booking settings");

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { db } = await requireStaff(request, context, "booking.edit");
  const company = await context.company();
  const { rules, hosts } = await readBookingSettings(db, company.timeZone);
  const urlOf = (secret: string | null) => (secret === null ? null : context.env.SITE_URL + feedPath(secret));
  return {
    rules: {
      bufferMinutes: String(rules.bufferMinutes),
      noticeHours: String(rules.noticeHours),
      horizonDays: String(rules.horizonDays),
      holidays: formatHolidays(rules.holidays),
    },
    hosts: hosts.map((host) => toHostView(host, urlOf(host.feedSecret))),
    isProvided: company.bookingUrl !== null,
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  return changeSettings(await requireStaffForm(request, context, "booking.edit"), context);
}

export default function BookingSettingsPage() {
  const { rules, hosts, isProvided } = useLoaderData<typeof loader>();
  return (
    <>
      {isProvided ? (
        <p className="card p-card text-ink-2">
          /book-now shows the calendar of another provider, which Settings, Company names. These settings
          rest.
        </p>
      ) : null}
      <RulesForm key={JSON.stringify(rules)} rules={rules} />
      {hosts.map((host) => (
        <HostForm key={host.id} host={host} />
      ))}
    </>
  );
}

export function ErrorBoundary() {
  return <PageError title="Failed to load the booking settings" />;
}
