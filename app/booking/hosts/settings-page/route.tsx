import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import type { ComponentProps } from "react";
import { requireStaff, requireStaffForm } from "../../../auth/guard.server";
import { PageError } from "../../../crm/components/page-error";
import { cellsOf } from "../../../settings/rows";
import { RowsField } from "../../../settings/rows-field";
import { type FieldOf, SettingsForm } from "../../../settings/settings-form";
import { Card } from "../../../ui/card";
import { TextField } from "../../../ui/forms/field";
import { adminTitle } from "../../../ui/page-title";
import { HOLIDAYS, MOST_HOLIDAYS, SETTINGS_FAILURES } from "../settings-texts";
import { changeSettings } from "./change-settings.server";
import { Feeds, HostForm } from "./host-form";
import { loadSettings } from "./load.server";

export const meta = adminTitle("Demo booking");

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
          /book-now shows the calendar of another provider, which Settings, Site tags names. These settings
          rest.
        </p>
      ) : null}
      <RulesForm rules={rules} />
      {hosts.map((host) => (
        <HostForm key={host.id} host={host} />
      ))}
      <Feeds hosts={hosts} />
    </>
  );
}

export function ErrorBoundary() {
  return <PageError title="Failed to load the settings of demo booking" />;
}

/** As the form shows them: numbers as text, a holiday as its date and name. */
type RulesView = {
  numbers: Record<"bufferMinutes" | "noticeHours" | "horizonDays", string>;
  holidays: string[][];
};

/** The rules of all hosts. */
function RulesForm({ rules }: { rules: RulesView }) {
  return (
    <Card flush title="Rules for all hosts" detail="Limits, and days off for everyone.">
      <SettingsForm
        intent="rules"
        failure={SETTINGS_FAILURES.rules}
        saved={{ ...rules.numbers, ...cellsOf(HOLIDAYS, rules.holidays, 2, MOST_HOLIDAYS) }}
        savedText={null}
        of="the rules"
        hasDates
      >
        {(field: FieldOf, sent) => (
          <>
            <div className="grid items-end gap-4 sm:grid-cols-3">
              <NumberField label="Buffer between demos (minutes)" {...field("bufferMinutes")} />
              <NumberField label="Minimum notice (hours)" {...field("noticeHours")} />
              <NumberField label="Booking window (days)" {...field("horizonDays")} />
            </div>
            <RowsField
              label="Holidays"
              list={HOLIDAYS}
              columns={["Date", "Name"]}
              count={rules.holidays.length}
              most={MOST_HOLIDAYS}
              add="Add holiday"
              {...{ field, sent }}
              hasDates
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
