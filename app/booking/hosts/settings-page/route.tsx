import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import type { ComponentProps } from "react";
import { requireStaff, requireStaffForm } from "../../../auth/guard.server";
import { PageError } from "../../../crm/components/page-error";
import { SettingsForm } from "../../../settings/settings-form";
import { Card } from "../../../ui/card";
import { TextareaField, TextField } from "../../../ui/forms/field";
import { adminTitle } from "../../../ui/page-title";
import { SETTINGS_FAILURES } from "../settings-texts";
import { changeSettings } from "./change-settings.server";
import { HostForm } from "./host-form";
import { loadSettings } from "./load.server";

export const meta = adminTitle("Booking settings");

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { db, staff } = await requireStaff(request, context, "booking.edit");
  return loadSettings(db, context, staff.timeZone);
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
      <RulesForm rules={rules} />
      {hosts.map((host) => (
        <HostForm key={host.id} host={host} />
      ))}
    </>
  );
}

export function ErrorBoundary() {
  return <PageError title="Failed to load the booking settings" />;
}

/** As the form shows them: numbers as text, one holiday a line. */
type RulesView = Record<"bufferMinutes" | "noticeHours" | "horizonDays" | "holidays", string>;

/** The rules of all hosts. */
function RulesForm({ rules }: { rules: RulesView }) {
  return (
    <Card
      flush
      title="Rules of all hosts"
      detail="How demos are spread over the days, and when nobody is free."
    >
      <SettingsForm
        intent="rules"
        failure={SETTINGS_FAILURES.rules}
        saved={rules}
        savedText={null}
        of="the rules"
      >
        {(field) => (
          <>
            <div className="grid gap-4 sm:grid-cols-3">
              <NumberField label="Minutes free between demos" {...field("bufferMinutes")} />
              <NumberField label="Hours of notice" {...field("noticeHours")} />
              <NumberField label="Days ahead" {...field("horizonDays")} />
            </div>
            <TextareaField
              label="Holidays"
              {...field("holidays")}
              rows={5}
              optional
              placeholder="2026-11-26 Thanksgiving"
              hint="One per line: the date as year-month-day, then a name. Days of each host’s own zone."
            />
          </>
        )}
      </SettingsForm>
    </Card>
  );
}

function NumberField(props: ComponentProps<typeof TextField>) {
  return <TextField small inputMode="numeric" required {...props} />;
}
